import { and, eq, sql } from "drizzle-orm";
import {
  type DocumentStep,
  recordDocumentStep,
  recordDocumentsCreated,
} from "#app/modules/ledger/db/document.writes.server.ts";
import { type ReceiptStatus, receiptStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import { addToReceipts, setReceivedCollections } from "#app/modules/orders/db/order-collections.writes.server.ts";
import { collectionStatuses } from "#app/modules/orders/model/order.enums.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { insertJsonRows } from "#app/platform/db/json-rows.server.ts";
import { newIds, now, type Scope } from "#app/platform/db/scope.server.ts";
import { isCashCollection, sumExpectedCash } from "../model/receipt-postings.ts";
import { publishCollectionEvents } from "./collection-events.server.ts";
import type { OrderCollection, ReceiptRecord } from "./receipt.reads.server.ts";
import { collectionReceipts, receiptLines } from "./receipts.tables.ts";

const { pending } = receiptStatuses.code;

/** A receipt to insert, with the collections that it locks. */
export interface NewReceipt {
  id: string;
  number: string;
  agentId: string;
  currency: string;
  collections: readonly OrderCollection[];
  /** The payout receipt that it is netted with. */
  agentReceiptId?: string;
}

/** Inserts receipts with their lines; rolls the batch back if a collection was put into another receipt meanwhile. */
export function insertReceipts(scope: Scope, receipts: readonly NewReceipt[]): Statement[] {
  const locked = receipts.flatMap((receipt) => receipt.collections.map((each, at) => ({ receipt, each, at })));
  const ids = newIds(scope, locked.length);
  const lines = locked.map((line, at) => ({ ...line, id: ids[at] ?? "" }));
  const computed = { accountId: () => sql`${scope.account.id}` };
  return [
    insertJsonRows(scope.db, {
      table: collectionReceipts,
      columns: {
        id: ({ id }: NewReceipt) => id,
        number: ({ number }) => number,
        agentId: ({ agentId }) => agentId,
        currency: ({ currency }) => currency,
        status: () => pending,
        lineCount: (each) => each.collections.length,
        cash: (each) => sumExpectedCash(each.collections),
        other: (each) => sumAmounts(each.collections.filter((one) => !isCashCollection(one))),
        total: (each) => sumAmounts(each.collections),
        agentReceiptId: (each) => each.agentReceiptId,
        createdAt: () => now(scope),
        createdBy: () => scope.actor.id,
        createdByName: () => scope.actor.name,
      },
      rows: receipts,
      computed,
    }),
    insertJsonRows(scope.db, {
      table: receiptLines,
      columns: {
        id: ({ id }: (typeof lines)[number]) => id,
        receiptId: ({ receipt }) => receipt.id,
        collectionId: ({ each }) => each.id,
        orderId: ({ each }) => each.orderId,
        merchantId: ({ each }) => each.merchantId,
        method: ({ each }) => each.method,
        amount: ({ each }) => each.amount,
        currency: ({ each }) => each.currency,
        collectedAt: ({ each }) => each.collectedAt,
        position: ({ at }) => at,
        live: () => true,
      },
      rows: lines,
      computed,
    }),
    addToReceipts(
      scope,
      lines.map(({ receipt, each }) => ({ id: each.id, receiptId: receipt.id })),
    ),
    ...recordDocumentsCreated(
      scope,
      "collection_receipt",
      receipts.map(({ id, number, collections: held }) => ({
        id,
        number,
        status: pending,
        detail: { count: held.length },
      })),
    ),
  ];
}

function sumAmounts(lines: readonly { amount: number }[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

interface ReceiptChange extends DocumentStep<ReceiptStatus> {
  set: Partial<Omit<ReceiptRecord, "id" | "accountId" | "number" | "status" | "version">>;
}

/** Updates a receipt to its next version: row, timeline and events. */
export function updateReceipt(scope: Scope, receipt: ReceiptRecord, { set, ...step }: ReceiptChange): Statement[] {
  return [
    ...recordDocumentStep(scope, "collection_receipt", receipt, step),
    scope.db
      .update(collectionReceipts)
      .set({ ...set, status: step.status, version: receipt.version + 1 })
      .where(and(eq(collectionReceipts.accountId, scope.account.id), eq(collectionReceipts.id, receipt.id))),
  ];
}

/** Event types by new status of a receipt's collections. */
const receiptEventTypes = {
  [collectionStatuses.code.received]: "collection.received",
  [collectionStatuses.code.collected]: "collection.reopened",
} as const;

/** Changes the status of a receipt's collections and publishes it; `free` removes them from the receipt. */
export function moveReceiptCollections(
  scope: Scope,
  { receipt, collections: held }: { receipt: ReceiptRecord; collections: readonly OrderCollection[] },
  to: { status: keyof typeof receiptEventTypes; free?: true },
): Statement[] {
  const changed = held.filter(({ status }) => status !== to.status);
  const published = publishCollectionEvents(scope, receiptEventTypes[to.status], changed, () => to.status);
  const moved = setReceivedCollections(scope, receipt, to);
  if (!to.free) return [moved, ...published];
  const freed = scope.db
    .update(receiptLines)
    .set({ live: false })
    .where(and(eq(receiptLines.accountId, scope.account.id), eq(receiptLines.receiptId, receipt.id)));
  return [moved, freed, ...published];
}
