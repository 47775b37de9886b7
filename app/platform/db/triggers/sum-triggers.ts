import { getTableName } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import {
  buildChangeCondition,
  buildTrigger,
  type ColumnOf,
  type RowExpression,
  type TriggerRow,
  toColumnName,
} from "./trigger.ts";

/** Sums of a table's rows in another one, a row a key: what a screen of open amounts shows without adding up. */
interface Sum<Table extends SQLiteTable, Into extends SQLiteTable> {
  /** The triggers' names begin with it. */
  name: string;
  of: Table;
  into: Into;
  key: Partial<Record<ColumnOf<Into>, RowExpression>>;
  /** What a row adds to each column. */
  sums: Partial<Record<ColumnOf<Into>, RowExpression>>;
  where: RowExpression;
  /** Columns whose change sums the row anew. */
  watched: readonly ColumnOf<Table>[];
  /** Rows of the key that a row belongs to, where it is several. */
  from?: string;
  /** What follows an update. */
  afterUpdate?: readonly string[];
  /** Rows of this table are never deleted one by one. */
  keepsRows?: true;
}

/** The triggers that keep sums: the row as it was is taken off, the row as it is is added. */
export function buildSumTriggers<Table extends SQLiteTable, Into extends SQLiteTable>(sum: Sum<Table, Into>): string[] {
  const { name, of: on, where, watched, afterUpdate = [], keepsRows } = sum;
  const insert = buildTrigger({
    ...{
      name: `${name}_insert`,
      at: "AFTER INSERT",
      on,
      when: where("NEW"),
      run: [buildSumUpsert(sum, "NEW", "true")],
    },
  });
  const update = buildTrigger({
    ...{ name: `${name}_update`, at: "AFTER UPDATE", on, of: watched, when: buildChangeCondition(watched) },
    run: [buildSumUpsert(sum, "OLD", where("OLD")), buildSumUpsert(sum, "NEW", where("NEW")), ...afterUpdate],
  });
  if (keepsRows) return [insert, update];
  const taken = buildTrigger({
    ...{
      name: `${name}_delete`,
      at: "AFTER DELETE",
      on,
      when: where("OLD"),
      run: [buildSumUpsert(sum, "OLD", "true")],
    },
  });
  return [insert, update, taken];
}

function buildSumUpsert<Table extends SQLiteTable, Into extends SQLiteTable>(
  { into, key, sums, from }: Sum<Table, Into>,
  row: TriggerRow,
  where: string,
): string {
  const keys = listExpressions(key);
  const added = listExpressions(sums);
  const columns = [...keys, ...added].map(([name]) => name).join(", ");
  const sign = row === "OLD" ? "-" : "";
  const values = [...keys.map(([, of]) => of(row)), ...added.map(([, of]) => `${sign}(${of(row)})`)].join(", ");
  return `INSERT INTO ${getTableName(into)} (${columns})
  SELECT ${values}${from ? ` FROM ${from}` : ""} WHERE ${where}
  ON CONFLICT (${keys.map(([name]) => name).join(", ")}) DO UPDATE SET ${added.map(([name]) => `${name} = ${name} + excluded.${name}`).join(", ")};`;
}

function listExpressions(expressions: Readonly<Record<string, RowExpression | undefined>>): [string, RowExpression][] {
  return Object.entries(expressions).flatMap(([name, of]) => (of ? [[toColumnName(name), of]] : []));
}
