import { and, inArray, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { buildConditions } from "./list-conditions.server.ts";
import { cutPage, type Page, toSinglePage } from "./list-page.server.ts";
import { planList } from "./list-plan.server.ts";
import type { ListQuery } from "./list-query.ts";
import { buildOrder, type ListColumns, type RowFromColumns, readListRows } from "./list-rows.server.ts";
import { DEFAULT_BOUNDS, type ListDescription } from "./list-spec.server.ts";
import { nameContains } from "./names.reads.server.ts";
import { readWholeList } from "./whole-list.server.ts";

/**
 * A list of at most some thousand rows per account: matches are found, sorted and counted as a whole, with the table's
 * existing indexes.
 */
export interface SmallList extends ListDescription {
  /** The rows, under the name of the table whose columns the fields are. */
  from: SQL;
  /** Restricts the rows to the account, and to what a limited member may see. */
  within: readonly (SQL | undefined)[];
  /** Columns that a search looks in. */
  searched: readonly (SQLiteColumn | SQL)[];
  /** The total of the unfiltered list, if counters maintained by triggers have it. */
  total?: (() => Promise<number>) | undefined;
}

/** Sums over all matching rows of a small list, one row for each value of `by`. */
export function sumSmallList<Sum>(
  scope: Scope,
  list: SmallList,
  { by, sums }: { by: SQLiteColumn; sums: Readonly<Record<keyof Sum & string, SQL>> },
  query: ListQuery,
): Promise<({ by: string } & Sum)[]> {
  const found = or(...list.searched.map((place) => nameContains(place, query.search)));
  const where = and(...list.within, ...buildConditions(scope, list, query.filters).map((each) => each.sql), found);
  const columns = Object.entries<SQL>(sums).map(([name, sum]) => sql`${sum} as ${sql.identifier(name)}`);
  return scope.db.all(
    sql`select ${by} as "by", ${sql.join(columns, sql`, `)} from ${list.from} where ${where ?? sql`true`} group by ${by} order by ${by}`,
  );
}

/** One page of a small list, with a count that is exact up to 10,000. */
export async function readSmallList<Fields extends ListColumns>(
  scope: Scope,
  list: SmallList,
  columns: Fields,
  query: ListQuery,
): Promise<Page<RowFromColumns<Fields>>> {
  if (query.ids) return toSinglePage(await readChosenSmall(scope, list, columns, query.ids));
  const conditions = buildConditions(scope, list, query.filters);
  const plan = planList(list, query, conditions);
  const found = or(...list.searched.map((place) => nameContains(place, query.search)));
  const where = and(...list.within, ...conditions.map((each) => each.sql), found) ?? sql`true`;
  const known = conditions.length === 0 && !found ? list.total : undefined;
  const whole = { from: list.from, where, counted: DEFAULT_BOUNDS.maxCounted, known };
  const { rows, total } = await readWholeList(scope, list, columns, plan, whole);
  return cutPage(plan, rows, total);
}

/** The rows of a small list with these ids, in order of creation; ids the reader may not see are left out. */
async function readChosenSmall<Fields extends ListColumns>(
  scope: Scope,
  list: SmallList,
  columns: Fields,
  ids: readonly string[],
): Promise<RowFromColumns<Fields>[]> {
  const found = await readListRows(scope, list, columns, {
    from: list.from,
    where: and(...list.within, inArray(list.id, selectIds(ids))),
    ...{ sort: list.place, order: buildOrder(list, list.place, true), limit: ids.length },
  });
  return found.map(({ row }) => row);
}
