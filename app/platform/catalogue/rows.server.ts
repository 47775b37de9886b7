import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { idsIn, insertRows, updateRows } from "#app/platform/db/json-rows.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import type { ListFields } from "#app/platform/lists/list-spec.server.ts";
import { nextVersion } from "./rows.writes.server.ts";

type Common = "id" | "accountId" | "active" | "createdAt" | "version";

/**
 * A table of the settings: rows of an account that are switched off, and written anew by the version that was seen. Where it
 * has the column, it is kept there since when a row is on.
 */
type CatalogueTable = SQLiteTable & Readonly<Record<Common, SQLiteColumn>> & { readonly activeSince?: SQLiteColumn };

/** What a row is written with, of the types that its columns have; `active` where people write it themselves. */
type Columns<Table extends CatalogueTable> = Omit<Table["$inferInsert"], Common | "activeSince"> & { active?: boolean };

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
export interface Rows<Input, View> {
  table: CatalogueTable;
  /** What a row is called. */
  label: SQLiteColumn;
  called(row: Input | View): string;
  /** What no two rows of an account have alike, and the input's field that says it. */
  unique: { column: SQLiteColumn; field: string; of(input: Input): string };
  searched: readonly SQLiteColumn[];
  /** Sorts and filters; the first one is the usual sort. */
  fields: ListFields;
  /** The only rows that a limited member sees; all of the account's without it. */
  within?(scope: Scope): SQL | undefined;
  read(scope: Scope, ids: readonly string[]): Promise<View[]>;
  /** What a query asks of the columns, where it names what is in none. */
  asked?(scope: Scope, query: ListQuery): Promise<ListQuery>;
  /** New rows, all of them active unless their input says otherwise. */
  insert(scope: Scope, rows: readonly { id: string; input: Input }[]): Statement[];
  /** Writes a row anew; fails when it is not at version `seen`. */
  update(scope: Scope, row: { id: string; seen: number; input: Input }): Statement[];
  /** What else a change of any row asks for. */
  consequences(scope: Scope): Statement[];
  usages: readonly Usage[];
}

interface Definition<Table extends CatalogueTable, Input, View>
  extends Pick<Rows<Input, View>, "label" | "called" | "searched" | "fields" | "within" | "read"> {
  table: Table;
  /** Without it, the label, by the field `name`. */
  unique?: Rows<Input, View>["unique"];
  columns(scope: Scope, input: Input): Columns<Table>;
  /** What only a new row is written with. */
  fresh?(scope: Scope): Partial<Columns<Table>>;
  /** Statements beside the row's own, before it: other tables, other rows. */
  beside?(scope: Scope, id: string, input: Input): Statement[];
  consequences?(scope: Scope): Statement[];
  usages?: readonly Usage[];
}

/** A list of the settings as the database knows it, out of its columns. */
export function catalogueRows<Table extends CatalogueTable, Input, View>(
  definition: Definition<Table, Input, View>,
): Rows<Input, View> {
  const { table, columns, fresh, beside, unique, usages = [], consequences = () => [], ...rest } = definition;
  const stored: CatalogueTable = table;
  return {
    ...rest,
    table: stored,
    usages,
    consequences,
    unique: unique ?? { column: rest.label, field: "name", of: rest.called },
    insert: (scope, rows) => [
      ...rows.flatMap(({ id, input }) => beside?.(scope, id, input) ?? []),
      insertRecords(
        scope,
        stored,
        rows.map(({ id, input }) => ({ id, active: true, ...fresh?.(scope), ...columns(scope, input) })),
      ),
    ],
    update: (scope, { id, seen, input }) => [
      ...(beside?.(scope, id, input) ?? []),
      updateRecord(scope, stored, seen, { id, ...columns(scope, input) }),
    ],
  };
}

/** Records whose types the definition has checked. */
type Written = Readonly<Record<string, unknown>> & { id: string };

const ofColumn = (name: string) => (row: Written) => row[name];

function columnsOf(rows: readonly Written[]) {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return Object.fromEntries(names.map((name) => [name, ofColumn(name)]));
}

function insertRecords(scope: Scope, table: CatalogueTable, rows: readonly Written[]): Statement {
  const at = now(scope);
  const since = table.activeSince ? { activeSince: () => at } : {};
  const own = { accountId: () => scope.account.id, createdAt: () => at, version: () => 1, ...since };
  return insertRows(scope.db, { table, columns: { ...columnsOf(rows), ...own }, rows });
}

function updateRecord(scope: Scope, table: CatalogueTable, seen: number, row: Written): Statement {
  const { id: _, ...columns } = columnsOf([row]);
  const since = sinceWhen(scope, table);
  const computed = { version: () => nextVersion(table.version, seen), ...(since ? { activeSince: () => since } : {}) };
  return updateRows(scope.db, { table, account: scope.account.id, columns, rows: [row], computed });
}

/** What is on stays on since when it was; what is off counts from now. Null for a table that does not keep it. */
function sinceWhen(scope: Scope, { active, activeSince }: CatalogueTable): SQL | null {
  return activeSince ? sql`case when ${active} then ${activeSince} else ${now(scope)} end` : null;
}

/** The rows of the account among some ids. */
export function ownRows(scope: Scope, table: CatalogueTable, ids: readonly string[]): SQL | undefined {
  return and(eq(table.accountId, scope.account.id), inArray(table.id, idsIn(ids)));
}

/** Switches rows of the account on or off. Off is how a row is deleted: orders and plans may refer to it. */
export function setActive<Input, View>(
  scope: Scope,
  { table }: Rows<Input, View>,
  ids: readonly string[],
  active: boolean,
): Statement {
  const since = sinceWhen(scope, table);
  const kept = since ? sql`active_since = ${since}, ` : sql``;
  return scope.db.run(
    sql`update ${table} set ${kept}active = ${Number(active)}, version = ${table.version} + 1 where ${ownRows(scope, table, ids)}`,
  );
}

/** Takes rows of the account away, for good. */
export function deleteRows<Input, View>(scope: Scope, { table }: Rows<Input, View>, ids: readonly string[]): Statement {
  return scope.db.delete(table).where(ownRows(scope, table, ids));
}
