import { sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import { isOnClock } from "#app/platform/db/sandbox-clock.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { isSameCounts } from "../model/same-counts.ts";
import type { Subject, SubjectFact } from "../model/subjects.ts";
import { analyticsDue, analyticsDueDays, analyticsFacts, analyticsSums } from "./analytics.tables.ts";
import { readFacts } from "./recount.server.ts";
import { sumFacts } from "./sum-days.server.ts";

type DatabaseScope = Pick<Scope, "db" | "ports">;

/** A counted day of an account. */
export interface CountedDay {
  accountId: string;
  subject: Subject;
  day: string;
}

/** Facts of a day that are computed again; sums are compared over all of them. */
const MAX_RECOMPUTED = 400;

/** Days of accounts on this clock behind sums that lie at random in the table. @param draws random numbers */
export function readRandomDays({ db, ports }: DatabaseScope, draws: readonly number[]): Promise<CountedDay[]> {
  const places = sql`select (select min(s.rowid) from ${analyticsSums} s where s.rowid >= j.value %
    (select max(rowid) + 1 from ${analyticsSums})) as place from json_each(${JSON.stringify(draws)}) j`;
  return db.all<CountedDay>(sql`select distinct account_id as accountId, subject, day from ${analyticsSums}
    where rowid in (${places}) and unit = 'day' and ${isOnClock(ports.clock, analyticsSums.accountId)}`);
}

/**
 * Counts a day again out of the rows and compares facts and sums with what is stored. What is marked for a recount anyway is no
 * difference. @returns ids of facts that differ, and whether the day's sums do
 */
export async function compareDay(
  scope: DatabaseScope,
  { accountId, subject, day }: CountedDay,
): Promise<{ facts: string[]; isSumWrong: boolean }> {
  const { db } = scope;
  const at = sql`account_id = ${accountId} and subject = ${subject} and day = ${day}`;
  const stored = await db.select().from(analyticsFacts).where(at);
  const sums = await db.select().from(analyticsSums).where(sql`${at} and unit = 'day'`);
  const checked = stored
    .filter(({ recountAt }) => recountAt === null || recountAt > now(scope))
    .slice(0, MAX_RECOMPUTED);
  const ids = checked.map(({ id }) => id);
  const computed = await readFacts(scope, subject, ids);
  const byId = new Map(computed.filter((fact) => fact.accountId === accountId).map((fact) => [fact.id, fact]));
  const wrong = checked.filter((row) => !isSameFact(row, byId.get(row.id))).map(({ id }) => id);
  const summed = new Map(sumFacts(stored).map((row) => [`${row.dimension} ${row.value}`, row.counts]));
  const isSumWrong =
    sums.length !== summed.size ||
    sums.some(({ dimension, value, counts }) => !isSameCounts(counts, summed.get(`${dimension} ${value}`)));
  const [marked, days] = await Promise.all([
    db
      .select({ id: analyticsDue.id })
      .from(analyticsDue)
      .where(sql`account_id = ${accountId} and subject = ${subject} and id in ${selectIds(wrong)}`),
    db.select({ day: analyticsDueDays.day }).from(analyticsDueDays).where(at),
  ]);
  const due = new Set(marked.map(({ id }) => id));
  return { facts: wrong.filter((id) => !due.has(id)), isSumWrong: isSumWrong && days.length === 0 };
}

const compared = ["day", "location", "merchant", "method", "zone", "team", "agent", "type", "vehicle"] as const;

const isSameFact = (stored: typeof analyticsFacts.$inferSelect, computed: SubjectFact | undefined): boolean =>
  computed !== undefined &&
  compared.every((key) => stored[key] === computed[key]) &&
  isSameCounts(stored.counts, computed.counts);

/** Marks what differs, so that the next recount puts it right. */
export function markWrong(
  { db }: Pick<Scope, "db">,
  { accountId, subject, day }: CountedDay,
  ids: readonly string[],
): Statement[] {
  return [
    db.run(sql`insert into ${analyticsDue} (account_id, subject, id) select ${accountId}, ${subject}, value
      from json_each(${JSON.stringify(ids)}) where true on conflict (account_id, subject, id) do update set marks = marks + 1`),
    db.run(sql`insert into ${analyticsDueDays} (account_id, subject, day) values (${accountId}, ${subject}, ${day})
      on conflict (account_id, subject, day) do update set marks = marks + 1`),
  ];
}
