import { apiCommands, apiRead } from "#app/platform/http/api.server.ts";
import { resetRouting, saveRouting, viewRouting } from "../commands/save-routing.server.ts";

export const loader = apiRead(viewRouting);
/** Deleting what was chosen is going back to the defaults. */
export const action = apiCommands([
  { method: "PUT", command: saveRouting },
  { method: "DELETE", command: resetRouting },
]);
