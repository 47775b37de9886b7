import { listPackages } from "#app/features/settings/list-catalogue.server.ts";
import { createPackage } from "#app/features/settings/save-package.server.ts";
import { apiCommands, apiRead } from "#app/http/api.server.ts";

export const loader = apiRead(listPackages);
export const action = apiCommands([{ method: "POST", command: createPackage, status: 201 }]);
