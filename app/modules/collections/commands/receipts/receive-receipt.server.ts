import { noteTransactions } from "#app/modules/ledger/db/agent-transactions.writes.server.ts";
import { postTransfers } from "#app/modules/ledger/db/ledger.writes.server.ts";
import { collectionStatuses } from "#app/modules/orders/model/order.enums.ts";
import { agentTransactionTypes } from "#app/modules/payouts/model/agent-billing.enums.ts";
import { command } from "#app/platform/commands/command.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { type Told, tell } from "#app/platform/events/outbox.server.ts";
import { failFields, ok } from "#app/platform/kernel/result.ts";
import { decimalOf } from "#app/platform/money/money.ts";
import { localDateOf } from "#app/platform/time/local-time.ts";
import { moveReceipted } from "../../db/receipt.writes.server.ts";
import { type Count, readCount, receiveReceiptSchema } from "../../model/receipt.ts";
import { receiptPostings } from "../../model/receipt-postings.ts";
import { borneSource, changeSeenReceipt, type OpenedReceipt, receiptStatements } from "./receipt-change.server.ts";

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
      const count = readCount(given, opened.receipt);
      if ("code" in count) return failFields({ [count.field]: [{ code: count.code }] });
      return ok(receivedStatements(scope, opened, count));
    }),
});

/** A receipt as it is received with a count: its row, its collections, what is posted, and what goes to the next payout. */
export function receivedStatements(scope: Scope, opened: OpenedReceipt, count: Count): Statement[] {
  const { receipt, collections, to } = opened;
  const { counted, pieces, difference, reason, borneBy, note } = count;
  const { id, agentId, currency } = receipt;
  const transfers = receiptPostings({ id, agentId, currency, collections, counted, borneBy }, receipt.version + 1);
  return [
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
    ...moveReceipted(scope, opened, { status: collectionStatuses.code.received }),
    ...postTransfers(scope, transfers),
    ...(difference < 0 ? tell(scope, "collection.short", "receipts", [shortage(opened, count)]) : []),
    ...(difference !== 0 && borneBy === "agent" ? noteTransactions(scope, [borne(scope, opened, difference)]) : []),
  ];
}

/** A receipt whose money was less than was collected, with what was expected and what was counted. */
function shortage({ receipt, to }: OpenedReceipt, { counted, difference }: Count): Told {
  const { id, number, status, currency } = receipt;
  const written = (amount: number) => decimalOf({ amount, currency });
  return {
    ...{ id, number, from: status, to },
    changed: { counted: [written(counted - difference), written(counted)], difference: [null, written(difference)] },
  };
}

/** What the agent bears of a difference: off the next payout, or with it. The receipt has posted it. */
function borne(scope: Scope, { receipt }: OpenedReceipt, difference: number) {
  return {
    source: borneSource(receipt.id),
    type: agentTransactionTypes.code.custom,
    agentId: receipt.agentId,
    currency: receipt.currency,
    amount: difference,
    quantity: 1,
    day: localDateOf(now(scope), scope.account.timezone),
    inputs: { receipt: receipt.number },
  };
}
