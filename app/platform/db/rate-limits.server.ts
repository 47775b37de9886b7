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
    const [row] = await db.all<{ tries: number; until: number }>(
      sql`${buildAttemptUpsert(door, now)} returning tries, until`,
    );
    if (row && row.tries > rateLimitRules[door.name].limit) return toRateLimited(row.until, now);
  }
  return null;
}

/** Takes a try back: it was right, or came to nothing. */
export function refundAttempt(db: Database, tried: readonly RateLimit[]): Statement[] {
  return tried.map((door) =>
    db
      .update(rateLimits)
      .set({ tries: sql`max(0, ${rateLimits.tries} - 1)` })
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
    .where(and(inArray(rateLimits.subject, subjects), gt(rateLimits.until, now)));
  const shut = rows.filter(
    ({ door, subject, tries }) =>
      tries >= rateLimitRules[door].limit && requested.some((each) => each.name === door && each.subject === subject),
  );
  return shut.length === 0 ? null : toRateLimited(Math.max(...shut.map(({ until }) => until)), now);
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
  const over = sql`door_tries.until <= ${now}`;
  const shuts = rule.lockMs === undefined ? sql`false` : sql`door_tries.tries + 1 = ${rule.limit}`;
  const anew =
    rule.windowFrom === "last" && rule.lockMs === undefined ? sql`true` : sql`door_tries.tries + 1 < ${rule.limit}`;
  const sliding = rule.windowFrom === "last" ? anew : sql`false`;
  return sql`insert into door_tries (door, subject, tries, since, until)
    select ${name}, ${subject}, 1, ${now}, ${now + rule.windowMs} ${from ?? sql`where true`}
    on conflict (door, subject) do update set
      tries = case when ${over} then 1 else door_tries.tries + 1 end,
      since = case when ${over} then ${now} else door_tries.since end,
      until = case when ${over} or ${sliding} then ${now + rule.windowMs}
        when ${shuts} then ${now + (rule.lockMs ?? 0)} else door_tries.until end`;
}

function isRateLimitRow({ name, subject }: RateLimit) {
  return and(eq(rateLimits.door, name), eq(rateLimits.subject, subject));
}

function toRateLimited(until: number, now: number): RateLimited {
  return { seconds: Math.max(1, Math.ceil((until - now) / 1000)) };
}
