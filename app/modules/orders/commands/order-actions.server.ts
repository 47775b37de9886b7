import { liveShipmentStatuses, shipmentTransitions } from "#app/modules/shipments/model/shipment.states.ts";
import { can } from "#app/platform/access/can.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { listAllowedEvents } from "#app/platform/kernel/state-machine.ts";
import type { OrderDetails } from "../db/order.reads.server.ts";
import { checkHold, checkRelease } from "../model/hold-orders.ts";
import { orderStatuses } from "../model/order.enums.ts";
import { type OrderAction, orderTransitions, shippableOrderStatuses } from "../model/order.states.ts";
import { getMerchantRule } from "../model/order-kinds.rules.ts";
import { type OrderPart, partRules } from "../model/order-parts.ts";
import { canShipAs, listShipTypes, type ShipAs } from "../model/ship-order.ts";
import { type CustomerRequestKind, getAnswerPermission } from "../model/tracked/customer-requests.ts";

/** The actions that an order allows now, by the transition tables and the member's permissions. */
export interface OrderActions {
  /** Shipment types; empty where it cannot be shipped. */
  ship: ShipAs[];
  cancel: boolean;
  validate: boolean;
  assignCarrier: boolean;
  unassign: boolean;
  sendBack: boolean;
  close: boolean;
  lose: boolean;
  /** The shipment whose last step can be reset together with this order. */
  reset: { id: string; number: string } | null;
  /** Requests of the customer that can be answered. */
  answers: CustomerRequestKind[];
  labels: boolean;
  fees: boolean;
  documents: boolean;
  metadata: boolean;
  duplicate: boolean;
  hold: boolean;
  release: boolean;
  parts: OrderPart[];
}

/** Actions that the member may take on an order in its present status. */
export function getOrderActions(scope: Scope, { order, shipments, requests }: OrderDetails): OrderActions {
  const allowed = listAllowedEvents(orderTransitions, order.status);
  const isAllowed = (...events: OrderAction[]) => events.some((event) => allowed.includes(event));
  const isPermitted = (permission: Parameters<typeof can>[1]) => can(scope.account, permission);
  const carried = shipments.some((each) => liveShipmentStatuses.includes(each.status));
  const shipping =
    shippableOrderStatuses.includes(order.status) && !carried && order.issues.length === 0 && !order.heldFor;
  const parts = Object.entries(partRules).flatMap(([part, { permission, statuses }]) =>
    isPermitted(permission) && statuses.includes(order.status) ? [part as OrderPart] : [],
  );
  const shipTypes = listShipTypes(order).filter((as) => canShipAs(scope.account, as));
  const isCarrier = order.accountId === scope.account.id;
  const [last] = shipments;
  const undoable =
    last && isPermitted("shipments.reset") && listAllowedEvents(shipmentTransitions, last.status).includes("reset");
  return {
    ship: isPermitted("orders.ship") && shipping ? shipTypes : [],
    cancel: isPermitted("orders.cancel") && isAllowed("cancel", "cancel_in_custody"),
    validate:
      isPermitted("orders.update.locations") &&
      order.issues.length > 0 &&
      isAllowed("validate_location", "validate_held"),
    assignCarrier: isPermitted("orders.update") && isAllowed("assign_carrier"),
    unassign: isPermitted("orders.unassign") && isAllowed("unassign_carrier"),
    sendBack: isCarrier && isPermitted("orders.update") && isAllowed("choose_return"),
    close: isCarrier && isPermitted("orders.update") && isAllowed("close"),
    lose: isCarrier && isPermitted("orders.update") && isAllowed("lose"),
    reset: undoable && order.status !== orderStatuses.code.closed ? { id: last.id, number: last.number } : null,
    answers: requests.flatMap(({ request: { kind }, answer }) =>
      isCarrier && answer === null && isPermitted(getAnswerPermission(kind)) ? [kind] : [],
    ),
    labels: isPermitted("orders.generate_labels"),
    fees: isPermitted("orders.update.fees") && order.merchantId !== null && order.status !== orderStatuses.code.closed,
    documents: isPermitted("orders.update"),
    metadata: isPermitted("orders.update"),
    hold: isPermitted("orders.update") && checkHold(order, carried).ok,
    release: isPermitted("orders.update") && checkRelease(order).ok,
    duplicate: isPermitted("orders.create") && getMerchantRule(scope.account.kind, order.kind) !== null,
    parts,
  };
}
