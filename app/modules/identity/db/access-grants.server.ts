import type { Scope } from "#app/platform/db/scope.server.ts";
import type { ErrorCode } from "#app/platform/kernel/error-codes.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { readNamedChoices } from "#app/platform/lists/names.reads.server.ts";
import {
  type AccessInput,
  addModulePermissions,
  coversAccess,
  getMemberChangeRefusal,
  type MemberView,
} from "../model/member.ts";

/** Validates an access to grant and adds the modules' permissions; refuses an empty one, unknown locations, or more than the person has. */
export async function validateGrant(scope: Scope, input: AccessInput): Promise<Result<AccessInput>> {
  if (input.access === "full") {
    return requireCovered(scope, { access: "full", permissions: [], locations: [] });
  }
  if (input.permissions.length === 0) return failFields({ permissions: [{ code: "required" }] });
  const known = input.locations.length === 0 ? [] : await readNamedChoices(scope, "locations");
  const ids = new Set(known.map(({ value }) => value));
  if (input.locations.some((id) => !ids.has(id))) return failFields({ locations: [{ code: "invalid_value" }] });
  return requireCovered(scope, { ...input, permissions: addModulePermissions(input.permissions) });
}

function requireCovered(scope: Scope, access: AccessInput): Result<AccessInput> {
  return canGrantAccess(scope, access) ? ok(access) : fail("beyond_own");
}

/** True when the caller has all of an access: they may grant it, and change members and tokens that have it. */
export function canGrantAccess(scope: Scope, access: AccessInput): boolean {
  return coversAccess({ permissions: scope.account.permissions, locations: scope.locations }, access);
}

/** Why this person must not be changed by the caller; null when they may be. */
export function getMemberChangeError(scope: Scope, member: MemberView): ErrorCode | null {
  return getMemberChangeRefusal({ permissions: scope.account.permissions, locations: scope.locations }, member);
}
