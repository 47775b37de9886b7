import { postInvitation } from "#app/modules/identity/db/member.writes.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { translator } from "#app/platform/i18n/translate.server.ts";
import { base64Url, sha256Hex } from "#app/platform/kernel/tokens.ts";

/** A new secret of a portal's invitation: what is stored of it, and the mail that carries it. */
export async function portalMail(scope: Scope, merchant: string, recipient: string) {
  const token = base64Url(scope.ports.random(32));
  const t = translator(scope.actor.language);
  const words = { name: scope.actor.name, workspace: scope.account.name, merchant };
  const mail = postInvitation(scope, {
    recipient,
    subject: t("settings:merchants.mail.subject", words),
    body: t("settings:merchants.mail.body", { ...words, link: `${scope.ports.origin}/workspaces/load?token=${token}` }),
  });
  return { tokenHash: await sha256Hex(token), mail };
}
