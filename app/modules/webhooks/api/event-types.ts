import { apiRead, noCommands } from "#app/platform/http/api.server.ts";
import { listEventTypes } from "../commands/list-events.server.ts";

export const loader = apiRead(listEventTypes);
export const action = noCommands;
