import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { queueMails } from "#app/modules/notifications/db/mail.writes.server.ts";
import { incrementVersion } from "#app/platform/catalogue/rows.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { insertJsonRows, selectIds } from "#app/platform/db/json-rows.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import { INVITATION_LIFETIME_MS, type MemberView } from "../model/member.ts";
import type { MemberGrant } from "./access-grants.server.ts";
import { invitations } from "./identity.tables.ts";
import { membershipLocations, memberships } from "./members.tables.ts";

/** A role's permissions are read when they are written: a change or deletion of the role since it was checked is a lost race. */
function toGrantColumns(scope: Scope, { access: { access, permissions, locations }, role }: Grant) {
  const ofRole =
    role &&
    sql`(select r.permissions from roles r where r.account_id = ${scope.account.id} and r.id = ${role.id} and r.version = ${role.version})`;
  return {
    fullAccess: access === "full",
    permissions: ofRole ?? (access === "full" ? [] : permissions),
    roleId: role?.id ?? null,
    locations: access === "full" ? [] : locations,
  };
}

type Grant = Pick<MemberGrant, "access" | "role">;

/** Members of the account by id, never its owner. */
function isMemberAmong(scope: Scope, ids: readonly string[]): SQL | undefined {
  return and(
    eq(memberships.accountId, scope.account.id),
    inArray(memberships.userId, selectIds(ids)),
    eq(memberships.isOwner, false),
  );
}

/** Unanswered invitations of the account by id. */
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
  { id, email, tokenHash, ...grant }: Grant & { id: string; email: string; tokenHash: string },
): Statement {
  return scope.db.insert(invitations).values({
    id,
    accountId: scope.account.id,
    email,
    tokenHash,
    invitedBy: scope.actor.id ?? "system",
    ...toGrantColumns(scope, grant),
    createdAt: now(scope),
    expiresAt: now(scope) + INVITATION_LIFETIME_MS,
  });
}

/** Sets a new link for an invitation; the previous one stops working. */
export function renewInvitation(scope: Scope, id: string, tokenHash: string): Statement {
  const expiresAt = now(scope) + INVITATION_LIFETIME_MS;
  return scope.db
    .update(invitations)
    .set({ tokenHash, expiresAt })
    .where(isOpenInvitationAmong(scope, [id]));
}

/** Revokes invitations. */
export function revokeInvitations(scope: Scope, ids: readonly string[]): Statement {
  return scope.db
    .update(invitations)
    .set({ revokedAt: now(scope) })
    .where(isOpenInvitationAmong(scope, ids));
}

/** Queues the mail of an invitation. It contains a token, so its body is deleted once it is sent. */
export function queueInvitationMail(
  scope: Scope,
  mail: { recipient: string; subject: string; body: string },
): Statement {
  return queueMails(
    scope.db,
    [{ id: newId(scope), accountId: scope.account.id, ...mail, confidential: true }],
    now(scope),
  );
}

/** Changes the access of a member or invitation; fails unless it is at `expectedVersion`. Never changes an owner's. */
export function setAccess(scope: Scope, { id, kind }: MemberView, expectedVersion: number, grant: Grant): Statement[] {
  const { locations, ...grants } = toGrantColumns(scope, grant);
  if (kind === "invitation")
    return [
      scope.db
        .update(invitations)
        .set({ ...grants, locations, version: incrementVersion(invitations.version, expectedVersion) })
        .where(isOpenInvitationAmong(scope, [id])),
    ];
  return [
    scope.db
      .update(memberships)
      .set({ ...grants, version: incrementVersion(memberships.version, expectedVersion) })
      .where(isMemberAmong(scope, [id])),
    deleteMemberLocations(scope, [id]),
    insertJsonRows(scope.db, {
      table: membershipLocations,
      columns: { accountId: () => scope.account.id, userId: () => id, locationId: (location: string) => location },
      rows: [...new Set(locations)],
    }),
  ];
}

/** Increments the version of members' access, so that stale edits conflict. */
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

/** Removes members from a location, except from their last one: none means all. */
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

/** Activates or deactivates members; their access stays the same. */
export function setMemberStatus(scope: Scope, ids: readonly string[], status: "active" | "inactive"): Statement[] {
  return [scope.db.update(memberships).set({ status }).where(isMemberAmong(scope, ids))];
}

/** Removes members from the account; their name stays on what they did. */
export function removeMembers(scope: Scope, ids: readonly string[]): Statement[] {
  return [scope.db.delete(memberships).where(isMemberAmong(scope, ids)), deleteMemberLocations(scope, ids)];
}

/** Hides the first steps for this member in this account. */
export async function hideFirstSteps({ db, account, actor, ports }: Scope): Promise<void> {
  await db
    .update(memberships)
    .set({ firstStepsHiddenAt: ports.clock.now() })
    .where(and(eq(memberships.accountId, account.id), eq(memberships.userId, actor.id ?? "")));
}
