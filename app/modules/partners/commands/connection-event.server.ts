import { queueInvitationMail } from "#app/modules/identity/db/member.writes.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { applyTransition } from "#app/platform/kernel/state-machine.ts";
import { hashSha256Hex, toBase64Url } from "#app/platform/kernel/tokens.ts";
import { readConnection } from "../db/connection.reads.server.ts";
import { readMerchants } from "../db/merchants.server.ts";
import { type ConnectionEvent, connectionTransitions } from "../model/connection.states.ts";

/** The merchant and the state of its connection, if the event is allowed in it. */
export async function checkConnectionEvent(scope: Scope, merchantId: string, event: ConnectionEvent) {
  const [[merchant], connection] = await Promise.all([
    readMerchants(scope, [merchantId]),
    readConnection(scope, merchantId),
  ]);
  if (!merchant) return fail("not_found");
  if (merchant.managed) return fail("merchant_managed");
  const to = applyTransition(connectionTransitions, connection?.status ?? "none", event);
  return to.ok ? ok({ merchant, connection, to: to.value }) : to;
}

/** A new secret for a portal invitation: its stored hash, and the mail with the link. */
export async function createPortalMail(scope: Scope, merchant: string, recipient: string) {
  const token = toBase64Url(scope.ports.random(32));
  const t = createTranslator(scope.actor.language);
  const params = { name: scope.actor.name, workspace: scope.account.name, merchant };
  const mail = queueInvitationMail(scope, {
    recipient,
    subject: t("merchants:mail.subject", params),
    body: t("merchants:mail.body", {
      ...params,
      link: `${scope.ports.origin}/workspaces/load?token=${token}`,
    }),
  });
  return { tokenHash: await hashSha256Hex(token), mail };
}
