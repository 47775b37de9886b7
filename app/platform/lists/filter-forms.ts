/** How the values of a filter are written. */
export type FilterForm = "value" | "text" | "days" | "number" | "price" | "flag" | "entry";

/** What may stand after a filter's name and a dot, `created_at.gte`. */
export type FilterOperator = "not" | "gte" | "gt" | "lte" | "lt" | "currency";

export const filterOperators: Readonly<Record<FilterForm, readonly FilterOperator[]>> = {
  value: ["not"],
  text: ["not"],
  flag: [],
  entry: [],
  days: ["gte", "gt", "lte", "lt"],
  number: ["gte", "lte"],
  price: ["currency", "gte", "lte"],
};

/** Most values of a filter whose values are checked one by one. */
export const MAX_FILTER_VALUES = 20;
