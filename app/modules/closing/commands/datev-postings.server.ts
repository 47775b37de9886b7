import { parseAccountId } from "#app/modules/ledger/db/journal.reads.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { type JournalPlace, type MonthTransfer, readMonthTransfers } from "../db/month-journal.reads.server.ts";
import { encodeWindows1252, extfColumnLine, formatExtfPosting, MAX_EXTF_LINES } from "../model/extf.ts";
import { type DatevNumbers, readOwnerNames } from "./datev-numbers.server.ts";

/** A month of one currency; a file has at most 99,999 postings, so that a large month has parts. */
export interface DatevRequest {
  month: string;
  currency: string;
  part: number;
  language: string;
}

/** Postings read at a time. */
const PAGE_SIZE = 1000;

/** What the postings of a batch are written with. */
interface PostingStream extends DatevRequest {
  numbers: DatevNumbers;
  after: JournalPlace;
  locked: boolean;
  head: string;
}

/** The lines of a batch as bytes, page by page. */
export async function* streamPostings(
  scope: Scope,
  { month, currency, language, numbers, after, locked, head }: PostingStream,
): AsyncGenerator<Uint8Array> {
  const t = createTranslator(language);
  yield encodeWindows1252(`${head}\r\n${extfColumnLine}\r\n`);
  let place = after;
  for (let left = MAX_EXTF_LINES; left > 0; left -= PAGE_SIZE) {
    const limit = Math.min(PAGE_SIZE, left);
    const rows = await readMonthTransfers(scope, { month, currency, after: place, limit });
    const names = await readOwnerNames(
      scope,
      rows.flatMap((row) => [parseAccountId(row.debitAccount).owner, parseAccountId(row.creditAccount).owner]),
    );
    const lines = rows.flatMap((row) => {
      const [debit, credit] = [parseAccountId(row.debitAccount), parseAccountId(row.creditAccount)];
      // Moved from till to till: to the adviser they are one account.
      if (debit.kind === "carrier_cash" && credit.kind === "carrier_cash") return [];
      const [left, right] = [numbers.find(debit, credit), numbers.find(credit, debit)];
      const who = names.get(debit.owner) ?? names.get(credit.owner) ?? "";
      return formatExtfPosting({
        ...{ amount: row.amount ?? 0, currency, happenedOn: row.happenedOn, postedOn: row.postedOn, locked },
        ...{ debit: left?.number ?? "", credit: right?.number ?? "", key: left?.key || right?.key || "" },
        ...{ reference: row.reference, text: describePosting(row, who, t), number: row.number, id: row.id },
      });
    });
    if (lines.length > 0) yield encodeWindows1252(`${lines.join("\r\n")}\r\n`);
    const last = rows.at(-1);
    if (!last || rows.length < limit) return;
    place = last;
  }
}

/** What the adviser reads: what it is for, and whose. */
function describePosting({ kind }: MonthTransfer, who: string, t: ReturnType<typeof createTranslator>): string {
  return [t(`accounting:books.kinds.${kind}`), who].filter(Boolean).join(" ");
}
