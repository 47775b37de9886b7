import { exportOrders } from "#app/features/orders/export-orders.server.ts";
import { listFile } from "#app/http/list-files.server.ts";

/** `GET orders/export?format=csv|xlsx&columns=…` and the list's own query. */
export const loader = listFile(exportOrders);
