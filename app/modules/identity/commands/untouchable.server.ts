import type { Scope } from "#app/platform/db/scope.server.ts";
import type { ErrorCode } from "#app/platform/kernel/error-codes.ts";
import { barredFrom, type MemberView } from "../model/member.ts";

/** Why this person must not be changed by whoever asks; null when they may be. */
export function untouchable(scope: Scope, member: MemberView): ErrorCode | null {
  return barredFrom({ permissions: scope.account.permissions, locations: scope.locations }, member);
}
