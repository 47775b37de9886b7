import { and, eq, inArray } from "drizzle-orm";
import type { MovedOrder } from "#app/modules/orders/db/order-moves.server.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { returningOrderStatuses } from "#app/modules/orders/model/order.states.ts";
import { shippingMethods } from "#app/modules/pricing/db/shipping-methods.tables.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import { ignoringLocations, type Scope } from "#app/platform/db/scope.server.ts";
import type { ShipmentStatus } from "../model/shipment.enums.ts";
import { readShippable, shipOrderStates } from "./shipment.writes.server.ts";

const { pending_return: pendingReturn } = orderStatuses.code;

/**
 * Shipments that an order's shipping method creates automatically: a return when the order turns back, a delivery when
 * it was received at a facility. `newStatuses` are the statuses that shipments get in the same batch. Returns the
 * orders with their additional timeline entries, and the statements that create the shipments.
 */
export async function createFollowUps(
  scope: Scope,
  moved: readonly MovedOrder[],
  newStatuses: ReadonlyMap<string, ShipmentStatus> = new Map(),
): Promise<{ statements: Statement[]; moved: MovedOrder[] }> {
  const wanted = await listWantedFollowUps(scope, moved.filter(isTurnedBack), moved.filter(hasArrived));
  if (wanted.length === 0) return { statements: [], moved: [...moved] };
  const states = new Map(
    moved.map(({ order }) => [order.id, { ...order, shipments: order.shipments.map(withNewStatus) }]),
  );
  const unrestricted = ignoringLocations(scope);
  const rows = await readShippable(unrestricted, wanted);
  const made = await shipOrderStates(unrestricted, wanted, { rows, states }, {});
  const shipped = new Map(made.moved.map((each) => [each.order.id, each]));
  const merged = moved.map((each) => {
    const next = shipped.get(each.order.id);
    return next ? { order: next.order, events: [...each.events, ...next.events] } : each;
  });
  return { statements: made.statements, moved: merged };

  function withNewStatus<Shipment extends { id: string; status: ShipmentStatus }>(shipment: Shipment): Shipment {
    return { ...shipment, status: newStatuses.get(shipment.id) ?? shipment.status };
  }
}

/**
 * Whether the order just became Pending Return; an order whose return was cancelled waits for the next decision
 * instead.
 */
function isTurnedBack({ order, events }: MovedOrder): boolean {
  return (
    order.status === pendingReturn &&
    events.some(({ from, to }) => to === pendingReturn && !returningOrderStatuses.includes(from))
  );
}

function hasArrived({ events }: MovedOrder): boolean {
  return events.some(({ type, from, to }) => type === "received" && from !== to);
}

async function listWantedFollowUps(
  scope: Scope,
  back: readonly MovedOrder[],
  on: readonly MovedOrder[],
): Promise<string[]> {
  const ids = [...back, ...on].map(({ order }) => order.id);
  if (ids.length === 0) return [];
  const rows = await scope.db
    .select({ id: orders.id, back: shippingMethods.autoCreateReturn, on: shippingMethods.autoCreateDelivery })
    .from(orders)
    .innerJoin(shippingMethods, eq(shippingMethods.id, orders.shippingMethodId))
    .where(and(eq(orders.accountId, scope.account.id), inArray(orders.id, selectIds(ids))));
  const returning = new Set(back.map(({ order }) => order.id));
  return rows.filter((row) => (returning.has(row.id) ? row.back : row.on)).map(({ id }) => id);
}
