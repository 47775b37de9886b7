import { and, eq, sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { insertJsonRows } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { ImportCounts, ImportStatus } from "../model/import.ts";
import type { ImportRecord, StoredImportRow } from "./import.reads.server.ts";
import { importMappings, importRows, orderImports } from "./imports.tables.ts";

/** A new import with its file in place. */
export function insertImport(scope: Scope, record: typeof orderImports.$inferInsert): Statement {
  return scope.db.insert(orderImports).values(record);
}

/** Changes an import that is still as it was seen; nothing is changed when somebody else was faster. */
export async function updateImport(
  scope: Scope,
  seen: Pick<ImportRecord, "id" | "version">,
  change: Partial<typeof orderImports.$inferInsert>,
): Promise<boolean> {
  const changed = await scope.db
    .update(orderImports)
    .set({ ...change, version: seen.version + 1 })
    .where(
      and(
        eq(orderImports.accountId, scope.account.id),
        eq(orderImports.id, seen.id),
        eq(orderImports.version, seen.version),
      ),
    )
    .returning({ id: orderImports.id });
  return changed.length > 0;
}

/** Where the work on an import stands before and after a step. */
export interface ImportStep {
  id: string;
  version: number;
  status: "validating" | "committing";
  /** Last row that was worked. */
  from: number;
  to: number;
  counts: ImportCounts;
  /** Set by the last step. */
  next?: { status: ImportStatus; finishedAt: number | null };
}

/**
 * Moves the cursor on, as part of a step's batch. Another consumer that has done the same rows meanwhile makes the
 * cursor null, which the table refuses: the whole batch is rolled back and answered `import_running`.
 */
export function moveImportCursor(db: Database, step: ImportStep): Statement {
  const inPlace = sql`${orderImports.cursor} = ${step.from} and ${orderImports.version} = ${step.version} and ${orderImports.status} = ${step.status}`;
  return db
    .update(orderImports)
    .set({
      cursor: sql`case when ${inPlace} then ${step.to} end`,
      counts: step.counts,
      ...(step.next && { status: step.next.status, finishedAt: step.next.finishedAt }),
    })
    .where(eq(orderImports.id, step.id));
}

/** Ends an import that cannot go on. */
export function failImport(
  db: Database,
  id: string,
  problem: NonNullable<ImportRecord["problem"]>,
  at: number,
): Statement {
  return db.update(orderImports).set({ status: "failed", problem, finishedAt: at }).where(eq(orderImports.id, id));
}

/** Notes that the sweep woke an import again. */
export function recordRetry(db: Database, id: string, at: number): Statement {
  return db
    .update(orderImports)
    .set({
      counts: sql`json_set(${orderImports.counts}, '$.at', ${at}, '$.tries', json_extract(${orderImports.counts}, '$.tries') + 1)`,
    })
    .where(eq(orderImports.id, id));
}

/** Puts what is to be kept of judged rows in place of what stood there. */
export function replaceImportRows(
  scope: Scope,
  importId: string,
  judged: readonly number[],
  rows: readonly Omit<StoredImportRow, "importId" | "accountId">[],
): Statement[] {
  const cleared = scope.db
    .delete(importRows)
    .where(
      and(
        eq(importRows.accountId, scope.account.id),
        eq(importRows.importId, importId),
        sql`${importRows.row} in (select value from json_each(${JSON.stringify(judged)}))`,
      ),
    );
  return rows.length === 0 ? [cleared] : [cleared, storeImportRows(scope, importId, rows)];
}

/** Stores rows, whatever stood there before. */
export function storeImportRows(
  scope: Scope,
  importId: string,
  rows: readonly Omit<StoredImportRow, "importId" | "accountId">[],
): Statement {
  return insertJsonRows(scope.db, {
    table: importRows,
    columns: {
      row: (each: (typeof rows)[number]) => each.row,
      state: (each) => each.state,
      values: (each) => each.values,
      issues: (each) => each.issues,
      orderNumber: (each) => each.orderNumber,
      duplicateOf: (each) => each.duplicateOf,
      decision: (each) => each.decision,
    },
    rows,
    computed: { importId: () => sql`${importId}`, accountId: () => sql`${scope.account.id}` },
    conflict: sql`on conflict (import_id, "row") do update set state = excluded.state, "values" = excluded."values",
      issues = excluded.issues, order_number = excluded.order_number, duplicate_of = excluded.duplicate_of,
      decision = excluded.decision`,
  });
}

/** Forgets every stored row: the file is read in another way from now on. */
export function deleteImportRows(scope: Scope, importId: string): Statement {
  return scope.db
    .delete(importRows)
    .where(and(eq(importRows.accountId, scope.account.id), eq(importRows.importId, importId)));
}

/** Remembers mapping and configuration for files with the same headers. */
export function saveMapping(scope: Scope, row: Omit<typeof importMappings.$inferInsert, "accountId">): Statement {
  return scope.db
    .insert(importMappings)
    .values({ ...row, accountId: scope.account.id })
    .onConflictDoUpdate({
      target: [importMappings.accountId, importMappings.headers],
      set: { mapping: row.mapping, configuration: row.configuration, usedAt: row.usedAt },
    });
}
