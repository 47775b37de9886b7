import { postMails } from "#app/modules/notifications/db/mail.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { translator } from "#app/platform/i18n/translate.server.ts";
import { uuidV7 } from "#app/platform/kernel/ids.ts";
import type { Visit } from "./visit.server.ts";

/** The owner hears of every change of the password, so that a stranger's does not go unnoticed. */
export function passwordChanged(visit: Mailing, user: { email: string; language: string }): Statement {
  return mail(visit, user, "changed", { forgot: `${visit.origin}/password/forgot` });
}

/** The old address hears of the new one: whoever took an account over reads no mail there. */
export function emailChanged(visit: Mailing, user: { email: string; language: string }, email: string): Statement {
  return mail(visit, user, "moved", { email });
}

type Mailing = Pick<Visit, "db" | "ports" | "origin">;

function mail(
  { db, ports }: Mailing,
  { email: recipient, language }: { email: string; language: string },
  words: "changed" | "moved",
  params: Record<string, string>,
): Statement {
  const now = ports.clock.now();
  const t = translator(language);
  const id = uuidV7(now, ports.random(10));
  const [subject, body] = [t(`mail:${words}.subject`), t(`mail:${words}.body`, params)];
  return postMails(db, [{ id, accountId: null, recipient, subject, body }], now);
}
