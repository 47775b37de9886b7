import {
  type OrderCollection,
  type ReceiptRecord,
  readReceipt,
  readReceipted,
} from "#app/data/accounting/receipt.reads.server.ts";
import { changeReceipt, noteOnOrders } from "#app/data/accounting/receipt.writes.server.ts";
import type { Statement } from "#app/data/kernel/commit.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import type { ReceiptStatus } from "#app/domain/accounting/accounting.enums.ts";
import { type ReceiptAction, receiptTransitions } from "#app/domain/accounting/receipt.states.ts";
import { fail, type Result } from "#app/domain/kernel/result.ts";
import { changeSeenDocument, type SeenDocument } from "../documents/change-document.server.ts";

/** A receipt that may be changed as is asked, with what is in it. */
interface Opened {
  receipt: ReceiptRecord;
  collections: OrderCollection[];
  to: ReceiptStatus;
}

const life = { read: readReceipt, missing: "receipt_not_found", transitions: receiptTransitions } as const;

/** Changes a receipt as it was seen: `decide` says what is written, of the receipt and what is in it. */
export function changeSeenReceipt(
  scope: Scope,
  seen: SeenDocument,
  action: ReceiptAction,
  decide: (opened: Opened) => Result<Statement[]>,
): Promise<Result<{ version: number }>> {
  return changeSeenDocument(scope, life, seen, action, async (receipt, to) => {
    const collections = await readReceipted(scope, receipt);
    if (collections.some(({ settlementId }) => settlementId !== null)) return fail("receipt_settled");
    return decide({ receipt, collections, to });
  });
}

/** The receipt's change with the entry that each of its orders gets. */
export function receiptStatements(
  scope: Scope,
  { receipt, collections }: Opened,
  change: Parameters<typeof changeReceipt>[2],
): Statement[] {
  const noted = collections.map(({ order, amount, currency }) => ({
    order,
    type: "collection_updated" as const,
    detail: { receipt: receipt.number, change: change.type, amount, currency },
  }));
  return [...changeReceipt(scope, receipt, change), ...noteOnOrders(scope, noted)];
}
