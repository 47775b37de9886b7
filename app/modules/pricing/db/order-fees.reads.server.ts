import { and, asc, eq, isNotNull, isNull } from "drizzle-orm";
import { isOwnAmong, selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { orderFees } from "./order-fees.tables.ts";

export type OrderFee = Pick<
  typeof orderFees.$inferSelect,
  "id" | "type" | "event" | "amount" | "currency" | "formula" | "inputs" | "rank" | "postedAt" | "invoiceId" | "paidAt"
>;

/** The valid lines of an order, the oldest first; `accountIdColumn` is the account that works it. */
export function readOrderFees(scope: Scope, order: { id: string; accountId: string }): Promise<OrderFee[]> {
  const { id, type, event, amount, currency, formula, inputs, rank, postedAt, invoiceId, paidAt } = orderFees;
  return scope.db
    .select({ id, type, event, amount, currency, formula, inputs, rank, postedAt, invoiceId, paidAt })
    .from(orderFees)
    .where(and(eq(orderFees.accountId, order.accountId), eq(orderFees.orderId, order.id), isNull(orderFees.voidedAt)))
    .orderBy(asc(orderFees.id));
}

/** Those of the orders with a line on an invoice: they cannot be reset. */
export async function readInvoicedOrders(scope: Scope, orderIds: readonly string[]): Promise<Set<string>> {
  if (orderIds.length === 0) return new Set();
  const rows = await scope.db
    .select({ id: orderFees.orderId })
    .from(orderFees)
    .where(
      and(
        isOwnAmong(scope.account.id, orderFees.accountId, orderFees.orderId, selectIds(orderIds)),
        isNotNull(orderFees.invoiceId),
        isNull(orderFees.voidedAt),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
