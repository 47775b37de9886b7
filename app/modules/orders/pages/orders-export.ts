import { createListFileHandler } from "#app/platform/http/files/list-files.server.ts";
import { exportOrders } from "../commands/list/export-orders.server.ts";

/**
 * `GET orders/export?format=csv|xlsx|pdf&columns=…` with the list's query; `POST` with `format` and the selected `ids`.
 */
export const loader = createListFileHandler(exportOrders);
export const action = loader;
