import { viewRecurring } from "#app/features/orders/recurring/view-recurring.server.ts";
import { apiRead, noCommands } from "#app/http/wrappers/api.server.ts";

export const loader = apiRead(viewRecurring);
export const action = noCommands;
