import { apiOrder } from "#app/features/orders/api-orders.server.ts";
import { cancelOrders } from "#app/features/orders/cancel-orders.server.ts";
import { assignCarrier, unassignOrders } from "#app/features/orders/carrier.server.ts";
import { shipOrders } from "#app/features/orders/ship-orders.server.ts";
import { apiCommands, apiRead } from "#app/http/api.server.ts";
import type { Route } from "./+types/order.ts";

/** `GET orders/{number}`. */
export const loader = apiRead(apiOrder);

const commands = apiCommands([
  { method: "POST", action: "cancel", command: cancelOrders },
  { method: "POST", action: "ship", command: shipOrders },
  { method: "POST", action: "unassign", command: unassignOrders },
  { method: "POST", action: "assign-carrier", command: assignCarrier },
]);

/** `POST orders/{cancel,ship,unassign,assign-carrier}`: the word stands where a number stands. */
export function action(args: Route.ActionArgs) {
  return commands({ ...args, params: { action: args.params.number } });
}
