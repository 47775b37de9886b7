import { createListFileHandler } from "#app/platform/http/files/list-files.server.ts";
import { exportShipments } from "../commands/export-shipments.server.ts";

/** `GET shipments/{type}/export?format=csv|xlsx|pdf&columns=…` and the list's own query; `POST` with `format` and the `ids` that were selected. */
export const loader = createListFileHandler(exportShipments);
export const action = loader;
