import { type SQL, sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";

/** Who gets a mail: decided by the database in the same statement for every address, so that time tells nothing. */
export type CodeMailAudience =
  /** Whoever has an account. */
  | "known"
  /** Who has an account and has proved the address. */
  | "verified"
  /** Everybody else. */
  | "unverified"
  | "anyone";

const audienceConditions: Readonly<Record<CodeMailAudience, (address: string) => SQL>> = {
  known: (address) => sql`exists (select 1 from users where email = ${address})`,
  verified: (address) => sql`exists (select 1 from users where email = ${address} and email_verified_at is not null)`,
  unverified: (address) =>
    sql`not exists (select 1 from users where email = ${address} and email_verified_at is not null)`,
  anyone: () => sql`true`,
};

/** Posts a mail about an attempt, if the attempt was taken and the address belongs to the audience. */
export function queueCodeMail(
  db: Database,
  mail: { id: string; attempt: string; recipient: string; subject: string; body: string; now: number },
  audience: CodeMailAudience,
): Statement {
  return db.run(sql`insert into mail_outbox
    (id, channel, recipient, subject, body, confidential, created_at, due_at, tries)
    select ${mail.id}, 'mail', ${mail.recipient}, ${mail.subject}, ${mail.body}, 1, ${mail.now}, ${mail.now}, 0
    where exists (select 1 from one_time_codes where id = ${mail.attempt}) and ${audienceConditions[audience](mail.recipient)}`);
}
