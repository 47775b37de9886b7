import { and, asc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { OrderDocument } from "../model/documents.ts";
import { orderDocuments } from "./orders.tables.ts";

/** An order that the reader may see, with the accounts that share its documents. */
export interface SharedOrder {
  id: string;
  accountId: string;
  /** The merchant account that owns it; null for the carrier's own orders. */
  ownerAccountId: string | null;
}

/** The documents of an order, the oldest first: those of the working account and those of the owner. */
export function listOrderDocuments(scope: Scope, order: SharedOrder): Promise<OrderDocument[]> {
  return scope.db
    .select({
      id: orderDocuments.id,
      name: orderDocuments.name,
      contentType: orderDocuments.contentType,
      size: orderDocuments.size,
      createdByName: orderDocuments.createdByName,
      createdAt: orderDocuments.createdAt,
      isOwn: sql<boolean>`${orderDocuments.accountId} = ${scope.account.id}`.mapWith(Boolean),
    })
    .from(orderDocuments)
    .where(whereOfOrder(order))
    .orderBy(asc(orderDocuments.id));
}

/** The account that stores a document of an order; null for an unknown document. */
export async function readDocumentAccount(scope: Scope, order: SharedOrder, id: string): Promise<string | null> {
  const [row] = await scope.db
    .select({ accountId: orderDocuments.accountId })
    .from(orderDocuments)
    .where(and(whereOfOrder(order), eq(orderDocuments.id, id)));
  return row?.accountId ?? null;
}

function whereOfOrder({ id, accountId, ownerAccountId }: SharedOrder) {
  const accountIds = [accountId, ownerAccountId].filter((each) => each !== null);
  return and(eq(orderDocuments.orderId, id), inArray(orderDocuments.accountId, accountIds));
}

/** The key of a document's file in R2. */
export function getDocumentKey(accountId: string, id: string): string {
  return `documents/${accountId}/${id}`;
}

/** Up to 100 documents that have waited for an order since before an instant. @param before milliseconds UTC */
export function listUnattachedDocuments(db: Database, before: number): Promise<{ id: string; accountId: string }[]> {
  return db
    .select({ id: orderDocuments.id, accountId: orderDocuments.accountId })
    .from(orderDocuments)
    .where(and(isNull(orderDocuments.orderId), lt(orderDocuments.createdAt, before)))
    .limit(100);
}
