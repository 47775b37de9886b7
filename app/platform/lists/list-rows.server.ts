import { and, desc, eq, getTableName, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Condition, ListSpec } from "./list-spec.server.ts";

/** The columns that a list's rows are made of. */
export type ListColumns = Readonly<Record<string, SQLiteColumn>>;

/** A row as Drizzle returns these columns. */
export type RowFromColumns<Fields extends ListColumns> = {
  [Key in keyof Fields]: Fields[Key]["_"]["notNull"] extends true
    ? Fields[Key]["_"]["data"]
    : Fields[Key]["_"]["data"] | null;
};

/** One row that was read: its position in the sort, and whether it meets every condition. */
export interface Candidate<Row> {
  row: Row;
  key: string | number | null;
  id: string;
  hit: boolean;
}

/** The conditions that hold for the whole list. */
export function buildBase(spec: Pick<ListSpec, "base">): SQL {
  return and(...spec.base.map(({ column, value }) => eq(column, value))) ?? sql`true`;
}

/**
 * The list's table, read through the named index or by rowid, so that the cost does not depend on SQLite's query
 * planner.
 */
export function selectFromIndex(spec: Pick<ListSpec, "table">, index: string | null): SQL {
  const table = sql.raw(`"${getTableName(spec.table)}"`);
  return index ? sql`${table} indexed by ${sql.raw(`"${index}"`)}` : sql`${table} not indexed`;
}

/** The source, condition and order of rows to read. */
export interface RowsRequest {
  from: SQL;
  where: SQL | undefined;
  /** Decides whether a row that is read is a match; without it every row matches. */
  hit?: SQL | undefined;
  sort: SQLiteColumn | SQL<string>;
  order: SQL;
  limit: number;
}

/** Rows of one statement, in its order. */
export async function readListRows<Fields extends ListColumns>(
  scope: Scope,
  spec: Pick<ListSpec, "id">,
  columns: Fields,
  { from, where, hit, sort, order, limit }: RowsRequest,
): Promise<Candidate<RowFromColumns<Fields>>[]> {
  const entries = Object.entries(columns);
  const picked = entries.map(([, column], at) => sql`${column} as ${sql.raw(`c${at}`)}`);
  const rows = await scope.db.all<Record<string, unknown> & { key: string | number | null; id: string; hit: number }>(
    sql`select ${sql.join(picked, sql`, `)}, ${sort} as key, ${spec.id} as id, ${hit ?? sql`1`} as hit
      from ${from} where ${where ?? sql`true`} order by ${order} limit ${limit}`,
  );
  return rows.map((raw) => {
    const decoded = entries.map(([name, column], at) => {
      const value = raw[`c${at}`];
      return [name, value === null ? null : column.mapFromDriverValue(value)];
    });
    // The columns decode themselves; `RowFromColumns` is what they decode to.
    return { row: Object.fromEntries(decoded) as RowFromColumns<Fields>, key: raw.key, id: raw.id, hit: raw.hit === 1 };
  });
}

/** The order of a sort: by its column, then by id. */
export function buildOrder(
  spec: Pick<ListSpec, "id" | "place">,
  sort: SQLiteColumn | SQL<string>,
  ascending: boolean,
): SQL {
  const direction = sql.raw(ascending ? "asc" : "desc");
  return sort === spec.place ? sql`${sort} ${direction}` : sql`${sort} ${direction}, ${spec.id} ${direction}`;
}

/** The rows of a list with these ids, newest first; ids the reader may not see are left out. */
export async function readChosen<Fields extends ListColumns>(
  scope: Scope,
  spec: ListSpec,
  columns: Fields,
  ids: readonly string[],
  within: readonly Condition[],
): Promise<RowFromColumns<Fields>[]> {
  const named = sql`${spec.place} in (select ${spec.place} from ${spec.table} where ${spec.id} in ${selectIds(ids)})`;
  const found = await readListRows(scope, spec, columns, {
    from: selectFromIndex(spec, null),
    where: and(named, buildBase(spec), ...within.map((each) => each.sql)),
    ...{ sort: spec.place, order: sql`${desc(spec.place)}`, limit: ids.length },
  });
  return found.map(({ row }) => row);
}
