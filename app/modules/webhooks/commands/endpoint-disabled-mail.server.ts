import { readOwner } from "#app/modules/identity/db/owner.reads.server.ts";
import { type NewMail, queueMails } from "#app/modules/notifications/db/mail.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { nameAccount } from "#app/platform/http/account-parameter.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { createUuidV7 } from "#app/platform/kernel/ids.ts";
import type { DisabledReason } from "../model/webhook.enums.ts";

/** Queues a mail to the account's owner about an endpoint that was disabled automatically. */
export async function queueEndpointDisabledMail(
  { db, ports, origin }: Pick<Scope, "db" | "ports"> & { origin: string },
  { id, accountId, name, url }: { id: string; accountId: string; name: string; url: string },
  reason: DisabledReason,
): Promise<Statement[]> {
  const owner = await readOwner(db, accountId);
  if (!owner) return [];
  const t = createTranslator(owner.language);
  const link = nameAccount(`${origin}/settings/webhooks-alerts/${id}`, accountId);
  const words = { name, url, link, why: t(`mail:endpoint.${reason}`) };
  const now = ports.clock.now();
  const mail: NewMail = {
    id: createUuidV7(now, ports.random(10)),
    accountId,
    recipient: owner.email,
    subject: t("mail:endpoint.subject", words),
    body: t("mail:endpoint.body", words),
  };
  return [queueMails(db, [mail], now)];
}
