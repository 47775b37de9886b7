import { assignTo, touchAccess, unassignFrom } from "#app/modules/identity/db/member.writes.server.ts";
import { readLimitedMembers } from "#app/modules/identity/db/member-list.reads.server.ts";
import { barredFrom, covers, type MemberView } from "#app/modules/identity/model/member.ts";
import { can } from "#app/platform/access/can.ts";
import { changesOf } from "#app/platform/catalogue/changes.ts";
import { audit } from "#app/platform/catalogue/rows.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, failFields, type Issue, ok, type Result } from "#app/platform/kernel/result.ts";
import type { AssignableMember } from "../model/location.ts";

/** Whom the form of a location offers; null for who must not change members. */
export async function assignableMembers(scope: Scope, location: string | null): Promise<AssignableMember[] | null> {
  if (!can(scope.account, "settings.members.manage")) return null;
  return (await readLimitedMembers(scope)).map((member) => ({
    id: member.id,
    name: member.name || member.email,
    here: location !== null && member.locations.includes(location),
    locations: member.locations.length,
    locked: barredFrom(holding(scope), member) !== null,
  }));
}

/** Who is assigned to a location. */
export async function membersAt(scope: Scope, location: string): Promise<string[]> {
  return (await readLimitedMembers(scope)).filter((each) => each.locations.includes(location)).map(({ id }) => id);
}

/**
 * Makes `wanted` the members of a location; without it nothing changes. Each change is one of that member's access, with
 * its rules: the word for members, nobody's own, nothing beyond one's own. Nobody loses their last location here: a
 * member without one sees all of them.
 */
export async function assigning(
  scope: Scope,
  location: string,
  wanted: readonly string[] | undefined,
): Promise<Result<Statement[]>> {
  if (!wanted) return ok([]);
  if (!can(scope.account, "settings.members", "settings.members.manage")) return fail("forbidden");
  const limited = await readLimitedMembers(scope);
  const known = new Set(limited.map(({ id }) => id));
  if (wanted.some((id) => !known.has(id))) return refuse({ code: "invalid_value" });
  const comes = limited.filter(({ id, locations }) => wanted.includes(id) && !locations.includes(location));
  const goes = limited.filter(({ id, locations }) => !wanted.includes(id) && locations.includes(location));
  const last = goes.find(({ locations }) => locations.length === 1);
  if (last) return refuse({ code: "last_location", params: { name: last.name || last.email } });
  const log: Statement[] = [];
  for (const member of [...comes, ...goes]) {
    const locations = goes.includes(member)
      ? member.locations.filter((id) => id !== location)
      : [...member.locations, location];
    const own = holding(scope);
    const refused = barredFrom(own, member) ?? (covers(own, { ...member, locations }) ? null : "beyond_own");
    if (refused) return fail(refused);
    const changes = changesOf(member, { locations });
    log.push(audit(scope, "settings.members.update", member.id, { email: member.email, changes }));
  }
  const ids = (members: readonly MemberView[]) => members.map(({ id }) => id);
  return ok([
    ...(comes.length > 0 ? [assignTo(scope, location, ids(comes))] : []),
    ...(goes.length > 0 ? [unassignFrom(scope, location, ids(goes))] : []),
    ...(log.length > 0 ? [touchAccess(scope, ids([...comes, ...goes]))] : []),
    ...log,
  ]);
}

function holding(scope: Scope) {
  return { permissions: scope.account.permissions, locations: scope.locations };
}

function refuse(issue: Issue) {
  return failFields({ members: [issue] });
}
