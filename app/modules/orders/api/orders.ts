import { apiOrders } from "#app/features/orders/commands/api-orders.server.ts";
import { createOrder } from "#app/features/orders/create/create-order.server.ts";
import { apiCommands, apiRead } from "#app/http/wrappers/api.server.ts";

/** `GET orders`, `POST orders`. */
export const loader = apiRead(apiOrders);
export const action = apiCommands([{ method: "POST", command: createOrder, status: 201 }]);
