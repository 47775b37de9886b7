import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { auditLog } from "#app/platform/db/audit.tables.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { insertJsonRows } from "#app/platform/db/json-rows.server.ts";
import { newId, newIds, now, type Scope } from "#app/platform/db/scope.server.ts";
import type { AuditAction } from "./audit.ts";

/** The next version of a row; fails the statement and rolls the batch back unless the row is at version `expected`. */
export function incrementVersion(column: SQLiteColumn, expected: number): SQL<number> {
  return sql<number>`case when ${column} = ${expected} then ${column} + 1 end`;
}

/** Writes an audit entry: who did what in the settings. */
export function writeAudit(
  scope: Scope,
  action: AuditAction,
  subject: string,
  detail: Record<string, unknown>,
): Statement {
  return scope.db.insert(auditLog).values({
    id: newId(scope),
    accountId: scope.account.id,
    actorId: scope.actor.id ?? "system",
    action,
    subject,
    detail,
    at: now(scope),
  });
}

/** Writes audit entries for one action on many rows, in one statement. */
export function writeAudits(
  scope: Scope,
  action: AuditAction,
  done: readonly { subject: string; detail: Record<string, unknown> }[],
): Statement {
  const ids = newIds(scope, done.length);
  return insertJsonRows(scope.db, {
    table: auditLog,
    columns: {
      id: ({ id }: (typeof done)[number] & { id: string }) => id,
      accountId: () => scope.account.id,
      actorId: () => scope.actor.id ?? "system",
      action: () => action,
      subject: ({ subject }) => subject,
      detail: ({ detail }) => detail,
      at: () => now(scope),
    },
    rows: done.map((each, at) => ({ ...each, id: ids[at] ?? "" })),
  });
}
