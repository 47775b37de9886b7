import { chooseTill } from "#app/modules/ledger/commands/tills/choose-till.server.ts";
import { insertUnpostedTransactions } from "#app/modules/ledger/db/agent-transactions.writes.server.ts";
import { postTransfers } from "#app/modules/ledger/db/ledger.writes.server.ts";
import { inTill } from "#app/modules/ledger/model/till.ts";
import { collectionStatuses } from "#app/modules/orders/model/order.enums.ts";
import { agentTransactionTypes } from "#app/modules/payouts/model/agent-billing.enums.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { type EventSubject, publishEvents } from "#app/platform/events/outbox.server.ts";
import { failFields, ok } from "#app/platform/kernel/result.ts";
import { formatDecimal } from "#app/platform/money/money.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { moveReceiptCollections } from "../../db/receipt.writes.server.ts";
import { type CashCount, parseCashCount, receiveReceiptSchema } from "../../model/receipt.ts";
import { computeReceiptPostings } from "../../model/receipt-postings.ts";
import {
  changeReceiptWithLines,
  getBorneSource,
  type ReceiptTransition,
  updateReceiptAndOrders,
} from "./receipt-change.server.ts";

/**
 * Receives the counted money of a receipt: the agent's cash moves to the account, merchants are owed the collected amounts
 * in full, and a difference is posted separately with its reason.
 */
export const receiveReceipt = createCommand({
  name: "accounting.order_collections.receive",
  permission: ["accounting.order_collections", "accounting.order_collections.update_receipt"],
  feature: "fleet_management",
  input: receiveReceiptSchema,
  run: async (scope, { number, version, till_id, ...given }) => {
    const till = await chooseTill(scope, till_id);
    if (!till.ok) return till;
    return changeReceiptWithLines(scope, { number, version }, "receive", (opened) => {
      const count = parseCashCount(given, opened.receipt);
      if ("code" in count) return failFields({ [count.field]: [{ code: count.code }] });
      return ok(recordReceived(scope, opened, count, till.value));
    });
  },
});

/** Statements to receive a receipt: its row, its collections, postings, and the agent's share of a difference. */
export function recordReceived(scope: Scope, opened: ReceiptTransition, count: CashCount, till: string): Statement[] {
  const { receipt, collections, to } = opened;
  const { counted, pieces, difference, reason, borneBy, note } = count;
  const { id, agentId, currency } = receipt;
  const transfers = computeReceiptPostings(
    { id, agentId, currency, collections, counted, borneBy },
    receipt.version + 1,
  );
  return [
    ...updateReceiptAndOrders(scope, opened, {
      type: "received",
      status: to,
      set: {
        counted,
        pieces,
        difference,
        reason,
        borneBy: difference === 0 ? null : borneBy,
        note,
        tillId: till,
        ...{ receivedAt: now(scope), receivedByName: scope.actor.name },
      },
      detail: { counted, difference, ...(reason ? { reason, borneBy } : {}), ...(note ? { note } : {}) },
    }),
    ...moveReceiptCollections(scope, opened, { status: collectionStatuses.code.received }),
    ...postTransfers(scope, inTill(till, transfers)),
    ...(difference < 0 ? publishEvents(scope, "receipt.shortage", "receipts", [toShortageEvent(opened, count)]) : []),
    ...(difference !== 0 && borneBy === "agent"
      ? insertUnpostedTransactions(scope, [toBorneTransaction(scope, opened, difference)])
      : []),
  ];
}

/** The event of a shortage, with expected and counted cash. */
function toShortageEvent({ receipt, to }: ReceiptTransition, { counted, difference }: CashCount): EventSubject {
  const { id, number, status, currency } = receipt;
  const written = (amount: number) => formatDecimal({ amount, currency });
  return {
    ...{ id, number, from: status, to },
    changed: { counted: [written(counted - difference), written(counted)], difference: [null, written(difference)] },
  };
}

/** The transaction of a difference borne by the agent, part of the next payout. The receipt has already posted it. */
function toBorneTransaction(scope: Scope, { receipt }: ReceiptTransition, difference: number) {
  return {
    source: getBorneSource(receipt.id),
    type: agentTransactionTypes.code.custom,
    agentId: receipt.agentId,
    currency: receipt.currency,
    amount: difference,
    quantity: 1,
    day: toLocalDate(now(scope), scope.account.timezone),
    inputs: { receipt: receipt.number },
  };
}
