import { queueInvitationMail } from "#app/modules/identity/db/member.writes.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { hashSha256Hex, toBase64Url } from "#app/platform/kernel/tokens.ts";

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
