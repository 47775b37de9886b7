import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { hashSha256Hex, toBase64Url } from "#app/platform/kernel/tokens.ts";
import { queueInvitationMail } from "../db/member.writes.server.ts";

/** Creates a new secret for an invitation: the hash to store and the mail that carries the link. */
export async function prepareInvitationMail(
  scope: Scope,
  recipient: string,
): Promise<{ tokenHash: string; mail: Statement }> {
  const token = toBase64Url(scope.ports.random(32));
  const t = createTranslator(scope.actor.language);
  const words = { name: scope.actor.name, workspace: scope.account.name };
  const mail = queueInvitationMail(scope, {
    recipient,
    subject: t("members:mail.subject", words),
    body: t("members:mail.body", { ...words, link: `${scope.ports.origin}/workspaces/load?token=${token}` }),
  });
  return { tokenHash: await hashSha256Hex(token), mail };
}
