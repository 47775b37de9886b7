import { commitTold } from "#app/data/kernel/commit-told.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { newId } from "#app/data/kernel/scope.server.ts";
import { readOwner } from "#app/data/members/owner.reads.server.ts";
import { postMails } from "#app/data/outbox/mail.writes.server.ts";
import { firstTime } from "#app/data/outbox/outbox.writes.server.ts";
import { readExpiring } from "#app/data/settings/expiring-tokens.server.ts";
import { longDay } from "#app/domain/kernel/local-time-text.ts";
import { translator } from "#app/i18n/translate.server.ts";

/** Tells owners of tokens that end soon, by mail: a program that stops at midnight is noticed in the morning by its users. */
export async function tellExpiringTokens({ db, ports }: Pick<Scope, "db" | "ports">): Promise<number> {
  const now = ports.clock.now();
  const expiring = await readExpiring({ db, ports });
  for (const { accountId, name, expiresOn, mark } of expiring) {
    const owner = await readOwner(db, accountId);
    const language = owner?.language ?? "en";
    const t = translator(language);
    const words = { name, day: longDay(expiresOn, t.dateLocale), link: `${ports.origin}/settings/access-tokens` };
    const letter = { subject: t("mail:token.subject", words), body: t("mail:token.body", words) };
    const mails = owner ? [{ id: newId({ ports }), accountId, recipient: owner.email, ...letter }] : [];
    await commitTold({ db, ports }, [firstTime(db, "token_expiry", mark, now), postMails(db, mails, now)]);
  }
  return expiring.length;
}
