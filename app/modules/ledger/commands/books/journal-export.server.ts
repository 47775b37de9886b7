import { createColumn, toMomentCell } from "#app/platform/lists/export-columns.server.ts";
import type { ExportContext, ListExport } from "#app/platform/lists/export-list.server.ts";
import { readNames } from "#app/platform/lists/names.reads.server.ts";
import { type JournalRow, readJournal } from "../../db/journal.reads.server.ts";
import { accountKinds } from "../../model/accounting.enums.ts";
import { formatTaxName, isTaxedKind } from "../../model/tax.ts";
import { toAmountCell } from "../amount-cell.server.ts";

/** A transfer with the names of its accounts' owners. */
type NamedTransfer = JournalRow & { names: ReadonlyMap<string, string> };

const formatAccountName = ({ kind, owner }: JournalRow["debit"], { names }: NamedTransfer, { t }: ExportContext) => {
  const known = accountKinds.find(({ key }) => key === kind);
  const name = isTaxedKind(kind) ? formatTaxName(owner, t) : (names.get(owner) ?? owner);
  return [known ? t(`accounting:account.${known.key}`) : kind, name].filter(Boolean).join(" · ");
};

/** The journal as a list to export, of one month or all. */
export const createJournalExport = (month: string | null): ListExport<NamedTransfer> => ({
  title: (t) => [t("accounting:books.journal"), month].filter(Boolean).join(" "),
  read: async (scope, query) => {
    const page = await readJournal(scope, { ...query, month });
    const owners = page.rows.flatMap(({ debit, credit }) => [debit.owner, credit.owner]).filter(Boolean);
    const [agents, merchants] = await Promise.all([
      readNames(scope, "agents", owners),
      readNames(scope, "merchants", owners),
    ]);
    const names = new Map([...agents, ...merchants]);
    return { ...page, rows: page.rows.map((row) => ({ ...row, names })) };
  },
  columns: [
    createColumn("number", "accounting:column.number", (row) => row.number),
    createColumn("at", "accounting:books.posted", (row, writing) => toMomentCell(row.at, writing)),
    createColumn("happened_on", "accounting:books.happened_on", (row) => row.happenedOn),
    createColumn("posted_on", "accounting:books.posted_on", (row) => row.postedOn),
    createColumn("kind", "accounting:books.kind", (row, { t }) => t(`accounting:books.kinds.${row.kind}`)),
    createColumn("debit", "accounting:books.debit", (row, writing) => formatAccountName(row.debit, row, writing)),
    createColumn("credit", "accounting:books.credit", (row, writing) => formatAccountName(row.credit, row, writing)),
    createColumn("amount", "accounting:column.amount", (row) => toAmountCell(row.amount, row.currency)),
    createColumn("amount", "common:field.currency", (row) => row.currency),
    createColumn("order", "accounting:column.order", (row) => row.orderNumber ?? ""),
    createColumn("actor", "accounting:books.posted_by", (row) => row.actorName),
    createColumn("id", "accounting:books.transfer", (row) => row.id),
    createColumn("reverses", "accounting:books.reverses", (row) => row.reverses ?? ""),
  ],
});
