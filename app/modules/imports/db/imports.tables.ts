import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { accountIdColumn, idColumn, instantColumn, jsonColumn, versionColumn } from "#app/platform/db/columns.ts";
import type { ImportConfiguration, ImportCounts, ImportIssue, ImportMapping, RowState } from "../model/import.ts";

/** Imports of order files. The file itself is in R2 under `getFileKey`. */
export const orderImports = sqliteTable(
  "imports",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    fileName: text().notNull(),
    fileKey: text().notNull(),
    fileSize: integer().notNull(),
    status: text({ enum: ["uploaded", "validating", "validated", "committing", "done", "failed"] }).notNull(),
    configuration: jsonColumn<ImportConfiguration>().notNull(),
    mapping: jsonColumn<ImportMapping>().notNull(),
    columns: jsonColumn<string[]>().notNull(),
    /** Some values of each column, to map by. */
    samples: jsonColumn<string[][]>(),
    counts: jsonColumn<ImportCounts>().notNull(),
    /** Next row to check or to commit: where work goes on after an interruption. */
    cursor: integer().notNull().default(0),
    /** `during` is what it was at when nobody expected it to end: it can go on from there. */
    problem: jsonColumn<{
      code: string;
      params?: Record<string, string | number>;
      during?: "validating" | "committing";
    }>(),
    createdBy: text().notNull(),
    createdByName: text().notNull(),
    createdAt: instantColumn().notNull(),
    finishedAt: instantColumn(),
    version: versionColumn(),
  },
  (table) => [
    index("imports_account").on(table.accountId, table.id),
    index("imports_running").on(table.status).where(sql`status in ('validating', 'committing')`),
  ],
);

/** Rows of an import that need a person, or that were repaired; valid untouched rows stay in the file. */
export const importRows = sqliteTable(
  "import_rows",
  {
    importId: text().notNull(),
    row: integer().notNull(),
    accountId: accountIdColumn(),
    /** `valid`, `warning`, `error`, `duplicate`; after the commit `created`, `draft`, `updated`, `skipped`. */
    state: text().$type<RowState>().notNull(),
    values: jsonColumn<Record<string, string>>().notNull(),
    issues: jsonColumn<ImportIssue[]>().notNull(),
    orderNumber: text(),
    duplicateOf: text(),
    decision: text({ enum: ["skip", "update", "reject", "draft"] }),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.row] }),
    index("import_rows_state").on(table.importId, table.state, table.row),
  ],
);

/** The mapping last used for files with these headers. */
export const importMappings = sqliteTable(
  "import_mappings",
  {
    accountId: accountIdColumn(),
    /** SHA-256 of the headers. */
    headers: text().notNull(),
    mapping: jsonColumn<ImportMapping>().notNull(),
    configuration: jsonColumn<ImportConfiguration>().notNull(),
    usedAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.headers] })],
);
