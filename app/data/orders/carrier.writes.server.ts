import { and, eq, inArray } from "drizzle-orm";
import type { BulkOutcome } from "#app/domain/kernel/result.ts";
import { advance } from "#app/domain/shipments/advance-order.ts";
import type { Statement } from "../kernel/commit.server.ts";
import { idsIn } from "../kernel/json-rows.server.ts";
import type { Scope } from "../kernel/scope.server.ts";
import { orders } from "../schema/index.ts";
import { ordersWithinLocations } from "../shipments/shipment-scope.server.ts";
import { type MovedOrder, readOrderStates, saveOrders } from "./order-moves.server.ts";

/** Gives orders a carrier and perhaps its shipping method, or takes the carrier (null); the statements of one batch and the outcome by order. */
export async function changeCarriers(
  scope: Scope,
  orderIds: readonly string[],
  carrierAccountId: string | null,
  method?: { id: string; name: string },
): Promise<{ statements: Statement[]; outcome: BulkOutcome }> {
  const outcome: BulkOutcome = { succeeded: [], refused: [] };
  const [seen, states] = await Promise.all([
    scope.db
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(eq(orders.accountId, scope.account.id), inArray(orders.id, idsIn(orderIds)), ordersWithinLocations(scope)),
      ),
    readOrderStates(scope, idsIn(orderIds), { history: false }),
  ]);
  const visible = new Set(seen.map((each) => each.id));
  const moved: MovedOrder[] = [];
  for (const id of new Set(orderIds)) {
    const order = visible.has(id) ? states.get(id) : undefined;
    const event = carrierAccountId ? "assign_carrier" : "unassign_carrier";
    const result = order ? advance(order, event, {}, { carrierAccountId, method: method?.name }) : null;
    if (result?.ok) moved.push(result.value);
    if (result?.ok) outcome.succeeded.push(id);
    else outcome.refused.push({ id, code: result ? result.failure.code : "not_found" });
  }
  if (moved.length === 0) return { statements: [], outcome };
  const set = scope.db
    .update(orders)
    .set({ carrierAccountId, ...(method ? { shippingMethodId: method.id } : {}) })
    .where(and(eq(orders.accountId, scope.account.id), inArray(orders.id, idsIn(outcome.succeeded))));
  return { statements: [...saveOrders(scope, moved), set], outcome };
}
