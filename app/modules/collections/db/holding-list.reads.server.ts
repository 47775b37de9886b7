import { eq, getTableColumns, sql } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { collectionStatusLiterals } from "#app/modules/ledger/db/collection-literals.ts";
import type { AgentCash } from "#app/modules/planning/model/route-cash.ts";
import { instantColumn, moneyColumn } from "#app/platform/db/columns.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Page } from "#app/platform/lists/list-page.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import type { RowFromColumns } from "#app/platform/lists/list-rows.server.ts";
import type { ListDescription } from "#app/platform/lists/list-spec.server.ts";
import { readSmallList, sumSmallList } from "#app/platform/lists/small-list.server.ts";
import { agentHoldings } from "./receipts.tables.ts";

/** Columns of the list of held collections, with the agent's limit, cash on hand and the oldest collection. */
const holdingTable = sqliteTable("held", {
  id: text().notNull(),
  accountId: text().notNull(),
  agentId: text().notNull(),
  agentName: text(),
  currency: text().notNull(),
  cashLimit: moneyColumn(),
  limitCurrency: text(),
  openCount: integer().notNull(),
  openCash: moneyColumn().notNull(),
  openOther: moneyColumn().notNull(),
  receiptCount: integer().notNull(),
  receiptCash: moneyColumn().notNull(),
  receiptOther: moneyColumn().notNull(),
  /** Cash including that in pending receipts. */
  cashOnHand: moneyColumn().notNull(),
  /** When the oldest collection without a receipt was collected. */
  oldestAt: instantColumn(),
  overLimit: integer({ mode: "boolean" }).notNull(),
});

const { accountId: _account, overLimit: _over, ...columns } = getTableColumns(holdingTable);

/** What an agent holds in a currency. */
export type HoldingRow = RowFromColumns<typeof columns>;

/** Columns for sorting and filtering: one row per agent and currency, at most some hundreds. */
export const holdingsListDescription = {
  id: holdingTable.id,
  place: holdingTable.id,
  fields: {
    agent: { sort: holdingTable.agentName, filter: { kind: "equals", column: holdingTable.agentId, values: "id" } },
    currency: {
      sort: holdingTable.currency,
      filter: { kind: "equals", column: holdingTable.currency, values: "currency" },
    },
    cash: { sort: holdingTable.openCash },
    in_receipts: { sort: holdingTable.receiptCash },
    on_hand: { sort: holdingTable.cashOnHand },
    oldest: { sort: holdingTable.oldestAt, filter: { kind: "instant_day", column: holdingTable.oldestAt } },
    over_limit: { filter: { kind: "flag", column: holdingTable.overLimit } },
    count: { sort: holdingTable.openCount },
  },
  defaultSort: "agent",
  defaultLimit: 50,
} satisfies ListDescription;

/** Holdings joined with agents; the oldest collection is a single index lookup. */
const holdingRows = sql`(
  select h.id, h.account_id, h.agent_id, a.name as agent_name, h.currency, a.cash_limit, a.cash_limit_currency as limit_currency,
    h.open_count, h.open_cash, h.open_other, h.receipt_count, h.receipt_cash, h.receipt_other, h.open_cash + h.receipt_cash as cash_on_hand,
    (select c.collected_at from collections c
      where c.account_id = h.account_id and c.agent_id is nullif(h.agent_id, '') and c.currency = h.currency
        and c.status = ${collectionStatusLiterals.collected} and c.receipt_id is null
      order by c.collected_at limit 1) as oldest_at,
    coalesce(a.cash_limit_currency = h.currency and h.open_cash + h.receipt_cash > a.cash_limit, 0) as over_limit
  from agent_holdings h left join agents a on a.id = h.agent_id and a.account_id = h.account_id
) as ${holdingTable}`;

function describeHoldingsFor(scope: Scope) {
  const within = [
    eq(holdingTable.accountId, scope.account.id),
    sql`${holdingTable.openCount} + ${holdingTable.receiptCount} > 0`,
  ];
  return { ...holdingsListDescription, from: holdingRows, within, searched: [holdingTable.agentName] };
}

/** A page of what agents hold: collected but not received. */
export function readHoldings(scope: Scope, query: ListQuery): Promise<Page<HoldingRow>> {
  return readSmallList(scope, describeHoldingsFor(scope), columns, query);
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
    count: sql`sum(${holdingTable.openCount})`,
    pending: sql`sum(${holdingTable.openCash} + ${holdingTable.openOther})`,
    cash: sql`sum(${holdingTable.cashOnHand})`,
  };
  return sumSmallList<HoldingSums>(scope, describeHoldingsFor(scope), { by: holdingTable.currency, sums }, query);
}

/** Number of held collections in no receipt. */
export async function countHoldings(scope: Scope): Promise<number> {
  const [row] = await scope.db
    .select({ n: sql<number>`coalesce(sum(${agentHoldings.openCount}), 0)` })
    .from(agentHoldings)
    .where(eq(agentHoldings.accountId, scope.account.id));
  return row?.n ?? 0;
}

/** Agents with a cash limit and their cash on hand in its currency. */
export async function readAgentCash(scope: Scope): Promise<AgentCash[]> {
  return scope.db.all<AgentCash>(sql`
    select a.id as agentId, a.cash_limit_currency as currency, a.cash_limit as "limit",
      coalesce((select h.open_cash + h.receipt_cash from agent_holdings h
        where h.account_id = a.account_id and h.agent_id = a.id and h.currency = a.cash_limit_currency), 0) as onHand
    from agents a where a.account_id = ${scope.account.id} and a.cash_limit is not null`);
}

/** Cash of agents by id and currency, including that in pending receipts. */
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
