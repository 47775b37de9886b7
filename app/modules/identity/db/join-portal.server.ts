import { sql } from "drizzle-orm";
import { connections } from "#app/modules/partners/db/partners.tables.ts";
import { dropAccountUnless } from "#app/modules/workspace/db/account.server.ts";
import { toNewAccount } from "#app/modules/workspace/model/new-account.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { createUuidV7 } from "#app/platform/kernel/ids.ts";
import type { Ports } from "#app/platform/kernel/ports.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { acceptPortal } from "./connection.writes.server.ts";
import type { OpenInvitation } from "./invitations.reads.server.ts";
import { insertAccount, insertAccountAudit } from "./session.writes.server.ts";

/**
 * Accepts a portal invitation with a merchant account of the person, or with a new one with the merchant's name and
 * the carrier's country and time zone.
 */
export async function joinPortal(
  { db, ports }: { db: Database; ports: Ports },
  invitation: OpenInvitation,
  userId: string,
  existing: string | null,
): Promise<Result<{ accountId: string }>> {
  const now = ports.clock.now();
  const newId = () => createUuidV7(now, ports.random(10));
  const accountId = existing ?? newId();
  const { country, timezone, postalCode, merchantName, workspace } = invitation;
  const name = merchantName ?? workspace;
  const account = toNewAccount({ id: accountId, kind: "merchant", name, country, timezone, postalCode, now });
  const line = insertAccountAudit(db, account, { id: newId(), actorId: userId });
  const made = existing === null ? [...insertAccount(db, account, userId), line] : [];
  const connecting = { invitationId: invitation.id, merchantAccountId: accountId, userId, now };
  const accepted = acceptPortal(db, { ...connecting, auditIds: [newId(), newId()] });
  // The invitation may have been answered meanwhile: then nothing is created.
  const connected = sql`exists (select 1 from ${connections} where merchant_account_id = ${accountId} and status = 'accepted')`;
  const guarded = existing === null ? [dropAccountUnless(db, accountId, connected)] : [];
  const written = await commit(db, [...made, ...accepted, ...guarded]);
  if (written.ok) return ok({ accountId });
  return written.failure.code === "lost_race" ? fail("invitation_invalid") : written;
}
