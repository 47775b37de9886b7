import { apiCommands, apiRead } from "#app/platform/http/api.server.ts";
import { createRecurring } from "../commands/recurring/recurring-commands.server.ts";
import { listRecurring } from "../commands/recurring/view-recurring.server.ts";

export const loader = apiRead(listRecurring);
export const action = apiCommands([{ method: "POST", command: createRecurring, status: 201 }]);
