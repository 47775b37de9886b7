import { and, inArray, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { idsIn } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { conditionsOf } from "./list-conditions.server.ts";
import { chosenPage, type Page, pageOf } from "./list-page.server.ts";
import { planOf } from "./list-plan.server.ts";
import type { ListQuery } from "./list-query.ts";
import { type Columns, orderOf, type RowOf, readRows } from "./list-rows.server.ts";
import { type ListDescription, usualBounds } from "./list-spec.server.ts";
import { readWhole } from "./list-whole.server.ts";
import { nameHolds } from "./names.reads.server.ts";

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
export function sumSmall<Sum>(
  scope: Scope,
  list: SmallList,
  { by, sums }: { by: SQLiteColumn; sums: Readonly<Record<keyof Sum & string, SQL>> },
  query: ListQuery,
): Promise<({ by: string } & Sum)[]> {
  const found = or(...list.searched.map((place) => nameHolds(place, query.search)));
  const where = and(...list.within, ...conditionsOf(scope, list, query.filters).map((each) => each.sql), found);
  const columns = Object.entries<SQL>(sums).map(([name, sum]) => sql`${sum} as ${sql.identifier(name)}`);
  return scope.db.all(
    sql`select ${by} as "by", ${sql.join(columns, sql`, `)} from ${list.from} where ${where ?? sql`true`} group by ${by} order by ${by}`,
  );
}

/** One page of a small list, with a count that is exact up to 10,000. */
export async function readSmall<Fields extends Columns>(
  scope: Scope,
  list: SmallList,
  columns: Fields,
  query: ListQuery,
): Promise<Page<RowOf<Fields>>> {
  if (query.ids) return chosenPage(await chosenSmall(scope, list, columns, query.ids));
  const conditions = conditionsOf(scope, list, query.filters);
  const plan = planOf(list, query, conditions);
  const found = or(...list.searched.map((place) => nameHolds(place, query.search)));
  const where = and(...list.within, ...conditions.map((each) => each.sql), found) ?? sql`true`;
  const known = conditions.length === 0 && !found ? list.total : undefined;
  const whole = { from: list.from, where, counted: usualBounds.counted, known };
  const { rows, total } = await readWhole(scope, list, columns, plan, whole);
  return pageOf(plan, rows, total);
}

/** The rows of a small list with these ids, in the order of creation; an id that the reader may not see brings none. */
async function chosenSmall<Fields extends Columns>(
  scope: Scope,
  list: SmallList,
  columns: Fields,
  ids: readonly string[],
): Promise<RowOf<Fields>[]> {
  const found = await readRows(scope, list, columns, {
    from: list.from,
    where: and(...list.within, inArray(list.id, idsIn(ids))),
    ...{ sort: list.place, order: orderOf(list, list.place, true), limit: ids.length },
  });
  return found.map(({ row }) => row);
}
