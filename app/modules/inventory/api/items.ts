import { listItems } from "#app/features/stock/list-items.server.ts";
import { createItem } from "#app/features/stock/save-item.server.ts";
import { apiCommands, apiRead } from "#app/http/wrappers/api.server.ts";

export const loader = apiRead(listItems);
export const action = apiCommands([{ method: "POST", command: createItem, status: 201 }]);
