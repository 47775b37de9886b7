import type { Say } from "../words/word.ts";
import type { ResourceData, ResourceSpec } from "./resource-spec.ts";

export interface View {
  key: string;
  label: string;
  /** What its address says. */
  query: string;
  count: number | undefined;
}

/** Every tab of a list: "All" first (platform §3), then the fixed ones, then what people saved. */
export function viewsOf<Row>(spec: ResourceSpec<Row>, data: ResourceData<Row>, say: Say): View[] {
  const count = (key: string) => data.counts?.[key];
  return [
    { key: "all", label: say("common:table.all"), query: "", count: count("all") },
    ...(spec.tabs ?? []).map(({ key, label, query }) => ({
      key,
      label: say(label),
      query: `view=${key}&${query}`,
      count: count(key),
    })),
    ...(data.views ?? []).map(({ id, name, filters, sort, columns }) => ({
      key: id,
      label: name,
      query: queryOf(id, filters, sort, columns),
      count: count(id),
    })),
  ];
}

function queryOf(id: string, filters: { field: string; values: string[] }[], sort: string, columns: string[]): string {
  const params = new URLSearchParams({ view: id });
  for (const { field, values } of filters) for (const value of values) params.append(`filters[${field}][]`, value);
  if (sort) params.set("sort", sort);
  if (columns.length > 0) params.set("columns", columns.join(","));
  return params.toString();
}
