import { bulkOrders } from "#app/features/orders/bulk-orders.server.ts";
import { apiCommands, noReads } from "#app/http/api.server.ts";

/** `POST orders/bulk`. */
export const action = apiCommands([{ method: "POST", command: bulkOrders }]);
export const loader = noReads;
