import { createVehicles } from "#app/features/settings/vehicles/vehicles.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

export const action = apiCommands([{ method: "POST", command: createVehicles, status: 201 }]);
export const loader = noReads;
