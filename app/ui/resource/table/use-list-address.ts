import { useMemo } from "react";
import { useLocation, useNavigate, useNavigation, useSearchParams } from "react-router";
import {
  type ListFilter,
  type ListQuery,
  parseListQuery,
  withFilter,
  withoutFilters,
} from "#app/platform/lists/list-query.ts";

export interface ListAddress extends ListQuery {
  params: URLSearchParams;
  /** Chosen columns in order, or null for the default ones. */
  columns: string[] | null;
  /** Number of rows before this page, if known. */
  before: number;
  /** Identifies the list regardless of page and columns: a change resets the selection. */
  key: string;
  hrefWith: (change: (params: URLSearchParams) => URLSearchParams) => string;
  setFilter: (filter: ListFilter) => void;
  clearFilters: () => void;
  set: (name: "search" | "limit" | "sort", value: string | null) => void;
  /** Chooses columns, from those chosen last: a press may come before the one before it is drawn. */
  setColumns: (change: (chosen: string[] | null) => string[] | null) => void;
}

const paging = ["cursor", "before"];

/**
 * The state of a list, stored in the URL, so that a link shows the same list. A change made while an earlier one is
 * still loading is added to it, so that no quick press is lost.
 */
export function useListAddress(): ListAddress {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const { location: next, formMethod } = useNavigation();
  const wanted = next?.pathname === pathname && !formMethod ? next.search : null;
  const navigate = useNavigate();
  return useMemo(() => {
    // What was pressed since this was drawn, too: the router reports a navigation only with the next render.
    let latest = wanted === null ? params : new URLSearchParams(wanted);
    const hrefWith: ListAddress["hrefWith"] = (change) => getHref(pathname, change(new URLSearchParams(latest)));
    const goTo = (wanted: URLSearchParams) => {
      latest = wanted;
      void navigate(getHref(pathname, wanted), { replace: true, preventScrollReset: true });
    };
    const go = (change: (params: URLSearchParams) => URLSearchParams) =>
      goTo(toFirstPage(change(new URLSearchParams(latest))));
    return {
      ...parseListQuery(params),
      params,
      columns: getColumns(latest),
      before: Math.max(0, Number(params.get("before")) || 0),
      key: getListKey(params),
      hrefWith,
      setFilter: (filter) => go((old) => withFilter(old, filter)),
      clearFilters: () => go(withoutFilters),
      set: (name, value) => go((old) => withValue(old, name, value)),
      setColumns: (change) =>
        goTo(withValue(new URLSearchParams(latest), "columns", change(getColumns(latest))?.join(",") ?? null)),
    };
  }, [params, wanted, pathname, navigate]);
}

function getHref(pathname: string, params: URLSearchParams): string {
  const query = params.toString();
  return query ? `${pathname}?${query}` : pathname;
}

function getColumns(params: URLSearchParams): string[] | null {
  return params.get("columns")?.split(",").filter(Boolean) ?? null;
}

function withValue(params: URLSearchParams, name: string, value: string | null): URLSearchParams {
  if (value) params.set(name, value);
  else params.delete(name);
  return params;
}

function toFirstPage(params: URLSearchParams): URLSearchParams {
  for (const name of paging) params.delete(name);
  return params;
}

function getListKey(params: URLSearchParams): string {
  const rest = new URLSearchParams(params);
  rest.delete("columns");
  return rest.toString();
}

/** Parameters that lead to a page of the same list. */
export function toPage(params: URLSearchParams, cursor: string, before: number): URLSearchParams {
  params.set("cursor", cursor);
  if (before > 0) params.set("before", String(before));
  else params.delete("before");
  return params;
}
