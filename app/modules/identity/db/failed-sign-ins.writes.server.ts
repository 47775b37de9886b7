import { sql } from "drizzle-orm";
import { queueSelectedMessage } from "#app/modules/notifications/db/mail.writes.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { countAttempt } from "#app/platform/db/rate-limits.server.ts";
import { type RateLimit, rateLimitRules } from "#app/platform/db/rate-limits.ts";

/** A wrong password: the address, the rate limits it counts against, and the mail about it. */
export interface FailedSignIn {
  email: string;
  /** With the first part of each subject; the person's id follows. */
  limits: readonly { name: RateLimit["name"]; of: string }[];
  mail: { subject: string; body: string };
  now: number;
}

/**
 * Counts a wrong password. When new devices need a code from now on the person gets a mail, once for all attempts with less
 * than an hour between them. An unknown address costs the same statements and leaves nothing behind.
 */
export async function countFailedSignIn(db: Database, failed: FailedSignIn): Promise<void> {
  const { email, mail, now } = failed;
  const from = sql`from users where users.email = ${email}`;
  const shut = { name: "sign_in_stranger", limit: rateLimitRules.sign_in_stranger.limit } as const;
  await commit(db, [
    countAttempt(db, { name: "sign_in_burst", subject: sql`users.id`, from }, now),
    ...failed.limits.map(({ name, of }) => countAttempt(db, { name, subject: sql`${of} || users.id`, from }, now)),
    queueSelectedMessage(
      db,
      {
        id: sql`'sign-in:' || users.id || ':' || burst.window_started_at`,
        accountId: null,
        channel: "mail",
        recipient: sql`users.email`,
        ...mail,
        confidential: false,
      },
      sql`from users
        join rate_limits burst on burst.subject = users.id and burst.name = 'sign_in_burst'
        join rate_limits shut on shut.subject = users.id and shut.name = ${shut.name}
        where users.email = ${email} and users.email_verified_at is not null and shut.attempts = ${shut.limit}
          and shut.window_ends_at > ${now}`,
      now,
    ),
  ]);
}
