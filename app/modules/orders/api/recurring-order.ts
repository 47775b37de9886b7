import { apiRead, noCommands } from "#app/platform/http/api.server.ts";
import { viewRecurring } from "../commands/recurring/view-recurring.server.ts";

export const loader = apiRead(viewRecurring);
export const action = noCommands;
