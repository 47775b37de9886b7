import { noCommands } from "#app/platform/http/api.server.ts";
import { viewDriveDay } from "../commands/view-drive-day.server.ts";
import { handleDriverRead } from "../http/driver-api.server.ts";

/** `GET drive/day`: the agent's own. */
export const loader = handleDriverRead(viewDriveDay);
export const action = noCommands;
