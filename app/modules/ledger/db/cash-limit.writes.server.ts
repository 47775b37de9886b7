import { sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { publishQuery } from "#app/platform/events/outbox.server.ts";
import { cashMethodLiterals } from "./collection-literals.ts";

/**
 * Tells of agents whom money that was collected just now brought above their cash limit: whoever was above it before is told of
 * no more. Stands behind the collections' own statement, whose triggers keep what agents hold.
 */
export function publishOverCashLimit(scope: Scope, taken: readonly { id: string }[]): Statement[] {
  if (taken.length === 0) return [];
  const ids = JSON.stringify(taken.map(({ id }) => id));
  // What counts as cash is what the triggers count: paid in cash, or by no method that is named.
  const found = sql`select a.id, a.name as number, null as status from agents a
    join agent_holdings h on h.account_id = a.account_id and h.agent_id = a.id and h.currency = a.cash_limit_currency
    join (select c.agent_id, c.currency, sum(c.amount) as amount from json_each(${ids}) j join collections c on c.id = j.value
      where c.account_id = ${scope.account.id} and c.method in ${cashMethodLiterals} group by c.agent_id, c.currency) fresh
      on fresh.agent_id = a.id and fresh.currency = a.cash_limit_currency
    where a.account_id = ${scope.account.id} and h.open_cash + h.receipt_cash > a.cash_limit
      and h.open_cash + h.receipt_cash - fresh.amount <= a.cash_limit`;
  return [publishQuery(scope, "agent.over_cash_limit", found)];
}
