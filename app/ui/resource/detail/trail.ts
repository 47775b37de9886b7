import { useMemo } from "react";
import type { ListPagination, ResourceData, ResourceSpec } from "../resource-spec.ts";
import type { ListAddress } from "../table/use-list-address.ts";

/** The list that a page was opened from; stored in the history state. */
export interface Trail {
  /** The list's own address, with its filters. */
  list: string;
  /** Addresses of the pages of the rows, in the list's order. */
  rows: readonly string[];
  /** Index of the current row. */
  at: number;
  /** Rows of the list before these. */
  before: number;
  total: ListPagination["total"];
  exact: ListPagination["total_is_exact"];
  previous: string | null;
  next: string | null;
  /** Where further rows are loaded from; without it the trail ends with these rows. */
  matching: { path: string; rows: string } | null;
}

/** History state of a row's link. */
export interface TrailState {
  trail: Trail;
}

/** Makes the state of a row's link; null for a list whose rows are no pages. */
export function useTrails<Row>(
  { rowHref, matching }: ResourceSpec<Row>,
  { rows, pagination }: ResourceData<Row>,
  { params, hrefWith, cursor, before }: ListAddress,
): ((at: number) => TrailState) | undefined {
  return useMemo(() => {
    if (!rowHref) return undefined;
    const { total, total_is_exact: exact, previous, next } = pagination;
    const shared = {
      list: hrefWith(() => new URLSearchParams(params)),
      rows: rows.map(rowHref),
      before: cursor ? before : 0,
      total,
      exact,
      previous,
      next,
      matching: matching ?? null,
    };
    return (at) => ({ trail: { ...shared, at } });
  }, [rowHref, matching, rows, pagination, params, hrefWith, cursor, before]);
}

/** The trail in the state of a history entry; null without one. */
export function getTrail(state: unknown): Trail | null {
  if (typeof state !== "object" || state === null || !("trail" in state)) return null;
  const { trail } = state;
  return isTrail(trail) && trail.rows[trail.at] !== undefined ? trail : null;
}

function isTrail(value: unknown): value is Trail {
  return (
    typeof value === "object" && value !== null && "rows" in value && Array.isArray(value.rows) && "matching" in value
  );
}

/** The URL of a row's page, built like that of its neighbor. */
export function getNeighborHref(href: string, number: string): string {
  return `${href.slice(0, href.lastIndexOf("/") + 1)}${encodeURIComponent(number)}`;
}
