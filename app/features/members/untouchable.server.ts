import { readChoices } from "#app/data/kernel/names.reads.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { type AccessInput, barredFrom, covers, type MemberView, withModules } from "#app/domain/access/member.ts";
import type { ErrorCode } from "#app/domain/kernel/error-codes.ts";
import { type Failure, fail, failFields, ok, type Result } from "#app/domain/kernel/result.ts";

/** Why this person must not be changed by whoever asks; null when they may be. */
export function untouchable(scope: Scope, member: MemberView): ErrorCode | null {
  return barredFrom({ permissions: scope.account.permissions, locations: scope.locations }, member);
}

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

function own(scope: Scope, access: AccessInput): Result<AccessInput> | { ok: false; failure: Failure } {
  return covers({ permissions: scope.account.permissions, locations: scope.locations }, access)
    ? ok(access)
    : fail("beyond_own");
}
