import { parseCursor } from "./list-cursor.server.ts";
import type { ListQuery } from "./list-query.ts";
import type { Condition, ListDescription } from "./list-spec.server.ts";
import type { ListPlan } from "./list-walk.server.ts";

/** A larger page is part of a file, which needs no count. */
export const MAX_COUNTED_PAGE = 100;

/**
 * A filter by days without a sort is sorted by these days: their index finds the rows directly, while another order
 * would have to be scanned.
 */
function chooseSort(spec: ListDescription, conditions: readonly Condition[]): string {
  const days = conditions.find((each) => each.range)?.columns[0];
  const field = Object.entries(spec.fields).find(([, { sort }]) => days && sort === days)?.[0];
  return field ? `-${field}` : spec.defaultSort;
}

/** The sort column of a query, its direction, start and number of rows. */
export function planList(spec: ListDescription, query: ListQuery, conditions: readonly Condition[]): ListPlan {
  const requested = query.sort ?? chooseSort(spec, conditions);
  const name = spec.fields[requested.replace(/^-/, "")]?.sort ? requested : spec.defaultSort;
  const sort = spec.fields[name.replace(/^-/, "")]?.sort;
  if (!sort) throw new Error(`the default sort ${spec.defaultSort} is no field`);
  const cursor = parseCursor(query.cursor, name);
  const down = !cursor?.backwards;
  return { sort, name, cursor, limit: query.limit ?? spec.defaultLimit, ascending: name.startsWith("-") !== down };
}
