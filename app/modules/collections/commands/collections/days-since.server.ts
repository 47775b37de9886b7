import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { countDaysAfter } from "#app/platform/time/day-spans.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";

/** Calendar days since an instant in the account's time zone: something collected last evening is one day old. */
export function computeDaysSince(scope: Scope, at: number): number {
  const toDay = (moment: number) => toLocalDate(moment, scope.account.timezone);
  return Math.max(0, countDaysAfter(toDay(at), toDay(now(scope))));
}
