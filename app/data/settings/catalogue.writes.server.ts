import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Statement } from "../kernel/commit.server.ts";
import { newId, now, type Scope } from "../kernel/scope.server.ts";
import { auditLog } from "../schema/index.ts";

/** The next version of a row that was seen at `seen`; another one makes the statement fail, which rolls the batch back. */
export function nextVersion(column: SQLiteColumn, seen: number): SQL<number> {
  return sql<number>`case when ${column} = ${seen} then ${column} + 1 end`;
}

/** Who did what in the settings. */
export function audit(scope: Scope, action: string, subject: string, detail: Record<string, unknown>): Statement {
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
