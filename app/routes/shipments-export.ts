import { exportShipments } from "#app/features/shipments/export-shipments.server.ts";
import { listFile } from "#app/http/list-files.server.ts";

/** `GET shipments/{type}/export?format=csv|xlsx&columns=…` and the list's own query. */
export const loader = listFile(exportShipments);
