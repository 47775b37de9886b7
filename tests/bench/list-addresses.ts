import type { FilterKind, ListSpec } from "#app/data/kernel/list-spec.server.ts";

const aDay = "between,2026-11-01,2026-12-31";

/** A value of a filter that many rows meet, and one that few or none do. */
const values: Record<FilterKind, readonly string[]> = {
  equals: ["2", "9", "nothing"],
  contains: ["mostar", "nowhere"],
  local_day: ["on,2026-11-05", aDay],
  instant_day: [aDay],
  created_day: [aDay, "on,2020-01-01"],
  number: ["1,2", "999999,"],
  price: ["EUR,5,20", "EUR,,"],
  flag: ["1", "0"],
  member: ["fragile", "nothing"],
};

/** Addresses of a list: every sort both ways alone, every filter with every sort, pairs of filters, and searches. */
export function listAddresses(spec: ListSpec): string[] {
  const sorts = Object.entries(spec.fields).flatMap(([name, field]) => (field.sort ? [name, `-${name}`] : []));
  const filters = Object.entries(spec.fields).flatMap(([name, { filter }]) =>
    filter ? values[filter.kind].map((value) => `filters[${name}][]=${encodeURIComponent(value)}`) : [],
  );
  const statuses = "filters[status][]=2&filters[status][]=0";
  return [
    ...sorts.map((sort) => `sort=${sort}`),
    ...sorts.flatMap((sort) => filters.map((filter) => `sort=${sort}&${filter}`)),
    ...filters.map((filter) => `${statuses}&${filter}`),
    ...filters.map((filter) => `filters[status][not][]=9&${filter}`),
    ...["Mostar", "REF-77", "+387 632 1", "WB-10", "Hodžić ulica", "zz", "nobody at all"].map(
      (text) => `search=${encodeURIComponent(text)}`,
    ),
    `search=Mostar&${statuses}&sort=-delivery_schedule`,
  ];
}
