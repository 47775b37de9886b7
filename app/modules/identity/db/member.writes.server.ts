import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { mailOutbox } from "#app/modules/notifications/db/notifications.tables.ts";
import { incrementVersion } from "#app/platform/catalogue/rows.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { insertJsonRows, selectIds } from "#app/platform/db/json-rows.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import { type AccessInput, INVITATION_LIFETIME_MS, type MemberView } from "../model/member.ts";
import { invitations } from "./identity.tables.ts";
import { membershipLocations, memberships } from "./members.tables.ts";

const toGrantColumns = ({ access, permissions, locations }: AccessInput) => ({
  fullAccess: access === "full",
  permissions: access === "full" ? [] : permissions,
  locations: access === "full" ? [] : locations,
});

/** Members of the account by id, never its owner. */
function isMemberAmong(scope: Scope, ids: readonly string[]): SQL | undefined {
  return and(
    eq(memberships.accountId, scope.account.id),
    inArray(memberships.userId, selectIds(ids)),
    eq(memberships.isOwner, false),
  );
}

/** Invitations of the account by id that nobody has answered. */
function isOpenInvitationAmong(scope: Scope, ids: readonly string[]): SQL | undefined {
  return and(
    eq(invitations.accountId, scope.account.id),
    inArray(invitations.id, selectIds(ids)),
    isNull(invitations.acceptedAt),
    isNull(invitations.declinedAt),
    isNull(invitations.revokedAt),
  );
}

/** A new invitation; `tokenHash` is the SHA-256 of the token in its mail. */
export function insertInvitation(
  scope: Scope,
  { id, email, tokenHash, ...access }: AccessInput & { id: string; email: string; tokenHash: string },
): Statement {
  return scope.db.insert(invitations).values({
    id,
    accountId: scope.account.id,
    email,
    tokenHash,
    invitedBy: scope.actor.id ?? "system",
    ...toGrantColumns(access),
    createdAt: now(scope),
    expiresAt: now(scope) + INVITATION_LIFETIME_MS,
  });
}

/** A new link for an invitation: the one that was sent before no longer works. */
export function renewInvitation(scope: Scope, id: string, tokenHash: string): Statement {
  const expiresAt = now(scope) + INVITATION_LIFETIME_MS;
  return scope.db
    .update(invitations)
    .set({ tokenHash, expiresAt })
    .where(isOpenInvitationAmong(scope, [id]));
}

/** Takes invitations back. */
export function revokeInvitations(scope: Scope, ids: readonly string[]): Statement {
  return scope.db
    .update(invitations)
    .set({ revokedAt: now(scope) })
    .where(isOpenInvitationAmong(scope, ids));
}

/** Posts the mail of an invitation: it carries a token, so its body is forgotten once it is sent. */
export function queueInvitationMail(
  scope: Scope,
  mail: { recipient: string; subject: string; body: string },
): Statement {
  return scope.db.insert(mailOutbox).values({
    id: newId(scope),
    accountId: scope.account.id,
    channel: "mail",
    ...mail,
    confidential: true,
    createdAt: now(scope),
    dueAt: now(scope),
  });
}

/** Gives a member, or somebody who is invited, another access; fails when it is not at version `seen`. An owner's is never written. */
export function setAccess(scope: Scope, { id, kind }: MemberView, seen: number, access: AccessInput): Statement[] {
  const { locations, ...grants } = toGrantColumns(access);
  if (kind === "invitation")
    return [
      scope.db
        .update(invitations)
        .set({ ...grants, locations, version: incrementVersion(invitations.version, seen) })
        .where(isOpenInvitationAmong(scope, [id])),
    ];
  return [
    scope.db
      .update(memberships)
      .set({ ...grants, version: incrementVersion(memberships.version, seen) })
      .where(isMemberAmong(scope, [id])),
    deleteMemberLocations(scope, [id]),
    insertJsonRows(scope.db, {
      table: membershipLocations,
      columns: { accountId: () => scope.account.id, userId: () => id, locationId: (location: string) => location },
      rows: [...new Set(locations)],
    }),
  ];
}

/** Says of members that their access has changed: whoever saw it before is told. */
export function touchAccess(scope: Scope, ids: readonly string[]): Statement {
  return scope.db
    .update(memberships)
    .set({ version: sql`${memberships.version} + 1` })
    .where(isMemberAmong(scope, ids));
}

/** Assigns limited members to one more location. */
export function assignMembersToLocation(scope: Scope, location: string, ids: readonly string[]): Statement {
  return insertJsonRows(scope.db, {
    table: membershipLocations,
    columns: { accountId: () => scope.account.id, userId: (id: string) => id, locationId: () => location },
    rows: ids,
    where: (field) => sql`exists (select 1 from memberships m where m.account_id = ${scope.account.id}
      and m.user_id = ${field("userId")} and m.full_access = 0 and m.is_owner = 0)`,
    conflict: sql`on conflict do nothing`,
  });
}

/** Takes members from a location; it never takes the last one, because none means all. */
export function unassignMembersFromLocation(scope: Scope, location: string, ids: readonly string[]): Statement {
  return scope.db.run(sql`delete from membership_locations
    where account_id = ${scope.account.id} and location_id = ${location} and user_id in ${selectIds(ids)}
      and exists (select 1 from membership_locations other where other.account_id = ${scope.account.id}
        and other.user_id = membership_locations.user_id and other.location_id <> ${location})`);
}

function deleteMemberLocations(scope: Scope, ids: readonly string[]): Statement {
  return scope.db
    .delete(membershipLocations)
    .where(
      and(eq(membershipLocations.accountId, scope.account.id), inArray(membershipLocations.userId, selectIds(ids))),
    );
}

/** Lets members in again, or keeps them out; their access stays as it is. */
export function setMemberStatus(scope: Scope, ids: readonly string[], status: "active" | "inactive"): Statement[] {
  return [scope.db.update(memberships).set({ status }).where(isMemberAmong(scope, ids))];
}

/** Takes members out of the account; what they did keeps their name. */
export function removeMembers(scope: Scope, ids: readonly string[]): Statement[] {
  return [scope.db.delete(memberships).where(isMemberAmong(scope, ids)), deleteMemberLocations(scope, ids)];
}
