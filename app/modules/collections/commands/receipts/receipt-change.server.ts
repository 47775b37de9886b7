import { changeDocument, type DocumentRef } from "#app/modules/ledger/commands/documents/change-document.server.ts";
import { voidAgentTransactions } from "#app/modules/ledger/db/agent-transactions.writes.server.ts";
import { findStandingTransaction } from "#app/modules/ledger/db/earnings.reads.server.ts";
import type { ReceiptStatus } from "#app/modules/ledger/model/accounting.enums.ts";
import { insertOrderNotes } from "#app/modules/orders/db/order-notes.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import {
  type OrderCollection,
  type ReceiptRecord,
  readReceipt,
  readReceiptCollections,
} from "../../db/receipt.reads.server.ts";
import { insertReceipts, type NewReceipt, updateReceipt } from "../../db/receipt.writes.server.ts";
import { type ReceiptAction, receiptTransitions } from "../../model/receipt.states.ts";

/** A receipt with an allowed transition, and its collections. */
export interface ReceiptTransition {
  receipt: ReceiptRecord;
  collections: OrderCollection[];
  to: ReceiptStatus;
}

const receiptLifecycle = { read: readReceipt, missing: "receipt_not_found", transitions: receiptTransitions } as const;

/** Changes a receipt at its expected version; `decide` returns the statements. */
export function changeReceiptWithLines(
  scope: Scope,
  seen: DocumentRef,
  action: ReceiptAction,
  decide: (opened: ReceiptTransition) => Result<Statement[]>,
): Promise<Result<{ version: number }>> {
  return changeDocument(scope, receiptLifecycle, seen, action, async (receipt, to) => {
    if (receipt.agentReceiptId !== null) return fail("receipt_netted");
    const borne = await findStandingTransaction(scope, getBorneSource(receipt.id));
    if (borne?.receiptId) return fail("shortage_in_payout");
    const collections = await readReceiptCollections(scope, receipt);
    if (collections.some(({ settlementId }) => settlementId !== null)) return fail("receipt_settled");
    const decided = decide({ receipt, collections, to });
    // The transaction of a difference borne by the agent is voided.
    return decided.ok
      ? ok([...decided.value, ...voidAgentTransactions(scope, borne ? [borne.id] : [], null)])
      : decided;
  });
}

/** Source of the agent transaction for a receipt's difference; one per receipt. */
export function getBorneSource(receiptId: string): string {
  return `borne:${receiptId}`;
}

/** Updates the receipt and writes an entry to the timeline of each of its orders. */
export function updateReceiptAndOrders(
  scope: Scope,
  { receipt, collections }: ReceiptTransition,
  change: Parameters<typeof updateReceipt>[2],
): Statement[] {
  const noted = collections.map(({ order, amount, currency }) => ({
    order,
    type: "collection_updated" as const,
    detail: { receipt: receipt.number, change: change.type, amount, currency },
  }));
  return [...updateReceipt(scope, receipt, change), ...insertOrderNotes(scope, noted)];
}

/** Inserts receipts with entries in the timelines of their orders. */
export function createReceipts(scope: Scope, receipts: readonly NewReceipt[]): Statement[] {
  return [...insertReceipts(scope, receipts), ...insertOrderNotes(scope, toOrderNotes(receipts))];
}

function toOrderNotes(receipts: readonly NewReceipt[]) {
  return receipts.flatMap(({ number, collections }) =>
    collections.map(({ order, amount, currency }) => ({
      order,
      type: "collection_added_to_receipt" as const,
      detail: { receipt: number, amount, currency },
    })),
  );
}
