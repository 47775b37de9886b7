import { createListFileHandler } from "#app/platform/http/files/list-files.server.ts";
import { createVehicleTemplate } from "../commands/import-fleet.server.ts";

export const loader = createListFileHandler(createVehicleTemplate);
