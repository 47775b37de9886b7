import { parseAccountId } from "#app/modules/ledger/db/journal.reads.server.ts";
import { readTills } from "#app/modules/ledger/db/tills.reads.server.ts";
import { MAIN_TILL, toTillId } from "#app/modules/ledger/model/till.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { failFields, ok } from "#app/platform/kernel/result.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { readBesideSums, readCashEntries, readTillMonths } from "../db/cash-book.reads.server.ts";
import { addBalances, cashMonthSchema, type TillLine, toTillLines } from "../model/cash-book.ts";
import { getDepositRights } from "./view-deposits.server.ts";

/** The tills of a month, and the cash book of one of them: the present month and the first till with cash without a choice. */
export async function readCashBook(scope: Scope, { url }: Pick<PageRequest, "url">) {
  const today = toLocalDate(now(scope), scope.account.timezone);
  const asked = cashMonthSchema.safeParse(url.searchParams.get("month") ?? today.slice(0, 7));
  if (!asked.success) return failFields({ month: [{ code: "invalid_value" }] });
  const month = asked.data;
  const [tills, months, besides] = await Promise.all([
    readTills(scope),
    readTillMonths(scope, month),
    readBesideSums(scope),
  ]);
  const own = scope.account.preferences.default_currency;
  const { lines, sums } = toTillLines(tills, { months, besides, own });
  const [tillId, currency] = [url.searchParams.get("till_id"), url.searchParams.get("currency")];
  if (tillId && !lines.some((line) => line.tillId === tillId))
    return failFields({ till_id: [{ code: "invalid_value" }] });
  const among = lines.filter((line) => !tillId || line.tillId === tillId);
  const chosen = among.find((line) => line.currency === currency) ?? findHeld(among);
  if (currency && chosen?.currency !== currency) return failFields({ currency: [{ code: "invalid_value" }] });
  const named = new Map(tills.map((till) => [till.id, till]));
  const entries = chosen ? await readCashEntries(scope, { month, ...chosen }) : [];
  return ok({
    month,
    today,
    tillId: chosen?.tillId ?? MAIN_TILL,
    currency: chosen?.currency ?? own,
    tills,
    lines,
    sums,
    entries: addBalances(chosen?.opening ?? 0, entries).map(({ other, ...entry }) => {
      const otherTillId = other === null ? null : toTillId(parseAccountId(other).owner);
      return { ...entry, otherTillId, otherTillName: named.get(otherTillId ?? "")?.name ?? null };
    }),
    may: getDepositRights(scope),
  });
}
/** In the currency with the most cash, the first till that holds some. */
const findHeld = (lines: readonly TillLine[]): TillLine | undefined =>
  lines.find(({ currency, balance }) => currency === lines[0]?.currency && balance !== 0) ?? lines[0];

export type CashBook = Extract<Awaited<ReturnType<typeof readCashBook>>, { ok: true }>["value"];

/** `GET cash-book`. */
export async function getCashBook(scope: Scope, { url }: PageRequest) {
  const read = await readCashBook(scope, { url });
  if (!read.ok) return read;
  const { month, tillId, currency, tills, lines, sums, entries } = read.value;
  const names = new Map(tills.map(({ id, name }) => [id, name]));
  return ok({
    ...{ month, tillId, currency, sums },
    tills: lines.map((line) => ({ ...line, tillName: names.get(line.tillId) ?? null })),
    entries: entries.map((entry) => ({ ...entry, currency })),
  });
}
