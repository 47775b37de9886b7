import { reverseDocument } from "#app/modules/ledger/db/ledger.writes.server.ts";
import { collectionStatuses } from "#app/modules/orders/model/order.enums.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { moveReceiptCollections } from "../../db/receipt.writes.server.ts";
import { voidReceiptSchema } from "../../model/receipt.ts";
import { changeReceiptWithLines, type ReceiptTransition, updateReceiptAndOrders } from "./receipt-change.server.ts";

/** Voids a receipt for good: reverses its postings and releases its collections for another receipt. Its number is not reused. */
export const voidReceipt = createCommand({
  name: "accounting.order_collections.void_receipt",
  permission: ["accounting.order_collections", "accounting.order_collections.void_receipt"],
  feature: "fleet_management",
  input: voidReceiptSchema,
  run: (scope, { reason, ...seen }) =>
    changeReceiptWithLines(scope, seen, "void", (opened) => ok(recordVoided(scope, opened, reason))),
});

/** Statements to void a receipt: its row, its collections, and the reversal. */
export function recordVoided(scope: Scope, opened: ReceiptTransition, reason: string): Statement[] {
  return [
    ...updateReceiptAndOrders(scope, opened, {
      type: "voided",
      status: opened.to,
      set: { voidedAt: now(scope) },
      detail: { note: reason },
    }),
    ...moveReceiptCollections(scope, opened, { status: collectionStatuses.code.collected, free: true }),
    reverseDocument(scope, opened.receipt.id),
  ];
}
