import {
  type OrderCollection,
  type ReceiptRecord,
  readReceipt,
  readReceipted,
} from "#app/data/accounting/receipt.reads.server.ts";
import { changeReceipt, noteOnOrders } from "#app/data/accounting/receipt.writes.server.ts";
import type { Statement } from "#app/data/kernel/commit.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { type Decided, settle } from "#app/data/kernel/settle.server.ts";
import type { ReceiptStatus } from "#app/domain/accounting/accounting.enums.ts";
import { type ReceiptAction, receiptTransitions } from "#app/domain/accounting/receipt.states.ts";
import { fail, ok, type Result } from "#app/domain/kernel/result.ts";
import { transit } from "#app/domain/kernel/state-machine.ts";

/** A receipt that may be changed as is asked, with what is in it. */
interface Opened {
  receipt: ReceiptRecord;
  collections: OrderCollection[];
  to: ReceiptStatus;
}

interface Changed {
  version: number;
}

/**
 * Changes a receipt as it was seen: the table says whether it may, `decide` what is written. A repeated request finds another
 * version and changes nothing.
 */
export function changeSeenReceipt(
  scope: Scope,
  seen: { number: string; version: number },
  action: ReceiptAction,
  decide: (opened: Opened) => Result<Statement[]>,
): Promise<Result<Changed>> {
  return settle(scope, async (): Promise<Result<Decided<Changed>>> => {
    const receipt = await readReceipt(scope, seen.number);
    if (!receipt) return fail("receipt_not_found");
    if (receipt.version !== seen.version) return fail("lost_race");
    const to = transit(receiptTransitions, receipt.status, action);
    if (!to.ok) return to;
    const collections = await readReceipted(scope, receipt);
    if (collections.some(({ settlementId }) => settlementId !== null)) return fail("receipt_settled");
    const statements = decide({ receipt, collections, to: to.value });
    if (!statements.ok) return statements;
    return ok({ statements: statements.value, outcome: { version: receipt.version + 1 } });
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
