import { and, asc, eq, gte, isNull, lt, sql } from "drizzle-orm";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { agentTransactions } from "#app/modules/ledger/db/agent-transactions.tables.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";

/** What employees earned in a month, by kind and currency: the days of the work count, not those of receipts. */
export function readPayroll(scope: Scope, month: string) {
  const { agentId, currency, type, day, amount, quantity } = agentTransactions;
  return scope.db
    .select({
      ...{ externalId: agents.externalId, name: agents.name, type, currency },
      quantity: sql<number>`sum(${quantity})`,
      amount: sql<number>`sum(${amount})`,
    })
    .from(agents)
    .innerJoin(agentTransactions, and(eq(agentTransactions.accountId, agents.accountId), eq(agentId, agents.id)))
    .where(
      and(
        eq(agents.accountId, scope.account.id),
        sql`${agents.billing} ->> 'employment' = 'employee'`,
        ...[gte(day, month), lt(day, `${month}~`), isNull(agentTransactions.voidedAt)],
      ),
    )
    .groupBy(agents.id, currency, type)
    .orderBy(asc(agents.name), asc(agents.id), asc(currency), asc(type));
}
