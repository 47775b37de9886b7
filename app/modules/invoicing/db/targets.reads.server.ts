import { sql } from "drizzle-orm";
import { idsIn } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Generate } from "../model/invoice.ts";
import { readChosenBalances } from "./balances.reads.server.ts";
import { hasLines, type Wanted } from "./pending.reads.server.ts";

/** What a document is made of: fees an invoice, what is held a settlement, both where they are made in one. */
export type Parts = readonly ("fees" | "held")[];

/**
 * What is asked for, by merchant and currency: rows that were chosen, those of chosen orders, or all that have something of
 * the days that are asked for, in the order of their ids.
 */
export async function readTargets(
  scope: Scope,
  { pending, orders, all, after, from, to }: Generate,
  has: Parts,
): Promise<(Wanted & { id: string })[]> {
  const days = { from, to };
  if (orders) return (await ofOrders(scope, orders, has)).map((each) => ({ ...each, ...days, orders }));
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
    await scope.db.all<Target>(sql`select b.id, b.merchant_id as merchantId, b.currency from merchant_balances b
    cross join merchants m on m.id = b.merchant_id and m.account_id = b.account_id
    where b.account_id = ${scope.account.id} and ${later} and ${sql.join(
      has.map((part) => hasLines(scope, part, row)),
      sql` and `,
    )} order by b.merchant_id, b.currency`);
  return rows.map((each) => ({ ...each, ...days }));
}

interface Target {
  id: string;
  merchantId: string;
  currency: string;
}

function ofOrders(scope: Scope, orders: readonly string[], has: Parts): Promise<Target[]> {
  const table = has.includes("fees") ? sql`order_fees` : sql`collections`;
  return scope.db.all<Target>(sql`select distinct merchant_id || ':' || currency as id, merchant_id as merchantId, currency
    from ${table} where order_id in ${idsIn(orders)} and +account_id = ${scope.account.id} and merchant_id is not null`);
}
