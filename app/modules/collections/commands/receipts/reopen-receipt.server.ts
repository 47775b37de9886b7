import { reverseDocument } from "#app/data/accounting/ledger.writes.server.ts";
import { moveReceipted } from "#app/data/accounting/receipt.writes.server.ts";
import { receiptStepSchema } from "#app/domain/accounting/receipt.ts";
import { ok } from "#app/domain/kernel/result.ts";
import { collectionStatuses } from "#app/domain/orders/order.enums.ts";
import { command } from "../../command.server.ts";
import { changeSeenReceipt, receiptStatements } from "./receipt-change.server.ts";

/** Marks a received receipt pending again: what it posted is taken back, its collections are the agent's once more. */
export const reopenReceipt = command({
  name: "accounting.order_collections.reopen",
  permission: ["accounting.order_collections", "accounting.order_collections.update_receipt"],
  feature: "fleet_management",
  input: receiptStepSchema,
  run: (scope, seen) =>
    changeSeenReceipt(scope, seen, "reopen", (opened) =>
      ok([
        ...receiptStatements(scope, opened, {
          type: "reopened",
          status: opened.to,
          set: { counted: null, difference: 0, reason: null, borneBy: null, receivedAt: null, receivedByName: null },
          detail: {},
        }),
        ...moveReceipted(scope, opened, { status: collectionStatuses.code.collected }),
        reverseDocument(scope, opened.receipt.id),
      ]),
    ),
});
