import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { insertJsonRows, selectIds, updateJsonRows } from "#app/platform/db/json-rows.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import type { ListFields } from "#app/platform/lists/list-spec.server.ts";
import { incrementVersion } from "./rows.writes.server.ts";

type CommonColumn = "id" | "accountId" | "active" | "createdAt" | "version";

/**
 * A settings table: rows of an account that can be deactivated and are updated by expected version. `activeSince`, if
 * the table has it, stores since when a row is active.
 */
type CatalogueTable = SQLiteTable &
  Readonly<Record<CommonColumn, SQLiteColumn>> & { readonly activeSince?: SQLiteColumn };

/** The written columns of a row, with the column types; `active` only where people set it themselves. */
type RowColumns<Table extends CatalogueTable> = Omit<Table["$inferInsert"], CommonColumn | "activeSince"> & {
  active?: boolean;
};

/** Fields that every row is read with. */
export interface CatalogueRow {
  id: string;
  active: boolean;
  created_at: number;
  version: number;
}

/** A place that may refer to rows: its screen, and a query of the ids used there. */
export interface Usage {
  where: string;
  ids: (account: string) => SQL;
}

/** How the rows of one settings list are stored, read, searched and kept unique. */
export interface CatalogueRows<Input, View> {
  table: CatalogueTable;
  /** The name of a row. */
  label: SQLiteColumn;
  getName(row: Input | View): string;
  /** The column that is unique in an account, and the input field it comes from. */
  unique: { column: SQLiteColumn; field: string; of(input: Input): string };
  searchColumns: readonly SQLiteColumn[];
  /** Sorts and filters; the first one is the default sort. */
  fields: ListFields;
  /** The only rows that a limited member sees; all of the account's without it. */
  isVisible?(scope: Scope): SQL | undefined;
  read(scope: Scope, ids: readonly string[]): Promise<View[]>;
  /** Rewrites a query that names something no column holds. */
  rewriteQuery?(scope: Scope, query: ListQuery): Promise<ListQuery>;
  /** New rows, all of them active unless their input says otherwise. */
  insert(scope: Scope, rows: readonly { id: string; input: Input }[]): Statement[];
  /** Updates a row; fails unless it is at version `expected`. */
  update(scope: Scope, row: { id: string; expected: number; input: Input }): Statement[];
  /** Further statements for a change of any row. */
  alsoAfterChange(scope: Scope): Statement[];
  /** Statements before rows are deleted. */
  beforeDelete(scope: Scope, ids: readonly string[]): Statement[];
  usages: readonly Usage[];
}

interface RowsDefinition<Table extends CatalogueTable, Input, View>
  extends Pick<CatalogueRows<Input, View>, "label" | "getName" | "searchColumns" | "fields" | "isVisible" | "read"> {
  table: Table;
  /** Without it, the label, by the field `name`. */
  unique?: CatalogueRows<Input, View>["unique"];
  columns(scope: Scope, input: Input): RowColumns<Table>;
  /** Columns that are written only when a row is created. */
  onlyNew?(scope: Scope): Partial<RowColumns<Table>>;
  /** Statements for other tables and rows, run before the row's own. */
  extraStatements?(scope: Scope, id: string, input: Input): Statement[];
  alsoAfterChange?(scope: Scope): Statement[];
  beforeDelete?(scope: Scope, ids: readonly string[]): Statement[];
  usages?: readonly Usage[];
}

/** Builds the database side of a settings list from its columns. */
export function createCatalogueRows<Table extends CatalogueTable, Input, View>(
  definition: RowsDefinition<Table, Input, View>,
): CatalogueRows<Input, View> {
  const {
    table,
    columns,
    onlyNew,
    extraStatements,
    unique,
    usages = [],
    alsoAfterChange = () => [],
    beforeDelete = () => [],
    ...rest
  } = definition;
  const stored: CatalogueTable = table;
  return {
    ...rest,
    table: stored,
    usages,
    alsoAfterChange,
    beforeDelete,
    unique: unique ?? { column: rest.label, field: "name", of: rest.getName },
    insert: (scope, rows) => [
      ...rows.flatMap(({ id, input }) => extraStatements?.(scope, id, input) ?? []),
      insertRecords(
        scope,
        stored,
        rows.map(({ id, input }) => ({ id, active: true, ...onlyNew?.(scope), ...columns(scope, input) })),
      ),
    ],
    update: (scope, { id, expected, input }) => [
      ...(extraStatements?.(scope, id, input) ?? []),
      updateRecord(scope, stored, expected, { id, ...columns(scope, input) }),
    ],
  };
}

/** Records whose types were checked by the definition. */
type WrittenRecord = Readonly<Record<string, unknown>> & { id: string };

const getColumn = (name: string) => (row: WrittenRecord) => row[name];

function toColumns(rows: readonly WrittenRecord[]) {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return Object.fromEntries(names.map((name) => [name, getColumn(name)]));
}

function insertRecords(scope: Scope, table: CatalogueTable, rows: readonly WrittenRecord[]): Statement {
  const at = now(scope);
  const since = table.activeSince ? { activeSince: () => at } : {};
  const own = { accountId: () => scope.account.id, createdAt: () => at, version: () => 1, ...since };
  return insertJsonRows(scope.db, { table, columns: { ...toColumns(rows), ...own }, rows });
}

function updateRecord(scope: Scope, table: CatalogueTable, expected: number, row: WrittenRecord): Statement {
  const { id: _, ...columns } = toColumns([row]);
  const since = activeSinceSql(scope, table);
  const computed = {
    version: () => incrementVersion(table.version, expected),
    ...(since ? { activeSince: () => since } : {}),
  };
  return updateJsonRows(scope.db, { table, account: scope.account.id, columns, rows: [row], computed });
}

/**
 * Keeps the start of a row that is already active; for others the time starts now. Null for a table without the column.
 */
function activeSinceSql(scope: Scope, { active, activeSince }: CatalogueTable): SQL | null {
  return activeSince ? sql`case when ${active} then ${activeSince} else ${now(scope)} end` : null;
}

/** The rows of the account among some ids. */
export function isOwnRow(scope: Scope, table: CatalogueTable, ids: readonly string[]): SQL | undefined {
  return and(eq(table.accountId, scope.account.id), inArray(table.id, selectIds(ids)));
}

/**
 * Activates or deactivates rows of the account. Rows are deactivated instead of deleted, because orders and plans may
 * refer to them.
 */
export function setActive<Input, View>(
  scope: Scope,
  { table }: CatalogueRows<Input, View>,
  ids: readonly string[],
  active: boolean,
): Statement {
  const since = activeSinceSql(scope, table);
  const activeSinceColumn = since ? sql`active_since = ${since}, ` : sql``;
  return scope.db.run(
    sql`update ${table} set ${activeSinceColumn}active = ${Number(active)}, version = ${table.version} + 1 where ${isOwnRow(scope, table, ids)}`,
  );
}

/** Deletes rows of the account permanently. */
export function deleteRows<Input, View>(
  scope: Scope,
  { table }: CatalogueRows<Input, View>,
  ids: readonly string[],
): Statement {
  return scope.db.delete(table).where(isOwnRow(scope, table, ids));
}
