import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Statement } from "./commit.server.ts";
import type { Database } from "./database.server.ts";

type Insert<Table extends SQLiteTable> = Table["$inferInsert"];
type ColumnName<Table extends SQLiteTable> = keyof Insert<Table> & string;

/** A column of a table, or a value that only `computed` reads, named with a leading `_`. */
type FieldName<Table extends SQLiteTable> = ColumnName<Table> | `_${string}`;
type FieldSql<Table extends SQLiteTable> = (name: FieldName<Table>) => SQL;

/** Columns of a bulk write by their names in the schema, with a function that returns each one's value for a row. */
export type BulkColumns<Table extends SQLiteTable, Row> = {
  readonly [Name in ColumnName<Table>]?: (row: Row) => Insert<Table>[Name];
} & { readonly [unwritten: `_${string}`]: (row: Row) => unknown };

/** SQL in place of a column's value; `field` reads another column of the same row. */
type Computed<Table extends SQLiteTable> = { readonly [Name in ColumnName<Table>]?: (field: FieldSql<Table>) => SQL };

interface BulkInsert<Table extends SQLiteTable, Row> {
  table: Table;
  columns: BulkColumns<Table, Row>;
  rows: readonly Row[];
  computed?: Computed<Table>;
  where?: (field: FieldSql<Table>) => SQL;
  conflict?: SQL;
}

/**
 * Inserts any number of rows with one statement and one parameter: `INSERT … SELECT … FROM json_each(?)`, because a
 * statement takes at most 100 parameters. Rows travel as arrays in the order of `columns`.
 */
export function insertJsonRows<Table extends SQLiteTable, Row>(
  db: Database,
  insert: BulkInsert<Table, Row>,
): Statement {
  const sent = describeJsonRows<Row>(insert.table, insert.columns, 0);
  const computed = Object.entries<((field: FieldSql<Table>) => SQL) | undefined>(insert.computed ?? {});
  const stored = [...sent.written, ...computed.map(([name]) => name)];
  const picked = [...sent.written.map(sent.field), ...computed.map(([, of]) => of?.(sent.field) ?? sql`null`)];
  const columns = sql.join(
    stored.map((name) => toStoredName(insert.table, name)),
    sql`, `,
  );
  const rows = JSON.stringify(insert.rows.map(sent.values));
  const where = insert.where?.(sent.field) ?? sql`true`;
  return db.run(
    sql`insert into ${insert.table} (${columns}) select ${sql.join(picked, sql`, `)} from json_each(${rows}) as j where ${where} ${insert.conflict ?? sql``}`,
  );
}

/** How rows travel as JSON arrays: which of the named columns are written, a row's values, and where SQL finds one. */
function describeJsonRows<Row>(
  table: SQLiteTable,
  columns: Readonly<Record<string, ((row: Row) => unknown) | undefined>>,
  from: number,
) {
  const named = Object.entries(columns).flatMap(([name, of]) => (of ? [{ name, of }] : []));
  const known = new Map<string, SQLiteColumn>(Object.entries(getTableColumns(table)));
  const names = named.map(({ name }) => name);
  return {
    written: names.filter((name) => !name.startsWith("_")),
    field: (name: string) => sql.raw(`json_extract(j.value, '$[${names.indexOf(name) + from}]')`),
    values: (row: Row) =>
      named.map(({ name, of }) => {
        const value = of(row) ?? null;
        return value === null ? null : (known.get(name)?.mapToDriverValue(value) ?? value);
      }),
  };
}

/** A column's name in the database: what `casing` makes of its name in the schema. */
function toStoredName(table: SQLiteTable, name: string): SQL {
  const column = new Map<string, SQLiteColumn>(Object.entries(getTableColumns(table))).get(name);
  if (!column) throw new Error(`no column ${name}`);
  return sql`${sql.identifier(column.keyAsName ? toSnakeCase(column.name) : column.name)}`;
}

/** The ids of a JSON array as a sub-select: `where id in ${idsIn(ids)}` with one parameter however many they are. */
export function selectIds(ids: readonly string[]): SQL {
  return sql`(select value from json_each(${JSON.stringify(ids)}))`;
}

/**
 * A column that filters rows but must not be used to look them up: the unary plus keeps SQLite from an index that
 * begins with the account, which would scan every row of the account for each id.
 */
export function withoutIndex(column: SQLiteColumn): SQL {
  return sql`+${column}`;
}

/** Condition for the account's rows among these ids (of the row itself or its parent). */
export function isOwnAmong(account: string, accountId: SQLiteColumn, id: SQLiteColumn, ids: SQL): SQL {
  return sql`${withoutIndex(accountId)} = ${account} and ${id} in ${ids}`;
}

interface BulkUpdate<Table extends SQLiteTable, Row extends { id: string }> {
  table: Table;
  /** The account whose rows may be changed; other rows are skipped. */
  account: string;
  columns: BulkColumns<Table, Row>;
  rows: readonly Row[];
  computed?: Computed<Table>;
}

/**
 * Updates any number of rows by id, each with values of its own, with one statement and one parameter of data; the plus
 * as in `withoutIndex`.
 */
export function updateJsonRows<Table extends SQLiteTable, Row extends { id: string }>(
  db: Database,
  update: BulkUpdate<Table, Row>,
): Statement {
  const { table } = update;
  const sent = describeJsonRows<Row>(table, update.columns, 1);
  const computed = Object.entries<((field: FieldSql<Table>) => SQL) | undefined>(update.computed ?? {});
  const sets = [
    ...sent.written.map((name) => sql`${toStoredName(table, name)} = ${sent.field(name)}`),
    ...computed.map(([name, of]) => sql`${toStoredName(table, name)} = ${of?.(sent.field) ?? sql`null`}`),
  ];
  const rows = JSON.stringify(update.rows.map((row) => [row.id, ...sent.values(row)]));
  return db.run(
    sql`update ${table} set ${sql.join(sets, sql`, `)} from json_each(${rows}) as j where ${table}.id = json_extract(j.value, '$[0]') and +${table}.account_id = ${update.account}`,
  );
}
