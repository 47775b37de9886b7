import { exportZones } from "#app/features/settings/zones/list-zones.server.ts";
import { listFile } from "#app/http/list-files.server.ts";

/** `GET settings/delivery-zones/export?ids=…`: GeoJSON of these zones, or of all. */
export const loader = listFile(exportZones);
