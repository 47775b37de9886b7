import type { FilterKind, ListDescription } from "./list-spec.server.ts";

/** The format of a filter's values, for the API's description. */
const filterFormats: Readonly<Record<FilterKind, string>> = {
  equals: "value",
  contains: "text",
  local_day: "days",
  instant_day: "days",
  created_day: "days",
  number: "min,max",
  price: "currency,min,max",
  flag: "1 or 0",
  member: "value",
  segment: "value",
  standing: "value",
};

/** A list's sorts and filters for the API's description. */
export function describeListFields({ fields }: Pick<ListDescription, "fields">) {
  return Object.entries(fields).map(([name, { sort, filter }]) => ({
    name,
    kind: filter ? filterFormats[filter.kind] : null,
    sorts: sort !== undefined,
  }));
}
