import { and, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { agentHoldings } from "#app/modules/collections/db/receipts.tables.ts";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { agentDueSpans, agentDues, agentTransactions } from "#app/modules/ledger/db/agent-transactions.tables.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { splitCountedDays } from "#app/platform/lists/counted-days.server.ts";
import type { Page } from "#app/platform/lists/list-page.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import type { RowFromColumns } from "#app/platform/lists/list-rows.server.ts";
import type { ListDescription } from "#app/platform/lists/list-spec.server.ts";
import { readSmallList, sumSmallList } from "#app/platform/lists/small-list.server.ts";
import { type LocalDays, splitMonthsAndDays } from "#app/platform/time/day-spans.ts";
import { agentTransactionTypes, transactionStates } from "../model/agent-billing.enums.ts";
import { agentReceipts } from "./agent-billing.tables.ts";

const { accountId: _account, ...own } = getTableColumns(agentDues);
const columns = {
  ...own,
  agentName: agents.name,
  payout: agents.payout,
  /** Cash in no receipt, which can be netted. */
  openCash: agentHoldings.openCash,
};

/** Pending earnings of an agent in a currency. */
export type DueRow = RowFromColumns<typeof columns>;

/** Columns for sorting and filtering pending payouts: one row per agent and currency. */
export const duesListDescription = {
  id: agentDues.id,
  place: agentDues.id,
  fields: {
    agent: { sort: agents.name, filter: { kind: "equals", column: agentDues.agentId, values: "id" } },
    currency: { sort: agentDues.currency, filter: { kind: "equals", column: agentDues.currency, values: "currency" } },
    payout: { sort: agentDues.total, filter: { kind: "price", column: agentDues.total, currency: agentDues.currency } },
    flat: { sort: agentDues.flat },
    hours: { sort: agentDues.hour },
    shipments: { sort: agentDues.shipment },
    distance: { sort: agentDues.distance },
    custom: { sort: agentDues.custom },
    worked: { filter: { kind: "local_day", column: agentTransactions.day } },
  },
  defaultSort: "agent",
  defaultLimit: 50,
} satisfies ListDescription;

/** Splits the range of worked days (null for all) from a query. */
export const getWorkedDays = (scope: Scope, query: ListQuery) => splitCountedDays(scope, query, "worked");

/** SQL of pending sums from the tables kept by triggers: of all days, or of a range, composed of whole months and single days. */
function buildDuesSql(scope: Scope, days: LocalDays | null): SQL {
  if (!days) return sql`${agentDues}`;
  const { accountId, agentId, currency, unit, span, ...sums } = getTableColumns(agentDueSpans);
  const added = Object.entries(sums).map(
    ([name, column]) => sql`sum(${column}) as ${sql.identifier(toSnakeCase(name))}`,
  );
  return sql`(
    select ${agentId} || ':' || ${currency} as id, ${accountId}, ${agentId}, ${currency}, ${sql.join(added, sql`, `)}
    from json_each(${JSON.stringify(splitMonthsAndDays(days))}) days cross join ${agentDueSpans}
      on ${accountId} = ${scope.account.id} and ${unit} = days.value ->> 'unit'
      and ${span} between days.value ->> 'from' and days.value ->> 'to'
    group by ${agentId}, ${currency}
  ) as ${agentDues}`;
}

/** The list description for a query, and the query without the range of days, which is applied in the SQL below. */
function describeDuesFor(scope: Scope, listQuery: ListQuery) {
  const { days, rest: query } = getWorkedDays(scope, listQuery);
  const from = sql`${buildDuesSql(scope, days)} left join ${agents} on ${agents.id} = ${agentDues.agentId} and ${agents.accountId} = ${agentDues.accountId}
    left join ${agentHoldings} on ${agentHoldings.accountId} = ${agentDues.accountId} and ${agentHoldings.agentId} = ${agentDues.agentId} and ${agentHoldings.currency} = ${agentDues.currency}`;
  const within = [eq(agentDues.accountId, scope.account.id), sql`${agentDues.count} > 0`];
  return { list: { ...duesListDescription, from, within, searched: [agents.name] }, query };
}

/** A page of pending payouts. */
export function readDues(scope: Scope, listQuery: ListQuery): Promise<Page<DueRow>> {
  const { list, query } = describeDuesFor(scope, listQuery);
  return readSmallList(scope, list, columns, query);
}

/** Number of agents with pending payouts, per currency. */
export function countDues(scope: Scope): Promise<number> {
  return scope.db.$count(agentDues, and(eq(agentDues.accountId, scope.account.id), sql`${agentDues.count} > 0`));
}

/** Pending earnings of all listed agents in a currency, minor units. */
export interface DueSums {
  flat: number;
  hour: number;
  shipment: number;
  distance: number;
  custom: number;
  total: number;
  cash: number;
}

/** Columns that are summed up. */
const { flat, hour, shipment, distance, custom, total } = getTableColumns(agentDues);
const dueSumColumns = {
  flat,
  hour,
  shipment,
  distance,
  custom,
  total,
  cash: sql`coalesce(${agentHoldings.openCash}, 0)`,
};

/** Totals of a list by currency; computed from the rows if they fit on one page, which saves a query. */
export async function sumDues(scope: Scope, listQuery: ListQuery, { rows, pagination }: Page<DueRow>) {
  const { previous, next } = pagination;
  if (previous === null && next === null) return sumDueRows(rows);
  const { list, query } = describeDuesFor(scope, listQuery);
  const sum = (column: SQLiteColumn | SQL) => sql`sum(${column})`;
  return sumSmallList<DueSums>(scope, list, { by: agentDues.currency, sums: mapDueSums(dueSumColumns, sum) }, query);
}

function sumDueRows(rows: readonly DueRow[]): ({ by: string } & DueSums)[] {
  const byCurrency = Map.groupBy(rows, ({ currency }) => currency);
  const names = [...byCurrency.keys()].sort();
  return names.map((by) => {
    const sum = (_: unknown, key: keyof DueSums) =>
      (byCurrency.get(by) ?? []).reduce((all, row) => all + (key === "cash" ? (row.openCash ?? 0) : row[key]), 0);
    return { by, ...mapDueSums(dueSumColumns, sum) };
  });
}

/** Maps the values, keeping the keys. */
function mapDueSums<Value, To>(of: Record<keyof DueSums, Value>, to: (value: Value, key: keyof DueSums) => To) {
  const { flat, hour, shipment, distance, custom, total, cash } = of;
  return {
    ...{ flat: to(flat, "flat"), hour: to(hour, "hour"), shipment: to(shipment, "shipment") },
    ...{ distance: to(distance, "distance"), custom: to(custom, "custom"), total: to(total, "total") },
    cash: to(cash, "cash"),
  };
}

const { accountId: _owner, source: _source, ...lines } = getTableColumns(agentTransactions);
const transactionColumns = { ...lines, agentName: agents.name, receiptNumber: agentReceipts.number };

export type TransactionRow = RowFromColumns<typeof transactionColumns>;

/** Columns for sorting and filtering transactions. */
export const transactionsListDescription = {
  id: agentTransactions.id,
  place: agentTransactions.id,
  fields: {
    day: { sort: agentTransactions.day, filter: { kind: "local_day", column: agentTransactions.day } },
    agent: { filter: { kind: "equals", column: agentTransactions.agentId, values: "id" } },
    type: {
      sort: agentTransactions.type,
      filter: { kind: "equals", column: agentTransactions.type, values: agentTransactionTypes },
    },
    currency: { filter: { kind: "equals", column: agentTransactions.currency, values: "currency" } },
    amount: {
      sort: agentTransactions.amount,
      filter: { kind: "price", column: agentTransactions.amount, currency: agentTransactions.currency },
    },
    receipt: { filter: { kind: "equals", column: agentTransactions.receiptId, values: "id" } },
    state: { filter: { kind: "equals", column: agentTransactions.state, values: transactionStates } },
  },
  defaultSort: "-day",
  defaultLimit: 50,
} satisfies ListDescription;

/** A page of transactions, only of one agent if `agentId` is given. */
export function readTransactionList(scope: Scope, query: ListQuery, agentId?: string): Promise<Page<TransactionRow>> {
  const from = sql`${agentTransactions} left join ${agents} on ${agents.id} = ${agentTransactions.agentId} and ${agents.accountId} = ${agentTransactions.accountId}
    left join ${agentReceipts} on ${agentReceipts.id} = ${agentTransactions.receiptId}`;
  const within = [
    eq(agentTransactions.accountId, scope.account.id),
    agentId === undefined ? undefined : eq(agentTransactions.agentId, agentId),
  ];
  const list = { ...transactionsListDescription, from, within, searched: [agentTransactions.description] };
  return readSmallList(scope, list, transactionColumns, query);
}

/** An agent of the account by id; null if unknown. */
export async function readBilledAgent(scope: Scope, id: string) {
  const [row] = await scope.db
    .select({ id: agents.id, name: agents.name, payout: agents.payout })
    .from(agents)
    .where(and(eq(agents.accountId, scope.account.id), eq(agents.id, id)))
    .orderBy(desc(agents.id));
  return row ?? null;
}
