import { and, eq, sql } from "drizzle-orm";
import type { AuditAction } from "#app/platform/catalogue/audit.ts";
import { insertSelectedAudit } from "#app/platform/db/audit.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { dismissPortalInvitation } from "./connection.writes.server.ts";
import { membershipLocations, memberships } from "./members.tables.ts";

/** An answer to an invitation. */
export interface MembershipChange {
  invitationId: string;
  accountId: string;
  userId: string;
  /** Id of the audit entry. */
  auditId: string;
  now: number;
}

const isOpenFor = ({ invitationId, now }: MembershipChange) =>
  sql`id = ${invitationId} and accepted_at is null and revoked_at is null and declined_at is null and expires_at > ${now}`;

function insertMembershipAudit(db: Database, joining: MembershipChange, action: AuditAction): Statement {
  return insertSelectedAudit(
    db,
    sql`select ${joining.auditId}, account_id, ${joining.userId}, ${action}, ${joining.userId}, '{}', ${joining.now}
      from invitations where ${isOpenFor(joining)}`,
  );
}

/** Accepts an invitation: membership, locations and audit entry are selected from its row while it is open; else nothing happens. */
export function acceptInvitation(db: Database, joining: MembershipChange): Statement[] {
  const open = isOpenFor(joining);
  return [
    db.run(sql`insert into memberships (account_id, user_id, is_owner, full_access, permissions, role_id, status, created_at)
      select account_id, ${joining.userId}, 0, full_access, permissions, role_id, 'active', ${joining.now} from invitations where ${open}
      on conflict (account_id, user_id) do update set status = 'active', full_access = excluded.full_access or is_owner,
        permissions = excluded.permissions, role_id = excluded.role_id`),
    db.run(sql`delete from membership_locations where user_id = ${joining.userId}
      and account_id = (select account_id from invitations where ${open})`),
    db.run(sql`insert into membership_locations (account_id, user_id, location_id)
      select i.account_id, ${joining.userId}, l.value from invitations i, json_each(i.locations) l
      where i.full_access = 0 and i.id = (select id from invitations where ${open})`),
    insertMembershipAudit(db, joining, "members.accept"),
    db.run(sql`update invitations set accepted_at = ${joining.now} where ${open}`),
  ];
}

/** Declines an open invitation. */
export function declineInvitation(db: Database, joining: MembershipChange): Statement[] {
  return [
    insertMembershipAudit(db, joining, "members.decline"),
    db.run(sql`update invitations set declined_at = ${joining.now} where ${isOpenFor(joining)}`),
  ];
}

/** Declines a portal invitation; also writes to the carrier's audit log. */
export function declinePortal(db: Database, joining: MembershipChange): Statement[] {
  return [
    insertMembershipAudit(db, joining, "carriers.decline"),
    ...dismissPortalInvitation(db, joining.invitationId, joining.now),
  ];
}

/** Ends a membership, except the owner's. */
export function endMembership(
  db: Database,
  { accountId, userId, auditId, now }: Omit<MembershipChange, "invitationId">,
): Statement[] {
  const theirs = and(eq(memberships.accountId, accountId), eq(memberships.userId, userId));
  return [
    insertSelectedAudit(
      db,
      sql`select ${auditId}, account_id, user_id, 'members.leave', user_id, '{}', ${now} from memberships
        where account_id = ${accountId} and user_id = ${userId} and is_owner = 0`,
    ),
    db
      .delete(membershipLocations)
      .where(and(eq(membershipLocations.accountId, accountId), eq(membershipLocations.userId, userId))),
    db.delete(memberships).where(and(theirs, eq(memberships.isOwner, false))),
  ];
}
