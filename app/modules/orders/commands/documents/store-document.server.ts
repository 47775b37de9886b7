import { commit } from "#app/platform/db/commit.server.ts";
import { newId, type Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { getDocumentKey } from "../../db/document.reads.server.ts";
import { deleteDocument, insertDocument } from "../../db/document.writes.server.ts";
import { detectDocumentType, documentLimits, type OrderDocument, toDocumentName } from "../../model/documents.ts";

/** The result of storing a document. */
export type StoredDocument = Pick<OrderDocument, "id" | "name" | "size">;

/**
 * Checks size and bytes and stores the file in R2. The row is written first, without an order, so that the sweep finds
 * the file if the request stops in between.
 */
export async function storeDocument(
  scope: Scope,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<Result<StoredDocument>> {
  if (bytes.length > documentLimits.bytes) return fail("file_over_limit", { limit: "5 MB" });
  const contentType = detectDocumentType(bytes);
  if (!contentType) return fail("document_unsupported");
  const document = { id: newId(scope), name: toDocumentName(name, contentType), size: bytes.length };
  const written = await commit(scope.db, [insertDocument(scope, { ...document, contentType, orderId: null })]);
  if (!written.ok) return written;
  await scope.ports.files.put(getDocumentKey(scope.account.id, document.id), bytes, contentType);
  return ok(document);
}

/** Deletes a stored document that its order refused. */
export async function discardDocument(scope: Scope, id: string): Promise<void> {
  await scope.ports.files.delete(getDocumentKey(scope.account.id, id));
  await commit(scope.db, [deleteDocument(scope, id)]);
}
