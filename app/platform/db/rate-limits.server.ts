import { and, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import { rateLimits } from "#app/modules/identity/db/identity.tables.ts";
import type { Statement } from "./commit.server.ts";
import type { Database } from "./database.server.ts";
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
  for (const door of attempted) {
    const [row] = await db.all<{ tries: number; until: number }>(
      sql`${buildAttemptUpsert(door, now)} returning tries, until`,
    );
    if (row && row.tries > rateLimitRules[door.name].limit) return toRateLimited(row.until, now);
  }
  return null;
}

/** Takes an attempt back: it was correct or had no effect. */
export function refundAttempt(db: Database, attempted: readonly RateLimit[]): Statement[] {
  return attempted.map((door) =>
    db
      .update(rateLimits)
      .set({ tries: sql`max(0, ${rateLimits.tries} - 1)` })
      .where(isRateLimitRow(door)),
  );
}

/** Resets limits to a count of zero. */
export function resetRateLimits(db: Database, limits: readonly RateLimit[]): Statement[] {
  return limits.map((door) => db.delete(rateLimits).where(isRateLimitRow(door)));
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
    .where(and(inArray(rateLimits.subject, subjects), gt(rateLimits.until, now)));
  const shut = rows.filter(
    ({ door, subject, tries }) =>
      tries >= rateLimitRules[door].limit && requested.some((each) => each.name === door && each.subject === subject),
  );
  return shut.length === 0 ? null : toRateLimited(Math.max(...shut.map(({ until }) => until)), now);
}

/** Counts an attempt for a subject that may not exist: `from` is the rest of a SELECT of the subject. */
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
