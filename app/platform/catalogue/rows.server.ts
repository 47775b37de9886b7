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
 * A table of the settings: rows of an account that are switched off, and written anew by the version that was seen. Where it
 * has the column, it is kept there since when a row is on.
 */
type CatalogueTable = SQLiteTable &
  Readonly<Record<CommonColumn, SQLiteColumn>> & { readonly activeSince?: SQLiteColumn };

/** What a row is written with, of the types that its columns have; `active` where people write it themselves. */
type RowColumns<Table extends CatalogueTable> = Omit<Table["$inferInsert"], CommonColumn | "activeSince"> & {
  active?: boolean;
};

/** What every row is read with. */
export interface CatalogueRow {
  id: string;
  active: boolean;
  created_at: number;
  version: number;
}

/** Where rows may be referred to: the word of the screen where they are, and the ids that are referred to there. */
export interface Usage {
  where: string;
  ids: (account: string) => SQL;
}

/** How the rows of one list of the settings are stored, read, found and told apart. */
export interface CatalogueRows<Input, View> {
  table: CatalogueTable;
  /** What a row is called. */
  label: SQLiteColumn;
  getName(row: Input | View): string;
  /** What no two rows of an account have alike, and the input's field that says it. */
  unique: { column: SQLiteColumn; field: string; of(input: Input): string };
  searchColumns: readonly SQLiteColumn[];
  /** Sorts and filters; the first one is the usual sort. */
  fields: ListFields;
  /** The only rows that a limited member sees; all of the account's without it. */
  isVisible?(scope: Scope): SQL | undefined;
  read(scope: Scope, ids: readonly string[]): Promise<View[]>;
  /** What a query asks of the columns, where it names what is in none. */
  rewriteQuery?(scope: Scope, query: ListQuery): Promise<ListQuery>;
  /** New rows, all of them active unless their input says otherwise. */
  insert(scope: Scope, rows: readonly { id: string; input: Input }[]): Statement[];
  /** Writes a row anew; fails when it is not at version `seen`. */
  update(scope: Scope, row: { id: string; seen: number; input: Input }): Statement[];
  /** What else a change of any row asks for. */
  alsoAfterChange(scope: Scope): Statement[];
  usages: readonly Usage[];
}

interface RowsDefinition<Table extends CatalogueTable, Input, View>
  extends Pick<CatalogueRows<Input, View>, "label" | "getName" | "searchColumns" | "fields" | "isVisible" | "read"> {
  table: Table;
  /** Without it, the label, by the field `name`. */
  unique?: CatalogueRows<Input, View>["unique"];
  columns(scope: Scope, input: Input): RowColumns<Table>;
  /** What only a new row is written with. */
  onlyNew?(scope: Scope): Partial<RowColumns<Table>>;
  /** Statements beside the row's own, before it: other tables, other rows. */
  extraStatements?(scope: Scope, id: string, input: Input): Statement[];
  alsoAfterChange?(scope: Scope): Statement[];
  usages?: readonly Usage[];
}

/** A list of the settings as the database knows it, out of its columns. */
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
    ...rest
  } = definition;
  const stored: CatalogueTable = table;
  return {
    ...rest,
    table: stored,
    usages,
    alsoAfterChange,
    unique: unique ?? { column: rest.label, field: "name", of: rest.getName },
    insert: (scope, rows) => [
      ...rows.flatMap(({ id, input }) => extraStatements?.(scope, id, input) ?? []),
      insertRecords(
        scope,
        stored,
        rows.map(({ id, input }) => ({ id, active: true, ...onlyNew?.(scope), ...columns(scope, input) })),
      ),
    ],
    update: (scope, { id, seen, input }) => [
      ...(extraStatements?.(scope, id, input) ?? []),
      updateRecord(scope, stored, seen, { id, ...columns(scope, input) }),
    ],
  };
}

/** Records whose types the definition has checked. */
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

function updateRecord(scope: Scope, table: CatalogueTable, seen: number, row: WrittenRecord): Statement {
  const { id: _, ...columns } = toColumns([row]);
  const since = activeSinceSql(scope, table);
  const computed = {
    version: () => incrementVersion(table.version, seen),
    ...(since ? { activeSince: () => since } : {}),
  };
  return updateJsonRows(scope.db, { table, account: scope.account.id, columns, rows: [row], computed });
}

/** What is on stays on since when it was; what is off counts from now. Null for a table that does not keep it. */
function activeSinceSql(scope: Scope, { active, activeSince }: CatalogueTable): SQL | null {
  return activeSince ? sql`case when ${active} then ${activeSince} else ${now(scope)} end` : null;
}

/** The rows of the account among some ids. */
export function isOwnRow(scope: Scope, table: CatalogueTable, ids: readonly string[]): SQL | undefined {
  return and(eq(table.accountId, scope.account.id), inArray(table.id, selectIds(ids)));
}

/** Switches rows of the account on or off. Off is how a row is deleted: orders and plans may refer to it. */
export function setActive<Input, View>(
  scope: Scope,
  { table }: CatalogueRows<Input, View>,
  ids: readonly string[],
  active: boolean,
): Statement {
  const since = activeSinceSql(scope, table);
  const kept = since ? sql`active_since = ${since}, ` : sql``;
  return scope.db.run(
    sql`update ${table} set ${kept}active = ${Number(active)}, version = ${table.version} + 1 where ${isOwnRow(scope, table, ids)}`,
  );
}

/** Takes rows of the account away, for good. */
export function deleteRows<Input, View>(
  scope: Scope,
  { table }: CatalogueRows<Input, View>,
  ids: readonly string[],
): Statement {
  return scope.db.delete(table).where(isOwnRow(scope, table, ids));
}
