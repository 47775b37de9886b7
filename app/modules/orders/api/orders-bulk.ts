import { bulkOrders } from "#app/features/orders/bulk/bulk-orders.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

/** `POST orders/bulk`. */
export const action = apiCommands([{ method: "POST", command: bulkOrders }]);
export const loader = noReads;
