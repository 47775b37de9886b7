import { postTransfers } from "#app/data/accounting/ledger.writes.server.ts";
import { moveReceipted } from "#app/data/accounting/receipt.writes.server.ts";
import { now } from "#app/data/kernel/scope.server.ts";
import { readCount, receiveReceiptSchema } from "#app/domain/accounting/receipt.ts";
import { receiptPostings } from "#app/domain/accounting/receipt-postings.ts";
import { failFields, ok } from "#app/domain/kernel/result.ts";
import { collectionStatuses } from "#app/domain/orders/order.enums.ts";
import { command } from "../../command.server.ts";
import { changeSeenReceipt, receiptStatements } from "./receipt-change.server.ts";

/**
 * Money was counted: the agent's cash becomes the account's, merchants are owed what was collected in full, and a difference
 * is a line of its own with its reason.
 */
export const receiveReceipt = command({
  name: "accounting.order_collections.receive",
  permission: ["accounting.order_collections", "accounting.order_collections.update_receipt"],
  feature: "fleet_management",
  input: receiveReceiptSchema,
  run: (scope, { number, version, ...given }) =>
    changeSeenReceipt(scope, { number, version }, "receive", (opened) => {
      const { receipt, collections, to } = opened;
      const count = readCount(given, receipt);
      if ("code" in count) return failFields({ [count.field]: [{ code: count.code }] });
      const { counted, pieces, difference, reason, borneBy, note } = count;
      const { id, agentId, currency } = receipt;
      const transfers = receiptPostings({ id, agentId, currency, collections, counted, borneBy }, receipt.version + 1);
      return ok([
        ...receiptStatements(scope, opened, {
          type: "received",
          status: to,
          set: {
            counted,
            pieces,
            difference,
            reason,
            borneBy: difference === 0 ? null : borneBy,
            note,
            receivedAt: now(scope),
            receivedByName: scope.actor.name,
          },
          detail: { counted, difference, ...(reason ? { reason, borneBy } : {}), ...(note ? { note } : {}) },
        }),
        ...moveReceipted(scope, receipt, { status: collectionStatuses.code.received }),
        ...postTransfers(scope, transfers),
      ]);
    }),
});
