import type { Statement } from "#app/data/kernel/commit.server.ts";
import { postMails } from "#app/data/outbox/mail.writes.server.ts";
import { uuidV7 } from "#app/domain/kernel/ids.ts";
import { translator } from "#app/i18n/translate.server.ts";
import type { Visit } from "./visit.server.ts";

/** The owner hears of every change of the password, so that a stranger's does not go unnoticed. */
export function passwordChanged(
  { db, ports, origin }: Pick<Visit, "db" | "ports" | "origin">,
  user: { email: string; language: string },
): Statement {
  const now = ports.clock.now();
  const t = translator(user.language);
  const id = uuidV7(now, ports.random(10));
  const body = t("mail:changed.body", { forgot: `${origin}/password/forgot` });
  return postMails(db, [{ id, accountId: null, recipient: user.email, subject: t("mail:changed.subject"), body }], now);
}
