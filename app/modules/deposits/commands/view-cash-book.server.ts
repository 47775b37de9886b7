import type { PageRequest } from "#app/platform/commands/page-request.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { failFields, ok } from "#app/platform/kernel/result.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { readCashEntries, readTills } from "../db/cash-book.reads.server.ts";
import { addBalances, cashMonthSchema, getClosing } from "../model/cash-book.ts";
import { getDepositRights } from "./view-deposits.server.ts";

/** The tills of a month, and the cash book of one of them: the present month and the fullest till without a choice. */
export async function readCashBook(scope: Scope, { url }: Pick<PageRequest, "url">) {
  const today = toLocalDate(now(scope), scope.account.timezone);
  const asked = cashMonthSchema.safeParse(url.searchParams.get("month") ?? today.slice(0, 7));
  if (!asked.success) return failFields({ month: [{ code: "invalid_value" }] });
  const month = asked.data;
  const tills = await readTills(scope, month);
  const named = url.searchParams.get("currency");
  const till = tills.find(({ currency }) => currency === named) ?? tills[0];
  if (named && till?.currency !== named) return failFields({ currency: [{ code: "invalid_value" }] });
  const entries = till ? await readCashEntries(scope, { month, currency: till.currency }) : [];
  return ok({
    month,
    today,
    currency: till?.currency ?? scope.account.preferences.default_currency,
    tills: tills.map((each) => ({ ...each, closing: getClosing(each) })),
    entries: addBalances(till?.opening ?? 0, entries),
    may: getDepositRights(scope),
  });
}
export type CashBook = Extract<Awaited<ReturnType<typeof readCashBook>>, { ok: true }>["value"];

/** `GET cash-book`. */
export async function getCashBook(scope: Scope, { url }: PageRequest) {
  const read = await readCashBook(scope, { url });
  if (!read.ok) return read;
  const { month, currency, tills, entries } = read.value;
  return ok({ month, currency, tills, entries: entries.map((entry) => ({ ...entry, currency })) });
}
