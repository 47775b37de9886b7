import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { membershipLocations, memberships } from "#app/modules/workspace/db/tenancy.tables.ts";
import { nextVersion } from "#app/platform/catalogue/rows.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { mailOutbox } from "#app/platform/db/integration.tables.ts";
import { idsIn, insertRows } from "#app/platform/db/json-rows.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import { type AccessInput, invitationMs, type MemberView } from "../model/member.ts";
import { invitations } from "./identity.tables.ts";

const grantsOf = ({ access, permissions, locations }: AccessInput) => ({
  fullAccess: access === "full",
  permissions: access === "full" ? [] : permissions,
  locations: access === "full" ? [] : locations,
});

/** Members of the account by id, never its owner. */
function theirs(scope: Scope, ids: readonly string[]): SQL | undefined {
  return and(
    eq(memberships.accountId, scope.account.id),
    inArray(memberships.userId, idsIn(ids)),
    eq(memberships.isOwner, false),
  );
}

/** Invitations of the account by id that nobody has answered. */
function unanswered(scope: Scope, ids: readonly string[]): SQL | undefined {
  return and(
    eq(invitations.accountId, scope.account.id),
    inArray(invitations.id, idsIn(ids)),
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
    ...grantsOf(access),
    createdAt: now(scope),
    expiresAt: now(scope) + invitationMs,
  });
}

/** A new link for an invitation: the one that was sent before no longer works. */
export function renewInvitation(scope: Scope, id: string, tokenHash: string): Statement {
  const expiresAt = now(scope) + invitationMs;
  return scope.db
    .update(invitations)
    .set({ tokenHash, expiresAt })
    .where(unanswered(scope, [id]));
}

/** Takes invitations back. */
export function revokeInvitations(scope: Scope, ids: readonly string[]): Statement {
  return scope.db
    .update(invitations)
    .set({ revokedAt: now(scope) })
    .where(unanswered(scope, ids));
}

/** Posts the mail of an invitation: it carries a token, so its body is forgotten once it is sent. */
export function postInvitation(scope: Scope, mail: { recipient: string; subject: string; body: string }): Statement {
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
  const { locations, ...grants } = grantsOf(access);
  if (kind === "invitation")
    return [
      scope.db
        .update(invitations)
        .set({ ...grants, locations, version: nextVersion(invitations.version, seen) })
        .where(unanswered(scope, [id])),
    ];
  return [
    scope.db
      .update(memberships)
      .set({ ...grants, version: nextVersion(memberships.version, seen) })
      .where(theirs(scope, [id])),
    forgetLocations(scope, [id]),
    insertRows(scope.db, {
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
    .where(theirs(scope, ids));
}

/** Assigns limited members to one more location. */
export function assignTo(scope: Scope, location: string, ids: readonly string[]): Statement {
  return insertRows(scope.db, {
    table: membershipLocations,
    columns: { accountId: () => scope.account.id, userId: (id: string) => id, locationId: () => location },
    rows: ids,
    where: (field) => sql`exists (select 1 from memberships m where m.account_id = ${scope.account.id}
      and m.user_id = ${field("userId")} and m.full_access = 0 and m.is_owner = 0)`,
    conflict: sql`on conflict do nothing`,
  });
}

/** Takes members from a location; it never takes the last one, because none means all. */
export function unassignFrom(scope: Scope, location: string, ids: readonly string[]): Statement {
  return scope.db.run(sql`delete from membership_locations
    where account_id = ${scope.account.id} and location_id = ${location} and user_id in ${idsIn(ids)}
      and exists (select 1 from membership_locations other where other.account_id = ${scope.account.id}
        and other.user_id = membership_locations.user_id and other.location_id <> ${location})`);
}

function forgetLocations(scope: Scope, ids: readonly string[]): Statement {
  return scope.db
    .delete(membershipLocations)
    .where(and(eq(membershipLocations.accountId, scope.account.id), inArray(membershipLocations.userId, idsIn(ids))));
}

/** Lets members in again, or keeps them out; their access stays as it is. */
export function setStatus(scope: Scope, ids: readonly string[], status: "active" | "inactive"): Statement[] {
  return [scope.db.update(memberships).set({ status }).where(theirs(scope, ids))];
}

/** Takes members out of the account; what they did keeps their name. */
export function removeMembers(scope: Scope, ids: readonly string[]): Statement[] {
  return [scope.db.delete(memberships).where(theirs(scope, ids)), forgetLocations(scope, ids)];
}
