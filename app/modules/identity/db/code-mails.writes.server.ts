import { type SQL, sql } from "drizzle-orm";
import { queueSelectedMessage } from "#app/modules/notifications/db/mail.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";

/** Who gets a mail; the database decides it in one statement that is the same for every address, so timing reveals nothing. */
export type CodeMailAudience =
  /** The address has an account. */
  | "known"
  /** The address has an account and is verified. */
  | "verified"
  /** All other addresses. */
  | "unverified"
  | "anyone";

const audienceConditions: Readonly<Record<CodeMailAudience, (address: string) => SQL>> = {
  known: (address) => sql`exists (select 1 from users where email = ${address})`,
  verified: (address) => sql`exists (select 1 from users where email = ${address} and email_verified_at is not null)`,
  unverified: (address) =>
    sql`not exists (select 1 from users where email = ${address} and email_verified_at is not null)`,
  anyone: () => sql`true`,
};

/** Queues a mail about an attempt, if the attempt was stored and the address belongs to the audience. */
export function queueCodeMail(
  db: Database,
  mail: { id: string; attempt: string; recipient: string; subject: string; body: string; now: number },
  audience: CodeMailAudience,
): Statement {
  const { id, recipient, subject, body, now } = mail;
  return queueSelectedMessage(
    db,
    { id, accountId: null, channel: "mail", recipient, subject, body, confidential: true },
    sql`where exists (select 1 from one_time_codes where id = ${mail.attempt}) and ${audienceConditions[audience](recipient)}`,
    now,
  );
}
