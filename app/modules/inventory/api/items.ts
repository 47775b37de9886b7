import { apiCommands, apiRead } from "#app/platform/http/api.server.ts";
import { listItems } from "../commands/list-items.server.ts";
import { createItem } from "../commands/save-item.server.ts";

export const loader = apiRead(listItems);
export const action = apiCommands([{ method: "POST", command: createItem, status: 201 }]);
