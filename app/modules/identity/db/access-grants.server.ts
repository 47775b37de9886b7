import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { ErrorCode } from "#app/platform/kernel/error-codes.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { readNamedChoices } from "#app/platform/lists/names.reads.server.ts";
import { type AccessTokenInput, listBeyondParent } from "../model/access-token.ts";
import {
  type AccessInput,
  addModulePermissions,
  coversAccess,
  getMemberChangeRefusal,
  type MemberAccessInput,
  type MemberView,
} from "../model/member.ts";
import { findRoleToGive } from "./roles.server.ts";

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

/** An access that may be given to a member, the role that decides its permissions, and the statements that create that role. */
export interface MemberGrant {
  access: AccessInput;
  role: { id: string; version: number } | null;
  statements: readonly Statement[];
}

/**
 * Validates a member's access like `validateGrant`. With a role, its permissions count: others beside it are refused.
 * Creating a suggested role needs access to all locations, as changing any role does.
 */
export async function validateMemberGrant(
  scope: Scope,
  { role_id: ref, ...input }: MemberAccessInput,
  held: string | null = null,
): Promise<Result<MemberGrant>> {
  if (ref === undefined) {
    const access = await validateGrant(scope, input);
    return access.ok ? ok({ access: access.value, role: null, statements: [] }) : access;
  }
  const role = input.access === "full" ? null : await findRoleToGive(scope, ref, held);
  if (!role) return failFields({ role_id: [{ code: "invalid_value" }] });
  const asked = new Set<string>(input.permissions);
  if (asked.size > 0 && (asked.size !== role.permissions.length || !role.permissions.every((each) => asked.has(each))))
    return failFields({ permissions: [{ code: "role_decides" }] });
  if (role.statements.length > 0 && scope.locations !== "all") return fail("beyond_own");
  const access = await validateGrant(scope, { ...input, permissions: [...role.permissions] });
  return access.ok
    ? ok({ access: access.value, role: { id: role.id, version: role.version }, statements: role.statements })
    : access;
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

/** A program's token passes on its addresses and last day where none are given, and never more than it has. */
export function limitToParent({ program }: Scope, input: AccessTokenInput): Result<AccessTokenInput> {
  if (!program) return ok(input);
  const limited = {
    ...input,
    addresses: input.addresses.length === 0 ? [...program.addresses] : input.addresses,
    expires_on: input.expires_on ?? program.expiresOn ?? undefined,
  };
  const beyond = listBeyondParent(program, limited);
  return beyond.length === 0
    ? ok(limited)
    : failFields(Object.fromEntries(beyond.map((field) => [field, [{ code: "beyond_own" }]])));
}
