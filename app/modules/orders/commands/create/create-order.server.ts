import { commit, type Statement } from "#app/data/kernel/commit.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { attachDocuments } from "#app/data/orders/document.writes.server.ts";
import { readDraftContext } from "#app/data/orders/draft-context.reads.server.ts";
import { insertOrders } from "#app/data/orders/order.writes.server.ts";
import { failFields, ok, type Result } from "#app/domain/kernel/result.ts";
import type { OrderStatus } from "#app/domain/orders/order.enums.ts";
import { type OrderDraft, orderDraftSchema } from "#app/domain/orders/order.ts";
import { command } from "../../command.server.ts";
import { askedBy, prepareDrafts } from "./prepare-drafts.server.ts";

/** What creating an order answers. */
export interface CreatedOrder {
  id: string;
  number: string;
  status: OrderStatus;
}

/** Creates one order (domain-rules, "Orders": Draft with a geocoding issue, Ready with a carrier, else New). */
export const createOrder = command({
  name: "orders.create",
  permission: ["orders", "orders.create"],
  input: orderDraftSchema,
  run: (scope, asked) => makeOrder(scope, asked),
});

/** The same within the product, with statements that go in its batch. */
export async function makeOrder(
  scope: Scope,
  asked: OrderDraft,
  along: (order: CreatedOrder) => readonly Statement[] = () => [],
): Promise<Result<CreatedOrder>> {
  const { merchant } = scope;
  // A token of one merchant makes its orders alone.
  if (merchant !== undefined && (asked.merchant_id ?? merchant) !== merchant)
    return failFields({ merchant_id: [{ code: "invalid_value" }] });
  const draft = merchant === undefined ? asked : { ...asked, merchant_id: merchant };
  const context = await readDraftContext(scope, { ...askedBy([draft]), references: [] });
  const [prepared] = await prepareDrafts(scope, [draft], context);
  if (!prepared) throw new Error("an order was asked for and not prepared");
  if (!prepared.ok) return prepared;
  const order = prepared.value;
  const written = await commit(scope.db, [
    ...insertOrders(scope, [order]),
    ...attachDocuments(scope, [{ orderId: order.id, documents: draft.documents }]),
    ...along({ id: order.id, number: order.number, status: order.status }),
  ]);
  if (!written.ok) return written;
  await scope.ports.wake.outbox();
  return ok({ id: order.id, number: order.number, status: order.status });
}
