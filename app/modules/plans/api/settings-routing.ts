import { resetRouting, saveRouting, viewRouting } from "#app/features/settings/routing/save-routing.server.ts";
import { apiCommands, apiRead } from "#app/http/wrappers/api.server.ts";

export const loader = apiRead(viewRouting);
/** Deleting what was chosen is going back to the defaults. */
export const action = apiCommands([
  { method: "PUT", command: saveRouting },
  { method: "DELETE", command: resetRouting },
]);
