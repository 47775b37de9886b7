import { createVehicles } from "#app/features/settings/save-vehicle.server.ts";
import { apiCommands } from "#app/http/api.server.ts";

export const action = apiCommands([{ method: "POST", command: createVehicles, status: 201 }]);
