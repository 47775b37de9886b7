import { listLocations } from "#app/features/settings/list-catalogue.server.ts";
import { createLocation } from "#app/features/settings/save-location.server.ts";
import { apiCommands, apiRead } from "#app/http/api.server.ts";

export const loader = apiRead(listLocations);
export const action = apiCommands([{ method: "POST", command: createLocation, status: 201 }]);
