import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { ordersWithinLocations } from "#app/modules/orders/db/location-scope.server.ts";
import { type MovedOrder, readOrderStates, saveOrders } from "#app/modules/orders/db/order-moves.server.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { PlaceSnapshot } from "#app/platform/geo/place.ts";
import type { BulkOutcome } from "#app/platform/kernel/result.ts";
import { advanceOrder } from "../model/advance-order.ts";

/** The carrier to assign; from a merchant's portal also the merchant's id at that carrier. */
export interface CarrierAssignment {
  carrierAccountId: string;
  merchantId?: string;
  method?: { id: string; name: string; goesTo(destination: PlaceSnapshot): boolean };
}

/**
 * Assigns a carrier and optionally its shipping method to orders, or removes the carrier (null). An order shared with a
 * merchant moves, with all its parts, to the carrier's account, or back to the merchant's. Returns the statements of
 * one batch and the outcome by order.
 */
export async function changeCarriers(
  scope: Scope,
  orderIds: readonly string[],
  to: CarrierAssignment | null,
): Promise<{ statements: Statement[]; outcome: BulkOutcome }> {
  const outcome: BulkOutcome = { succeeded: [], refused: [] };
  const [rows, states] = await Promise.all([
    scope.db
      .select({ id: orders.id, owner: orders.ownerAccountId, destination: orders.destination })
      .from(orders)
      .where(
        and(
          eq(orders.accountId, scope.account.id),
          inArray(orders.id, selectIds(orderIds)),
          ordersWithinLocations(scope),
        ),
      ),
    readOrderStates(scope, selectIds(orderIds), { history: false }),
  ]);
  const owners = new Map(rows.map(({ id, owner }) => [id, owner]));
  const outside = new Set(
    rows.flatMap(({ id, destination }) => (to?.method?.goesTo(destination) === false ? [id] : [])),
  );
  const moved: MovedOrder[] = [];
  for (const id of new Set(orderIds)) {
    const order = owners.has(id) ? states.get(id) : undefined;
    const event = to ? "assign_carrier" : "unassign_carrier";
    const detail = { carrierAccountId: to?.carrierAccountId ?? null, method: to?.method?.name };
    if (order && outside.has(id)) {
      outcome.refused.push({ id, code: "method_not_covering" });
      continue;
    }
    const result = order ? advanceOrder(order, event, {}, detail) : null;
    if (result?.ok) moved.push(result.value);
    if (result?.ok) outcome.succeeded.push(id);
    else outcome.refused.push({ id, code: result ? result.failure.code : "not_found" });
  }
  if (moved.length === 0) return { statements: [], outcome };
  const shared = outcome.succeeded.filter((id) => owners.get(id));
  const own = outcome.succeeded.filter((id) => !owners.get(id));
  return {
    statements: [...saveOrders(scope, moved), ...assignOwnOrders(scope, own, to), ...moveToCarrier(scope, shared, to)],
    outcome,
  };
}

const whereOwnOrders = (scope: Scope, ids: readonly string[]) =>
  and(eq(orders.accountId, scope.account.id), inArray(orders.id, selectIds(ids)));

/** Orders that no other account owns: they stay in the account. */
function assignOwnOrders(scope: Scope, ids: readonly string[], to: CarrierAssignment | null): Statement[] {
  if (ids.length === 0) return [];
  const carrierAccountId = to?.carrierAccountId ?? null;
  const method = to?.method ? { shippingMethodId: to.method.id } : {};
  const set = { carrierAccountId, ...method };
  return [scope.db.update(orders).set(set).where(whereOwnOrders(scope, ids))];
}

const partTables = ["order_packages", "order_items", "collections", "order_events"] as const;

/** Orders of a merchant account move to the carrier's account with their parts, and back without a carrier. */
function moveToCarrier(scope: Scope, ids: readonly string[], to: CarrierAssignment | null): Statement[] {
  if (ids.length === 0) return [];
  const accountId: SQL = to
    ? sql`${to.carrierAccountId}`
    : sql`(select owner_account_id from orders o where o.id = order_id)`;
  const partUpdates = partTables.map((table) =>
    scope.db.run(sql`update ${sql.raw(table)} set account_id = ${accountId} where order_id in ${selectIds(ids)}`),
  );
  const method = to?.method ? { shippingMethodId: to.method.id } : {};
  const set = to
    ? { accountId: to.carrierAccountId, carrierAccountId: to.carrierAccountId, ...method, merchantId: to.merchantId }
    : {
        accountId: sql`${orders.ownerAccountId}`,
        carrierAccountId: null,
        merchantId: null,
        customerId: null,
        shippingMethodId: null,
      };
  return [...partUpdates, scope.db.update(orders).set(set).where(whereOwnOrders(scope, ids))];
}
