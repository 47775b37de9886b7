import { exportLocations } from "#app/features/settings/export-catalogue.server.ts";
import { listFile } from "#app/http/list-files.server.ts";

export const loader = listFile(exportLocations);
