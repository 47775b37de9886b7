import type { ReceiptTransition } from "#app/modules/collections/commands/receipts/receipt-change.server.ts";
import {
  readHeldCollections,
  readReceiptById,
  readReceiptCollections,
} from "#app/modules/collections/db/receipt.reads.server.ts";
import type { NewReceipt } from "#app/modules/collections/db/receipt.writes.server.ts";
import { type ReceiptAction, receiptTransitions } from "#app/modules/collections/model/receipt.states.ts";
import { MAX_RECEIPT_COLLECTIONS } from "#app/modules/collections/model/receipt.ts";
import { isCashCollection, sumExpectedCash } from "#app/modules/collections/model/receipt-postings.ts";
import { deletePayout } from "#app/modules/ledger/db/booked-payouts.server.ts";
import { reverseDocument } from "#app/modules/ledger/db/ledger.writes.server.ts";
import { reserveDocumentNumbers } from "#app/modules/ledger/db/number-series.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { newId, type Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { applyTransition } from "#app/platform/kernel/state-machine.ts";
import { type NewAgentReceipt, updateAgentReceipt } from "../db/agent-receipts.writes.server.ts";

interface NettedReceipts {
  receipts: NewAgentReceipt[];
  /** Collection receipts of the cash that is handed over. */
  handedOver: NewReceipt[];
  /** Statements that reserve their numbers. */
  statements: Statement[];
}

/** Nets payout receipts with the cash that their agents hold in the same currency; those without cash or for payroll stay unchanged. */
export async function netReceipts(scope: Scope, made: readonly NewAgentReceipt[]): Promise<NettedReceipts> {
  const held = await Promise.all(
    made.map(async (receipt) => ({
      receipt,
      cash:
        receipt.supplier.employment === "employee"
          ? []
          : (await readHeldCollections(scope, receipt, MAX_RECEIPT_COLLECTIONS)).filter(isCashCollection),
    })),
  );
  const count = held.filter(({ cash }) => cash.length > 0).length;
  if (count === 0) return { receipts: [...made], handedOver: [], statements: [] };
  const { numbers, statement } = await reserveDocumentNumbers(scope, "collection_receipt", count);
  const handedOver: NewReceipt[] = [];
  const receipts = held.map(({ receipt, cash }) => {
    const number = numbers[handedOver.length];
    if (cash.length === 0 || !number) return receipt;
    const { id: agentReceiptId, agentId, currency } = receipt;
    const id = newId(scope);
    handedOver.push({ id, number, agentId, currency, collections: cash, agentReceiptId });
    return { ...receipt, netted: { cash: sumExpectedCash(cash), collectionReceiptId: id } };
  });
  return { receipts, handedOver, statements: [statement] };
}

/** The collection receipt netted with a payout receipt, opened for the same transition; null if nothing is netted. */
export async function openNettedReceipt(
  scope: Scope,
  { collectionReceiptId }: { collectionReceiptId: string | null },
  action: ReceiptAction,
): Promise<Result<ReceiptTransition | null>> {
  if (collectionReceiptId === null) return ok(null);
  const receipt = await readReceiptById(scope, collectionReceiptId);
  if (!receipt) return fail("receipt_not_found");
  const to = applyTransition(receiptTransitions, receipt.status, action);
  if (!to.ok) return to;
  const collections = await readReceiptCollections(scope, receipt);
  if (collections.some(({ settlementId }) => settlementId !== null)) return fail("receipt_settled");
  return ok({ receipt, collections, to: to.value });
}

/** How a payout receipt is taken back. */
interface TakenBack {
  /** The same transition of the collection receipt that it is netted with. */
  action: ReceiptAction;
  change: Parameters<typeof updateAgentReceipt>[2];
  /** What becomes of its transactions and its VAT. */
  transactions: readonly Statement[];
  /** The day of the bank's line that brought the payment back, and what records it; without it the payment did not happen. */
  returned?: { on: string; statements: readonly Statement[] } | undefined;
  recordNetted(netted: ReceiptTransition): Statement[];
}

/**
 * Takes back what a payout receipt posted: its new status, its postings reversed and its payout deleted or returned, and the
 * same for the cash that it is netted with. Refuses when that cash was settled.
 */
export async function takeBackReceipt(
  scope: Scope,
  receipt: Parameters<typeof updateAgentReceipt>[1],
  { action, change, transactions, returned, recordNetted }: TakenBack,
): Promise<Result<Statement[]>> {
  const opened = await openNettedReceipt(scope, receipt, action);
  if (!opened.ok) return opened;
  return ok([
    ...updateAgentReceipt(scope, receipt, change),
    ...transactions,
    reverseDocument(scope, receipt.id, returned ? { on: returned.on } : "today"),
    ...(returned?.statements ?? deletePayout(scope, receipt.id)),
    ...(opened.value ? recordNetted(opened.value) : []),
  ]);
}
