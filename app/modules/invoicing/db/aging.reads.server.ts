import { eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { invoiceStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import { instantColumn, moneyColumn } from "#app/platform/db/columns.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import type { Page } from "#app/platform/lists/list-page.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import type { RowFromColumns } from "#app/platform/lists/list-rows.server.ts";
import type { ListDescription } from "#app/platform/lists/list-spec.server.ts";
import { readSmallList, sumSmallList } from "#app/platform/lists/small-list.server.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { type AgingStep, agingSteps, getDueDates } from "../model/aging.ts";

/** Columns of the aging list: what a merchant has open in a currency, by how late it is. */
const agingTable = sqliteTable("aging", {
  id: text().notNull(),
  accountId: text().notNull(),
  merchantId: text().notNull(),
  merchantName: text(),
  currency: text().notNull(),
  invoiceCount: integer().notNull(),
  notDue: moneyColumn().notNull(),
  late30: moneyColumn().notNull(),
  late60: moneyColumn().notNull(),
  late90: moneyColumn().notNull(),
  older: moneyColumn().notNull(),
  open: moneyColumn().notNull(),
  /** What the merchant paid too much or was credited, and what no settlement contains yet. */
  credit: moneyColumn().notNull(),
  /** The first due date of what is open. */
  oldestDue: text(),
  disputes: integer().notNull(),
  reminders: integer().notNull(),
  remindedAt: instantColumn(),
  isLate: integer({ mode: "boolean" }).notNull(),
  hasCredit: integer({ mode: "boolean" }).notNull(),
});

const { accountId: _account, isLate: _late, hasCredit: _credit, ...columns } = getTableColumns(agingTable);

/** What a merchant has open in a currency. */
export type AgingRow = RowFromColumns<typeof columns>;

/** Columns for sorting and filtering: one row per merchant and currency, at most some hundreds. */
export const agingListDescription = {
  id: agingTable.id,
  place: agingTable.id,
  fields: {
    merchant: {
      sort: agingTable.merchantName,
      filter: { kind: "equals", column: agingTable.merchantId, values: "id" },
    },
    currency: {
      sort: agingTable.currency,
      filter: { kind: "equals", column: agingTable.currency, values: "currency" },
    },
    not_due: { sort: agingTable.notDue },
    late_30: { sort: agingTable.late30 },
    late_60: { sort: agingTable.late60 },
    late_90: { sort: agingTable.late90 },
    older: { sort: agingTable.older },
    open: {
      sort: agingTable.open,
      filter: { kind: "price", column: agingTable.open, currency: agingTable.currency },
    },
    credit: { sort: agingTable.credit, filter: { kind: "flag", column: agingTable.hasCredit } },
    late: { filter: { kind: "flag", column: agingTable.isLate } },
    oldest_due: { sort: agingTable.oldestDue, filter: { kind: "local_day", column: agingTable.oldestDue } },
    reminded: { sort: agingTable.remindedAt },
  },
  defaultSort: "merchant",
  defaultLimit: 50,
} satisfies ListDescription;

const nameColumn = (step: AgingStep) => sql.identifier(toSnakeCase(step));

/** The sum of what is open and due within a step; days are compared as text. */
function sumStep(step: AgingStep, today: string): SQL {
  const { from, to } = getDueDates(step, today);
  const within = [from && sql`due_on >= ${from}`, to && sql`due_on <= ${to}`].filter((each) => each !== null);
  return sql`sum(iif(${sql.join(within, sql` and `)}, total - cleared, 0))`;
}

/** Open invoices by merchant and currency out of their own index, with credit: also of merchants with nothing open. */
function describeAgingFor(scope: Scope) {
  const account = scope.account.id;
  const today = toLocalDate(now(scope), scope.account.timezone);
  const steps = sql.join(
    agingSteps.map(({ key }) => sql`${sumStep(key, today)} as ${nameColumn(key)}`),
    sql`, `,
  );
  const shown = sql.join(
    agingSteps.map(({ key }) => sql`coalesce(r.${nameColumn(key)}, 0) as ${nameColumn(key)}`),
    sql`, `,
  );
  const from = sql`(
    with opened as (
      select merchant_id, currency, count(*) as n, ${steps}, sum(total - cleared) as open, min(due_on) as oldest,
        sum(disputes) as disputes, sum(reminders) as reminders, max(reminded_at) as reminded
      from invoices where account_id = ${account} and status = ${sql.raw(String(invoiceStatuses.code.pending))} group by merchant_id, currency
    ), credited as (
      select merchant_id, currency, max(0, sum(amount)) as amount from merchant_corrections
      where account_id = ${account} and settlement_id is null and source in ('overpayment', 'credit_note', 'netted')
      group by merchant_id, currency
    ), aged as (
      select coalesce(o.merchant_id, c.merchant_id) as merchant, coalesce(o.currency, c.currency) as money, o.*, coalesce(c.amount, 0) as credit
      from opened o full outer join credited c on c.merchant_id = o.merchant_id and c.currency = o.currency
      where o.n > 0 or c.amount > 0
    )
    select r.merchant || ':' || r.money as id, ${account} as account_id, r.merchant as merchant_id, m.name as merchant_name, r.money as currency,
      coalesce(r.n, 0) as invoice_count, ${shown}, coalesce(r.open, 0) as open, r.credit, r.oldest as oldest_due, coalesce(r.disputes, 0) as disputes, coalesce(r.reminders, 0) as reminders,
      r.reminded as reminded_at, coalesce(r.oldest < ${today}, 0) as is_late, r.credit > 0 as has_credit
    from aged r left join merchants m on m.id = r.merchant and m.account_id = ${account}
  ) as ${agingTable}`;
  return {
    ...agingListDescription,
    from,
    within: [eq(agingTable.accountId, account)],
    searched: [agingTable.merchantName],
  };
}

/** A page of open invoices by merchant and currency. */
export function readAging(scope: Scope, query: ListQuery): Promise<Page<AgingRow>> {
  return readSmallList(scope, describeAgingFor(scope), columns, query);
}

/** Totals of the listed merchants in a currency, minor units, and how many of them are late or have credit. */
export type AgingSums = Record<AgingStep | "open" | "credit" | "rows" | "late" | "credits", number>;

export function sumAging(scope: Scope, query: ListQuery) {
  const sum = (column: (typeof columns)[AgingStep | "open" | "credit"]) => sql`sum(${column})`;
  const sums = {
    ...{ notDue: sum(columns.notDue), late30: sum(columns.late30), late60: sum(columns.late60) },
    ...{ late90: sum(columns.late90), older: sum(columns.older), open: sum(columns.open), credit: sum(columns.credit) },
    ...{ rows: sql`count(*)`, late: sql`sum(${agingTable.isLate})`, credits: sql`sum(${agingTable.hasCredit})` },
  };
  return sumSmallList<AgingSums>(scope, describeAgingFor(scope), { by: agingTable.currency, sums }, query);
}

/** What merchants owe by the ledger, by currency. */
export async function readReceivables(scope: Scope): Promise<Map<string, number>> {
  const rows = await scope.db.all<{ currency: string; amount: number }>(sql`
    select currency, sum(debit - credit) as amount from ledger_accounts
    where account_id = ${scope.account.id} and kind = 'merchant_receivable' group by currency`);
  return new Map(rows.map(({ currency, amount }) => [currency, amount]));
}
