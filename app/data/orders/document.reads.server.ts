import { and, asc, eq, isNull, lt } from "drizzle-orm";
import type { OrderDocument } from "#app/domain/orders/documents.ts";
import type { Database } from "../kernel/database.server.ts";
import type { Scope } from "../kernel/scope.server.ts";
import { orderDocuments } from "../schema/index.ts";

/** The documents of an order of the account, the oldest first. */
export function readDocuments(scope: Scope, orderId: string): Promise<OrderDocument[]> {
  return scope.db
    .select({
      id: orderDocuments.id,
      name: orderDocuments.name,
      contentType: orderDocuments.contentType,
      size: orderDocuments.size,
      createdByName: orderDocuments.createdByName,
      createdAt: orderDocuments.createdAt,
    })
    .from(orderDocuments)
    .where(and(eq(orderDocuments.accountId, scope.account.id), eq(orderDocuments.orderId, orderId)))
    .orderBy(asc(orderDocuments.id));
}

/** Where a document lies. */
export function documentKey(accountId: string, id: string): string {
  return `documents/${accountId}/${id}`;
}

/** Documents that nobody attached to an order since then, a hundred at a time. @param before milliseconds UTC */
export function readForgottenDocuments(db: Database, before: number): Promise<{ id: string; accountId: string }[]> {
  return db
    .select({ id: orderDocuments.id, accountId: orderDocuments.accountId })
    .from(orderDocuments)
    .where(and(isNull(orderDocuments.orderId), lt(orderDocuments.createdAt, before)))
    .limit(100);
}
