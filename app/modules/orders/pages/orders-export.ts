import { createListFileHandler } from "#app/platform/http/files/list-files.server.ts";
import { exportOrders } from "../commands/list/export-orders.server.ts";

/** `GET orders/export?format=csv|xlsx|pdf&columns=…` and the list's own query; `POST` with `format` and the `ids` that were selected. */
export const loader = createListFileHandler(exportOrders);
export const action = loader;
