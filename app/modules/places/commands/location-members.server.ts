import {
  assignMembersToLocation,
  touchAccess,
  unassignMembersFromLocation,
} from "#app/modules/identity/db/member.writes.server.ts";
import { readLimitedMembers } from "#app/modules/identity/db/member-list.reads.server.ts";
import { coversAccess, getMemberChangeRefusal, type MemberView } from "#app/modules/identity/model/member.ts";
import { can } from "#app/platform/access/can.ts";
import { diffObjects } from "#app/platform/catalogue/changes.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, failFields, type Issue, ok, type Result } from "#app/platform/kernel/result.ts";
import type { AssignableMember } from "../model/location.ts";

/** Members that the location form offers; null when the caller may not change members. */
export async function listAssignableMembers(scope: Scope, location: string | null): Promise<AssignableMember[] | null> {
  if (!can(scope.account, "settings.members.manage")) return null;
  return (await readLimitedMembers(scope)).map((member) => ({
    id: member.id,
    name: member.name || member.email,
    isAssigned: location !== null && member.locations.includes(location),
    locations: member.locations.length,
    locked: getMemberChangeRefusal(getGrants(scope), member) !== null,
  }));
}

/** Members assigned to a location. */
export async function listMembersAt(scope: Scope, location: string): Promise<string[]> {
  return (await readLimitedMembers(scope)).filter((each) => each.locations.includes(location)).map(({ id }) => id);
}

/**
 * Makes `wanted` the members of a location; undefined changes nothing. Each change follows the rules for changing a
 * member's access: permission for members, nobody's own access, nothing beyond one's own. A member keeps at least one
 * location, because a member without any sees all of them.
 */
export async function assignMembers(
  scope: Scope,
  location: string,
  wanted: readonly string[] | undefined,
): Promise<Result<Statement[]>> {
  if (!wanted) return ok([]);
  if (!can(scope.account, "settings.members", "settings.members.manage")) return fail("forbidden");
  const limited = await readLimitedMembers(scope);
  const known = new Set(limited.map(({ id }) => id));
  if (wanted.some((id) => !known.has(id))) return failMembers({ code: "invalid_value" });
  const comes = limited.filter(({ id, locations }) => wanted.includes(id) && !locations.includes(location));
  const goes = limited.filter(({ id, locations }) => !wanted.includes(id) && locations.includes(location));
  const last = goes.find(({ locations }) => locations.length === 1);
  if (last) return failMembers({ code: "last_location", params: { name: last.name || last.email } });
  const log: Statement[] = [];
  for (const member of [...comes, ...goes]) {
    const locations = goes.includes(member)
      ? member.locations.filter((id) => id !== location)
      : [...member.locations, location];
    const own = getGrants(scope);
    const refused =
      getMemberChangeRefusal(own, member) ?? (coversAccess(own, { ...member, locations }) ? null : "beyond_own");
    if (refused) return fail(refused);
    const changes = diffObjects(member, { locations });
    log.push(writeAudit(scope, "settings.members.update", member.id, { email: member.email, changes }));
  }
  const ids = (members: readonly MemberView[]) => members.map(({ id }) => id);
  return ok([
    ...(comes.length > 0 ? [assignMembersToLocation(scope, location, ids(comes))] : []),
    ...(goes.length > 0 ? [unassignMembersFromLocation(scope, location, ids(goes))] : []),
    ...(log.length > 0 ? [touchAccess(scope, ids([...comes, ...goes]))] : []),
    ...log,
  ]);
}

function getGrants(scope: Scope) {
  return { permissions: scope.account.permissions, locations: scope.locations };
}

function failMembers(issue: Issue) {
  return failFields({ members: [issue] });
}
