import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { merchants } from "#app/modules/partners/db/partners.tables.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { invitations, users } from "./identity.tables.ts";

/** An invitation that can still be answered. */
export interface OpenInvitation {
  id: string;
  accountId: string;
  /** Set for a portal invitation: the merchant of the account to connect. */
  merchantId: string | null;
  merchantName: string | null;
  email: string;
  workspace: string;
  country: string;
  timezone: string;
  postalCode: string | null;
  invitedBy: string;
  expiresAt: number | null;
}

const isOpenInvitation = (now: number) =>
  and(
    isNull(invitations.acceptedAt),
    isNull(invitations.revokedAt),
    isNull(invitations.declinedAt),
    gt(invitations.expiresAt, now),
  );

function selectInvitations(db: Database) {
  return db
    .select({
      id: invitations.id,
      accountId: invitations.accountId,
      merchantId: invitations.merchantId,
      merchantName: merchants.name,
      email: invitations.email,
      workspace: accounts.name,
      country: accounts.country,
      timezone: accounts.timezone,
      postalCode: accounts.postalCode,
      invitedBy: sql<string>`coalesce(trim(${users.firstName} || ' ' || ${users.lastName}), '')`,
      expiresAt: invitations.expiresAt,
    })
    .from(invitations)
    .innerJoin(accounts, eq(accounts.id, invitations.accountId))
    .leftJoin(merchants, eq(merchants.id, invitations.merchantId))
    .leftJoin(users, eq(users.id, invitations.invitedBy));
}

/** The invitation of a link's token; null when it is unknown, expired, revoked or answered, without distinction. */
export async function findInvitation(db: Database, tokenHash: string, now: number): Promise<OpenInvitation | null> {
  const [found] = await selectInvitations(db).where(and(eq(invitations.tokenHash, tokenHash), isOpenInvitation(now)));
  return found ?? null;
}

/** Open invitations of an address. */
export function listInvitations(db: Database, email: string, now: number): Promise<OpenInvitation[]> {
  return selectInvitations(db).where(and(eq(invitations.email, email), isOpenInvitation(now)));
}
