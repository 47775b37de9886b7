import { reverseDocument } from "#app/data/accounting/ledger.writes.server.ts";
import { moveReceipted } from "#app/data/accounting/receipt.writes.server.ts";
import { now } from "#app/data/kernel/scope.server.ts";
import { voidReceiptSchema } from "#app/domain/accounting/receipt.ts";
import { ok } from "#app/domain/kernel/result.ts";
import { collectionStatuses } from "#app/domain/orders/order.enums.ts";
import { command } from "../../command.server.ts";
import { changeSeenReceipt, receiptStatements } from "./receipt-change.server.ts";

/** Voids a receipt for good: what it posted is taken back, and its collections may go into another one. Its number stays used. */
export const voidReceipt = command({
  name: "accounting.order_collections.void_receipt",
  permission: ["accounting.order_collections", "accounting.order_collections.void_receipt"],
  feature: "fleet_management",
  input: voidReceiptSchema,
  run: (scope, { reason, ...seen }) =>
    changeSeenReceipt(scope, seen, "void", (opened) =>
      ok([
        ...receiptStatements(scope, opened, {
          type: "voided",
          status: opened.to,
          set: { voidedAt: now(scope) },
          detail: { note: reason },
        }),
        ...moveReceipted(scope, opened.receipt, { status: collectionStatuses.code.collected, free: true }),
        reverseDocument(scope, opened.receipt.id),
      ]),
    ),
});
