import { sql } from "drizzle-orm";
import { collections, orders } from "#app/modules/orders/db/orders.tables.ts";
import { orderFees } from "#app/modules/pricing/db/order-fees.tables.ts";
import { pricedFees } from "#app/modules/pricing/model/fee.enums.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { toSqlSet } from "#app/platform/db/sql-literals.ts";
import { splitCountedDays } from "#app/platform/lists/counted-days.server.ts";
import { isFarDay, type ListQuery } from "#app/platform/lists/list-query.ts";
import { merchantBalances, merchantCorrections } from "./billing.tables.ts";
import { isHeldCollection, isOpenCorrection, isOpenFee, type PendingSelection } from "./pending.reads.server.ts";

/** A range of local days; an open end is absent. */
export type PendingDays = Pick<PendingSelection, "from" | "to">;

/** Name of the filter for days of delivery or collection. */
export const DAYS_FILTER = "delivered";

/** Splits the range of days (null for all) from a query. */
export function extractDays(scope: Scope, query: ListQuery): { days: PendingDays | null; rest: ListQuery } {
  const { days, rest } = splitCountedDays(scope, query, DAYS_FILTER);
  const end = (day: string) => (isFarDay(day) ? undefined : day);
  return { days: days && { from: end(days.from), to: end(days.to) }, rest };
}

/**
 * SQL of pending billing for a range of days, with the name and columns of the table for all days. Reads all open fees and
 * collections of these days; corrections have no day and always count, as in a settlement.
 */
export function buildBalancesOfDays(scope: Scope, days: PendingDays) {
  const of = (table: { merchantId: unknown; currency: unknown }) => ({
    merchantId: sql`${table.merchantId}`,
    currency: sql`${table.currency}`,
    ...days,
  });
  return sql`(select b.id as id, b.account_id as account_id, b.merchant_id as merchant_id, b.merchant_name as merchant_name, b.currency as currency,
      coalesce(f.orders, 0) as order_count, coalesce(f.n, 0) as fee_count, coalesce(f.amount, 0) as fees,
      coalesce(h.n, 0) + coalesce(k.n, 0) as held_count, coalesce(h.amount, 0) + coalesce(k.amount, 0) as held
    from merchant_balances b
    left join (select ${orderFees.merchantId} as merchant_id, ${orderFees.currency} as currency, count(*) as n,
        sum(${orderFees.type} in ${sql.raw(toSqlSet(pricedFees))}) as orders, sum(${orderFees.amount}) as amount
      from ${orderFees} where ${isOpenFee(scope, of(orderFees))} group by 1, 2) f on f.merchant_id = b.merchant_id and f.currency = b.currency
    left join (select ${collections.merchantId} as merchant_id, ${collections.currency} as currency, count(*) as n, sum(${collections.amount}) as amount
      from ${collections} join ${orders} on ${orders.id} = ${collections.orderId}
      where ${isHeldCollection(scope, of(collections))} group by 1, 2) h on h.merchant_id = b.merchant_id and h.currency = b.currency
    left join (select ${merchantCorrections.merchantId} as merchant_id, ${merchantCorrections.currency} as currency, count(*) as n, sum(${merchantCorrections.amount}) as amount
      from ${merchantCorrections} where ${isOpenCorrection(scope, of(merchantCorrections))} group by 1, 2) k on k.merchant_id = b.merchant_id and k.currency = b.currency
    where b.account_id = ${scope.account.id}) as ${merchantBalances}`;
}
