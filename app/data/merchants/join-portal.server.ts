import { newAccount } from "#app/domain/access/new-account.ts";
import { uuidV7 } from "#app/domain/kernel/ids.ts";
import type { Ports } from "#app/domain/kernel/ports.ts";
import { ok, type Result } from "#app/domain/kernel/result.ts";
import { commit } from "../kernel/commit.server.ts";
import type { Database } from "../kernel/database.server.ts";
import { auditAccount, insertAccount } from "../session/session.writes.server.ts";
import type { OpenInvitation } from "../workspaces/invitations.reads.server.ts";
import { acceptPortal } from "./connection.writes.server.ts";

/**
 * Answers a portal's invitation with a merchant account of the person, or with a new one in the merchant's name, in
 * the country and time zone of the carrier.
 */
export async function joinPortal(
  { db, ports }: { db: Database; ports: Ports },
  invitation: OpenInvitation,
  userId: string,
  existing: string | null,
): Promise<Result<{ accountId: string }>> {
  const now = ports.clock.now();
  const newId = () => uuidV7(now, ports.random(10));
  const accountId = existing ?? newId();
  if (existing === null) {
    const { country, timezone, postalCode, merchantName, workspace } = invitation;
    const name = merchantName ?? workspace;
    const account = newAccount({ id: accountId, kind: "merchant", name, country, timezone, postalCode, now });
    const line = auditAccount(db, account, { id: newId(), actorId: userId });
    await commit(db, [...insertAccount(db, account, userId), line]);
  }
  const connecting = { invitationId: invitation.id, merchantAccountId: accountId, userId, now };
  const accepted = acceptPortal(db, { ...connecting, auditIds: [newId(), newId()] });
  const written = await commit(db, accepted);
  return written.ok ? ok({ accountId }) : written;
}
