import { and, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import type { Statement } from "./commit.server.ts";
import type { Database } from "./database.server.ts";
import { rateLimits } from "./rate-limits.tables.ts";
import { type RateLimit, type RateLimitRule, rateLimitRules } from "./rate-limits.ts";

/** How long somebody has to wait, seconds. */
export interface RateLimited {
  seconds: number;
}

/**
 * Counts a try at each door, one after the other, and stops at the first that is shut: whoever is turned away there has
 * counted nowhere behind it. Null when all let in. Parallel tries are counted one by one by the database.
 */
export async function checkRateLimits(
  db: Database,
  tried: readonly RateLimit[],
  now: number,
): Promise<RateLimited | null> {
  for (const door of tried) {
    const [row] = await db.all<{ attempts: number; windowEndsAt: number }>(
      sql`${buildAttemptUpsert(door, now)} returning attempts, window_ends_at as windowEndsAt`,
    );
    if (row && row.attempts > rateLimitRules[door.name].limit) return toRateLimited(row.windowEndsAt, now);
  }
  return null;
}

/** Takes a try back: it was right, or came to nothing. */
export function refundAttempt(db: Database, tried: readonly RateLimit[]): Statement[] {
  return tried.map((door) =>
    db
      .update(rateLimits)
      .set({ attempts: sql`max(0, ${rateLimits.attempts} - 1)` })
      .where(isRateLimitRow(door)),
  );
}

/** Opens doors again: the count begins anew. */
export function resetRateLimits(db: Database, opened: readonly RateLimit[]): Statement[] {
  return opened.map((door) => db.delete(rateLimits).where(isRateLimitRow(door)));
}

/** How long one of the doors is shut already, or null; nothing is counted. */
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

/** Counts a try at a door whose subject may be nobody: `from` is the rest of a SELECT of the subject. */
export function countAttempt(
  db: Database,
  door: { name: RateLimit["name"]; subject: SQL; from: SQL },
  now: number,
): Statement {
  return db.run(buildAttemptUpsert(door, now));
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
