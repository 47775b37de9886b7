import { z } from "zod";
import { inviteMerchant as invited, moveConnection } from "#app/modules/identity/db/connection.writes.server.ts";
import { renewInvitation, revokeInvitations } from "#app/modules/identity/db/member.writes.server.ts";
import { countInvitationsSince } from "#app/modules/identity/db/member-list.reads.server.ts";
import { invitationMs } from "#app/modules/identity/model/member.ts";
import { audit } from "#app/platform/catalogue/rows.writes.server.ts";
import { command } from "#app/platform/commands/command.server.ts";
import { commit, type Statement } from "#app/platform/db/commit.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { transit } from "#app/platform/kernel/state-machine.ts";
import { readConnection, readInvitation } from "../db/connection.reads.server.ts";
import { readMerchants } from "../db/merchants.server.ts";
import { type ConnectionEvent, connectionTransitions } from "../model/connection.states.ts";
import { portalInvitationSchema } from "../model/merchant.ts";
import { portalMail } from "./portal-mail.server.ts";

const rule = {
  permission: ["settings", "settings.merchants", "settings.merchants.manage"],
  feature: "vendor_management",
  subscription: true,
} as const;

/** Most invitations of an account in a day, and the shortest time between two mails of one invitation. */
const [mostADay, dayMs, mailPauseMs] = [200, 24 * 60 * 60 * 1000, 60_000] as const;

/** The merchant and how its connection stands, if the event may happen to it. */
async function standing(scope: Scope, merchantId: string, event: ConnectionEvent) {
  const [[merchant], connection] = await Promise.all([
    readMerchants(scope, [merchantId]),
    readConnection(scope, merchantId),
  ]);
  if (!merchant) return fail("not_found");
  if (merchant.managed) return fail("merchant_managed");
  const to = transit(connectionTransitions, connection?.status ?? "none", event);
  return to.ok ? ok({ merchant, connection, to: to.value }) : to;
}

async function sent(scope: Scope, id: string, statements: Statement[]): Promise<Result<{ id: string }>> {
  const written = await commit(scope.db, statements);
  if (!written.ok) return written;
  await scope.ports.wake.outbox();
  return ok({ id });
}

/** Invites a merchant to a portal of its own, by e-mail. */
export const inviteMerchant = command({
  name: "settings.merchants.invite",
  ...rule,
  input: portalInvitationSchema,
  async run(scope, { id, email }) {
    const found = scope.account.sandbox ? fail("not_in_sandbox") : await standing(scope, id, "invite");
    if (!found.ok) return found;
    if ((await countInvitationsSince(scope, now(scope) - dayMs)) >= mostADay) return fail("too_many_requests");
    const { tokenHash, mail } = await portalMail(scope, found.value.merchant.name, email);
    return sent(scope, id, [
      ...invited(scope, { id: newId(scope), merchantId: id, email, tokenHash }),
      mail,
      audit(scope, "settings.merchants.invite", id, { email }),
    ]);
  },
});

/** Sends a portal's invitation again with a new link, for another seven days. */
export const resendPortal = command({
  name: "settings.merchants.resend",
  ...rule,
  input: z.object({ id: z.uuid() }),
  async run(scope, { id }) {
    const found = await standing(scope, id, "resend");
    if (!found.ok) return found;
    const invitationId = found.value.connection?.invitationId ?? "";
    const invitation = await readInvitation(scope, invitationId);
    if (!invitation) return fail("not_found");
    if (now(scope) - ((invitation.expiresAt ?? 0) - invitationMs) < mailPauseMs) return fail("too_many_requests");
    const { tokenHash, mail } = await portalMail(scope, found.value.merchant.name, invitation.email);
    return sent(scope, id, [
      renewInvitation(scope, invitationId, tokenHash),
      mail,
      audit(scope, "settings.merchants.resend", id, { email: invitation.email }),
    ]);
  },
});

/** Takes a portal's invitation back: its link no longer works. */
export const revokePortal = command({
  name: "settings.merchants.revoke",
  ...rule,
  input: z.object({ id: z.uuid() }),
  async run(scope, { id }) {
    const found = await standing(scope, id, "revoke");
    if (!found.ok) return found;
    const { id: own, status: from, invitationId } = found.value.connection ?? { id: "", status: "none" };
    return sent(scope, id, [
      revokeInvitations(scope, [invitationId ?? ""]),
      moveConnection(scope.db, { id: own, from, to: found.value.to, at: now(scope) }),
      audit(scope, "settings.merchants.revoke", id, {}),
    ]);
  },
});
