import type { Scope } from "#app/platform/db/scope.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import type { ScreenArgs } from "#app/platform/http/screens.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { readForeignVat } from "../db/exchanged-vat.reads.server.ts";
import {
  MAX_LATE,
  readLatePostings,
  readMonthCounts,
  readMonthSums,
  readPeriodEvents,
  readPeriodLock,
} from "../db/periods.reads.server.ts";
import { openItemKinds } from "../model/closing.enums.ts";
import { findClosing, getMonthDays, getPeriodState, monthSchema } from "../model/period.ts";
import { computeExchangedVat, computeInputVat, computeVatSums } from "../model/vat.ts";
import { findOpenItems } from "./check-books.server.ts";

/** The account's months from the first posting to the present one, newest first, with who closed them. */
export async function listPeriods(scope: Scope) {
  const [counts, lock, events] = await Promise.all([
    readMonthCounts(scope),
    readPeriodLock(scope),
    readPeriodEvents(scope),
  ]);
  const today = toLocalDate(now(scope), scope.account.timezone);
  const transfers = new Map(counts.map((each) => [each.month, each.transfers]));
  const months = [...new Set([today.slice(0, 7), ...transfers.keys()])].sort().reverse();
  return ok({
    closedThrough: lock.closedThrough === "" ? null : lock.closedThrough,
    periods: months.map((month) => {
      const { from, to } = getMonthDays(month);
      const state = getPeriodState(month, { ...lock, today });
      const event = findClosing(events, to);
      return {
        ...{ month, from, to, state, transfers: transfers.get(month) ?? 0 },
        ...{ closedAt: event?.at ?? null, closedById: event?.actorId ?? null, closedByName: event?.actorName ?? null },
      };
    }),
  });
}

/** A month: what is still open, its sums, what came late into it, and who closed and reopened it. */
export async function viewPeriod(scope: Scope, { params }: Pick<ScreenArgs, "params">) {
  const parsed = monthSchema.safeParse(params.month);
  if (!parsed.success) return fail("not_found");
  const month = parsed.data;
  const [lock, sums, foreign, late, events] = await Promise.all([
    readPeriodLock(scope),
    readMonthSums(scope, month),
    readForeignVat(scope, month),
    readLatePostings(scope, month),
    readPeriodEvents(scope, month),
  ]);
  const today = toLocalDate(now(scope), scope.account.timezone);
  const { from, to } = getMonthDays(month);
  const state = getPeriodState(month, { ...lock, today });
  const open = state === "closed" ? [] : await findOpenItems(scope, month);
  return ok({
    period: {
      ...{ month, from, to, state, sums, events, vat: computeVatSums(sums), inputVat: computeInputVat(sums) },
      exchangedVat: computeExchangedVat(foreign),
      open: open.map((item) => {
        const kind = openItemKinds.find(({ key }) => key === item.key);
        return { ...item, href: kind?.href ?? "", blocks: kind !== undefined && "blocks" in kind };
      }),
      late: late.slice(0, MAX_LATE),
      moreLate: late.length > MAX_LATE,
    },
  });
}
