import { type SQL, sql } from "drizzle-orm";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { addDays, getSpan, type LocalDays } from "#app/platform/time/day-spans.ts";
import type { SumUnit } from "../model/analytics.enums.ts";
import { listDays } from "../model/period.ts";
import { addCounts, type Counts, type Dimension, dimensions, type Subject } from "../model/subjects.ts";
import { listSpans, type WorkUnit } from "../model/work-spans.ts";
import { analyticsFacts, analyticsSums } from "./analytics.tables.ts";

export interface Cut {
  subject: Subject;
  days: LocalDays;
  filters: Partial<Record<Dimension, string>>;
}

/** Facts of a scope: of its account, of the locations that a member of some sees, of a token's merchant. */
export function ownFacts(scope: Scope, { subject, days, filters }: Cut): SQL {
  const conditions = [
    sql`${analyticsFacts.accountId} = ${scope.account.id} and ${analyticsFacts.subject} = ${subject}`,
    sql`${analyticsFacts.day} between ${days.from} and ${days.to}`,
  ];
  for (const dimension of dimensions) {
    const value = filters[dimension];
    if (value === "none") conditions.push(sql`${analyticsFacts[dimension]} is null`);
    else if (value) conditions.push(sql`${analyticsFacts[dimension]} = ${value}`);
  }
  if (scope.locations !== "all") {
    const own = sql`(select value from json_each(${JSON.stringify(scope.locations)}))`;
    conditions.push(sql`(${analyticsFacts.location} in ${own} or ${analyticsFacts.toLocation} in ${own})`);
  }
  if (scope.merchant !== undefined) conditions.push(sql`${analyticsFacts.merchant} = ${scope.merchant}`);
  return sql.join(conditions, sql` and `);
}

/** Counts by day, by the values of a dimension, or all together. "" stands for facts that have none. */
export type CountsBy = Map<string, Counts>;
export type By = "day" | "all" | Dimension;

/** True when sums do not suffice: several filters, or a member who sees only some locations. */
export const needsFacts = (scope: Scope, { filters }: Cut, by: By) => {
  const named = Object.keys(filters);
  const isPart = scope.locations !== "all" || scope.merchant !== undefined;
  return isPart || named.length > 1 || (named.length === 1 && by !== "day" && by !== "all" && by !== named[0]);
};

/** Counts of a period by day or dimension: from stored sums if they suffice, else from at most 31 days of facts. */
export async function readMeasureCounts(scope: Scope, cut: Cut, by: By): Promise<CountsBy> {
  if (needsFacts(scope, cut, by)) return readFactCounts(scope, cut, by);
  const [[filter, value] = ["all", ""]] = Object.entries(cut.filters);
  const dimension = by === "day" || by === "all" ? filter : by;
  const wanted = value === "none" ? "" : value;
  const isOne = filter !== "all";
  const parts = by === "day" ? [{ unit: "day" as const, days: [cut.days] }] : splitPeriod(cut.days);
  const counts: CountsBy = new Map();
  const results = await Promise.all(
    parts.flatMap(({ unit, days }) =>
      days.map(({ from, to }) =>
        scope.db.all<{ day: string; value: string; counts: string }>(sql`select day, value, counts from ${analyticsSums}
          where account_id = ${scope.account.id} and subject = ${cut.subject} and unit = ${unit} and dimension = ${dimension}
            and ${isOne ? isValueOn(wanted, listStarts({ from, to }, unit)) : sql`day between ${from} and ${to}`}`),
      ),
    ),
  );
  for (const row of results.flat()) addTo(counts, by === "day" ? row.day : row.value, JSON.parse(row.counts));
  return counts;
}

/** One value on each day: names both, so that the primary key finds the rows and reads no other value. */
const isValueOn = (value: string, days: readonly string[]): SQL => sql`day in ${selectIds(days)} and value = ${value}`;

const listStarts = (days: LocalDays, unit: SumUnit): string[] => listSpans(days, unit).map(({ from }) => from);

