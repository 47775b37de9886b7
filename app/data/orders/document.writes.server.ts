import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Statement } from "../kernel/commit.server.ts";
import type { Database } from "../kernel/database.server.ts";
import { idsIn } from "../kernel/json-rows.server.ts";
import { now, type Scope } from "../kernel/scope.server.ts";
import { orderDocuments } from "../schema/index.ts";

interface NewDocument {
  id: string;
  /** Null waits for an order. */
  orderId: string | null;
  name: string;
  contentType: string;
  size: number;
}

/** A document whose file is there already. */
export function insertDocument(scope: Scope, document: NewDocument): Statement {
  return scope.db.insert(orderDocuments).values({
    ...document,
    accountId: scope.account.id,
    createdBy: scope.actor.id ?? "system",
    createdByName: scope.actor.name,
    createdAt: now(scope),
  });
}

/** Gives documents that the same person chose before to their order; others are passed over. */
export function attachDocuments(scope: Scope, orderId: string, ids: readonly string[]): Statement[] {
  if (ids.length === 0) return [];
  return [
    scope.db
      .update(orderDocuments)
      .set({ orderId })
      .where(
        and(
          eq(orderDocuments.accountId, scope.account.id),
          eq(orderDocuments.createdBy, scope.actor.id ?? "system"),
          isNull(orderDocuments.orderId),
          inArray(orderDocuments.id, idsIn(ids)),
        ),
      ),
  ];
}

export function deleteDocument(scope: Scope, id: string): Statement {
  return scope.db
    .delete(orderDocuments)
    .where(and(eq(orderDocuments.accountId, scope.account.id), eq(orderDocuments.id, id)));
}

/** Forgets documents that waited for an order in vain. */
export function forgetDocuments(db: Database, ids: readonly string[]): Statement {
  return db.delete(orderDocuments).where(and(isNull(orderDocuments.orderId), inArray(orderDocuments.id, idsIn(ids))));
}
