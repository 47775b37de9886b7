import { and, asc, eq } from "drizzle-orm";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { documentEvents } from "./accounting.tables.ts";

/** Timeline of a document, oldest first. */
export async function readDocumentEvents(scope: Scope, documentId: string) {
  return scope.db
    .select({
      id: documentEvents.id,
      type: documentEvents.type,
      toStatus: documentEvents.toStatus,
      actorName: documentEvents.actorName,
      detail: documentEvents.detail,
      at: documentEvents.at,
    })
    .from(documentEvents)
    .where(and(eq(documentEvents.accountId, scope.account.id), eq(documentEvents.documentId, documentId)))
    .orderBy(asc(documentEvents.version));
}
