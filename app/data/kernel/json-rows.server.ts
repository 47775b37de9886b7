import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Statement } from "./commit.server.ts";
import type { Database } from "./database.server.ts";

/** One column of a bulk insert: its name in the table, and its value of a row (objects become JSON text). */
export type BulkColumns<Row> = Readonly<Record<string, (row: Row) => unknown>>;

interface BulkInsert<Row> {
  table: string;
  columns: BulkColumns<Row>;
  rows: readonly Row[];
  /** SQL in place of a column's value; `field("name")` reads another column of the same row. */
  computed?: Readonly<Record<string, (field: (name: string) => SQL) => SQL>>;
  where?: (field: (name: string) => SQL) => SQL;
  conflict?: SQL;
}

/**
 * Inserts any number of rows with one statement and one parameter: `INSERT … SELECT … FROM json_each(?)`, because a
 * statement takes at most 100 parameters. Rows travel as arrays in the order of `columns`.
 */
export function insertRows<Row>(db: Database, insert: BulkInsert<Row>): Statement {
  const names = Object.keys(insert.columns);
  const values = Object.values(insert.columns);
  const at = (name: string) => sql.raw(`json_extract(j.value, '$[${names.indexOf(name)}]')`);
  const computed = insert.computed ?? {};
  const stored = [...names.filter((name) => !name.startsWith("_")), ...Object.keys(computed)];
  const columns = sql.raw(stored.map((name) => `"${name}"`).join(", "));
  const picked = sql.join(
    stored.map((name) => computed[name]?.(at) ?? at(name)),
    sql`, `,
  );
  const rows = JSON.stringify(insert.rows.map((row) => values.map((of) => of(row) ?? null)));
  const where = insert.where?.(at) ?? sql`true`;
  return db.run(
    sql`insert into ${sql.raw(`"${insert.table}"`)} (${columns}) select ${picked} from json_each(${rows}) as j where ${where} ${insert.conflict ?? sql``}`,
  );
}

/** The ids of a JSON array as a sub-select: `where id in ${idsIn(ids)}` with one parameter however many they are. */
export function idsIn(ids: readonly string[]): SQL {
  return sql`(select value from json_each(${JSON.stringify(ids)}))`;
}

/**
 * A column by which rows that are found otherwise are checked, and never looked up: the plus keeps SQLite from an index that
 * begins with the account, by which it would look at every row of the account for each of some ids.
 */
export function unindexed(column: SQLiteColumn): SQL {
  return sql`+${column}`;
}

/** The account's rows among these ids, of the row itself or of what it belongs to. */
export function ownAmong(account: string, accountId: SQLiteColumn, id: SQLiteColumn, ids: SQL): SQL {
  return sql`${unindexed(accountId)} = ${account} and ${id} in ${ids}`;
}

interface BulkUpdate<Row extends { id: string }> {
  table: string;
  /** The account whose rows may be changed; rows of others are passed over. */
  account: string;
  /** A name with `_` before it is no column: only `computed` reads it. */
  columns: BulkColumns<Row>;
  rows: readonly Row[];
  computed?: Readonly<Record<string, (field: (name: string) => SQL) => SQL>>;
}

/** Updates any number of rows by id, each with values of its own, with one statement and one parameter of data; the plus as in `unindexed`. */
export function updateRows<Row extends { id: string }>(db: Database, update: BulkUpdate<Row>): Statement {
  const names = Object.keys(update.columns);
  const values = Object.values(update.columns);
  const table = sql.raw(`"${update.table}"`);
  const at = (name: string) => sql.raw(`json_extract(j.value, '$[${names.indexOf(name) + 1}]')`);
  const sets = [
    ...names.filter((name) => !name.startsWith("_")).map((name) => sql`${sql.raw(`"${name}"`)} = ${at(name)}`),
    ...Object.entries(update.computed ?? {}).map(([name, of]) => sql`${sql.raw(`"${name}"`)} = ${of(at)}`),
  ];
  const rows = JSON.stringify(update.rows.map((row) => [row.id, ...values.map((of) => of(row) ?? null)]));
  return db.run(
    sql`update ${table} set ${sql.join(sets, sql`, `)} from json_each(${rows}) as j where ${table}.id = json_extract(j.value, '$[0]') and +${table}.account_id = ${update.account}`,
  );
}
