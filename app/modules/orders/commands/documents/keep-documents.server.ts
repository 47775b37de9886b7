import { z } from "zod";
import { command } from "#app/platform/commands/command.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { commitDecided } from "#app/platform/db/commit-decided.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { documentKey, readDocuments } from "../../db/document.reads.server.ts";
import { attachDocuments, deleteDocument } from "../../db/document.writes.server.ts";
import { editOrder } from "../../db/edit.writes.server.ts";
import { type OrderRecord, readOrder } from "../../db/order.reads.server.ts";
import { documentLimits } from "../../model/documents.ts";
import { changed } from "../../model/order-changes.ts";
import { discard, keep } from "./keep-file.server.ts";

const file = z.object({ name: z.string().max(1000), bytes: z.instanceof(Uint8Array) });
const number = z.string().min(1).max(50);

/** An order that takes another document. */
async function openOrder(scope: Scope, number: string): Promise<Result<OrderRecord>> {
  const order = await readOrder(scope, number);
  if (!order.ok) return order;
  const { perOrder } = documentLimits;
  return (await readDocuments(scope, order.value)).length < perOrder
    ? order
    : fail("documents_many", { limit: perOrder });
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
  run: keep,
});

/** A document more for an order, on its timeline too. */
export const addDocument = command({
  name: "orders.documents.add",
  permission: ["orders", "orders.update"],
  input: file.extend({ number }),
  async run(scope, input) {
    const found = await openOrder(scope, input.number);
    if (!found.ok) return found;
    const kept = await keep(scope, input);
    if (!kept.ok) return kept;
    const document = kept.value;
    const added = await commitDecided(scope, async () => {
      const order = await openOrder(scope, input.number);
      if (!order.ok) return order;
      const attached = attachDocuments(scope, [{ orderId: order.value.id, documents: [document.id] }]);
      return ok({ statements: [...told(scope, order.value, null, document.name), ...attached], outcome: document });
    });
    if (!added.ok) await discard(scope, document.id);
    return added;
  },
});

/** Takes a document of one's own account away: its row with the event, then its file. */
export const removeDocument = command({
  name: "orders.documents.delete",
  permission: ["orders", "orders.update"],
  input: z.object({ number, id: z.uuid() }),
  async run(scope, input) {
    const removed = await commitDecided(scope, async () => {
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
