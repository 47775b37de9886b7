import { and, eq, sql } from "drizzle-orm";
import { connections, merchants } from "#app/modules/partners/db/partners.tables.ts";
import type { ConnectionStatus } from "#app/modules/partners/model/connection.states.ts";
import { insertSelectedAudit } from "#app/platform/db/audit.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import { INVITATION_LIFETIME_MS } from "../model/member.ts";
import { invitations } from "./identity.tables.ts";

/** Invites a merchant of the account to its portal and opens the connection. */
export function insertMerchantInvitation(
  scope: Scope,
  invited: { id: string; merchantId: string; email: string; tokenHash: string },
): Statement[] {
  const at = now(scope);
  const changed = { status: "invited" as const, invitationId: invited.id, changedAt: at };
  return [
    scope.db.insert(invitations).values({
      ...invited,
      accountId: scope.account.id,
      invitedBy: scope.actor.id ?? "system",
      fullAccess: true,
      permissions: [],
      createdAt: at,
      expiresAt: at + INVITATION_LIFETIME_MS,
    }),
    scope.db
      .insert(connections)
      .values({
        id: newId(scope),
        carrierAccountId: scope.account.id,
        merchantId: invited.merchantId,
        createdAt: at,
        ...changed,
      })
      .onConflictDoUpdate({ target: connections.merchantId, set: changed }),
  ];
}

/** Changes a connection's status if it still has the one that was read; otherwise does nothing. */
export function moveConnection(
  db: Database,
  { id, from, to, at }: { id: string; from: ConnectionStatus; to: ConnectionStatus; at: number },
): Statement {
  return db
    .update(connections)
    .set({ status: to, changedAt: at })
    .where(and(eq(connections.id, id), eq(connections.status, from)));
}

/** Connects an account by a portal invitation. */
export interface PortalConnection {
  invitationId: string;
  merchantAccountId: string;
  userId: string;
  auditIds: readonly [string, string];
  now: number;
}

/**
 * Accepts a portal invitation for a merchant account. Every statement requires that the invitation is still open,
 * else nothing happens. Writes to the audit logs of both sides.
 */
export function acceptPortal(db: Database, connecting: PortalConnection): Statement[] {
  const { invitationId, merchantAccountId, userId, auditIds, now: at } = connecting;
  const open = sql`select i.id from ${invitations} i join ${connections} c on c.invitation_id = i.id and c.status = 'invited'
    where i.id = ${invitationId} and i.accepted_at is null and i.revoked_at is null and i.declined_at is null and i.expires_at > ${at}`;
  const audit = (id: string, account: "carrier_account_id" | "accepting") =>
    insertSelectedAudit(
      db,
      sql`select ${id}, ${account === "accepting" ? sql`${merchantAccountId}` : sql`carrier_account_id`}, ${userId},
        'carriers.accept', merchant_id, json_object('account', ${merchantAccountId}), ${at}
      from ${connections} where invitation_id in (${open})`,
    );
  return [
    audit(auditIds[0], "carrier_account_id"),
    audit(auditIds[1], "accepting"),
    db.run(sql`update ${merchants} set merchant_account_id = ${merchantAccountId}, managed = 0, version = version + 1
      where id in (select merchant_id from ${connections} where invitation_id in (${open}))`),
    // The connection comes last: the statements above depend on its status.
    db.run(sql`update ${invitations} set accepted_at = ${at} where id in (${open})`),
    db.run(sql`update ${connections} set status = 'accepted', merchant_account_id = ${merchantAccountId}, changed_at = ${at}
      where invitation_id = ${invitationId} and status = 'invited'
        and (select accepted_at from ${invitations} where id = ${invitationId}) = ${at}`),
  ];
}

/** Declines a portal invitation. */
export function dismissPortalInvitation(db: Database, invitationId: string, at: number): Statement[] {
  return [
    db.run(sql`update ${invitations} set declined_at = ${at} where id = ${invitationId} and accepted_at is null
      and revoked_at is null and declined_at is null`),
    db.run(sql`update ${connections} set status = 'dismissed', changed_at = ${at}
      where invitation_id = ${invitationId} and status = 'invited'`),
  ];
}
