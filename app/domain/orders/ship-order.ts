import { fail, ok, type Result } from "../kernel/result.ts";
import { transit } from "../kernel/state-machine.ts";
import type { ShipmentType } from "../shipments/shipment.enums.ts";
import type { OrderState } from "../shipments/shipment.moves.ts";
import { liveShipments } from "../shipments/shipment.states.ts";
import type { OrderKind } from "./order.enums.ts";
import { returnKinds } from "./order.rules.ts";
import { orderTransitions, returningOrders, shippable } from "./order.states.ts";

/** What becomes of an order that is shipped: the type of its shipment, its new state, and whether it goes back. */
export interface Shipped {
  type: ShipmentType;
  /** Goods that could not be delivered: from the door to where they came from. */
  backwards: boolean;
  order: OrderState;
}

/** Types of shipments that people choose from. */
export const shipAs = ["delivery", "return"] as const;
export type ShipAs = (typeof shipAs)[number];

const typeOf = { delivery: 3, return: 4 } as const satisfies Record<ShipAs, ShipmentType>;

/** Makes a shipment of the wanted type; refused where the order's status asks for the other. Without a wish, as needed. */
export function shipOrder(
  order: OrderState & { kind: OrderKind },
  issues: readonly string[],
  wanted?: ShipAs,
): Result<Shipped> {
  const shipped = shipAsNeeded(order, issues);
  if (!shipped.ok || wanted === undefined) return shipped;
  return shipped.value.type === typeOf[wanted] ? shipped : fail("shipment_type_unfit");
}

/**
 * Makes a shipment from an order (domain-rules, "Orders"): Ready becomes Processing, a return order Pending Return; a
 * further attempt and a last leg leave the status alone. Refused while another live shipment carries it, while its
 * location is not validated, and while it is held.
 */
function shipAsNeeded(order: OrderState & { kind: OrderKind }, issues: readonly string[]): Result<Shipped> {
  if (issues.length > 0) return fail("order_has_issues");
  if (order.shipments.some((each) => liveShipments.includes(each.status))) return fail("order_already_shipped");
  if (!shippable.includes(order.status)) return fail("order_not_ready");
  if (order.heldFor) return fail("order_held");
  const backwards = returningOrders.includes(order.status);
  const returning = returnKinds.includes(order.kind);
  const version = order.version + 1;
  if (order.status !== 2)
    return ok({ type: backwards ? 4 : 3, backwards: backwards && !returning, order: { ...order, version } });
  const to = transit(orderTransitions, order.status, returning ? "add_to_return" : "add_to_shipment");
  return to.ok ? ok({ type: returning ? 4 : 3, backwards: false, order: { ...order, version, status: to.value } }) : to;
}
