import { listVehicles } from "#app/features/settings/list-catalogue.server.ts";
import { createVehicle } from "#app/features/settings/save-vehicle.server.ts";
import { apiCommands, apiRead } from "#app/http/api.server.ts";

export const loader = apiRead(listVehicles);
export const action = apiCommands([{ method: "POST", command: createVehicle, status: 201 }]);
