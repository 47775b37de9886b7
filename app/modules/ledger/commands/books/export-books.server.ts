import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { toReadableStream } from "#app/platform/documents/tables/table-stream.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { toSnakeCase } from "#app/platform/kernel/snake-case.ts";
import { createColumn, toMomentCell } from "#app/platform/lists/export-columns.server.ts";
import {
  type ExportContext,
  type ExportedFile,
  type ExportRequest,
  exportList,
  type ListExport,
} from "#app/platform/lists/export-list.server.ts";
import { parseListQuery } from "#app/platform/lists/list-query.ts";
import { readNames } from "#app/platform/lists/names.reads.server.ts";
import { formatDecimal } from "#app/platform/money/money.ts";
import { type JournalRow, readJournal } from "../../db/journal.reads.server.ts";
import { accountKinds } from "../../model/accounting.enums.ts";
import { toAmountCell } from "../amount-cell.server.ts";

/** A transfer with the names of its accounts' owners. */
type NamedTransfer = JournalRow & { names: ReadonlyMap<string, string> };

const formatAccountName = ({ kind, owner }: JournalRow["debit"], { names }: NamedTransfer, { t }: ExportContext) => {
  const known = accountKinds.find(({ key }) => key === kind);
  const name = names.get(owner) ?? owner;
  return [known ? t(`accounting:account.${known.key}`) : kind, name].filter(Boolean).join(" · ");
};

const journalExport: ListExport<NamedTransfer> = {
  title: (t) => t("accounting:books.journal"),
  read: async (scope, query) => {
    const page = await readJournal(scope, query);
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
};

/** Exports all transfers in order of posting: XLSX, CSV, PDF, or JSON as in the API. */
export function exportBooks(scope: Scope, exportRequest: ExportRequest): Result<ExportedFile> {
  if (exportRequest.url.searchParams.get("format") !== "json") return exportList(scope, journalExport, exportRequest);
  const title = journalExport.title(createTranslator(exportRequest.language));
  return ok({ name: `${title}.json`, type: "application/json", body: toReadableStream(streamJournalJson(scope)) });
}

/** Transfers read at a time for a file. */
const JOURNAL_PAGE_SIZE = 2000;

/** Streams all transfers with decimal amounts, page by page, so that memory use does not grow with their number. */
async function* streamJournalJson(scope: Scope): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let cursor: string | null = null;
  let before = "[";
  do {
    const page: Awaited<ReturnType<typeof readJournal>> = await readJournal(scope, {
      cursor,
      limit: JOURNAL_PAGE_SIZE,
    });
    for (const { amount, at, ...row } of page.rows) {
      const written = {
        ...row,
        amount: formatDecimal({ amount, currency: row.currency }),
        at: new Date(at).toISOString(),
      };
      yield encoder.encode(`${before}\n${JSON.stringify(toSnakeCase(written))}`);
      before = ",";
    }
    cursor = page.pagination.next;
  } while (cursor !== null);
  yield encoder.encode(before === "[" ? "[]\n" : "\n]\n");
}

/** `GET books/transfers?cursor&limit`. */
export async function listTransfers(scope: Scope, { url }: PageRequest) {
  const query = parseListQuery(url.searchParams);
  if (query.cursor !== null && !/^\d{1,15}$/.test(query.cursor))
    return failFields({ cursor: [{ code: "invalid_value" }] });
  const { rows, pagination } = await readJournal(scope, query);
  return ok({ transfers: rows, pagination });
}
