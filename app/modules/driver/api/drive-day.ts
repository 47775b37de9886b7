import { noCommands } from "#app/platform/http/api.server.ts";
import { viewDay } from "../commands/view-day.server.ts";
import { driverRead } from "../http/driver-api.server.ts";

/** `GET drive/day`: the agent's own. */
export const loader = driverRead(viewDay);
export const action = noCommands;
