import { viewLocation } from "#app/features/settings/list-locations.server.ts";
import { updateLocations } from "#app/features/settings/save-location.server.ts";
import { deactivateLocations } from "#app/features/settings/switch-active.server.ts";
import { apiCommands, apiRead } from "#app/http/api.server.ts";

export const loader = apiRead(viewLocation);
/** Deleting is switching off: orders and plans may refer to the row. */
export const action = apiCommands([
  { method: "PUT", command: updateLocations },
  { method: "DELETE", command: deactivateLocations },
]);
