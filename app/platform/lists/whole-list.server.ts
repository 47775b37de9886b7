import { and, type SQL, sql } from "drizzle-orm";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { type BoundedCount, countUpTo } from "./list-counts.server.ts";
import { buildOrder, type Candidate, type ListColumns, type RowFromColumns, readListRows } from "./list-rows.server.ts";
import type { ListDescription } from "./list-spec.server.ts";
import { buildBeyondCursor, type ListPlan } from "./list-walk.server.ts";

interface WholeListRequest {
  from: SQL;
  where: SQL;
  /** The count is exact up to this number. */
  counted: number;
  /** Returns a known count without counting. */
  known?: (() => Promise<number>) | undefined;
}

/** Reads a page of all matches, which are found, sorted and counted as a whole. */
export async function readWholeList<Fields extends ListColumns>(
  scope: Scope,
  list: Pick<ListDescription, "id" | "place">,
  columns: Fields,
  plan: ListPlan,
  { from, where, counted, known }: WholeListRequest,
): Promise<{ rows: Candidate<RowFromColumns<Fields>>[]; total: BoundedCount }> {
  const { sort, ascending, limit } = plan;
  const [rows, total] = await Promise.all([
    readListRows(scope, list, columns, {
      from,
      where: and(where, buildBeyondCursor(list, plan)),
      ...{ sort, order: buildOrder(list, sort, ascending), limit: limit + 1 },
    }),
    known
      ? known().then((count) => ({ count, exact: true }))
      : countUpTo(scope, sql`select 1 from ${from} where ${where}`, counted),
  ]);
  return { rows, total };
}
