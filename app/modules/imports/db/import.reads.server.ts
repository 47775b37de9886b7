import { and, asc, eq, gt, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { whereVisible } from "#app/modules/orders/db/carrier-scope.server.ts";
import { ordersWithinLocations } from "#app/modules/orders/db/location-scope.server.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import { isOnClock } from "#app/platform/db/sandbox-clock.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Clock } from "#app/platform/kernel/ports.ts";
import type { RowState } from "../model/import.ts";
import { importMappings, importRows, orderImports } from "./imports.tables.ts";

export type ImportRecord = typeof orderImports.$inferSelect;
export type StoredImportRow = typeof importRows.$inferSelect;

/** An import that the member may see, or null. */
export async function readImport(scope: Scope, id: string): Promise<ImportRecord | null> {
  const [row] = await scope.db
    .select()
    .from(orderImports)
    .where(and(eq(orderImports.accountId, scope.account.id), eq(orderImports.id, id), importsWithinLocations(scope)));
  return row ?? null;
}

/** Limits a limited member to imports of their own, and to those with one of their locations as the source. */
export function importsWithinLocations(scope: Scope): SQL | undefined {
  if (scope.locations === "all") return undefined;
  const source = sql`json_extract(${orderImports.configuration}, '$.sourceLocationId')`;
  return or(eq(orderImports.createdBy, scope.actor.id ?? ""), inArray(source, selectIds(scope.locations)));
}

/** An import of any account: a queue message knows only the id. */
export async function findImport(db: Database, id: string): Promise<ImportRecord | null> {
  const [row] = await db.select().from(orderImports).where(eq(orderImports.id, id));
  return row ?? null;
}

/** Running imports that have not advanced for so long (ms). */
export function listStalledImports(db: Database, clock: Clock, stalledMs: number): Promise<ImportRecord[]> {
  return db
    .select()
    .from(orderImports)
    .where(
      and(
        sql`${orderImports.status} in ('validating', 'committing')`,
        sql`json_extract(${orderImports.counts}, '$.at') < ${clock.now() - stalledMs}`,
        isOnClock(clock, orderImports.accountId),
      ),
    )
    .limit(20);
}

/** Mapping and configuration last used for a set of headers. */
export async function findRememberedMapping(scope: Scope, headers: string) {
  const [row] = await scope.db
    .select()
    .from(importMappings)
    .where(and(eq(importMappings.accountId, scope.account.id), eq(importMappings.headers, headers)));
  return row ?? null;
}

/** Stored rows after `from`, up to and including `to`. */
export function listStoredRows(scope: Scope, importId: string, from: number, to: number): Promise<StoredImportRow[]> {
  return scope.db
    .select()
    .from(importRows)
    .where(
      and(
        eq(importRows.accountId, scope.account.id),
        eq(importRows.importId, importId),
        gt(importRows.row, from),
        sql`${importRows.row} <= ${to}`,
      ),
    )
    .orderBy(asc(importRows.row));
}

export function listStoredRowsAt(scope: Scope, importId: string, rows: readonly number[]): Promise<StoredImportRow[]> {
  return scope.db
    .select()
    .from(importRows)
    .where(
      and(
        eq(importRows.accountId, scope.account.id),
        eq(importRows.importId, importId),
        sql`${importRows.row} in (select value from json_each(${JSON.stringify(rows)}))`,
      ),
    )
    .orderBy(asc(importRows.row));
}

/** References that somebody typed in the wizard, by row. */
export async function readRepairedReferences(scope: Scope, importId: string): Promise<Map<number, string>> {
  const found = await scope.db
    .select({ row: importRows.row, reference: sql<string>`json_extract(${importRows.values}, '$.external_id')` })
    .from(importRows)
    .where(
      and(
        eq(importRows.accountId, scope.account.id),
        eq(importRows.importId, importId),
        sql`json_extract(${importRows.values}, '$."=external_id"') is not null`,
      ),
    );
  return new Map(found.map(({ row, reference }) => [row, reference]));
}

/** Stored rows in some states, a page after a row; `undecided` leaves out rows with a decision. */
export function listRowsInStates(
  scope: Scope,
  importId: string,
  page: { states: readonly RowState[]; undecided: boolean; after: number; limit: number },
): Promise<StoredImportRow[]> {
  return scope.db
    .select()
    .from(importRows)
    .where(
      and(
        eq(importRows.accountId, scope.account.id),
        eq(importRows.importId, importId),
        inArray(importRows.state, [...page.states]),
        gt(importRows.row, page.after),
        page.undecided ? isNull(importRows.decision) : undefined,
      ),
    )
    .orderBy(asc(importRows.row))
    .limit(page.limit);
}

/** Stored rows by state, decision, and with or without a geocoding issue. */
export async function countImportRows(scope: Scope, importId: string) {
  return scope.db
    .select({
      state: importRows.state,
      decision: importRows.decision,
      unlocated: sql<number>`instr(${importRows.issues}, '"geocoding_') > 0`,
      suggested: sql<number>`sum(instr(${importRows.issues}, '"suggestion"') > 0)`,
      n: sql<number>`count(*)`,
    })
    .from(importRows)
    .where(and(eq(importRows.accountId, scope.account.id), eq(importRows.importId, importId)))
    .groupBy(importRows.state, importRows.decision, sql`3`);
}

/**
 * Existing orders with these references, within the merchant (or the account where there is none); `visible` says
 * whether the person may see, and so update them.
 */
export function findOrdersByReference(scope: Scope, merchantId: string | null, references: readonly string[]) {
  return scope.db
    .select({
      id: orders.id,
      accountId: orders.accountId,
      number: orders.number,
      externalId: orders.externalId,
      status: orders.status,
      version: orders.version,
      carrierAccountId: orders.carrierAccountId,
      metadata: orders.metadata,
      importId: orders.importId,
      importRow: orders.importRow,
      visible: sql<number>`${ordersWithinLocations(scope) ?? sql`1`}`.mapWith(Boolean),
    })
    .from(orders)
    .where(
      and(
        whereVisible(scope),
        scope.account.kind === "merchant"
          ? undefined
          : merchantId === null
            ? isNull(orders.merchantId)
            : eq(orders.merchantId, merchantId),
        sql`${orders.externalId} in ${selectIds([...new Set(references)])}`,
      ),
    );
}

/** Number and status of each order that an import created, by row. */
export async function listImportedOrders(scope: Scope, importId: string) {
  const found = await scope.db
    .select({ row: orders.importRow, number: orders.number, status: orders.status })
    .from(orders)
    .where(and(whereVisible(scope), eq(orders.importId, importId)));
  return new Map(found.map((each) => [each.row, each]));
}
