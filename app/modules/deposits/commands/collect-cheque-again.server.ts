import { publishCollectionEvents } from "#app/modules/collections/db/collection-events.server.ts";
import { readOrderCollections } from "#app/modules/collections/db/receipt.reads.server.ts";
import { postCollections } from "#app/modules/ledger/db/ledger.writes.server.ts";
import { createOrderInBatch } from "#app/modules/orders/commands/create/create-order.server.ts";
import { readOrderDetails } from "#app/modules/orders/db/order.reads.server.ts";
import { insertCollected } from "#app/modules/orders/db/order-collections.writes.server.ts";
import { readOrderCustomer } from "#app/modules/orders/db/order-customer.reads.server.ts";
import { insertOrderNotes } from "#app/modules/orders/db/order-notes.writes.server.ts";
import { toDuplicateDraft } from "#app/modules/orders/model/duplicate-order.ts";
import { collectionStatuses } from "#app/modules/orders/model/order.enums.ts";
import { orderDraftSchema } from "#app/modules/orders/model/order.ts";
import { can } from "#app/platform/access/can.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import { parseInput } from "#app/platform/kernel/parse-input.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { formatDecimal } from "#app/platform/money/money.ts";
import { readChequesByIds } from "../db/deposits.reads.server.ts";
import { moveCheque } from "../db/deposits.writes.server.ts";
import { type CollectAgainInput, collectAgainSchema } from "../model/deposit.ts";

const { pending, collected } = collectionStatuses.code;

/**
 * Collects once more what a returned cheque did not pay, in cash or by card. At the office the money joins a new collection
 * of the same order, which waits for its receipt as any other; at the door it is a new order, which an agent collects.
 */
export const collectChequeAgain = createCommand({
  name: "accounting.deposits.collect_again",
  permission: ["accounting.order_collections", "accounting.order_collections.update_receipt"],
  feature: "fleet_management",
  input: collectAgainSchema,
  run: (scope, input) => (input.where === "door" ? collectAtDoor(scope, input) : collectAtOffice(scope, input)),
});

/** A returned cheque of an order that nothing collects again; an order for it that was cancelled does not count. */
async function readReturned(scope: Scope, id: string) {
  const [cheque] = scope.account.kind === "carrier" ? await readChequesByIds(scope, [id]) : [];
  if (!cheque) return fail("not_found");
  const { orderId, state, againOrderId, againCancelled } = cheque;
  const isFree = state === "returned" && (againOrderId === null || againCancelled);
  return isFree && orderId !== null ? ok({ ...cheque, orderId }) : fail("illegal_transition");
}

function collectAtOffice(scope: Scope, { id, method }: CollectAgainInput): Promise<Result<{ order: string }>> {
  return commitWithRetry(scope, async () => {
    const cheque = await readReturned(scope, id);
    if (!cheque.ok) return cheque;
    const [first] = await readOrderCollections(scope, [id]);
    if (!first) return fail("not_found");
    const { order, orderId, amount, currency } = first;
    const was = { ...first, id: newId(scope), agentId: null, prepaidHolder: null, status: pending };
    const again = { ...was, method, status: collected, collectedAt: now(scope), storedStatus: pending };
    const detail = { change: "again", amount, currency };
    return ok({
      statements: [
        moveCheque(scope, cheque.value, "returned", { againOrderId: orderId }),
        insertCollected(scope, again),
        ...insertOrderNotes(scope, [{ order, type: "collection_updated", detail }]),
        ...postCollections(scope, [{ each: again, version: order.version + 1 }]),
        ...publishCollectionEvents(scope, "collection.collected", [was], () => collected),
      ],
      outcome: { order: order.number },
    });
  });
}

async function collectAtDoor(scope: Scope, { id, method }: CollectAgainInput): Promise<Result<{ order: string }>> {
  if (!can(scope.account, "orders", "orders.create")) return fail("forbidden");
  const cheque = await readReturned(scope, id);
  if (!cheque.ok) return cheque;
  const { number, amount, currency } = cheque.value;
  const file = await readOrderDetails(scope, number);
  if (!file.ok) return file;
  const { order: paid } = file.value;
  const customer = await readOrderCustomer(scope, paid.customerId);
  // By its address: the location itself may be gone.
  const order = { ...paid, source: { ...paid.source, kind: "customer" as const } };
  const { shipping_method_id: _priced, ...copied } = toDuplicateDraft(
    { ...file.value, order, customer, items: [], packages: [], collections: [] },
    { delivery_schedule: {}, pickup_schedule: {} },
    "carrier",
  );
  const sum = { amount: formatDecimal({ amount: amount ?? 0, currency }), currency, method };
  const draft = parseInput(orderDraftSchema, { ...copied, packages: [{ quantity: 1 }], collections: [sum] });
  if (!draft.ok) return draft;
  const made = await createOrderInBatch(scope, draft.value, (created) => [
    moveCheque(scope, cheque.value, "returned", { againOrderId: created.id }),
  ]);
  return made.ok ? ok({ order: made.value.number }) : made;
}
