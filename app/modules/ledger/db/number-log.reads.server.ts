import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instantColumn } from "#app/platform/db/columns.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Page } from "#app/platform/lists/list-page.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import type { RowFromColumns } from "#app/platform/lists/list-rows.server.ts";
import type { ListDescription } from "#app/platform/lists/list-spec.server.ts";
import { readSmallList } from "#app/platform/lists/small-list.server.ts";
import { type DocumentKind, documentKindKeys } from "../model/accounting.enums.ts";
import { documentSeries } from "./accounting.tables.ts";

/** Columns of the number log: `document_numbers` with the state of the document. */
const numberLogTable = sqliteTable("number_log", {
  id: text().notNull(),
  accountId: text().notNull(),
  number: text().notNull(),
  kind: text().$type<DocumentKind>().notNull(),
  year: integer().notNull(),
  issuedAt: instantColumn().notNull(),
  actorName: text().notNull(),
  voided: integer({ mode: "boolean" }).notNull(),
  voidedAt: instantColumn(),
  voidedByName: text(),
  /** For an invoice its cancellation document, and vice versa. */
  counterpart: text(),
});

const { accountId: _account, ...columns } = {
  ...{
    id: numberLogTable.id,
    accountId: numberLogTable.accountId,
    number: numberLogTable.number,
    kind: numberLogTable.kind,
    year: numberLogTable.year,
  },
  ...{ issuedAt: numberLogTable.issuedAt, actorName: numberLogTable.actorName },
  ...{
    voided: numberLogTable.voided,
    voidedAt: numberLogTable.voidedAt,
    voidedByName: numberLogTable.voidedByName,
    counterpart: numberLogTable.counterpart,
  },
};

export type NumberRow = RowFromColumns<typeof columns>;

/** Columns for sorting and filtering the log. */
export const numbersListDescription = {
  id: numberLogTable.id,
  place: numberLogTable.id,
  fields: {
    issued_at: { sort: numberLogTable.issuedAt, filter: { kind: "instant_day", column: numberLogTable.issuedAt } },
    number: { sort: numberLogTable.number },
    kind: {
      sort: numberLogTable.kind,
      filter: { kind: "equals", column: numberLogTable.kind, values: documentKindKeys },
    },
    year: { filter: { kind: "equals", column: numberLogTable.year, values: "number" } },
    voided: { filter: { kind: "flag", column: numberLogTable.voided } },
    voided_at: { sort: numberLogTable.voidedAt, filter: { kind: "instant_day", column: numberLogTable.voidedAt } },
  },
  defaultSort: "-issued_at",
  defaultLimit: 20,
} satisfies ListDescription;

/** The log joined with the documents; each number is of one kind, so only one of the joins finds a row. */
const numberLogRows = sql`(
  select n.kind || ':' || n.number as id, n.account_id, n.number, n.kind,
    cast(substr(n.number, instr(n.number, '-') + 1, 4) as integer) as year, n.issued_at, n.actor_name,
    n.kind <> 'cancellation' and coalesce(i.voided_at, s.voided_at, c.voided_at, a.voided_at, p.voided_at) is not null as voided,
    case when n.kind <> 'cancellation' then coalesce(i.voided_at, s.voided_at, c.voided_at, a.voided_at, p.voided_at) end as voided_at,
    case when n.kind <> 'cancellation' then (
      select e.actor_name from document_events e where e.document_id = n.document_id and e.type = 'voided'
    ) end as voided_by_name,
    case n.kind when 'cancellation' then i.number when 'credit_note' then k.invoice_number else i.cancellation end as counterpart
  from document_numbers n
  left join invoices i on i.id = n.document_id and i.account_id = n.account_id
  left join settlements s on s.id = n.document_id and s.account_id = n.account_id
  left join collection_receipts c on c.id = n.document_id and c.account_id = n.account_id
  left join credit_notes k on k.id = n.document_id and k.account_id = n.account_id
  left join agent_receipts a on a.id = n.document_id and a.account_id = n.account_id
  left join payment_runs p on p.id = n.document_id and p.account_id = n.account_id
) as ${numberLogTable}`;

/** A page of assigned numbers of these kinds. */
export function readNumbers(scope: Scope, kinds: readonly DocumentKind[], query: ListQuery): Promise<Page<NumberRow>> {
  const within = [eq(numberLogTable.accountId, scope.account.id), inArray(numberLogTable.kind, [...kinds])];
  const searched = [numberLogTable.number, numberLogTable.actorName, numberLogTable.counterpart];
  return readSmallList(scope, { ...numbersListDescription, from: numberLogRows, within, searched }, columns, query);
}

/** A series of numbers: the last one assigned, and how many are in the log. */
export interface NumberSeries {
  kind: DocumentKind;
  year: number;
  last: number;
  issued: number;
}

/** The series of these kinds, newest year first; none is missing if `given` equals `last`. */
export function readNumberSeries(scope: Scope, kinds: readonly DocumentKind[]): Promise<NumberSeries[]> {
  const { kind, year, last, issued } = documentSeries;
  return scope.db
    .select({ kind, year, last, issued })
    .from(documentSeries)
    .where(and(eq(documentSeries.accountId, scope.account.id), inArray(kind, [...kinds])))
    .orderBy(desc(year), kind);
}
