import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { streamOf } from "#app/platform/documents/tables/table-stream.ts";
import { translator } from "#app/platform/i18n/translate.server.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { snakeCased } from "#app/platform/kernel/snake-case.ts";
import { moment, worded } from "#app/platform/lists/export-columns.server.ts";
import {
  type ExportAsked,
  type ExportedFile,
  exportList,
  type ListExport,
  type Writing,
} from "#app/platform/lists/export-list.server.ts";
import { parseListQuery } from "#app/platform/lists/list-query.ts";
import { readNames } from "#app/platform/lists/names.reads.server.ts";
import { decimalOf } from "#app/platform/money/money.ts";
import { type JournalRow, readJournal } from "../../db/journal.reads.server.ts";
import { accountKinds } from "../../model/accounting.enums.ts";
import { amountCell } from "../amount-cell.server.ts";

/** A transfer with the names of whose accounts it moves. */
type NamedTransfer = JournalRow & { names: ReadonlyMap<string, string> };

const accountOf = ({ kind, owner }: JournalRow["debit"], { names }: NamedTransfer, { t }: Writing) => {
  const known = accountKinds.find(({ key }) => key === kind);
  const name = names.get(owner) ?? owner;
  return [known ? t(`accounting:account.${known.key}`) : kind, name].filter(Boolean).join(" · ");
};

const journal: ListExport<NamedTransfer> = {
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
    worded("seq", "accounting:column.number", (row) => row.seq),
    worded("at", "accounting:books.posted", (row, writing) => moment(row.at, writing)),
    worded("kind", "accounting:books.kind", (row, { t }) => t(`accounting:books.kinds.${row.kind}`)),
    worded("debit", "accounting:books.debit", (row, writing) => accountOf(row.debit, row, writing)),
    worded("credit", "accounting:books.credit", (row, writing) => accountOf(row.credit, row, writing)),
    worded("amount", "accounting:column.amount", (row) => amountCell(row.amount, row.currency)),
    worded("amount", "common:field.currency", (row) => row.currency),
    worded("order", "accounting:column.order", (row) => row.orderNumber ?? ""),
    worded("actor", "accounting:books.posted_by", (row) => row.actorName),
    worded("id", "accounting:books.transfer", (row) => row.id),
    worded("reverses", "accounting:books.reverses", (row) => row.reverses ?? ""),
  ],
};

/** Every transfer of the books as a file, in the order in which they were posted: XLSX, CSV, PDF, or JSON as the API writes it. */
export function exportBooks(scope: Scope, asked: ExportAsked): Result<ExportedFile> {
  if (asked.url.searchParams.get("format") !== "json") return exportList(scope, journal, asked);
  const title = journal.title(translator(asked.language));
  return ok({ name: `${title}.json`, type: "application/json", body: streamOf(jsonPieces(scope)) });
}

/** Transfers that one page of a file reads. */
const pageSize = 2000;

/** A list of all transfers, amounts as decimals of their currency; page by page, so that a million take no more memory than one page. */
async function* jsonPieces(scope: Scope): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let cursor: string | null = null;
  let before = "[";
  do {
    const page: Awaited<ReturnType<typeof readJournal>> = await readJournal(scope, { cursor, limit: pageSize });
    for (const { amount, at, ...row } of page.rows) {
      const written = { ...row, amount: decimalOf({ amount, currency: row.currency }), at: new Date(at).toISOString() };
      yield encoder.encode(`${before}\n${JSON.stringify(snakeCased(written))}`);
      before = ",";
    }
    cursor = page.pagination.next;
  } while (cursor !== null);
  yield encoder.encode(before === "[" ? "[]\n" : "\n]\n");
}

/** `GET books/transfers?cursor&limit`: the same for programs. */
export async function listTransfers(scope: Scope, { url }: PageRequest) {
  const query = parseListQuery(url.searchParams);
  if (query.cursor !== null && !/^\d{1,15}$/.test(query.cursor))
    return failFields({ cursor: [{ code: "invalid_value" }] });
  const { rows, pagination } = await readJournal(scope, query);
  return ok({ transfers: rows, pagination });
}
