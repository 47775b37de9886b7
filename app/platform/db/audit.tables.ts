import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { accountIdColumn, idColumn, instantColumn, jsonColumn } from "./columns.ts";

/** Who did what in the settings and access of an account; append-only by trigger. */
export const auditLog = sqliteTable(
  "audit_log",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    actorId: text().notNull(),
    action: text().notNull(),
    subject: text(),
    detail: jsonColumn<Record<string, unknown>>().notNull(),
    at: instantColumn().notNull(),
  },
  (table) => [index("audit_log_account").on(table.accountId, table.id)],
);
