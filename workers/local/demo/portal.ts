import { hashPassword } from "#app/modules/identity/commands/passwords.server.ts";
import { listInvitations } from "#app/modules/identity/db/invitations.reads.server.ts";
import { joinPortal } from "#app/modules/identity/db/join-portal.server.ts";
import { insertUser } from "#app/modules/identity/db/session.writes.server.ts";
import { inviteToPortal } from "#app/modules/partners/commands/portal-invitations.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createUuidV7 } from "#app/platform/kernel/ids.ts";

/** The merchant's user; the password is the demo's. */
const merchantPerson = { email: "merchant@waybill.example", firstName: "Fenja", lastName: "Deich" };

/** Accepts the invitation to a merchant's portal as its user; returns the portal's account. */
export async function openPortal(scope: Scope, merchantId: string, password: string): Promise<string> {
  const { db, ports } = scope;
  const now = ports.clock.now();
  const id = createUuidV7(now, ports.random(10));
  const hash = await hashPassword(password, ports.random(16));
  await insertUser(db, { id, ...merchantPerson, password: hash, emailVerifiedAt: now, createdAt: now });
  const invited = await inviteToPortal.execute(scope, { id: merchantId, email: merchantPerson.email });
  const [invitation] = invited.ok ? await listInvitations(db, merchantPerson.email, now) : [];
  const joined = invitation && (await joinPortal(scope, invitation, id, null));
  if (!joined?.ok) throw new Error("the demo's merchant has no portal");
  return joined.value.accountId;
}
