import { sql } from "drizzle-orm";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { GenerateInput } from "../model/invoice.ts";
import { readChosenBalances } from "./balances.reads.server.ts";
import { hasPendingLines, type PendingSelection } from "./pending.reads.server.ts";

/** Sources of a document: fees for an invoice, held collections for a settlement, both for a combination. */
export type BillingSources = readonly ("fees" | "held")[];

/**
 * The merchants and currencies to bill: chosen rows, those of chosen orders, or all with something pending in the range of
 * days, ordered by id.
 */
export async function readBillingTargets(
  scope: Scope,
  { pending, orders, all, after, from, to }: GenerateInput,
  has: BillingSources,
): Promise<(PendingSelection & { id: string })[]> {
  const days = { from, to };
  if (orders) return (await readTargetsOfOrders(scope, orders, has)).map((each) => ({ ...each, ...days, orders }));
  if (pending) {
    const known = new Map((await readChosenBalances(scope, pending)).map((each) => [each.id, each]));
    return [...new Set(pending)].map((id) => {
      const [merchantId = "", currency = ""] = id.split(":");
      return { id, ...(known.get(id) ?? { merchantId, currency }), ...days };
    });
  }
  if (!all) return [];
  const row = { merchantId: sql`b.merchant_id`, currency: sql`b.currency`, ...days };
  const later = after ? sql`(b.merchant_id, b.currency) > (${after.slice(0, -4)}, ${after.slice(-3)})` : sql`true`;
  const rows =
    await scope.db.all<BillingTarget>(sql`select b.id, b.merchant_id as merchantId, b.currency from merchant_balances b
    cross join merchants m on m.id = b.merchant_id and m.account_id = b.account_id
    where b.account_id = ${scope.account.id} and ${later} and ${sql.join(
      has.map((part) => hasPendingLines(scope, part, row)),
      sql` and `,
    )} order by b.merchant_id, b.currency`);
  return rows.map((each) => ({ ...each, ...days }));
}

interface BillingTarget {
  id: string;
  merchantId: string;
  currency: string;
}

function readTargetsOfOrders(scope: Scope, orders: readonly string[], has: BillingSources): Promise<BillingTarget[]> {
  const table = has.includes("fees") ? sql`order_fees` : sql`collections`;
  return scope.db.all<BillingTarget>(sql`select distinct merchant_id || ':' || currency as id, merchant_id as merchantId, currency
    from ${table} where order_id in ${selectIds(orders)} and +account_id = ${scope.account.id} and merchant_id is not null`);
}
