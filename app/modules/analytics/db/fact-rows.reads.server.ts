import { sql } from "drizzle-orm";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { ListName } from "../model/counts.ts";
import { type FactDimensions, MAX_FACT_DAYS } from "../model/subjects.ts";
import { analyticsFacts } from "./analytics.tables.ts";
import { type CountsBy, type Cut, ownFacts } from "./sums.reads.server.ts";

/** A row of the list behind a number. */
export interface FactRow extends Pick<FactDimensions, "merchant" | "agent" | "type"> {
  id: string;
  day: string;
  number: string;
  name: string;
}

/** Input of `readFactRows`. */
interface FactPage {
  count: ListName;
  /** The cursor of the page before. */
  after: string | null;
  /** Counts of the cut by day: days without any are not read. */
  counts: CountsBy;
  limit?: number;
}

const ROWS = 100;
/** A place after every id. */
const END = "~";

/** Facts of a count by day and id: a page reads no more days than it needs, and at most 31, so it may be shorter than the next. */
export async function readFactRows(
  scope: Scope,
  cut: Cut,
  { count, after, counts, limit = ROWS }: FactPage,
): Promise<{ rows: FactRow[]; next: string | null }> {
  const [reached = "", id = ""] = after?.split("_") ?? [];
  const left = [...counts]
    .filter(([day, { [count]: n = 0 }]) => n > 0 && day >= reached)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const days: string[] = [];
  for (let known = 0; days.length < Math.min(left.length, MAX_FACT_DAYS) && known <= limit; ) {
    const [day, { [count]: n = 0 }] = left[days.length] ?? ["", {}];
    days.push(day);
    // Some of the day that was reached are on the page before.
    if (day !== reached) known += n;
  }
  const rows =
    await scope.db.all<FactRow>(sql`select id, day, number, name, merchant, agent, type from ${analyticsFacts}
    where ${ownFacts(scope, cut)} and day in ${selectIds(days)} and (day, id) > (${reached}, ${id})
      and json_extract(counts, ${`$."${count}"`}) > 0 order by day, id limit ${limit + 1}`);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  if (rows.length > limit && last) return { rows: shown, next: `${last.day}_${last.id}` };
  return { rows: shown, next: days.length < left.length ? `${days.at(-1)}_${END}` : null };
}
