import { readChoices } from "#app/data/kernel/names.reads.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { type OrderFile, readOrderFile } from "#app/data/orders/order.reads.server.ts";
import { can } from "#app/domain/access/can.ts";
import { ok, type Result } from "#app/domain/kernel/result.ts";
import { transit } from "#app/domain/kernel/state-machine.ts";
import { orderTransitions, shippable } from "#app/domain/orders/order.states.ts";
import { type OrderPart, partRules } from "#app/domain/orders/order-parts.ts";
import { liveShipments } from "#app/domain/shipments/shipment.states.ts";

/** What may be done with an order now: from the tables, and the member's permissions. */
export interface OrderActions {
  ship: boolean;
  cancel: boolean;
  validate: boolean;
  assignCarrier: boolean;
  unassign: boolean;
  labels: boolean;
  parts: OrderPart[];
}

export interface OrderView extends Omit<OrderFile, "order"> {
  order: Omit<OrderFile["order"], "trackingToken">;
  actions: OrderActions;
  locations: { value: string; label: string }[];
}

type Args = { params: Readonly<Record<string, string | undefined>> };

/** The page of an order. */
export async function viewOrder(scope: Scope, { params }: Args): Promise<Result<OrderView>> {
  const [file, locations] = await Promise.all([
    readOrderFile(scope, params.number ?? ""),
    readChoices(scope, "locations"),
  ]);
  if (!file.ok) return file;
  const { trackingToken: _, ...order } = file.value.order;
  return ok({ ...file.value, order, actions: actionsOf(scope, file.value), locations });
}

function actionsOf(scope: Scope, { order, shipments }: OrderFile): OrderActions {
  const may = (event: Parameters<typeof transit<typeof order.status, (typeof orderTransitions)[number]["event"]>>[2]) =>
    transit(orderTransitions, order.status, event).ok;
  const carried = shipments.some((each) => liveShipments.includes(each.status));
  const shipping = shippable.includes(order.status) && !carried && order.issues.length === 0 && !order.heldFor;
  const parts = Object.entries(partRules).flatMap(([part, { permission, statuses }]) =>
    can(scope.account, permission) && statuses.includes(order.status) ? [part as OrderPart] : [],
  );
  return {
    ship: can(scope.account, "orders.ship") && shipping,
    cancel: can(scope.account, "orders.cancel") && (may("cancel") || may("cancel_in_custody")),
    validate: can(scope.account, "orders.update.locations") && may("validate_location"),
    assignCarrier: can(scope.account, "orders.update") && may("assign_carrier"),
    unassign: can(scope.account, "orders.unassign") && may("unassign_carrier"),
    labels: can(scope.account, "orders.generate_labels"),
    parts,
  };
}
