import type { FilterKind, ListDescription } from "#app/platform/lists/list-spec.server.ts";

const aDay = "between,2026-11-01,2026-12-31";

/** A value of a filter that many rows meet, and one that few or none do. */
const values: Record<FilterKind, readonly string[]> = {
  equals: ["2", "9", "nothing"],
  contains: ["mostar", "nowhere"],
  begins: ["/api/orders", "nowhere"],
  local_day: ["on,2026-11-05", aDay],
  instant_day: [aDay],
  created_day: [aDay, "on,2020-01-01"],
  number: ["1,2", "999999,"],
  price: ["EUR,5,20", "EUR,,"],
  flag: ["1", "0"],
  entry: ["red", "nothing"],
  member: ["fragile", "nothing"],
  segment: ["orders", "nothing"],
  standing: ["active", "nothing"],
};

/** A list's address and what it is a case of. */
export interface BenchAddress {
  family: string;
  address: string;
}

/** Addresses of a list: every sort both ways alone, every filter with every sort, pairs of filters, and searches. */
export function listBenchAddresses(spec: ListDescription): BenchAddress[] {
  const sorts = Object.entries(spec.fields).flatMap(([name, field]) => (field.sort ? [name, `-${name}`] : []));
  const filtersOf = (known: boolean) =>
    Object.entries(spec.fields).flatMap(([name, { filter }]) =>
      filter && (filter.facet !== undefined) === known
        ? values[filter.kind].map(
            (value) => `filters[${filter.kind === "entry" ? `${name}.color` : name}][]=${encodeURIComponent(value)}`,
          )
        : [],
    );
  const filters = filtersOf(true);
  // What the facet index lacks is checked on rows: parts of text, weights, amounts.
  const requested = filtersOf(false);
  const statuses = "filters[status][]=2&filters[status][]=0";
  const searches = [
    "Mostar",
    "REF-77",
    "+387 632 1",
    "WB-90000",
    "Hodžić ulica",
    "Hodžić Mostar 88000",
    "zz",
    "nobody at all",
  ];
  const of = (family: BenchAddress["family"], addresses: readonly string[]) =>
    addresses.map((address) => ({ family, address }));
  return [
    ...of(
      "sort",
      sorts.map((sort) => `sort=${sort}`),
    ),
    ...of(
      "created and filter",
      filters.flatMap((filter) => [`sort=created_at&${filter}`, `sort=-created_at&${filter}`]),
    ),
    ...of(
      "sort and filter",
      sorts
        .filter((sort) => !sort.endsWith("created_at"))
        .flatMap((sort) => filters.map((filter) => `sort=${sort}&${filter}`)),
    ),
    ...of(
      "asked of rows",
      requested.flatMap((filter) => [`sort=-created_at&${filter}`, `sort=status&${filter}`, `${statuses}&${filter}`]),
    ),
    ...of(
      "status and filter",
      filters.flatMap((filter) => [`${statuses}&${filter}`, `filters[status][not][]=9&${filter}`]),
    ),
    ...of(
      "search",
      searches.flatMap((text) => [
        `search=${encodeURIComponent(text)}`,
        `search=${encodeURIComponent(text)}&${statuses}`,
      ]),
    ),
    ...of(
      "search",
      [...filters, ...requested].map((filter) => `search=Mostar&${filter}`),
    ),
  ];
}
