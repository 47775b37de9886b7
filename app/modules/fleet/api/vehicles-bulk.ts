import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { createVehicles } from "../commands/vehicles.server.ts";

export const action = apiCommands([{ method: "POST", command: createVehicles, status: 201 }]);
export const loader = noReads;
