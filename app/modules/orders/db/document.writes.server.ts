import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { orderDocuments } from "./orders.tables.ts";

interface NewDocument {
  id: string;
  /** Null while the document waits for its order. */
  orderId: string | null;
  name: string;
  contentType: string;
  size: number;
}

/** Adds a document whose file is already stored. */
export function insertDocument(scope: Scope, document: NewDocument): Statement {
  return scope.db.insert(orderDocuments).values({
    ...document,
    accountId: scope.account.id,
    createdBy: scope.actor.id ?? "system",
    createdByName: scope.actor.name,
    createdAt: now(scope),
  });
}

/** Attaches documents that the same person uploaded to their new orders; documents of others are ignored. */
export function attachDocuments(
  scope: Scope,
  chosen: readonly { orderId: string; documents: readonly string[] }[],
): Statement[] {
  const order = new Map(chosen.flatMap(({ orderId, documents }) => documents.map((id) => [id, orderId] as const)));
  if (order.size === 0) return [];
  const orders = JSON.stringify(Object.fromEntries(order));
  return [
    scope.db
      .update(orderDocuments)
      .set({ orderId: sql`json_extract(${orders}, '$."' || ${orderDocuments.id} || '"')` })
      .where(
        and(
          eq(orderDocuments.accountId, scope.account.id),
          eq(orderDocuments.createdBy, scope.actor.id ?? "system"),
          isNull(orderDocuments.orderId),
          inArray(orderDocuments.id, selectIds([...order.keys()])),
        ),
      ),
  ];
}

export function deleteDocument(scope: Scope, id: string): Statement {
  return scope.db
    .delete(orderDocuments)
    .where(and(eq(orderDocuments.accountId, scope.account.id), eq(orderDocuments.id, id)));
}

/** Deletes rows of documents that no order took. */
export function deleteUnattachedDocuments(db: Database, ids: readonly string[]): Statement {
  return db
    .delete(orderDocuments)
    .where(and(isNull(orderDocuments.orderId), inArray(orderDocuments.id, selectIds(ids))));
}
