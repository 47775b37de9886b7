import { sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { updateJsonRows } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";

/** A table whose rows have an order of their own. */
type OrderedTable = SQLiteTable & Readonly<Record<"id" | "accountId" | "name" | "position", SQLiteColumn>>;

/** A row and its position in the order. */
export interface RowPosition {
  id: string;
  name: string;
  position: number;
}

/** All rows of the account in their order; of the same position by id. */
export function readRowOrder(scope: Scope, table: OrderedTable): Promise<RowPosition[]> {
  const { id, name, position } = table;
  return scope.db.all<RowPosition>(
    sql`select ${id} as id, ${name} as name, ${position} as position from ${table}
      where ${table.accountId} = ${scope.account.id} order by ${position}, ${id}`,
  );
}

/**
 * Moves a row to a place counted from one; beyond the last it becomes the last. Rows are numbered anew; the statement fails
 * when the position of one changed since it was read. Null for a row that is not there.
 */
export function moveRow(
  scope: Scope,
  table: OrderedTable,
  rows: readonly RowPosition[],
  { id, place }: { id: string; place: number },
): { moved: RowPosition; place: number; statement: Statement } | null {
  const from = rows.findIndex((row) => row.id === id);
  const moved = rows[from];
  if (!moved) return null;
  const ordered = rows.toSpliced(from, 1).toSpliced(Math.min(place, rows.length) - 1, 0, moved);
  const changed = ordered.flatMap((row, at) => (row.position === at + 1 ? [] : [{ ...row, to: at + 1 }]));
  const statement = updateJsonRows<OrderedTable, (typeof changed)[number]>(scope.db, {
    table,
    account: scope.account.id,
    columns: { _seen: ({ position }) => position, _to: ({ to }) => to },
    rows: changed,
    computed: { position: (field) => sql`case when ${table.position} = ${field("_seen")} then ${field("_to")} end` },
  });
  return { moved, place: ordered.indexOf(moved) + 1, statement };
}
