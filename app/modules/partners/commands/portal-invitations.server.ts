import { z } from "zod";
import { insertMerchantInvitation, moveConnection } from "#app/modules/identity/db/connection.writes.server.ts";
import { renewInvitation, revokeInvitations } from "#app/modules/identity/db/member.writes.server.ts";
import { countInvitationsSince } from "#app/modules/identity/db/member-list.reads.server.ts";
import { INVITATION_LIFETIME_MS } from "#app/modules/identity/model/member.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit, type Statement } from "#app/platform/db/commit.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { readInvitation } from "../db/connection.reads.server.ts";
import { portalInvitationSchema } from "../model/merchant.ts";
import { checkConnectionEvent, createPortalMail } from "./connection-event.server.ts";

const portalCommandRules = {
  permission: ["settings", "settings.merchants", "settings.merchants.manage"],
  feature: "vendor_management",
  subscription: true,
} as const;

/** Maximum number of an account's invitations a day, and minimum time between two mails of one invitation. */
const [MAX_INVITATIONS_PER_DAY, DAY_MS, MIN_MAIL_INTERVAL_MS] = [200, 24 * 60 * 60 * 1000, 60_000] as const;

async function commitInvitation(scope: Scope, id: string, statements: Statement[]): Promise<Result<{ id: string }>> {
  const written = await commit(scope.db, statements);
  if (!written.ok) return written;
  await scope.ports.wake.outbox();
  return ok({ id });
}

/** Invites a merchant to its portal by email. */
export const inviteToPortal = createCommand({
  name: "settings.merchants.invite",
  ...portalCommandRules,
  input: portalInvitationSchema,
  async run(scope, { id, email }) {
    const found = scope.account.sandbox ? fail("not_in_sandbox") : await checkConnectionEvent(scope, id, "invite");
    if (!found.ok) return found;
    if ((await countInvitationsSince(scope, now(scope) - DAY_MS)) >= MAX_INVITATIONS_PER_DAY)
      return fail("too_many_requests");
    const { tokenHash, mail } = await createPortalMail(scope, found.value.merchant.name, email);
    return commitInvitation(scope, id, [
      ...insertMerchantInvitation(scope, { id: newId(scope), merchantId: id, email, tokenHash }),
      mail,
      writeAudit(scope, "settings.merchants.invite", id, { email }),
    ]);
  },
});

/** Sends a portal invitation again with a new link, valid for another seven days. */
export const resendPortalInvitation = createCommand({
  name: "settings.merchants.resend",
  ...portalCommandRules,
  input: z.object({ id: z.uuid() }),
  async run(scope, { id }) {
    const found = await checkConnectionEvent(scope, id, "resend");
    if (!found.ok) return found;
    const invitationId = found.value.connection?.invitationId ?? "";
    const invitation = await readInvitation(scope, invitationId);
    if (!invitation) return fail("not_found");
    if (now(scope) - ((invitation.expiresAt ?? 0) - INVITATION_LIFETIME_MS) < MIN_MAIL_INTERVAL_MS)
      return fail("too_many_requests");
    const { tokenHash, mail } = await createPortalMail(scope, found.value.merchant.name, invitation.email);
    return commitInvitation(scope, id, [
      renewInvitation(scope, invitationId, tokenHash),
      mail,
      writeAudit(scope, "settings.merchants.resend", id, { email: invitation.email }),
    ]);
  },
});

/** Revokes a portal invitation: its link stops working. */
export const revokePortalInvitation = createCommand({
  name: "settings.merchants.revoke",
  ...portalCommandRules,
  input: z.object({ id: z.uuid() }),
  async run(scope, { id }) {
    const found = await checkConnectionEvent(scope, id, "revoke");
    if (!found.ok) return found;
    const { id: own, status: from, invitationId } = found.value.connection ?? { id: "", status: "none" };
    return commitInvitation(scope, id, [
      revokeInvitations(scope, [invitationId ?? ""]),
      moveConnection(scope.db, { id: own, from, to: found.value.to, at: now(scope) }),
      writeAudit(scope, "settings.merchants.revoke", id, {}),
    ]);
  },
});
