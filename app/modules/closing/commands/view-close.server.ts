import { can } from "#app/platform/access/can.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import type { ScreenArgs } from "#app/platform/http/screens.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { readDatevSettings } from "../db/datev.server.ts";
import { readMonthCounts, readPeriodLock } from "../db/periods.reads.server.ts";
import { getPeriodState, monthSchema } from "../model/period.ts";
import { listMappedAccounts } from "./view-datev.server.ts";
import { viewPeriod } from "./view-periods.server.ts";

/** Data of the screen that closes a month: the one of the address, otherwise the first that waits to be closed. */
export async function readCloseScreen(scope: Scope, { url }: Pick<ScreenArgs, "url">) {
  const [counts, lock, settings] = await Promise.all([
    readMonthCounts(scope),
    readPeriodLock(scope),
    readDatevSettings(scope),
  ]);
  const today = toLocalDate(now(scope), scope.account.timezone);
  const named = monthSchema.safeParse(url.searchParams.get("month"));
  const waiting = counts.findLast(({ month }) => getPeriodState(month, { ...lock, today }) === "open");
  const month = named.success ? named.data : (waiting?.month ?? today.slice(0, 7));
  const found = await viewPeriod(scope, { params: { month } });
  if (!found.ok) return found;
  const { period } = found.value;
  const { account } = scope;
  const { accounts: _, ...datev } = settings;
  return ok({
    ...{ period, today, closedThrough: lock.closedThrough, datev },
    transfers: counts.find((each) => each.month === month)?.transfers ?? 0,
    currency: account.preferences.default_currency,
    mapped: listMappedAccounts(settings, period.sums),
    may: {
      close: can(account, "accounting.books.close"),
      reopen: can(account, "accounting.books.reopen"),
      export: can(account, "accounting.books.export"),
    },
  });
}

type CloseScreenResult = Awaited<ReturnType<typeof readCloseScreen>>;
export type CloseScreen = Extract<CloseScreenResult, { ok: true }>["value"];
