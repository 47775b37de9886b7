import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { readChoices } from "#app/platform/lists/names.reads.server.ts";
import { type AccessInput, covers, withModules } from "../model/member.ts";

/** The access to give, with the words that open its modules; refused when it is nothing, more than one's own, or elsewhere. */
export async function grantable(scope: Scope, input: AccessInput): Promise<Result<AccessInput>> {
  if (input.access === "full") {
    return own(scope, { access: "full", permissions: [], locations: [] });
  }
  if (input.permissions.length === 0) return failFields({ permissions: [{ code: "required" }] });
  const known = input.locations.length === 0 ? [] : await readChoices(scope, "locations");
  const ids = new Set(known.map(({ value }) => value));
  if (input.locations.some((id) => !ids.has(id))) return failFields({ locations: [{ code: "invalid_value" }] });
  return own(scope, { ...input, permissions: withModules(input.permissions) });
}

function own(scope: Scope, access: AccessInput): Result<AccessInput> {
  return isCovered(scope, access) ? ok(access) : fail("beyond_own");
}

/** True when whoever acts holds all of an access: they may give it, and touch what has it. */
export function isCovered(scope: Scope, access: AccessInput): boolean {
  return covers({ permissions: scope.account.permissions, locations: scope.locations }, access);
}
