import { and, eq, sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { insertJsonRows } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { ImportCounts, ImportStatus } from "../model/import.ts";
import type { ImportRecord, StoredImportRow } from "./import.reads.server.ts";
import { importMappings, importRows, orderImports } from "./imports.tables.ts";

/** A new import whose file is already stored. */
export function insertImport(scope: Scope, record: typeof orderImports.$inferInsert): Statement {
  return scope.db.insert(orderImports).values(record);
}

/** Changes an import if it is still at the version that was read. */
export async function updateImport(
  scope: Scope,
  expected: Pick<ImportRecord, "id" | "version">,
  change: Partial<typeof orderImports.$inferInsert>,
): Promise<boolean> {
  const changed = await scope.db
    .update(orderImports)
    .set({ ...change, version: expected.version + 1 })
    .where(
      and(
        eq(orderImports.accountId, scope.account.id),
        eq(orderImports.id, expected.id),
        eq(orderImports.version, expected.version),
      ),
    )
    .returning({ id: orderImports.id });
  return changed.length > 0;
}

/** The position of an import before and after a step. */
export interface ImportStep {
  id: string;
  version: number;
  status: "validating" | "committing";
  /** Last processed row. */
  from: number;
  to: number;
  counts: ImportCounts;
  /** Set by the last step. */
  next?: { status: ImportStatus; finishedAt: number | null };
}

/**
 * Moves the cursor as part of a step's batch. When another consumer has processed the same rows meanwhile, the cursor
 * becomes null, which the table refuses: the whole batch is rolled back with `import_running`.
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

/** Ends an import that cannot continue. */
export function failImport(
  db: Database,
  id: string,
  problem: NonNullable<ImportRecord["problem"]>,
  at: number,
): Statement {
  return db.update(orderImports).set({ status: "failed", problem, finishedAt: at }).where(eq(orderImports.id, id));
}

/** Counts that the sweep resumed an import. */
export function recordRetry(db: Database, id: string, at: number): Statement {
  return db
    .update(orderImports)
    .set({
      counts: sql`json_set(${orderImports.counts}, '$.at', ${at}, '$.tries', json_extract(${orderImports.counts}, '$.tries') + 1)`,
    })
    .where(eq(orderImports.id, id));
}

/** Replaces the stored rows of a checked range. */
export function replaceImportRows(
  scope: Scope,
  importId: string,
  validatedRows: readonly number[],
  rows: readonly Omit<StoredImportRow, "importId" | "accountId">[],
): Statement[] {
  const cleared = scope.db
    .delete(importRows)
    .where(
      and(
        eq(importRows.accountId, scope.account.id),
        eq(importRows.importId, importId),
        sql`${importRows.row} in (select value from json_each(${JSON.stringify(validatedRows)}))`,
      ),
    );
  return rows.length === 0 ? [cleared] : [cleared, storeImportRows(scope, importId, rows)];
}

/** Stores rows over existing ones. */
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

/** Deletes every stored row when the file is going to be read in another way. */
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

/** Resumes a failed import where it stopped: every batch of rows is one transaction with its cursor. */
export function requeueImport(db: Database, id: string, at: number): Statement {
  return db
    .update(orderImports)
    .set({
      status: sql`json_extract(${orderImports.problem}, '$.during')`,
      problem: null,
      finishedAt: null,
      counts: sql`json_set(${orderImports.counts}, '$.at', ${at}, '$.tries', 0)`,
      version: sql`${orderImports.version} + 1`,
    })
    .where(eq(orderImports.id, id));
}
