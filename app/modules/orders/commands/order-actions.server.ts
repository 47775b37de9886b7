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
import { acceptableStatuses } from "../model/tracked/reschedule.ts";

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
  /** How an open reschedule request can be answered: accepting needs an unfinished delivery. */
  answerReschedule: "any" | "decline" | null;
  labels: boolean;
  fees: boolean;
  documents: boolean;
  duplicate: boolean;
  hold: boolean;
  release: boolean;
  parts: OrderPart[];
}

export function getOrderActions(scope: Scope, { order, shipments }: OrderDetails): OrderActions {
  const allowed = listAllowedEvents(orderTransitions, order.status);
  const may = (...events: OrderAction[]) => events.some((event) => allowed.includes(event));
  const able = (permission: Parameters<typeof can>[1]) => can(scope.account, permission);
  const carried = shipments.some((each) => liveShipmentStatuses.includes(each.status));
  const shipping =
    shippableOrderStatuses.includes(order.status) && !carried && order.issues.length === 0 && !order.heldFor;
  const parts = Object.entries(partRules).flatMap(([part, { permission, statuses }]) =>
    able(permission) && statuses.includes(order.status) ? [part as OrderPart] : [],
  );
  const shipTypes = listShipTypes(order.kind, order.status).filter((as) => canShipAs(scope.account, as));
  const isCarrier = order.accountId === scope.account.id;
  const [last] = shipments;
  const undoable =
    last && able("shipments.reset") && listAllowedEvents(shipmentTransitions, last.status).includes("reset");
  return {
    ship: able("orders.ship") && shipping ? shipTypes : [],
    cancel: able("orders.cancel") && may("cancel", "cancel_in_custody"),
    validate: able("orders.update.locations") && order.issues.length > 0 && may("validate_location", "validate_held"),
    assignCarrier: able("orders.update") && may("assign_carrier"),
    unassign: able("orders.unassign") && may("unassign_carrier"),
    sendBack: isCarrier && able("orders.update") && may("choose_return"),
    close: isCarrier && able("orders.update") && may("close"),
    lose: isCarrier && able("orders.update") && may("lose"),
    reset: undoable && order.status !== orderStatuses.code.closed ? { id: last.id, number: last.number } : null,
    answerReschedule:
      isCarrier && order.hasCustomerRescheduleRequest && able("orders.update")
        ? getRescheduleAnswer(order.status)
        : null,
    labels: able("orders.generate_labels"),
    fees: able("orders.update.fees") && order.merchantId !== null && order.status !== orderStatuses.code.closed,
    documents: able("orders.update"),
    hold: able("orders.update") && checkHold(order, carried).ok,
    release: able("orders.update") && checkRelease(order).ok,
    duplicate: able("orders.create") && getMerchantRule(scope.account.kind, order.kind) !== null,
    parts,
  };
}

function getRescheduleAnswer(status: OrderDetails["order"]["status"]): "any" | "decline" {
  return acceptableStatuses.includes(status) ? "any" : "decline";
}
