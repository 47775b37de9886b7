import { getTableName } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { toSnakeKey } from "#app/platform/kernel/snake-case.ts";
import { toSqlLiteral } from "../sql-literals.ts";

/**
 * A part of the migration of triggers: what it keeps, and in one line why the database does so and not each command. Modules
 * export theirs from `db/*.triggers.ts`; `npm run db:migrations` writes them, in the order of the modules.
 */
export interface TriggerPart {
  readonly why: string;
  readonly statements: readonly string[];
}

/** A column of a table, by the name of its property. */
export type ColumnOf<Table extends SQLiteTable> = keyof Table["_"]["columns"] & string;

/** The row before and after the change, as statements of a trigger name it. */
export type TriggerRow = "OLD" | "NEW";

/** An expression over a row: `(row) => row + ".status"`. */
export type RowExpression = (row: TriggerRow) => string;

interface TriggerDefinition<Table extends SQLiteTable> {
  name: string;
  /** When it runs; an update only where one of `of` is written. */
  at: "BEFORE INSERT" | "BEFORE UPDATE" | "BEFORE DELETE" | "AFTER INSERT" | "AFTER UPDATE" | "AFTER DELETE";
  on: Table;
  of?: readonly ColumnOf<Table>[];
  when?: string;
  /** Statements, each with its semicolon. */
  run: readonly string[];
}

/** The statement that creates a trigger. Of several triggers of one event SQLite runs the one that was created last first. */
export function buildTrigger<Table extends SQLiteTable>(trigger: TriggerDefinition<Table>): string {
  const { name, at, on, of, when, run } = trigger;
  const columns = of ? ` OF ${of.map(toColumnName).join(", ")}` : "";
  const condition = when ? `\nWHEN ${when}` : "";
  return `CREATE TRIGGER ${name} ${at}${columns} ON ${getTableName(on)}${condition} BEGIN\n  ${run.join("\n  ")}\nEND;`;
}

/** Drizzle's columns carry the property's name; the database has it in snake_case. */
export const toColumnName = (property: string): string => toSnakeKey(property);

/** A column of the row. */
export const buildColumnSql =
  (property: string): RowExpression =>
  (row) =>
    `${row}.${toColumnName(property)}`;

/** True where an update changes one of the columns. */
export function buildChangeCondition(columns: readonly string[]): string {
  return columns.map((each) => `OLD.${toColumnName(each)} IS NOT NEW.${toColumnName(each)}`).join(" OR ");
}

/** Undoes the statement. The message is for operators: no command runs into it. */
export function buildRefusal(message: string): string {
  return `SELECT RAISE(ABORT, ${toSqlLiteral(message)});`;
}
