import type { Statement } from "#app/data/kernel/commit.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { readOwner } from "#app/data/members/owner.reads.server.ts";
import { type NewMail, postMails } from "#app/data/outbox/mail.writes.server.ts";
import { uuidV7 } from "#app/domain/kernel/ids.ts";
import type { DisabledReason } from "#app/domain/webhooks/webhook.ts";
import { translator } from "#app/i18n/translate.server.ts";

/** An endpoint was switched off: its account's owner reads of it where they are, not only when they look in. */
export async function disabledMail(
  { db, ports, origin }: Pick<Scope, "db" | "ports"> & { origin: string },
  { id, accountId, name, url }: { id: string; accountId: string; name: string; url: string },
  reason: DisabledReason,
): Promise<Statement[]> {
  const owner = await readOwner(db, accountId);
  if (!owner) return [];
  const t = translator(owner.language);
  const words = { name, url, link: `${origin}/settings/webhooks-alerts/${id}`, why: t(`mail:endpoint.${reason}`) };
  const now = ports.clock.now();
  const mail: NewMail = {
    id: uuidV7(now, ports.random(10)),
    accountId,
    recipient: owner.email,
    subject: t("mail:endpoint.subject", words),
    body: t("mail:endpoint.body", words),
  };
  return [postMails(db, [mail], now)];
}
