import { exportOrders } from "#app/features/orders/list/export-orders.server.ts";
import { listFile } from "#app/http/files/list-files.server.ts";

/** `GET orders/export?format=csv|xlsx|pdf&columns=…` and the list's own query; `POST` with `format` and the `ids` that were selected. */
export const loader = listFile(exportOrders);
export const action = loader;
