import { and, eq, getTableName, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Condition, ListSpec } from "./list-spec.server.ts";
import type { Scope } from "./scope.server.ts";

/** The columns that a list's rows are made of. */
export type Columns = Readonly<Record<string, SQLiteColumn>>;

/** A row as Drizzle answers these columns. */
export type RowOf<Fields extends Columns> = {
  [Key in keyof Fields]: Fields[Key]["_"]["notNull"] extends true
    ? Fields[Key]["_"]["data"]
    : Fields[Key]["_"]["data"] | null;
};

/** One row that was looked at: its place in the sort, and whether it meets every condition. */
export interface Candidate<Row> {
  row: Row;
  key: string | number | null;
  id: string;
  hit: boolean;
}

/** The conditions that hold for the whole list. */
export function baseOf(spec: ListSpec): SQL {
  return and(...spec.base.map(({ column, value }) => eq(column, value))) ?? sql`true`;
}

/** The list's table, read through the named index, or by rowid alone: the cost does not depend on the planner's guess. */
export function indexed(spec: ListSpec, index: string | null): SQL {
  const table = sql.raw(`"${getTableName(spec.table)}"`);
  return index ? sql`${table} indexed by ${sql.raw(`"${index}"`)}` : sql`${table} not indexed`;
}

/** Rows of one stretch of an index, in its order. `residual` decides about each row that is looked at. */
export async function readCandidates<Fields extends Columns>(
  scope: Scope,
  spec: ListSpec,
  columns: Fields,
  read: {
    sort: SQLiteColumn;
    index: string | null;
    where: SQL | undefined;
    residual: readonly Condition[];
    ascending: boolean;
    limit: number;
  },
): Promise<Candidate<RowOf<Fields>>[]> {
  const direction = sql.raw(read.ascending ? "asc" : "desc");
  const hit = and(...read.residual.map((each) => each.sql)) ?? sql`1`;
  const entries = Object.entries(columns);
  const picked = entries.map(([, column], at) => sql`${column} as ${sql.raw(`c${at}`)}`);
  const sorted =
    read.sort === spec.id ? sql`${spec.id} ${direction}` : sql`${read.sort} ${direction}, ${spec.id} ${direction}`;
  const rows = await scope.db.all<Record<string, unknown> & { key: string | number | null; id: string; hit: number }>(
    sql`select ${sql.join(picked, sql`, `)}, ${read.sort} as key, ${spec.id} as id, ${hit} as hit
      from ${indexed(spec, read.index)} where ${and(baseOf(spec), read.where)} order by ${sorted} limit ${read.limit}`,
  );
  return rows.map((raw) => {
    const decoded = entries.map(([name, column], at) => {
      const value = raw[`c${at}`];
      return [name, value === null ? null : column.mapFromDriverValue(value)];
    });
    // The columns decode themselves; `RowOf` is what they decode to.
    return { row: Object.fromEntries(decoded) as RowOf<Fields>, key: raw.key, id: raw.id, hit: raw.hit === 1 };
  });
}
