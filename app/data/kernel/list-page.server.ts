import type { BoundedCount } from "./list-counts.server.ts";
import { writeCursor } from "./list-cursor.server.ts";
import type { Candidate } from "./list-rows.server.ts";
import type { ListPlan, Walk } from "./list-walk.server.ts";

/** Where a page stands in its list (api.md "Lists"). `total.more` says that there are more than were counted. */
export interface Pagination {
  previous: string | null;
  next: string | null;
  total: BoundedCount;
  limit: number;
}

export interface Page<Row> {
  rows: Row[];
  /** What they are sorted by, also where the address does not say. */
  sort?: string;
  pagination: Pagination;
}

/** Cuts a page out of what was looked at, and says where the pages beside it begin. */
export function pageOf<Row>(plan: ListPlan, walk: Walk<Row>, total: BoundedCount | null): Page<Row> {
  const hits = walk.candidates.filter((each) => each.hit);
  const shown = hits.slice(0, plan.limit);
  const last = hits.length > plan.limit ? shown.at(-1) : walk.candidates.at(-1);
  const beyond = hits.length > plan.limit || !walk.ended ? last : undefined;
  const backwards = plan.cursor?.backwards ?? false;
  const cursorAt = (at: Candidate<Row> | undefined, back: boolean) =>
    at ? writeCursor({ sort: plan.name, backwards: back, value: at.key, id: at.id }) : null;
  const rows = shown.map((each) => each.row);
  const first = shown[0] ?? walk.candidates[0];
  const pages = backwards
    ? { next: cursorAt(first, false), previous: cursorAt(beyond, true) }
    : { next: cursorAt(beyond, false), previous: plan.cursor ? cursorAt(first, true) : null };
  return {
    rows: backwards ? rows.reverse() : rows,
    sort: plan.name,
    pagination: {
      ...pages,
      total: total ?? { count: shown.length, more: beyond !== undefined || plan.cursor !== null },
      limit: plan.limit,
    },
  };
}
