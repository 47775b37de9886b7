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
 * A list of some thousand rows of an account at most: what matches is found, sorted and counted as a whole, over the indexes
 * that the table has anyway.
 */
export interface SmallList extends ListDescription {
  /** The rows, under the name of the table whose columns the fields are. */
  from: SQL;
  /** Which of them are the reader's: the account, and what a limited member may see. */
  within: readonly (SQL | undefined)[];
  /** Where a search looks for a text. */
  searched: readonly (SQLiteColumn | SQL)[];
  /** What is known of how many there are while nothing narrows the list: what triggers counted. */
  total?: (() => Promise<number>) | undefined;
}

/** Sums over all rows of a small list that a query leaves, one row for each value of `by`: what its pages come to. */
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

/** The rows of a small list with these ids, in the order of creation; an id that the reader may not see brings none. */
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
