import { viewVehicle } from "#app/features/settings/list-catalogue.server.ts";
import { updateVehicles } from "#app/features/settings/save-vehicle.server.ts";
import { deactivateVehicles } from "#app/features/settings/switch-active.server.ts";
import { apiCommands, apiRead } from "#app/http/api.server.ts";

export const loader = apiRead(viewVehicle);
/** Deleting is switching off: orders and plans may refer to the row. */
export const action = apiCommands([
  { method: "PUT", command: updateVehicles },
  { method: "DELETE", command: deactivateVehicles },
]);
