import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { bulkOrders } from "../commands/bulk/bulk-orders.server.ts";

/** `POST orders/bulk`. */
export const action = apiCommands([{ method: "POST", command: bulkOrders }]);
export const loader = noReads;
