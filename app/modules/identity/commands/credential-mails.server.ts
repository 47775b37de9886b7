import { queueMails } from "#app/modules/notifications/db/mail.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { createUuidV7 } from "#app/platform/kernel/ids.ts";
import type { SignInContext } from "./sign-in-context.server.ts";

/** Mails the person about every password change, so that one made by somebody else is noticed. */
export function notifyPasswordChanged(visit: MailContext, user: { email: string; language: string }): Statement {
  return queueCredentialMail(visit, user, "changed", { forgot: `${visit.origin}/password/forgot` });
}

/** Mails the old address about the new one: an attacker who took over the account cannot read mail there. */
export function notifyEmailChanged(
  visit: MailContext,
  user: { email: string; language: string },
  email: string,
): Statement {
  return queueCredentialMail(visit, user, "moved", { email });
}

type MailContext = Pick<SignInContext, "db" | "ports" | "origin">;

function queueCredentialMail(
  { db, ports }: MailContext,
  { email: recipient, language }: { email: string; language: string },
  key: "changed" | "moved",
  params: Record<string, string>,
): Statement {
  const now = ports.clock.now();
  const t = createTranslator(language);
  const id = createUuidV7(now, ports.random(10));
  const [subject, body] = [t(`mail:${key}.subject`), t(`mail:${key}.body`, params)];
  return queueMails(db, [{ id, accountId: null, recipient, subject, body }], now);
}
