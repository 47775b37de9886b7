import { sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { publishQuery } from "#app/platform/events/outbox.server.ts";
import { cashMethodLiterals } from "./collection-literals.ts";

/**
 * Publishes an event for each agent that new collections brought over the cash limit; not for agents who were over it
 * before. Must come after the statement that writes the collections, whose triggers update the held amounts.
 */
export function publishOverCashLimit(scope: Scope, collections: readonly { id: string }[]): Statement[] {
  if (collections.length === 0) return [];
  const ids = JSON.stringify(collections.map(({ id }) => id));
  // Counted as cash, like in the triggers: paid in cash or without a method.
  const found = sql`select a.id, a.name as number, null as status from agents a
    join agent_holdings h on h.account_id = a.account_id and h.agent_id = a.id and h.currency = a.cash_limit_currency
    join (select c.agent_id, c.currency, sum(c.amount) as amount from json_each(${ids}) j join collections c on c.id = j.value
      where c.account_id = ${scope.account.id} and c.method in ${cashMethodLiterals} group by c.agent_id, c.currency) fresh
      on fresh.agent_id = a.id and fresh.currency = a.cash_limit_currency
    where a.account_id = ${scope.account.id} and h.open_cash + h.receipt_cash > a.cash_limit
      and h.open_cash + h.receipt_cash - fresh.amount <= a.cash_limit`;
  return [publishQuery(scope, "agent.over_cash_limit", found)];
}
