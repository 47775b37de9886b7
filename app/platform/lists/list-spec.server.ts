import type { SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Enumeration, EnumerationRow } from "#app/platform/kernel/enumeration.ts";
import type { FacetIndex, FacetTerm } from "./facet-index.ts";
import type { FilterForm } from "./filter-forms.ts";

/** How a filter's values are read. */
export type FilterKind =
  /** Any of the values; numbers for integer columns. */
  | "equals"
  /** A piece of text. */
  | "contains"
  /** The beginning of a text. */
  | "begins"
  /** Days, on a column of local times. */
  | "local_day"
  /** Days of the account's zone, on a column of instants. */
  | "instant_day"
  /** Days of creation, on ids that begin with their time. */
  | "created_day"
  /** `min,max`. */
  | "number"
  /** `currency,min,max`. */
  | "price"
  /** 1 or 0. */
  | "flag"
  /** Any of the values in a JSON array. */
  | "member"
  /** The text under a key of a JSON object; the key stands after the filter's name: `metadata.color`. */
  | "entry"
  /** Any of the words of a dotted name, except the last. */
  | "segment"
  /** Any of the words that an expression yields at the time of the query: for states that change without a write. */
  | "standing";

/** How the values of each kind are written. */
export const filterForms: Readonly<Record<FilterKind, FilterForm>> = {
  equals: "value",
  member: "value",
  segment: "value",
  standing: "value",
  contains: "text",
  begins: "text",
  local_day: "days",
  instant_day: "days",
  created_day: "days",
  number: "number",
  price: "price",
  flag: "flag",
  entry: "entry",
};

/**
 * What a filter's values are where its kind leaves it open: an enumeration, whose codes have words, a list of words, or
 * text of a certain form.
 */
export type FilterValues =
  | Enumeration<EnumerationRow>
  | readonly string[]
  | "id"
  | "currency"
  | "country"
  | "number"
  | "text";

type NamedKind = "equals" | "member" | "segment" | "standing";

interface FilterColumn {
  column: SQLiteColumn;
  /** The facet of the list's index for this filter. */
  facet?: string;
}

/** A filter whose values are named. */
interface NamedFilter extends FilterColumn {
  kind: NamedKind;
  values: FilterValues;
  /** For `member`: the array's name in the column's object. */
  path?: string;
  /** For `standing`: the word of a row, never NULL. */
  at?: (now: number) => SQL;
}

interface MeasuredFilter extends FilterColumn {
  kind: Exclude<FilterKind, NamedKind>;
  /** For `price`. */
  currency?: SQLiteColumn;
}

/** One filter of a list, by its name in the URL. */
export type ListFilterField = NamedFilter | MeasuredFilter;

/** The enumeration of a filter's codes; null where its values are texts. */
export function getCodes(filter: ListFilterField): Enumeration<EnumerationRow> | null {
  return "values" in filter && typeof filter.values === "object" && "rows" in filter.values ? filter.values : null;
}

/** One sort and filter of a list, by its name in the URL. */
export interface ListFieldSpec {
  /** A column; for a small list also an expression. */
  sort?: SQLiteColumn | SQL<string>;
  filter?: ListFilterField;
}

/** Sorts and filters of a list by name. */
export type ListFields = Readonly<Record<string, ListFieldSpec>>;

/** The filter that a query names: `status`, `metadata.color`. */
export function findListFilter(fields: ListFields, named: string): ListFilterField | undefined {
  const [name = "", key] = named.split(".");
  const filter = Object.hasOwn(fields, name) ? fields[name]?.filter : undefined;
  return (filter?.kind === "entry") === (key !== undefined) ? filter : undefined;
}

/** The names that a query may filter by. */
export function listFilterNames(fields: ListFields): string[] {
  return Object.entries(fields).flatMap(([name, { filter }]) =>
    filter ? [filter.kind === "entry" ? `${name}.key` : name] : [],
  );
}

type KeysHaving<Fields, Part> = { [Name in keyof Fields]: Fields[Name] extends Part ? Name : never }[keyof Fields] &
  string;

/** The names of a list's sorts and filters; its screen offers only these (`ResourceSpec`). */
export interface ListNameSet<List extends { fields: ListFields }> {
  filter: KeysHaving<List["fields"], { filter: object }>;
  sort: KeysHaving<List["fields"], { sort: object }>;
}

/** The description shared by all lists, however their rows are read. */
export interface ListDescription {
  id: SQLiteColumn;
  /** A unique column that increases with creation; the id itself if ids do. */
  place: SQLiteColumn;
  fields: ListFields;
  defaultSort: string;
  defaultLimit: number;
}

/** A large list: every sort walks an index, any mix of filters uses a facet index (`list.server.ts`). */
export interface ListSpec extends ListDescription {
  table: SQLiteTable;
  /** Equalities that hold for every row of the list, in the order of the first columns of all indexes. */
  base: readonly { column: SQLiteColumn; value: string | number }[];
  /** Names of indexes with their columns after the base. A sort needs one of [sort column, id]; the place needs none. */
  indexes: Readonly<Record<string, readonly SQLiteColumn[]>>;
  /** Module of the counters that triggers maintain by status, and the counted column. */
  counters: { module: string; status: SQLiteColumn };
  /** The facet index, and the tokens that every row of the list has. */
  facets: { index: FacetIndex; base: readonly string[] };
  /** Full text search, newest `limit` hits; null for a text without search terms. */
  search?: (text: string, limit: number) => Finds | null;
  bounds: ListBounds;
}

/** Results of a text search, as selects in parentheses. */
export interface Finds {
  /** `rowid`s of the list's rows. */
  rows: SQL;
  /** The direct hits, if rows are found through another table: their number shows whether all were found. */
  by: SQL;
}

/** Thresholds at which a list is read in another way. */
export interface ListBounds {
  /** Counts are exact up to this number. */
  maxCounted: number;
  /** Up to this many matches are read and sorted; with more, walking the sort's index is faster. */
  fewRows: number;
  /** Rows that a walk of the sort's index checks one by one before it uses the set of all matches. */
  maxLookedAt: number;
}

export const DEFAULT_BOUNDS: ListBounds = { maxCounted: 10_000, fewRows: 1_500, maxLookedAt: 1_000 };

/**
 * One condition of a list. `values` and `range` are there if an index can use it, `facet` if the facet index has it.
 */
export interface Condition {
  sql: SQL;
  /** The columns that it looks at. */
  columns: readonly SQLiteColumn[];
  facet?: FacetTerm | undefined;
  values?: readonly (string | number)[];
  /** Both ends of a range of the column. */
  range?: { from: SQL; to: SQL };
  /** The status filter, which counters cover. */
  statuses?: { values: readonly number[]; not: boolean } | undefined;
}
