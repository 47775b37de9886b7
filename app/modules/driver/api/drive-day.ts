import { viewDay } from "#app/features/routes/drive/view-day.server.ts";
import { driverRead } from "#app/http/drive/driver-api.server.ts";
import { noCommands } from "#app/http/wrappers/api.server.ts";

/** `GET drive/day`: the agent's own. */
export const loader = driverRead(viewDay);
export const action = noCommands;
