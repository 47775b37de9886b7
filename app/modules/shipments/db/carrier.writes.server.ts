import { and, eq, inArray } from "drizzle-orm";
import { type CarrierAssignment, moveToCarrier, setCarrier } from "#app/modules/orders/db/carrier.writes.server.ts";
import { ordersWithinLocations } from "#app/modules/orders/db/location-scope.server.ts";
import { type MovedOrder, readOrderStates, saveOrders } from "#app/modules/orders/db/order-moves.server.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { BulkOutcome } from "#app/platform/kernel/result.ts";
import { advanceOrder } from "../model/advance-order.ts";

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
    statements: [...saveOrders(scope, moved), ...setCarrier(scope, own, to), ...moveToCarrier(scope, shared, to)],
    outcome,
  };
}
