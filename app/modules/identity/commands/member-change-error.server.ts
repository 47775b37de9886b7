import type { Scope } from "#app/platform/db/scope.server.ts";
import type { ErrorCode } from "#app/platform/kernel/error-codes.ts";
import { getMemberChangeRefusal, type MemberView } from "../model/member.ts";

/** Why this person must not be changed by the caller; null when they may be. */
export function getMemberChangeError(scope: Scope, member: MemberView): ErrorCode | null {
  return getMemberChangeRefusal({ permissions: scope.account.permissions, locations: scope.locations }, member);
}
