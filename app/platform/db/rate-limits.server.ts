import { and, eq, gt, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { Statement } from "./commit.server.ts";
import type { Database } from "./database.server.ts";
import { rateLimits } from "./rate-limits.tables.ts";
import { type RateLimit, type RateLimitRule, rateLimitRules } from "./rate-limits.ts";

/** How long the caller has to wait, seconds. */
export interface RateLimited {
  seconds: number;
}

/**
 * Counts an attempt against each limit in order and stops at the first that is exceeded; the limits after it are not
 * counted. Null when all allow it. The database counts parallel attempts one by one.
 */
export async function checkRateLimits(
  db: Database,
  attempted: readonly RateLimit[],
  now: number,
): Promise<RateLimited | null> {
  for (const limit of attempted) {
    const [row] = await db.all<{ attempts: number; windowEndsAt: number }>(
      sql`${buildAttemptUpsert(limit, now)} returning attempts, window_ends_at as windowEndsAt`,
    );
    if (row && row.attempts > rateLimitRules[limit.name].limit) return toRateLimited(row.windowEndsAt, now);
  }
  return null;
}

/** Takes an attempt back: it was correct or had no effect. */
export function refundAttempt(db: Database, attempted: readonly RateLimit[]): Statement[] {
  return attempted.map((limit) =>
    db
      .update(rateLimits)
      .set({ attempts: sql`max(0, ${rateLimits.attempts} - 1)` })
      .where(isRateLimitRow(limit)),
  );
}

/** Resets limits to a count of zero. */
export function resetRateLimits(db: Database, limits: readonly RateLimit[]): Statement[] {
  return limits.map((limit) => db.delete(rateLimits).where(isRateLimitRow(limit)));
}

/** The wait of the first limit that is already exceeded, or null; counts nothing. */
export async function findRateLimited(
  db: Database,
  requested: readonly RateLimit[],
  now: number,
): Promise<RateLimited | null> {
  const subjects = requested.map(({ subject }) => subject);
  const rows = await db
    .select()
    .from(rateLimits)
    .where(and(inArray(rateLimits.subject, subjects), gt(rateLimits.windowEndsAt, now)));
  const shut = rows.filter(
    ({ name, subject, attempts }) =>
      attempts >= rateLimitRules[name].limit &&
      requested.some((each) => each.name === name && each.subject === subject),
  );
  return shut.length === 0 ? null : toRateLimited(Math.max(...shut.map(({ windowEndsAt }) => windowEndsAt)), now);
}

/** Counts an attempt for a subject that may not exist: `from` is the rest of a SELECT of the subject. */
export function countAttempt(
  db: Database,
  limit: { name: RateLimit["name"]; subject: SQL; from: SQL },
  now: number,
): Statement {
  return db.run(buildAttemptUpsert(limit, now));
}

function buildAttemptUpsert(
  { name, subject, from }: { name: RateLimit["name"]; subject: SQL | string; from?: SQL },
  now: number,
): SQL {
  const rule: RateLimitRule = rateLimitRules[name];
  const over = sql`rate_limits.window_ends_at <= ${now}`;
  const shuts = rule.lockMs === undefined ? sql`false` : sql`rate_limits.attempts + 1 = ${rule.limit}`;
  const anew =
    rule.windowFrom === "last" && rule.lockMs === undefined ? sql`true` : sql`rate_limits.attempts + 1 < ${rule.limit}`;
  const sliding = rule.windowFrom === "last" ? anew : sql`false`;
  return sql`insert into rate_limits (name, subject, attempts, window_started_at, window_ends_at)
    select ${name}, ${subject}, 1, ${now}, ${now + rule.windowMs} ${from ?? sql`where true`}
    on conflict (name, subject) do update set
      attempts = case when ${over} then 1 else rate_limits.attempts + 1 end,
      window_started_at = case when ${over} then ${now} else rate_limits.window_started_at end,
      window_ends_at = case when ${over} or ${sliding} then ${now + rule.windowMs}
        when ${shuts} then ${now + (rule.lockMs ?? 0)} else rate_limits.window_ends_at end`;
}

function isRateLimitRow({ name, subject }: RateLimit) {
  return and(eq(rateLimits.name, name), eq(rateLimits.subject, subject));
}

function toRateLimited(until: number, now: number): RateLimited {
  return { seconds: Math.max(1, Math.ceil((until - now) / 1000)) };
}

/** Deletes windows that have ended. */
export function purgeRateLimits(db: Database, nowMs: number): Statement {
  return db.delete(rateLimits).where(lt(rateLimits.windowEndsAt, nowMs));
}
