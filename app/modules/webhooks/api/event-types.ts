import { listEventTypes } from "#app/features/webhooks/list-events.server.ts";
import { apiRead, noCommands } from "#app/http/wrappers/api.server.ts";

export const loader = apiRead(listEventTypes);
export const action = noCommands;
