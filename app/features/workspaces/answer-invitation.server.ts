import { commit } from "#app/data/kernel/commit.server.ts";
import type { Database } from "#app/data/kernel/database.server.ts";
import { dismissPortal } from "#app/data/merchants/connection.writes.server.ts";
import { joinPortal } from "#app/data/merchants/join-portal.server.ts";
import type { Session } from "#app/data/session/session.reads.server.ts";
import { findInvitation, listInvitations, type OpenInvitation } from "#app/data/workspaces/invitations.reads.server.ts";
import { acceptInvitation, declineInvitation, leaveWorkspace } from "#app/data/workspaces/joining.writes.server.ts";
import { can } from "#app/domain/access/can.ts";
import { uuidV7 } from "#app/domain/kernel/ids.ts";
import type { Ports } from "#app/domain/kernel/ports.ts";
import { fail, ok, type Result } from "#app/domain/kernel/result.ts";
import { sha256Hex } from "#app/domain/kernel/tokens.ts";

/** Somebody signed in, with or without a workspace. */
export interface Person {
  readonly db: Database;
  readonly ports: Ports;
  readonly session: Session;
}

/** Which invitation: by its id among the person's own, or by the token of its link. */
export type InvitationKey = { id: string } | { token: string };

async function find(person: Person, key: InvitationKey): Promise<Result<OpenInvitation>> {
  const { db, ports, session } = person;
  const now = ports.clock.now();
  if ("token" in key) {
    const invitation = await findInvitation(db, await sha256Hex(key.token), now);
    if (!invitation) return fail("invitation_invalid");
    return invitation.email === session.user.email ? ok(invitation) : fail("invitation_not_yours");
  }
  const own = (await listInvitations(db, session.user.email, now)).find(({ id }) => id === key.id);
  return own ? ok(own) : fail("invitation_invalid");
}

function joiningOf({ ports, session }: Person, invitation: OpenInvitation) {
  const now = ports.clock.now();
  return {
    invitationId: invitation.id,
    accountId: invitation.accountId,
    userId: session.user.id,
    auditId: uuidV7(now, ports.random(10)),
    now,
  };
}

/**
 * Accepts an invitation of one's own: a member from now on. A portal's is accepted with the merchant workspace
 * `account`, or with a new one.
 */
export async function accept(
  person: Person,
  key: InvitationKey,
  account: string | null = null,
): Promise<Result<{ accountId: string }>> {
  const found = await find(person, key);
  if (!found.ok) return found;
  if (found.value.merchantId) {
    if (account && !connectable(person.session).some(({ id }) => id === account)) return fail("not_found");
    return joinPortal(person, found.value, person.session.user.id, account);
  }
  await commit(person.db, acceptInvitation(person.db, joiningOf(person, found.value)));
  return ok({ accountId: found.value.accountId });
}

/** The merchant workspaces of a person that may be connected with a carrier. */
export function connectable({ accounts }: Session): { id: string; name: string }[] {
  return accounts
    .filter(
      (each) => each.kind === "merchant" && can(each, "settings", "settings.carriers", "settings.carriers.manage"),
    )
    .map(({ id, name }) => ({ id, name }));
}

/** Declines an invitation of one's own. */
export async function decline(person: Person, key: InvitationKey): Promise<Result<null>> {
  const found = await find(person, key);
  if (!found.ok) return found;
  if (found.value.merchantId) {
    await commit(person.db, dismissPortal(person.db, found.value.id, person.ports.clock.now()));
    return ok(null);
  }
  await declineInvitation(person.db, joiningOf(person, found.value));
  return ok(null);
}

/** Leaves a workspace. Its owner cannot: somebody must be left to pay and to invite. */
export async function leave({ db, ports, session }: Person, accountId: string): Promise<Result<null>> {
  const account = session.accounts.find(({ id }) => id === accountId);
  if (!account) return fail("not_found");
  if (account.isOwner) return fail("owner_stays");
  const now = ports.clock.now();
  await leaveWorkspace(db, { accountId, userId: session.user.id, auditId: uuidV7(now, ports.random(10)), now });
  return ok(null);
}
