import { createListFileHandler } from "#app/platform/http/files/list-files.server.ts";
import { exportShipments } from "../commands/export-shipments.server.ts";

/**
 * `GET shipments/{type}/export?format=csv|xlsx|pdf&columns=…` with the list's query; `POST` with `format` and the
 * selected `ids`.
 */
export const loader = createListFileHandler(exportShipments);
export const action = loader;
