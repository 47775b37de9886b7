import { z } from "zod";
import { commit, type Statement } from "#app/data/kernel/commit.server.ts";
import { newId, type Scope } from "#app/data/kernel/scope.server.ts";
import { settle } from "#app/data/kernel/settle.server.ts";
import { documentKey, readDocuments } from "#app/data/orders/document.reads.server.ts";
import { deleteDocument, insertDocument } from "#app/data/orders/document.writes.server.ts";
import { editOrder } from "#app/data/orders/edit.writes.server.ts";
import { type OrderRecord, readOrder } from "#app/data/orders/order.reads.server.ts";
import { fail, ok, type Result } from "#app/domain/kernel/result.ts";
import { documentLimits, documentName, documentType, type OrderDocument } from "#app/domain/orders/documents.ts";
import { changed } from "#app/domain/orders/order-changes.ts";
import { command } from "../command.server.ts";

/** What taking in a document answers. */
type KeptDocument = Pick<OrderDocument, "id" | "name" | "size">;

const file = z.object({ name: z.string().max(1000), bytes: z.instanceof(Uint8Array) });
const number = z.string().min(1).max(50);

/** Puts the file where documents lie, after a look at its size and its bytes. */
async function keep(
  scope: Scope,
  { name, bytes }: z.output<typeof file>,
): Promise<Result<KeptDocument & { type: string }>> {
  if (bytes.length > documentLimits.bytes) return fail("file_over_limit", { limit: "5 MB" });
  const type = documentType(bytes);
  if (!type) return fail("document_unsupported");
  const id = newId(scope);
  await scope.ports.files.put(documentKey(scope.account.id, id), bytes, type);
  return ok({ id, name: documentName(name), size: bytes.length, type });
}

/** A document that came or went, on the order's timeline. */
function told(scope: Scope, order: OrderRecord, from: string | null, to: string | null): Statement[] {
  const detail = { part: "documents", changes: changed("documents", from, to) };
  return editOrder(scope, order, { type: "updated", set: {}, detail });
}

/** A document that is chosen before its order is made: it waits a day for it. */
export const stageDocument = command({
  name: "orders.documents.stage",
  permission: ["orders", "orders.create"],
  input: file,
  async run(scope, input) {
    const kept = await keep(scope, input);
    if (!kept.ok) return kept;
    const { type: contentType, ...document } = kept.value;
    const written = await commit(scope.db, [insertDocument(scope, { ...document, contentType, orderId: null })]);
    return written.ok ? ok(document) : written;
  },
});

/** A document more for an order, on its timeline too. */
export const addDocument = command({
  name: "orders.documents.add",
  permission: ["orders", "orders.update"],
  input: file.extend({ number }),
  async run(scope, input) {
    const found = await readOrder(scope, input.number);
    if (!found.ok) return found;
    const kept = await keep(scope, input);
    if (!kept.ok) return kept;
    const { type: contentType, ...document } = kept.value;
    return settle(scope, async () => {
      const order = await readOrder(scope, input.number);
      if (!order.ok) return order;
      const { id: orderId } = order.value;
      if ((await readDocuments(scope, order.value)).length >= documentLimits.perOrder)
        return fail("documents_many", { limit: documentLimits.perOrder });
      return ok({
        statements: [
          ...told(scope, order.value, null, document.name),
          insertDocument(scope, { ...document, contentType, orderId }),
        ],
        outcome: document,
      });
    });
  },
});

/** Takes a document of one's own account away: its row with the event, then its file. */
export const removeDocument = command({
  name: "orders.documents.delete",
  permission: ["orders", "orders.update"],
  input: z.object({ number, id: z.uuid() }),
  async run(scope, input) {
    const removed = await settle(scope, async () => {
      const order = await readOrder(scope, input.number);
      if (!order.ok) return order;
      const document = (await readDocuments(scope, order.value)).find(({ id, own }) => own && id === input.id);
      if (!document) return fail("not_found");
      return ok({
        statements: [...told(scope, order.value, document.name, null), deleteDocument(scope, document.id)],
        outcome: { id: document.id },
      });
    });
    if (removed.ok) await scope.ports.files.delete(documentKey(scope.account.id, input.id));
    return removed;
  },
});
