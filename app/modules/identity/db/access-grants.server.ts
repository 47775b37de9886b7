import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { readNamedChoices } from "#app/platform/lists/names.reads.server.ts";
import { type AccessInput, addModulePermissions, coversAccess } from "../model/member.ts";

/** The access to give, with the words that open its modules; refused when it is nothing, more than one's own, or elsewhere. */
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

/** True when whoever acts holds all of an access: they may give it, and touch what has it. */
export function canGrantAccess(scope: Scope, access: AccessInput): boolean {
  return coversAccess({ permissions: scope.account.permissions, locations: scope.locations }, access);
}
