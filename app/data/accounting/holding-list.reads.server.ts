import { eq, sql } from "drizzle-orm";
import type { ListQuery } from "#app/domain/kernel/list-query.ts";
import type { AgentCash } from "#app/domain/plans/route-cash.ts";
import type { Page } from "../kernel/list-page.server.ts";
import type { RowOf } from "../kernel/list-rows.server.ts";
import { readSmall, sumSmall } from "../kernel/list-small.server.ts";
import type { ListDescription } from "../kernel/list-spec.server.ts";
import type { Scope } from "../kernel/scope.server.ts";
import { agentHoldings, agents } from "../schema/index.ts";
import { statusIs } from "./collection-literals.ts";

const columns = {
  id: agentHoldings.id,
  agentId: agentHoldings.agentId,
  agentName: agents.name,
  currency: agentHoldings.currency,
  cashLimit: agents.cashLimit,
  limitCurrency: agents.cashLimitCurrency,
  openCount: agentHoldings.openCount,
  openCash: agentHoldings.openCash,
  openOther: agentHoldings.openOther,
  receiptCount: agentHoldings.receiptCount,
  receiptCash: agentHoldings.receiptCash,
  receiptOther: agentHoldings.receiptOther,
};

/** What an agent holds in a currency. */
export type HoldingRow = RowOf<typeof columns>;

/** What holdings are sorted and filtered by: a row an agent and currency, some hundreds at most. */
export const describedHoldings = {
  id: agentHoldings.id,
  place: agentHoldings.id,
  fields: {
    agent: { sort: agents.name, filter: { kind: "equals", column: agentHoldings.agentId } },
    currency: { sort: agentHoldings.currency, filter: { kind: "equals", column: agentHoldings.currency } },
    cash: { sort: agentHoldings.openCash },
    in_receipts: { sort: agentHoldings.receiptCash },
    count: { sort: agentHoldings.openCount },
  },
  defaultSort: "agent",
  defaultLimit: 50,
} satisfies ListDescription;

function holdingsList(scope: Scope) {
  const from = sql`${agentHoldings} left join ${agents} on ${agents.id} = ${agentHoldings.agentId} and ${agents.accountId} = ${agentHoldings.accountId}`;
  const within = [
    eq(agentHoldings.accountId, scope.account.id),
    sql`${agentHoldings.openCount} + ${agentHoldings.receiptCount} > 0`,
  ];
  return { ...describedHoldings, from, within, searched: [agents.name] };
}

/** A page of what agents hold: collected, and not received. */
export function readHoldings(scope: Scope, query: ListQuery): Promise<Page<HoldingRow>> {
  return readSmall(scope, holdingsList(scope), columns, query);
}

/** When the oldest of each holding was collected that is in no receipt: one look into the index each. */
export async function readOldest(scope: Scope, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await scope.db.all<{ id: string; oldest: number | null }>(sql`
    select j.value as id, (
      select c.collected_at from collections c
      where c.account_id = ${scope.account.id} and c.agent_id is nullif(substr(j.value, 1, instr(j.value, ':') - 1), '')
        and c.currency = substr(j.value, instr(j.value, ':') + 1) and c.status = ${statusIs.collected} and c.receipt_id is null
      order by c.collected_at limit 1) as oldest
    from json_each(${JSON.stringify(ids)}) j`);
  return new Map(rows.flatMap(({ id, oldest }) => (oldest === null ? [] : [[id, oldest] as const])));
}

/** What the agents of a list hold in a currency. Minor units. */
export interface HoldingSums {
  count: number;
  pending: number;
  cash: number;
}

/** What the agents of a list hold, by currency. */
export function sumHoldings(scope: Scope, query: ListQuery) {
  const sums = {
    count: sql`sum(${agentHoldings.openCount})`,
    pending: sql`sum(${agentHoldings.openCash} + ${agentHoldings.openOther})`,
    cash: sql`sum(${agentHoldings.openCash} + ${agentHoldings.receiptCash})`,
  };
  return sumSmall<HoldingSums>(scope, holdingsList(scope), { by: agentHoldings.currency, sums }, query);
}

/** Collections that agents hold and that are in no receipt. */
export async function countHeld(scope: Scope): Promise<number> {
  const [row] = await scope.db
    .select({ n: sql<number>`coalesce(sum(${agentHoldings.openCount}), 0)` })
    .from(agentHoldings)
    .where(eq(agentHoldings.accountId, scope.account.id));
  return row?.n ?? 0;
}

/** Agents with a cash limit, and what they have on hand in its currency. */
export async function readAgentCash(scope: Scope): Promise<AgentCash[]> {
  return scope.db.all<AgentCash>(sql`
    select a.id as agentId, a.cash_limit_currency as currency, a.cash_limit as "limit",
      coalesce((select h.open_cash + h.receipt_cash from agent_holdings h
        where h.account_id = a.account_id and h.agent_id = a.id and h.currency = a.cash_limit_currency), 0) as onHand
    from agents a where a.account_id = ${scope.account.id} and a.cash_limit is not null`);
}

/** Cash of agents by their ids and currency: what they hold now, receipts that nobody counted yet among it. */
export async function readCashOnHand(scope: Scope): Promise<{ agentId: string; currency: string; cash: number }[]> {
  return scope.db
    .select({
      agentId: agentHoldings.agentId,
      currency: agentHoldings.currency,
      cash: sql<number>`${agentHoldings.openCash} + ${agentHoldings.receiptCash}`,
    })
    .from(agentHoldings)
    .where(eq(agentHoldings.accountId, scope.account.id));
}
