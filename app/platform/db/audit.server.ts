import { type SQL, sql } from "drizzle-orm";
import { auditLog } from "./audit.tables.ts";
import type { Statement } from "./commit.server.ts";
import type { Database } from "./database.server.ts";

/** Writes an entry where there is no scope: before somebody is in an account, or for none of its members. */
export function insertAuditEntry(db: Database, entry: typeof auditLog.$inferInsert): Statement {
  return db.insert(auditLog).values(entry);
}

/**
 * Writes the entries that a query selects, so that one that finds nothing writes nothing. Its columns: id, account, actor,
 * action, subject, detail (JSON), instant.
 */
export function insertSelectedAudit(db: Database, entries: SQL): Statement {
  return db.run(sql`insert into ${auditLog} (id, account_id, actor_id, action, subject, detail, at) ${entries}`);
}
