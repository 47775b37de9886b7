import type { SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { FacetIndex, FacetTerm } from "./facet-index.ts";

/** How a filter's values are read (platform §5 and §9). */
export type FilterKind =
  /** Any of the values; numbers for integer columns. */
  | "equals"
  /** A piece of text. */
  | "contains"
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
  /** Any of the words of a dotted name before its last. */
  | "segment"
  /** Any of the words that an expression comes to at the moment of asking: what stays true without being written. */
  | "standing";

/** What a list may be filtered by, under one name of the address. */
export interface ListFilterField {
  kind: FilterKind;
  column: SQLiteColumn;
  currency?: SQLiteColumn;
  /** Of `member`: the array's name in the column's object, and whether it holds codes. */
  path?: string;
  codes?: true;
  /** Of `standing`: the word of a row, never NULL. */
  at?: (now: number) => SQL;
  /** The facet of the list's index that knows it. */
  facet?: string;
}

/** What a list may be sorted and filtered by, under one name of the address. */
export interface ListFieldSpec {
  /** A column, or of a small list what is made of some. */
  sort?: SQLiteColumn | SQL<string>;
  filter?: ListFilterField;
}

/** By name, what a list is sorted and filtered by. */
export type ListFields = Readonly<Record<string, ListFieldSpec>>;

type KeysHaving<Fields, Part> = { [Name in keyof Fields]: Fields[Name] extends Part ? Name : never }[keyof Fields] &
  string;

/** The names that a list knows: its screen offers no others (`ResourceSpec`). */
export interface ListNameSet<List extends { fields: ListFields }> {
  filter: KeysHaving<List["fields"], { filter: object }>;
  sort: KeysHaving<List["fields"], { sort: object }>;
}

/** What every list says of itself, whichever way its rows are read. */
export interface ListDescription {
  id: SQLiteColumn;
  /** Unique and growing in the order of creation; the id itself where ids do. */
  place: SQLiteColumn;
  fields: ListFields;
  defaultSort: string;
  defaultLimit: number;
}

/** A big list: every sort walks an index, any mix of filters goes by a facet index (`list.server.ts`). */
export interface ListSpec extends ListDescription {
  table: SQLiteTable;
  /** Equalities that every row of the list meets, in the order in which all indexes begin. */
  base: readonly { column: SQLiteColumn; value: string | number }[];
  /** Names of indexes with their columns after the base. A sort needs one of [sort column, id]; the place needs none. */
  indexes: Readonly<Record<string, readonly SQLiteColumn[]>>;
  /** Module of the counters that triggers keep by status, and the column they are kept by. */
  counters: { module: string; status: SQLiteColumn };
  /** The index of what it is filtered by, and the tokens that every row of the list has. */
  facets: { index: FacetIndex; base: readonly string[] };
  /** What a text finds, the newest `most` of it; null for a text that finds nothing. */
  search?: (text: string, limit: number) => Finds | null;
  bounds: ListBounds;
}

/** What a text search finds, as selects in brackets. */
export interface Finds {
  /** `rowid`s of the list's rows. */
  rows: SQL;
  /** What was found itself, where rows are found by something else: how many of these there are says whether all are. */
  by: SQL;
}

/** Where a list takes another way to its rows. */
export interface ListBounds {
  /** Counts are exact up to here, and say "more" beyond. */
  maxCounted: number;
  /** Matches that are few enough to be read and sorted: with more of them a walk of the sort's index meets a page sooner. */
  fewRows: number;
  /** Rows that a walk of the sort's index looks at one by one before it takes the set of all matches along. */
  maxLookedAt: number;
}

export const DEFAULT_BOUNDS: ListBounds = { maxCounted: 10_000, fewRows: 1_500, maxLookedAt: 1_000 };

/** One condition of a list. `values` and `range` are there when an index can be driven by it, `facet` when the facet index knows it. */
export interface Condition {
  sql: SQL;
  /** The columns that it looks at. */
  columns: readonly SQLiteColumn[];
  facet?: FacetTerm | undefined;
  values?: readonly (string | number)[];
  /** Both ends of a range of the column. */
  range?: { from: SQL; to: SQL };
  /** True for the status filter, which the counters know. */
  statuses?: { values: readonly number[]; not: boolean } | undefined;
}
