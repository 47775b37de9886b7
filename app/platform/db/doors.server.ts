import { and, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import { doorTries } from "#app/modules/identity/db/identity.tables.ts";
import type { Statement } from "./commit.server.ts";
import type { Database } from "./database.server.ts";
import { type Door, type DoorRule, doors } from "./doors.ts";

/** How long somebody has to wait, seconds. */
export interface Shut {
  seconds: number;
}

/**
 * Counts a try at each door, one after the other, and stops at the first that is shut: whoever is turned away there has
 * counted nowhere behind it. Null when all let in. Parallel tries are counted one by one by the database.
 */
export async function tryDoors(db: Database, tried: readonly Door[], now: number): Promise<Shut | null> {
  for (const door of tried) {
    const [row] = await db.all<{ tries: number; until: number }>(sql`${counting(door, now)} returning tries, until`);
    if (row && row.tries > doors[door.name].most) return shutFor(row.until, now);
  }
  return null;
}

/** Takes a try back: it was right, or came to nothing. */
export function giveBack(db: Database, tried: readonly Door[]): Statement[] {
  return tried.map((door) =>
    db
      .update(doorTries)
      .set({ tries: sql`max(0, ${doorTries.tries} - 1)` })
      .where(at(door)),
  );
}

/** Opens doors again: the count begins anew. */
export function openDoors(db: Database, opened: readonly Door[]): Statement[] {
  return opened.map((door) => db.delete(doorTries).where(at(door)));
}

/** How long one of the doors is shut already, or null; nothing is counted. */
export async function shutDoor(db: Database, asked: readonly Door[], now: number): Promise<Shut | null> {
  const subjects = asked.map(({ subject }) => subject);
  const rows = await db
    .select()
    .from(doorTries)
    .where(and(inArray(doorTries.subject, subjects), gt(doorTries.until, now)));
  const shut = rows.filter(
    ({ door, subject, tries }) =>
      tries >= doors[door].most && asked.some((each) => each.name === door && each.subject === subject),
  );
  return shut.length === 0 ? null : shutFor(Math.max(...shut.map(({ until }) => until)), now);
}

/** Counts a try at a door whose subject may be nobody: `from` is the rest of a SELECT of the subject. */
export function countTry(db: Database, door: { name: Door["name"]; subject: SQL; from: SQL }, now: number): Statement {
  return db.run(counting(door, now));
}

function counting(
  { name, subject, from }: { name: Door["name"]; subject: SQL | string; from?: SQL },
  now: number,
): SQL {
  const rule: DoorRule = doors[name];
  const over = sql`door_tries.until <= ${now}`;
  const shuts = rule.shutMs === undefined ? sql`false` : sql`door_tries.tries + 1 = ${rule.most}`;
  const anew =
    rule.since === "last" && rule.shutMs === undefined ? sql`true` : sql`door_tries.tries + 1 < ${rule.most}`;
  const sliding = rule.since === "last" ? anew : sql`false`;
  return sql`insert into door_tries (door, subject, tries, since, until)
    select ${name}, ${subject}, 1, ${now}, ${now + rule.withinMs} ${from ?? sql`where true`}
    on conflict (door, subject) do update set
      tries = case when ${over} then 1 else door_tries.tries + 1 end,
      since = case when ${over} then ${now} else door_tries.since end,
      until = case when ${over} or ${sliding} then ${now + rule.withinMs}
        when ${shuts} then ${now + (rule.shutMs ?? 0)} else door_tries.until end`;
}

function at({ name, subject }: Door) {
  return and(eq(doorTries.door, name), eq(doorTries.subject, subject));
}

function shutFor(until: number, now: number): Shut {
  return { seconds: Math.max(1, Math.ceil((until - now) / 1000)) };
}
