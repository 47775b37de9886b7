import { apiRead, noCommands } from "#app/platform/http/api.server.ts";
import { listEvents } from "../commands/list-events.server.ts";

export const loader = apiRead(listEvents);
export const action = noCommands;
