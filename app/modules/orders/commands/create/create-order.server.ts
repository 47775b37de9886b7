import { checkMetadata } from "#app/modules/custom-fields/commands/check-metadata.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit, type Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { attachDocuments } from "../../db/document.writes.server.ts";
import { readDraftContext } from "../../db/draft-context.reads.server.ts";
import { insertOrders } from "../../db/order.writes.server.ts";
import type { OrderStatus } from "../../model/order.enums.ts";
import { type OrderDraft, orderDraftSchema } from "../../model/order.ts";
import { prepareDrafts } from "./prepare-drafts.server.ts";
import { collectReferencedIds } from "./referenced-ids.server.ts";

/** The result of creating an order. */
export interface CreatedOrder {
  id: string;
  number: string;
  status: OrderStatus;
}

/** Creates one order: Draft with a geocoding issue, Ready with a carrier, otherwise New. */
export const createOrder = createCommand({
  name: "orders.create",
  permission: ["orders", "orders.create"],
  input: orderDraftSchema,
  async run(scope, requested) {
    const checked = await checkMetadata(scope, { noun: "order", metadata: requested.metadata, isNew: true });
    return checked.ok ? createOrderInBatch(scope, requested) : checked;
  },
});

/** The same for callers inside the product, with statements that join its batch. */
export async function createOrderInBatch(
  scope: Scope,
  requested: OrderDraft,
  extraStatements: (order: CreatedOrder) => readonly Statement[] = () => [],
): Promise<Result<CreatedOrder>> {
  const { merchant } = scope;
  // A token of one merchant creates orders of that merchant only.
  if (merchant !== undefined && (requested.merchant_id ?? merchant) !== merchant)
    return failFields({ merchant_id: [{ code: "invalid_value" }] });
  const draft = merchant === undefined ? requested : { ...requested, merchant_id: merchant };
  const context = await readDraftContext(scope, { ...collectReferencedIds([draft]), references: [] });
  const [prepared] = await prepareDrafts(scope, [draft], context);
  if (!prepared) throw new Error("an order was requested but not prepared");
  if (!prepared.ok) return prepared;
  const order = prepared.value;
  const written = await commit(scope.db, [
    ...insertOrders(scope, [order]),
    ...attachDocuments(scope, [{ orderId: order.id, documents: draft.documents }]),
    ...extraStatements({ id: order.id, number: order.number, status: order.status }),
  ]);
  if (!written.ok) return written;
  await scope.ports.wake.outbox();
  return ok({ id: order.id, number: order.number, status: order.status });
}
