import { and, type SQL, sql } from "drizzle-orm";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { type BoundedCount, countUpTo } from "./list-counts.server.ts";
import { type Candidate, type Columns, orderOf, type RowOf, readRows } from "./list-rows.server.ts";
import type { ListDescription } from "./list-spec.server.ts";
import { beyondCursor, type ListPlan } from "./list-walk.server.ts";

interface Whole {
  from: SQL;
  where: SQL;
  /** The count is exact up to here. */
  counted: number;
  /** Says the count without counting. */
  known?: (() => Promise<number>) | undefined;
}

/** The rows of a page out of all that match, which are found, sorted and counted as a whole. */
export async function readWhole<Fields extends Columns>(
  scope: Scope,
  list: Pick<ListDescription, "id" | "place">,
  columns: Fields,
  plan: ListPlan,
  { from, where, counted, known }: Whole,
): Promise<{ rows: Candidate<RowOf<Fields>>[]; total: BoundedCount }> {
  const { sort, ascending, limit } = plan;
  const [rows, total] = await Promise.all([
    readRows(scope, list, columns, {
      from,
      where: and(where, beyondCursor(list, plan)),
      ...{ sort, order: orderOf(list, sort, ascending), limit: limit + 1 },
    }),
    known
      ? known().then((count) => ({ count, exact: true }))
      : countUpTo(scope, sql`select 1 from ${from} where ${where}`, counted),
  ]);
  return { rows, total };
}
