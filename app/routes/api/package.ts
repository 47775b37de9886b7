import { viewPackage } from "#app/features/settings/list-catalogue.server.ts";
import { updatePackages } from "#app/features/settings/save-package.server.ts";
import { deactivatePackages } from "#app/features/settings/switch-active.server.ts";
import { apiCommands, apiRead } from "#app/http/api.server.ts";

export const loader = apiRead(viewPackage);
/** Deleting is switching off: orders keep what they copied. */
export const action = apiCommands([
  { method: "PUT", command: updatePackages },
  { method: "DELETE", command: deactivatePackages },
]);
