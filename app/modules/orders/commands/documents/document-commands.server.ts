import { z } from "zod";
import { createCommand } from "#app/platform/commands/command.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { getDocumentKey, listOrderDocuments } from "../../db/document.reads.server.ts";
import { attachDocuments, deleteDocument } from "../../db/document.writes.server.ts";
import { editOrder } from "../../db/edit.writes.server.ts";
import { type OrderRecord, readOrder } from "../../db/order.reads.server.ts";
import { documentLimits } from "../../model/documents.ts";
import { compareField } from "../../model/order-changes.ts";
import { discardDocument, storeDocument } from "./store-document.server.ts";

const fileSchema = z.object({ name: z.string().max(1000), bytes: z.instanceof(Uint8Array) });
const orderNumberSchema = z.string().min(1).max(50);

/** An order that can take another document. */
async function readOrderBelowLimit(scope: Scope, number: string): Promise<Result<OrderRecord>> {
  const order = await readOrder(scope, number);
  if (!order.ok) return order;
  const { perOrder } = documentLimits;
  return (await listOrderDocuments(scope, order.value)).length < perOrder
    ? order
    : fail("documents_many", { limit: perOrder });
}

/** The timeline event of a document that was added or removed. */
function recordDocumentChange(scope: Scope, order: OrderRecord, from: string | null, to: string | null): Statement[] {
  const detail = { part: "documents", changes: compareField("documents", from, to) };
  return editOrder(scope, order, { type: "updated", set: {}, detail });
}

/** Uploads a document before its order exists; it is deleted after a day without one. */
export const stageDocument = createCommand({
  name: "orders.documents.stage",
  permission: ["orders", "orders.create"],
  input: fileSchema,
  run: storeDocument,
});

/** Adds a document to an order, with a timeline event. */
export const addDocument = createCommand({
  name: "orders.documents.add",
  permission: ["orders", "orders.update"],
  input: fileSchema.extend({ number: orderNumberSchema }),
  async run(scope, input) {
    const found = await readOrderBelowLimit(scope, input.number);
    if (!found.ok) return found;
    const stored = await storeDocument(scope, input);
    if (!stored.ok) return stored;
    const document = stored.value;
    const added = await commitWithRetry(scope, async () => {
      const order = await readOrderBelowLimit(scope, input.number);
      if (!order.ok) return order;
      const attached = attachDocuments(scope, [{ orderId: order.value.id, documents: [document.id] }]);
      return ok({
        statements: [...recordDocumentChange(scope, order.value, null, document.name), ...attached],
        outcome: document,
      });
    });
    if (!added.ok) await discardDocument(scope, document.id);
    return added;
  },
});

/** Removes a document of the reader's own account: the row with its event first, then the file. */
export const removeDocument = createCommand({
  name: "orders.documents.delete",
  permission: ["orders", "orders.update"],
  input: z.object({ number: orderNumberSchema, id: z.uuid() }),
  async run(scope, input) {
    const removed = await commitWithRetry(scope, async () => {
      const order = await readOrder(scope, input.number);
      if (!order.ok) return order;
      const document = (await listOrderDocuments(scope, order.value)).find(({ id, isOwn }) => isOwn && id === input.id);
      if (!document) return fail("not_found");
      return ok({
        statements: [
          ...recordDocumentChange(scope, order.value, document.name, null),
          deleteDocument(scope, document.id),
        ],
        outcome: { id: document.id },
      });
    });
    if (removed.ok) await scope.ports.files.delete(getDocumentKey(scope.account.id, input.id));
    return removed;
  },
});
