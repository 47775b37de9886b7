import { reverseDocument } from "#app/modules/ledger/db/ledger.writes.server.ts";
import { collectionStatuses } from "#app/modules/orders/model/order.enums.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { moveReceiptCollections } from "../../db/receipt.writes.server.ts";
import { receiptStepSchema } from "../../model/receipt.ts";
import { changeReceiptWithLines, type ReceiptTransition, updateReceiptAndOrders } from "./receipt-change.server.ts";

/** Marks a received receipt as pending again: reverses its postings, and the agent holds its collections again. */
export const reopenReceipt = createCommand({
  name: "accounting.order_collections.reopen",
  permission: ["accounting.order_collections", "accounting.order_collections.update_receipt"],
  feature: "fleet_management",
  input: receiptStepSchema,
  run: (scope, seen) => changeReceiptWithLines(scope, seen, "reopen", (opened) => ok(recordReopened(scope, opened))),
});

/** Statements to mark a received receipt as pending again. */
export function recordReopened(scope: Scope, opened: ReceiptTransition): Statement[] {
  return [
    ...updateReceiptAndOrders(scope, opened, {
      type: "reopened",
      status: opened.to,
      set: {
        ...{ counted: null, difference: 0, reason: null, borneBy: null, tillId: null },
        ...{ receivedAt: null, receivedByName: null },
      },
      detail: {},
    }),
    ...moveReceiptCollections(scope, opened, { status: collectionStatuses.code.collected }),
    reverseDocument(scope, opened.receipt.id),
  ];
}
