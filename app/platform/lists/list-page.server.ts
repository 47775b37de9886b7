import type { BoundedCount } from "./list-counts.server.ts";
import { formatCursor } from "./list-cursor.server.ts";
import type { Candidate } from "./list-rows.server.ts";
import type { ListPlan } from "./list-walk.server.ts";

/** The position of a page in its list. If `total_is_exact` is false there are more than `total`. */
export interface Pagination {
  previous: string | null;
  next: string | null;
  total: number;
  total_is_exact: boolean;
  limit: number;
}

export interface Page<Row> {
  rows: Row[];
  /** The sort in use, also if the URL names none. */
  sort?: string;
  pagination: Pagination;
}

/** For a list that is only read forwards and not counted: the total is the number known to match. */
export function toForwardPagination(
  shown: number,
  { next, first, limit }: { next: string | null; first: boolean; limit: number },
): Pagination {
  return { previous: null, next, total: shown, total_is_exact: first && next === null, limit };
}

/** A single page of rows chosen by id. */
export function toSinglePage<Row>(rows: Row[]): Page<Row> {
  return { rows, pagination: toForwardPagination(rows.length, { next: null, first: true, limit: rows.length }) };
}

/**
 * Cuts a page from rows read from its cursor on (one more than shown if there are more), with the cursors of the
 * adjacent pages.
 */
export function cutPage<Row>(
  plan: Pick<ListPlan, "name" | "cursor" | "limit">,
  found: readonly Pick<Candidate<Row>, "row" | "key" | "id">[],
  total: BoundedCount | null,
): Page<Row> {
  const shown = found.slice(0, plan.limit);
  const more = found.length > plan.limit;
  const backwards = plan.cursor?.backwards ?? false;
  const cursorAt = (at: (typeof shown)[number] | undefined, back: boolean) =>
    at ? formatCursor({ sort: plan.name, backwards: back, value: at.key, id: at.id }) : null;
  const rows = shown.map((each) => each.row);
  const beyond = more ? shown.at(-1) : undefined;
  const pages = backwards
    ? { next: cursorAt(shown[0], false), previous: cursorAt(beyond, true) }
    : { next: cursorAt(beyond, false), previous: plan.cursor ? cursorAt(shown[0], true) : null };
  const counted = total ?? { count: shown.length, exact: !more && plan.cursor === null };
  return {
    rows: backwards ? rows.reverse() : rows,
    sort: plan.name,
    pagination: { ...pages, total: counted.count, total_is_exact: counted.exact, limit: plan.limit },
  };
}
