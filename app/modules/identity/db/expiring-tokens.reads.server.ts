import { sql } from "drizzle-orm";
import { isOnClock } from "#app/platform/db/sandbox-clock.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { day } from "#app/platform/kernel/milliseconds.ts";

/** How long before a token expires its account's owner gets a mail, each once; longest first. Milliseconds. */
const NOTICE_PERIODS_MS = [14 * day, 3 * day];

/** A token that expires soon; `mark` is the key in the inbox table that keeps the mail from being sent twice. */
export interface ExpiringToken {
  id: string;
  accountId: string;
  name: string;
  expiresOn: string;
  mark: string;
}

/** Tokens within a notice period whose owner has not been notified yet; of several periods only the shortest. */
export function readExpiringTokens({ db, ports }: Pick<Scope, "db" | "ports">): Promise<ExpiringToken[]> {
  const now = ports.clock.now();
  const nearest = sql.join(
    NOTICE_PERIODS_MS.toReversed().map((ms) => sql`when t.expires_at - ${now} <= ${ms} then ${ms / day}`),
    sql` `,
  );
  return db.all<ExpiringToken>(sql`select * from (
      select t.id, t.account_id as accountId, t.name, t.expires_on as expiresOn,
        t.id || ' ' || t.expires_at || ' ' || (case ${nearest} end) as mark
      from access_tokens t where t.active = 1 and ${isOnClock(ports.clock, sql`t.account_id`)} and t.expires_at > ${now} and t.expires_at <= ${now + Math.max(...NOTICE_PERIODS_MS)}) x
    where not exists (select 1 from inbox i where i.consumer = 'token_expiry' and i.message = x.mark) limit 500`);
}
