import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";

/** Calendar days since an instant in the account's time zone: something collected last evening is one day old. */
export function computeDaysSince(scope: Scope, at: number): number {
  const midnightOf = (moment: number) => Date.parse(toLocalDate(moment, scope.account.timezone));
  return Math.max(0, (midnightOf(now(scope)) - midnightOf(at)) / 86_400_000);
}
