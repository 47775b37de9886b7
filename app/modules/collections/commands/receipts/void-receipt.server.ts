import { reverseDocument } from "#app/data/accounting/ledger.writes.server.ts";
import { moveReceipted } from "#app/data/accounting/receipt.writes.server.ts";
import type { Statement } from "#app/data/kernel/commit.server.ts";
import { now, type Scope } from "#app/data/kernel/scope.server.ts";
import { voidReceiptSchema } from "#app/domain/accounting/receipt.ts";
import { ok } from "#app/domain/kernel/result.ts";
import { collectionStatuses } from "#app/domain/orders/order.enums.ts";
import { command } from "../../command.server.ts";
import { changeSeenReceipt, type OpenedReceipt, receiptStatements } from "./receipt-change.server.ts";

/** Voids a receipt for good: what it posted is taken back, and its collections may go into another one. Its number stays used. */
export const voidReceipt = command({
  name: "accounting.order_collections.void_receipt",
  permission: ["accounting.order_collections", "accounting.order_collections.void_receipt"],
  feature: "fleet_management",
  input: voidReceiptSchema,
  run: (scope, { reason, ...seen }) =>
    changeSeenReceipt(scope, seen, "void", (opened) => ok(voidedStatements(scope, opened, reason))),
});

/** A receipt as it is voided: its row, its collections, and what it posted the other way. */
export function voidedStatements(scope: Scope, opened: OpenedReceipt, reason: string): Statement[] {
  return [
    ...receiptStatements(scope, opened, {
      type: "voided",
      status: opened.to,
      set: { voidedAt: now(scope) },
      detail: { note: reason },
    }),
    ...moveReceipted(scope, opened, { status: collectionStatuses.code.collected, free: true }),
    reverseDocument(scope, opened.receipt.id),
  ];
}
