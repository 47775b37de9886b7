import type { SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";

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
  | "member";

/** What a list may be sorted and filtered by, under one name of the address. */
export interface ListField {
  sort?: SQLiteColumn;
  filter?: {
    kind: FilterKind;
    column: SQLiteColumn;
    currency?: SQLiteColumn;
    /** Of `member`: the array's name in the column's object, and whether it holds codes. */
    path?: string;
    codes?: true;
  };
}

/** A list as data: its table, the index of every sort, and its fields. */
export interface ListSpec {
  table: SQLiteTable;
  id: SQLiteColumn;
  /** Equalities that every row of the list meets, in the order in which all indexes begin. */
  base: readonly { column: SQLiteColumn; value: string | number }[];
  /** Names of indexes with their columns after the base. A sort needs one of [sort column, id] (or [id]). */
  indexes: Readonly<Record<string, readonly SQLiteColumn[]>>;
  fields: Readonly<Record<string, ListField>>;
  defaultSort: string;
  defaultLimit: number;
  /** Module of the counters that triggers keep by status, and the column they are kept by. */
  counters: { module: string; status: SQLiteColumn };
  /** Condition of a text search on `rowid`, for the newest `most` rows; null for a text that finds nothing. */
  search?: (text: string, most: number) => SQL | null;
  /** Most rows that a search brings to a page: further words narrow it. */
  mostFound: number;
}

/** What a search brings that finds the rows of the list themselves: with their count it stays within the 1,000 rows that a search reads. */
export const mostFound = 140;

/** One condition of a list. `values` and `range` are there when an index can be driven by it. */
export interface Condition {
  sql: SQL;
  column?: SQLiteColumn;
  values?: readonly (string | number)[];
  /** Columns that meet the condition each on its own: a list walks all of them and merges what it meets. */
  either?: readonly { column: SQLiteColumn; values: readonly string[] }[];
  /** Both ends of a range of the column. */
  range?: { from: SQL; to: SQL };
  /** True for the status filter, which the counters know. */
  statuses?: { values: readonly number[]; not: boolean };
}
