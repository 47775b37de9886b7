import { createRecurring } from "#app/features/orders/recurring/recurring-commands.server.ts";
import { listRecurring } from "#app/features/orders/recurring/view-recurring.server.ts";
import { apiCommands, apiRead } from "#app/http/wrappers/api.server.ts";

export const loader = apiRead(listRecurring);
export const action = apiCommands([{ method: "POST", command: createRecurring, status: 201 }]);
