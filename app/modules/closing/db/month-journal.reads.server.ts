import { and, asc, eq, sql } from "drizzle-orm";
import { collectionReceipts } from "#app/modules/collections/db/receipts.tables.ts";
import { invoices, settlements } from "#app/modules/invoicing/db/billing.tables.ts";
import { creditNotes } from "#app/modules/invoicing/db/credits.tables.ts";
import { ledgerTransfers } from "#app/modules/ledger/db/accounting.tables.ts";
import { isPostedIn } from "#app/modules/ledger/db/journal.reads.server.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { agentReceipts } from "#app/modules/payouts/db/agent-billing.tables.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";

/** Where a page begins: the day and number of the last transfer before it. */
export interface JournalPlace {
  postedOn: string;
  number: number;
}

export type MonthTransfer = Awaited<ReturnType<typeof readMonthTransfers>>[number];

/** Payments have the invoice's id with a word behind it. */
const documentId = sql`substr(${ledgerTransfers.documentId}, 1, 36)`;

/**
 * Transfers of a month in one currency after a place, by the day they are posted under and their number, with the number
 * of the document: of a voided invoice's reversal the one of its cancellation.
 */
export function readMonthTransfers(
  scope: Scope,
  { month, currency, after, limit }: { month: string; currency: string; after: JournalPlace; limit: number },
) {
  const { number, id, kind, debitAccount, creditAccount, amount, happenedOn, postedOn, documentKind } = ledgerTransfers;
  const own = (table: { id: unknown; accountId: unknown }) =>
    and(sql`${table.id} = ${documentId}`, sql`${table.accountId} = ${ledgerTransfers.accountId}`);
  return scope.db
    .select({
      ...{ number, id, kind, debitAccount, creditAccount, amount, happenedOn, postedOn, documentKind },
      reference: sql<string>`coalesce(iif(${kind} = 'reversal' and length(${ledgerTransfers.documentId}) = 36, ${invoices.cancellation}, null), ${invoices.number}, ${creditNotes.number},
        ${settlements.number}, ${collectionReceipts.number}, ${agentReceipts.number}, ${orders.number}, '')`,
    })
    .from(ledgerTransfers)
    .leftJoin(orders, eq(orders.id, ledgerTransfers.orderId))
    .leftJoin(invoices, own(invoices))
    .leftJoin(creditNotes, own(creditNotes))
    .leftJoin(settlements, own(settlements))
    .leftJoin(collectionReceipts, own(collectionReceipts))
    .leftJoin(agentReceipts, own(agentReceipts))
    .where(
      and(
        isPostedIn(scope, month),
        sql`(${postedOn}, ${number}) > (${after.postedOn}, ${after.number})`,
        eq(ledgerTransfers.currency, currency),
      ),
    )
    .orderBy(asc(postedOn), asc(number))
    .limit(limit);
}

/** The place that a part of an export begins after; null where the month has fewer transfers. */
export async function findPartPlace(
  scope: Scope,
  { month, currency, skip }: { month: string; currency: string; skip: number },
): Promise<JournalPlace | null> {
  if (skip === 0) return { postedOn: "", number: 0 };
  const { postedOn, number } = ledgerTransfers;
  const [row] = await scope.db
    .select({ postedOn, number })
    .from(ledgerTransfers)
    .where(and(isPostedIn(scope, month), eq(ledgerTransfers.currency, currency)))
    .orderBy(asc(postedOn), asc(number))
    .limit(1)
    .offset(skip - 1);
  return row ?? null;
}
