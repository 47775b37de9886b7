import { queueMails } from "#app/modules/notifications/db/mail.writes.server.ts";
import { commitAndPublish } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { newId } from "#app/platform/db/scope.server.ts";
import { markConsumed } from "#app/platform/events/outbox.writes.server.ts";
import { nameAccount } from "#app/platform/http/account-parameter.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { formatLongDay } from "#app/platform/time/local-time-text.ts";
import { readExpiringTokens } from "../../db/expiring-tokens.reads.server.ts";
import { readOwner } from "../../db/owner.reads.server.ts";

/** Mails account owners about tokens that expire soon, before a program stops working. */
export async function notifyExpiringTokens({ db, ports }: Pick<Scope, "db" | "ports">): Promise<number> {
  const now = ports.clock.now();
  const expiring = await readExpiringTokens({ db, ports });
  for (const { accountId, name, expiresOn, mark } of expiring) {
    const owner = await readOwner(db, accountId);
    const language = owner?.language ?? "en";
    const t = createTranslator(language);
    const params = {
      name,
      day: formatLongDay(expiresOn, t.dateLocale),
      link: nameAccount(`${ports.origin}/settings/access-tokens`, accountId),
    };
    const mail = { subject: t("mail:token.subject", params), body: t("mail:token.body", params) };
    const mails = owner ? [{ id: newId({ ports }), accountId, recipient: owner.email, ...mail }] : [];
    await commitAndPublish({ db, ports }, [markConsumed(db, "token_expiry", mark, now), queueMails(db, mails, now)]);
  }
  return expiring.length;
}
