import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { toReadableStream } from "#app/platform/documents/tables/table-stream.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { toSnakeCase } from "#app/platform/kernel/snake-case.ts";
import { type ExportedFile, type ExportRequest, exportList } from "#app/platform/lists/export-list.server.ts";
import { parseListQuery } from "#app/platform/lists/list-query.ts";
import { formatDecimal } from "#app/platform/money/money.ts";
import { monthPattern } from "#app/platform/time/day-spans.ts";
import { readJournal } from "../../db/journal.reads.server.ts";
import { createJournalExport } from "./journal-export.server.ts";

/** Exports all transfers in order of posting, or those of a month: XLSX, CSV, PDF, or JSON as in the API. */
export function exportBooks(scope: Scope, exportRequest: ExportRequest): Result<ExportedFile> {
  const { searchParams } = exportRequest.url;
  const month = searchParams.get("month");
  if (month !== null && !monthPattern.test(month)) return failFields({ month: [{ code: "invalid_value" }] });
  const journalExport = createJournalExport(month);
  if (searchParams.get("format") !== "json") return exportList(scope, journalExport, exportRequest);
  const title = journalExport.title(createTranslator(exportRequest.language));
  return ok({
    name: `${title}.json`,
    type: "application/json",
    body: toReadableStream(streamJournalJson(scope, month)),
  });
}

/** Transfers read at a time for a file. */
const JOURNAL_PAGE_SIZE = 2000;

/** Streams all transfers with decimal amounts, page by page, so that memory use does not grow with their number. */
async function* streamJournalJson(scope: Scope, month: string | null): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let cursor: string | null = null;
  let before = "[";
  do {
    const page: Awaited<ReturnType<typeof readJournal>> = await readJournal(scope, {
      ...{ cursor, month },
      limit: JOURNAL_PAGE_SIZE,
    });
    for (const { amount, at, recordedAt, ...row } of page.rows) {
      const written = {
        ...row,
        amount: formatDecimal({ amount, currency: row.currency }),
        at: new Date(at).toISOString(),
        recordedAt: new Date(recordedAt).toISOString(),
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
