import { apiCommands, apiRead } from "#app/platform/http/api.server.ts";
import { viewItem } from "../commands/list-items.server.ts";
import { changeItem, deactivateItems } from "../commands/save-item.server.ts";

export const loader = apiRead(viewItem);
/** Deleting is switching off: orders keep what they copied. */
export const action = apiCommands([
  { method: "PUT", command: changeItem },
  { method: "DELETE", command: deactivateItems },
]);
