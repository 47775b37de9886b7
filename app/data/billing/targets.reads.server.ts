import { sql } from "drizzle-orm";
import type { Generate } from "#app/domain/billing/invoice.ts";
import { idsIn } from "../kernel/json-rows.server.ts";
import type { Scope } from "../kernel/scope.server.ts";
import { readChosenBalances } from "./balances.reads.server.ts";
import type { Wanted } from "./pending.reads.server.ts";

/** What is asked for, by merchant and currency: rows that were chosen, those of chosen orders, or all that have something. */
export async function readTargets(
  scope: Scope,
  { pending, orders, all, from, to }: Generate,
  has: "fees" | "held",
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
  const rows = await scope.db.all<Target>(sql`select id, merchant_id as merchantId, currency from merchant_balances
    where account_id = ${scope.account.id} and ${has === "fees" ? sql`fee_count > 0` : sql`held_count > 0`} order by merchant_id`);
  return rows.map((each) => ({ ...each, ...days }));
}

interface Target {
  id: string;
  merchantId: string;
  currency: string;
}

function ofOrders(scope: Scope, orders: readonly string[], has: "fees" | "held"): Promise<Target[]> {
  const table = has === "fees" ? sql`order_fees` : sql`collections`;
  return scope.db.all<Target>(sql`select distinct merchant_id || ':' || currency as id, merchant_id as merchantId, currency
    from ${table} where order_id in ${idsIn(orders)} and +account_id = ${scope.account.id} and merchant_id is not null`);
}
