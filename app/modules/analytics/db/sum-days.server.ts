import { type SQL, sql } from "drizzle-orm";
import { commit, type Statement } from "#app/platform/db/commit.server.ts";
import { insertJsonRows } from "#app/platform/db/json-rows.server.ts";
import { isOnClock } from "#app/platform/db/sandbox-clock.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { toSqlSet } from "#app/platform/db/sql-literals.ts";
import { getSpan } from "#app/platform/time/day-spans.ts";
import type { SumUnit } from "../model/analytics.enums.ts";
import {
  addCounts,
  type Counts,
  type Dimension,
  dimensions,
  type FactDimensions,
  type Subject,
} from "../model/subjects.ts";
import { analyticsDueDays, analyticsFacts, analyticsSums } from "./analytics.tables.ts";

type DatabaseScope = Pick<Scope, "db" | "ports">;
export interface DueDay {
  accountId: string;
  subject: Subject;
  day: string;
  marks: number;
}

/** Days summed at a time. */
const MAX_DAYS = 40;

/** Days whose facts changed, of one account or of all on this clock; the oldest first. */
export async function readDueDays({ db, ports }: DatabaseScope, account: string | null): Promise<DueDay[]> {
  const whose = account === null ? isOnClock(ports.clock, analyticsDueDays.accountId) : sql`account_id = ${account}`;
  return db.all<DueDay>(
    sql`select account_id as accountId, subject, day, marks from ${analyticsDueDays} where ${whose} order by day limit ${MAX_DAYS}`,
  );
}

interface SumRow {
  dimension: Dimension | "all";
  value: string;
  counts: Counts;
}

/** Sums facts by each dimension. */
export function sumFacts(facts: readonly (FactDimensions & { counts: Counts })[]): SumRow[] {
  const sums = new Map<string, SumRow>();
  const add = (dimension: SumRow["dimension"], value: string, counts: Counts) => {
    const key = `${dimension} ${value}`;
    const row = sums.get(key) ?? { dimension, value, counts: {} };
    addCounts(row.counts, counts);
    sums.set(key, row);
  };
  for (const fact of facts) {
    add("all", "", fact.counts);
    for (const dimension of dimensions) add(dimension, fact[dimension] ?? "", fact.counts);
  }
  return [...sums.values()];
}

/** Wider units, each with the one that it is summed from, which comes before it. */
const widerUnits = [
  { unit: "week", of: "day" },
  { unit: "month", of: "day" },
  { unit: "quarter", of: "month" },
] as const satisfies readonly { unit: SumUnit; of: SumUnit }[];

/**
 * Sums marked days and what they belong to. A day stays marked until all of it is written, and when it was marked again
 * meanwhile.
 */
export async function sumDays(scope: DatabaseScope, days: readonly DueDay[]): Promise<void> {
  for (const day of days) await commit(scope.db, await writeDay(scope, day));
  for (const { unit, of } of widerUnits) {
    const wider = days.map((day) => ({ ...day, unit, of, ...getSpan(day.day, unit) }));
    const spans = new Map(wider.map((span) => [`${span.accountId} ${span.subject} ${span.from}`, span]));
    for (const span of spans.values()) await commit(scope.db, writeSpan(scope, span));
  }
  await commit(
    scope.db,
    days.map(({ accountId, subject, day, marks }) =>
      scope.db.run(
        sql`delete from ${analyticsDueDays} where ${isAccountDay(accountId, subject, sql`day = ${day}`)} and marks = ${marks}`,
      ),
    ),
  );
}

async function writeDay({ db }: DatabaseScope, { accountId, subject, day, marks }: DueDay): Promise<Statement[]> {
  const facts = await db
    .select({
      counts: analyticsFacts.counts,
      location: analyticsFacts.location,
      merchant: analyticsFacts.merchant,
      method: analyticsFacts.method,
      zone: analyticsFacts.zone,
      team: analyticsFacts.team,
      agent: analyticsFacts.agent,
      type: analyticsFacts.type,
      vehicle: analyticsFacts.vehicle,
    })
    .from(analyticsFacts)
    .where(isAccountDay(accountId, subject, sql`day = ${day}`));
  const due = sql`exists (select 1 from ${analyticsDueDays} where account_id = ${accountId} and subject = ${subject} and day = ${day} and marks = ${marks})`;
  return [
    db.run(
      sql`delete from ${analyticsSums} where ${isAccountDay(accountId, subject, sql`unit = 'day' and dimension in ${sumDimensions} and day = ${day}`)} and ${due}`,
    ),
    insertJsonRows<typeof analyticsSums, SumRow>(db, {
      table: analyticsSums,
      rows: sumFacts(facts),
      columns: {
        ...{ accountId: () => accountId, subject: () => subject, unit: () => "day", day: () => day },
        ...{ dimension: (row) => row.dimension, value: (row) => row.value, counts: (row) => row.counts },
      },
      where: () => due,
    }),
  ];
}

/** Names all dimensions, so that the primary key finds the rows. */
const sumDimensions = sql.raw(toSqlSet(["all", ...dimensions]));

const isAccountDay = (accountId: string, subject: Subject, more: SQL) =>
  sql`account_id = ${accountId} and subject = ${subject} and ${more}`;

/** Sums a week or month from its days, and a quarter from its months, in one statement. */
function writeSpan(
  { db }: DatabaseScope,
  span: Pick<DueDay, "accountId" | "subject"> & { unit: SumUnit; of: SumUnit; from: string; to: string },
): Statement[] {
  const { accountId, subject, unit, of, from, to } = span;
  return [
    db.run(
      sql`delete from ${analyticsSums} where ${isAccountDay(accountId, subject, sql`unit = ${unit} and dimension in ${sumDimensions} and day = ${from}`)}`,
    ),
    db.run(sql`insert into ${analyticsSums} (account_id, subject, unit, dimension, day, value, counts)
      select ${accountId}, ${subject}, ${unit}, dimension, ${from}, value, json_group_object(name, n)
      from (select s.dimension, s.value, j.key as name, sum(j.value) as n from ${analyticsSums} s, json_each(s.counts) j
        where s.account_id = ${accountId} and s.subject = ${subject} and s.unit = ${of} and s.dimension in ${sumDimensions}
          and s.day between ${from} and ${to} group by 1, 2, 3) group by dimension, value`),
  ];
}
