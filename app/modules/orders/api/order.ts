import { assignCarrier, unassignOrders } from "#app/modules/shipments/commands/orders/assign-carrier.server.ts";
import {
  cancelOrders,
  closeOrders,
  loseOrders,
  returnOrders,
} from "#app/modules/shipments/commands/orders/move-orders.server.ts";
import { shipOrders } from "#app/modules/shipments/commands/orders/ship-orders.server.ts";
import { apiCommands, apiRead } from "#app/platform/http/api.server.ts";
import { readApiOrder } from "../commands/api-orders.server.ts";
import { holdOrders, releaseOrders } from "../commands/hold-orders.server.ts";
import { prioritizeOrders } from "../commands/prioritize-orders.server.ts";
import { validateLocations } from "../commands/validate/validate-locations.server.ts";

/** `GET orders/{number}`. */
export const loader = apiRead(readApiOrder);

/** `POST orders/{cancel,ship,unassign,assign-carrier,close,return,lose,validate-locations}`: the word stands where a number stands. */
export const action = apiCommands([
  { method: "POST", at: { number: "cancel" }, command: cancelOrders },
  { method: "POST", at: { number: "ship" }, command: shipOrders },
  { method: "POST", at: { number: "unassign" }, command: unassignOrders },
  { method: "POST", at: { number: "assign-carrier" }, command: assignCarrier },
  { method: "POST", at: { number: "prioritize" }, command: prioritizeOrders },
  { method: "POST", at: { number: "hold" }, command: holdOrders },
  { method: "POST", at: { number: "release" }, command: releaseOrders },
  { method: "POST", at: { number: "close" }, command: closeOrders },
  { method: "POST", at: { number: "return" }, command: returnOrders },
  { method: "POST", at: { number: "lose" }, command: loseOrders },
  { method: "POST", at: { number: "validate-locations" }, command: validateLocations },
]);
