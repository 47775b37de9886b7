import type { Scope } from "#app/data/kernel/scope.server.ts";
import { barredFrom, type MemberView } from "#app/domain/access/member.ts";
import type { ErrorCode } from "#app/domain/kernel/error-codes.ts";

/** Why this person must not be changed by whoever asks; null when they may be. */
export function untouchable(scope: Scope, member: MemberView): ErrorCode | null {
  return barredFrom({ permissions: scope.account.permissions, locations: scope.locations }, member);
}
