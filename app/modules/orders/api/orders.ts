import { apiCommands, apiRead } from "#app/platform/http/api.server.ts";
import { listApiOrders } from "../commands/api-orders.server.ts";
import { createOrder } from "../commands/create/create-order.server.ts";

/** `GET orders`, `POST orders`. */
export const loader = apiRead(listApiOrders);
export const action = apiCommands([{ method: "POST", command: createOrder, status: 201 }]);
