import { viewItem } from "#app/features/stock/list-items.server.ts";
import { changeItem, deactivateItems } from "#app/features/stock/save-item.server.ts";
import { apiCommands, apiRead } from "#app/http/wrappers/api.server.ts";

export const loader = apiRead(viewItem);
/** Deleting is switching off: orders keep what they copied. */
export const action = apiCommands([
  { method: "PUT", command: changeItem },
  { method: "DELETE", command: deactivateItems },
]);
