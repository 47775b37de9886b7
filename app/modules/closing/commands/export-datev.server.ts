import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { toReadableStream } from "#app/platform/documents/tables/table-stream.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import type { ExportedFile } from "#app/platform/lists/export-list.server.ts";
import { getCurrencyDecimals } from "#app/platform/money/money.ts";
import { findPartPlace } from "../db/month-journal.reads.server.ts";
import { readMonthSums, readPeriodEvents, readPeriodLock } from "../db/periods.reads.server.ts";
import { getYearStart } from "../model/datev.ts";
import { formatExtfHeader, MAX_EXTF_LINES } from "../model/extf.ts";
import { findClosing, getMonthDays } from "../model/period.ts";
import { listUnmapped, readDatevNumbers } from "./datev-numbers.server.ts";
import { type DatevRequest, streamPostings } from "./datev-postings.server.ts";

/**
 * Exports a month as a posting batch of DATEV, page by page. Of a closed month every export is the same to the byte: an
 * interrupted one is simply repeated.
 */
export async function exportDatev(scope: Scope, request: DatevRequest): Promise<Result<ExportedFile>> {
  const { month, currency, part } = request;
  if (getCurrencyDecimals(currency) > 2) return failFields({ currency: [{ code: "closing:datev.decimals" }] });
  const [numbers, sums, lock] = await Promise.all([
    readDatevNumbers(scope),
    readMonthSums(scope, month),
    readPeriodLock(scope),
  ]);
  const { adviser, client, yearStart, digits, chart } = numbers.settings;
  if (adviser === null || client === null) return fail("datev_not_set_up");
  const unmapped = listUnmapped(
    numbers,
    sums.filter((each) => each.currency === currency),
  );
  if (unmapped.length > 0) return fail("datev_unmapped", { accounts: unmapped.join(", ") });
  const after = await findPartPlace(scope, { month, currency, skip: (part - 1) * MAX_EXTF_LINES });
  if (!after) return fail("not_found");
  const { from, to } = getMonthDays(month);
  const locked = to <= lock.closedThrough;
  const closed = findClosing(await readPeriodEvents(scope), to);
  const name = `EXTF_Buchungsstapel_${month}_${currency}${part > 1 ? `_${part}` : ""}.csv`;
  const head = formatExtfHeader({
    ...{ createdAt: closed?.at ?? now(scope), adviser, client, digits, from, to, locked, currency, chart },
    ...{ yearStart: getYearStart(month, yearStart), title: `Waybill ${month}${part > 1 ? ` ${part}` : ""}` },
  });
  const lines = streamPostings(scope, { ...request, numbers, after, locked, head });
  return ok({ name, type: "text/csv; charset=windows-1252", body: toReadableStream(lines) });
}
