import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";

/** Days of the calendar between a moment and now, in the account's zone: what was collected last evening is a day old. */
export function computeDaysSince(scope: Scope, at: number): number {
  const midnightOf = (moment: number) => Date.parse(toLocalDate(moment, scope.account.timezone));
  return Math.max(0, (midnightOf(now(scope)) - midnightOf(at)) / 86_400_000);
}