/** The first day that anything of the account was counted for; null without any. */
export async function readFirstDay(
  { db, account }: Pick<Scope, "db" | "account">,
  subject: Subject,
): Promise<string | null> {
  const [row] = await db.all<{ day: string }>(sql`select day from ${analyticsSums} where account_id = ${account.id}
    and subject = ${subject} and unit = 'day' and dimension = 'all' order by day limit 1`);
  return row?.day ?? null;
}

/** Counts of some values of a dimension in each span of a period, by value and the span's first day. */
export async function readSpanCounts(
  scope: Scope,
  cut: Cut,
  of: { dimension: Dimension; values: readonly string[]; unit: WorkUnit; spans: readonly LocalDays[] },
): Promise<Map<string, CountsBy>> {
  const { dimension, values, unit, spans } = of;
  const isWhole = ({ from, to }: LocalDays) => {
    const span = getSpan(from, unit);
    return span.from === from && span.to === to;
  };
  const single = spans.filter((span) => !isWhole(span)).flatMap(listDays);
  const whole = spans.filter(isWhole).map(({ from }) => from);
  const sums = (each: string, days: readonly string[]) =>
    scope.db.all<SpanRow>(sql`select day, value, counts from ${analyticsSums}
      where account_id = ${scope.account.id} and subject = ${cut.subject} and unit = ${each} and dimension = ${dimension}
        and day in ${selectIds(days)} and value in ${selectIds(values)}`);
  const facts = () =>
    scope.db.all<SpanRow>(sql`select day, ${analyticsFacts[dimension]} as value, counts from ${analyticsFacts}
      where ${ownFacts(scope, cut)} and ${analyticsFacts[dimension]} in ${selectIds(values)}`);
  const rows = needsFacts(scope, cut, dimension)
    ? await facts()
    : (await Promise.all([sums(unit, whole), single.length > 0 ? sums("day", single) : []])).flat();
  const found = new Map<string, CountsBy>();
  for (const row of rows) {
    const span = spans.find(({ from, to }) => from <= row.day && row.day <= to);
    const counts: CountsBy = found.get(row.value) ?? new Map();
    if (span) addTo(counts, span.from, JSON.parse(row.counts));
    found.set(row.value, counts);
  }
  return found;
}

interface SpanRow {
  day: string;
  value: string;
  counts: string;
}

async function readFactCounts(scope: Scope, cut: Cut, by: By): Promise<CountsBy> {
  const key = by === "all" ? sql<string>`''` : by === "day" ? analyticsFacts.day : analyticsFacts[by];
  const rows = await scope.db
    .select({ key, counts: analyticsFacts.counts })
    .from(analyticsFacts)
    .where(ownFacts(scope, cut));
  const counts: CountsBy = new Map();
  for (const row of rows) addTo(counts, row.key ?? "", row.counts);
  return counts;
}

function addTo(counts: CountsBy, key: string, added: Counts): void {
  const sum = counts.get(key) ?? {};
  addCounts(sum, added);
  counts.set(key, sum);
}

/** Units that make a period, the longest first. */
const partUnits = ["quarter", "month", "week", "day"] as const satisfies readonly SumUnit[];

/** Whole quarters, months and weeks and single days that make a period, without gaps or overlaps. */
export function splitPeriod({ from, to }: LocalDays): { unit: SumUnit; days: LocalDays[] }[] {
  const units: Record<SumUnit, LocalDays[]> = { quarter: [], month: [], week: [], day: [] };
  for (let day = from; day <= to; ) {
    const unit = partUnits.find((each) => getSpan(day, each).from === day && getSpan(day, each).to <= to);
    const end = unit ? getSpan(day, unit).to : day;
    const last = units[unit ?? "day"].at(-1);
    if (last && addDays(last.to, 1) === day) last.to = end;
    else units[unit ?? "day"].push({ from: day, to: end });
    day = addDays(end, 1);
  }
  return partUnits.map((unit) => ({ unit, days: units[unit] }));
}
