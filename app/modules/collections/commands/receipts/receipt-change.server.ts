import { changeDocument, type DocumentRef } from "#app/modules/ledger/commands/documents/change-document.server.ts";
import { voidAgentTransactions } from "#app/modules/ledger/db/agent-transactions.writes.server.ts";
import { findStandingTransaction } from "#app/modules/ledger/db/earnings.reads.server.ts";
import type { ReceiptStatus } from "#app/modules/ledger/model/accounting.enums.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import {
  type OrderCollection,
  type ReceiptRecord,
  readReceipt,
  readReceiptCollections,
} from "../../db/receipt.reads.server.ts";
import { insertOrderNotes, updateReceipt } from "../../db/receipt.writes.server.ts";
import { type ReceiptAction, receiptTransitions } from "../../model/receipt.states.ts";

/** A receipt that may be changed as is asked, with what is in it. */
export interface ReceiptTransition {
  receipt: ReceiptRecord;
  collections: OrderCollection[];
  to: ReceiptStatus;
}

const receiptLifecycle = { read: readReceipt, missing: "receipt_not_found", transitions: receiptTransitions } as const;

/** Changes a receipt as it was seen: `decide` says what is written, of the receipt and what is in it. */
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
    // What the agent was to bear is not borne any more.
    return decided.ok
      ? ok([...decided.value, ...voidAgentTransactions(scope, borne ? [borne.id] : [], null)])
      : decided;
  });
}

/** What earns an agent the difference of a receipt: a receipt has one. */
export function getBorneSource(receiptId: string): string {
  return `borne:${receiptId}`;
}

/** The receipt's change with the entry that each of its orders gets. */
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
