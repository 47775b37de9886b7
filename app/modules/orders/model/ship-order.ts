import { type ShipmentType, shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import type { OrderState } from "#app/modules/shipments/model/shipment.moves.ts";
import { liveShipmentStatuses } from "#app/modules/shipments/model/shipment.states.ts";
import { type Grants, hasFeature } from "#app/platform/access/can.ts";
import type { PlaceSnapshot } from "#app/platform/geo/place.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { applyTransition } from "#app/platform/kernel/state-machine.ts";
import { type OrderKind, type OrderStatus, orderStatuses } from "./order.enums.ts";
import { returnKinds } from "./order.rules.ts";
import { orderTransitions, returningOrderStatuses, shippableOrderStatuses } from "./order.states.ts";

/** The shipment that an order gets: its type, the order's new state, and whether the goods go back. */
export interface ShippedOrder {
  type: ShipmentType;
  /** The goods could not be delivered and go back to their source. */
  isReturn: boolean;
  order: OrderState;
}

/** Shipment types that people choose from. */
export const shipAs = ["pickup", "transfer", "delivery", "return"] as const;
export type ShipAs = (typeof shipAs)[number];

/** Types that bring goods to one of the account's facilities, which has to be named. */
export const facilityShipTypes: readonly ShipAs[] = ["pickup", "transfer"];

/** Pickups and transfers are a feature of the account. */
export function canShipAs(account: Pick<Grants, "features">, as: ShipAs): boolean {
  const needed = shipmentTypes.byKey(as)?.feature;
  return !needed || hasFeature(account, needed);
}

const { ready } = orderStatuses.code;
/** In custody between two legs. */
const midwayStatuses: readonly OrderStatus[] = orderStatuses.filter(({ phase }) => phase === "moving");

/**
 * The shipment type that each status allows: a pickup is the first leg, a transfer moves goods between facilities (the
 * first leg too, where they wait in one), a delivery is the last leg, a return goes back. Return orders only go back.
 */
const shipRules: Readonly<Record<ShipAs, { statuses: readonly OrderStatus[]; returnKind?: boolean }>> = {
  pickup: { statuses: [ready], returnKind: false },
  transfer: { statuses: [ready, ...midwayStatuses], returnKind: false },
  delivery: { statuses: [ready, ...midwayStatuses], returnKind: false },
  return: { statuses: returningOrderStatuses },
};

interface ShippableOrder {
  kind: OrderKind;
  status: OrderStatus;
  source: Pick<PlaceSnapshot, "kind">;
}

/** The shipment types that an order of this kind and status, with goods at this source, allows. */
export function listShipTypes({ kind, status, source }: ShippableOrder): ShipAs[] {
  const returning = returnKinds.includes(kind);
  if (returning && status === ready) return ["return"];
  return shipAs.filter((as) => {
    const { statuses, returnKind } = shipRules[as];
    // A transfer moves goods from one facility to another, so the first leg starts in one.
    if (as === "transfer" && status === ready && source.kind !== "location") return false;
    return statuses.includes(status) && (returnKind === undefined || returnKind === returning);
  });
}

/** The statuses in which an order allows a shipment of a type. */
export function listShippableStatuses(as: ShipAs): OrderStatus[] {
  const { statuses } = shipRules[as];
  return as === "return" ? [ready, ...statuses] : [...statuses];
}

/**
 * Decides the shipment of an order, of the wanted type or by default the one that ends its journey. Ready becomes
 * Processing, a return order Pending Return; a further attempt and a later leg leave the status unchanged. Refused
 * while another live shipment carries the order, while its location is not validated, and while it is held.
 */
export function shipOrder(
  order: OrderState & ShippableOrder,
  issues: readonly string[],
  wanted?: ShipAs,
): Result<ShippedOrder> {
  if (issues.length > 0) return fail("order_has_issues");
  if (order.shipments.some((each) => liveShipmentStatuses.includes(each.status))) return fail("order_already_shipped");
  if (!shippableOrderStatuses.includes(order.status)) return fail("order_not_ready");
  if (order.heldFor) return fail("order_held");
  const possible = listShipTypes(order);
  const as = wanted ?? possible.find((each) => !facilityShipTypes.includes(each));
  if (as === "transfer" && order.status === ready && order.source.kind !== "location")
    return fail("transfer_not_from_facility");
  if (as === undefined || !possible.includes(as)) return fail("shipment_type_unfit");
  const version = order.version + 1;
  const type = shipmentTypes.code[as];
  if (order.status !== ready) {
    const isReturn = as === "return" && !returnKinds.includes(order.kind);
    return ok({ type, isReturn, order: { ...order, version } });
  }
  const to = applyTransition(orderTransitions, order.status, as === "return" ? "add_to_return" : "add_to_shipment");
  return to.ok ? ok({ type, isReturn: false, order: { ...order, version, status: to.value } }) : to;
}
