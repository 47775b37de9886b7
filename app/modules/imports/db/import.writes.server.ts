import { and, eq, sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { importMappings, importRows, imports } from "#app/platform/db/integration.tables.ts";
import { insertRows } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { ImportCounts, ImportStatus } from "../model/import.ts";
import type { ImportRecord, StoredRow } from "./import.reads.server.ts";

/** A new import with its file in place. */
export function insertImport(scope: Scope, record: typeof imports.$inferInsert): Statement {
  return scope.db.insert(imports).values(record);
}

/** Changes an import that is still as it was seen; nothing is changed when somebody else was faster. */
export async function changeImport(
  scope: Scope,
  seen: Pick<ImportRecord, "id" | "version">,
  change: Partial<typeof imports.$inferInsert>,
): Promise<boolean> {
  const changed = await scope.db
    .update(imports)
    .set({ ...change, version: seen.version + 1 })
    .where(and(eq(imports.accountId, scope.account.id), eq(imports.id, seen.id), eq(imports.version, seen.version)))
    .returning({ id: imports.id });
  return changed.length > 0;
}

/** Where the work on an import stands before and after a step. */
export interface Step {
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
export function advance(db: Database, step: Step): Statement {
  const inPlace = sql`${imports.cursor} = ${step.from} and ${imports.version} = ${step.version} and ${imports.status} = ${step.status}`;
  return db
    .update(imports)
    .set({
      cursor: sql`case when ${inPlace} then ${step.to} end`,
      counts: step.counts,
      ...(step.next && { status: step.next.status, finishedAt: step.next.finishedAt }),
    })
    .where(eq(imports.id, step.id));
}

/** Ends an import that cannot go on. */
export function failImport(
  db: Database,
  id: string,
  problem: NonNullable<ImportRecord["problem"]>,
  at: number,
): Statement {
  return db.update(imports).set({ status: "failed", problem, finishedAt: at }).where(eq(imports.id, id));
}

/** Notes that the sweep woke an import again. */
export function noteTry(db: Database, id: string, at: number): Statement {
  return db
    .update(imports)
    .set({
      counts: sql`json_set(${imports.counts}, '$.at', ${at}, '$.tries', json_extract(${imports.counts}, '$.tries') + 1)`,
    })
    .where(eq(imports.id, id));
}

/** Puts what is to be kept of judged rows in place of what stood there. */
export function replaceRows(
  scope: Scope,
  importId: string,
  judged: readonly number[],
  rows: readonly Omit<StoredRow, "importId" | "accountId">[],
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
  return rows.length === 0 ? [cleared] : [cleared, storeRows(scope, importId, rows)];
}

/** Stores rows, whatever stood there before. */
export function storeRows(
  scope: Scope,
  importId: string,
  rows: readonly Omit<StoredRow, "importId" | "accountId">[],
): Statement {
  return insertRows(scope.db, {
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
export function forgetRows(scope: Scope, importId: string): Statement {
  return scope.db
    .delete(importRows)
    .where(and(eq(importRows.accountId, scope.account.id), eq(importRows.importId, importId)));
}

/** Remembers mapping and configuration for files with the same headers. */
export function rememberMapping(scope: Scope, row: Omit<typeof importMappings.$inferInsert, "accountId">): Statement {
  return scope.db
    .insert(importMappings)
    .values({ ...row, accountId: scope.account.id })
    .onConflictDoUpdate({
      target: [importMappings.accountId, importMappings.headers],
      set: { mapping: row.mapping, configuration: row.configuration, usedAt: row.usedAt },
    });
}
