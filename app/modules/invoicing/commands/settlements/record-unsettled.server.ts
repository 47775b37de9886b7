import { deletePayout } from "#app/modules/ledger/db/booked-payouts.server.ts";
import { reverseDocument } from "#app/modules/ledger/db/ledger.writes.server.ts";
import { invoiceStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import { insertOrderNotes } from "#app/modules/orders/db/order-notes.writes.server.ts";
import { setFeesPaid } from "#app/modules/pricing/db/order-fees.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { updateInvoice } from "../../db/invoice.writes.server.ts";
import { markCollectionsUnsettled } from "../../db/settled-collections.server.ts";
import { readSettledCollections } from "../../db/settlement.reads.server.ts";
import { updateSettlement } from "../../db/settlement.writes.server.ts";
import { getPaymentDocumentId } from "../../model/billing-postings.ts";
import type { SettlementTransition } from "./change-settlement.server.ts";

/**
 * Statements to take the payment of a settlement back: what it pays is owed again, and the settlement waits to be paid.
 * @param returned the day on which it came back, and what records that; without it the payment did not happen
 */
export async function recordSettlementUnsettled(
  scope: Scope,
  { settlement, invoice, to }: SettlementTransition,
  returned?: { on: string; statements: readonly Statement[]; note?: string },
): Promise<Statement[]> {
  const day = returned ? { on: returned.on } : "today";
  const collections = await readSettledCollections(scope, settlement.id);
  const noted = collections.map(({ order, amount }) => ({
    order,
    type: "collection_updated" as const,
    detail: { settlement: settlement.number, change: "unsettled", amount, currency: settlement.currency },
  }));
  return [
    ...updateSettlement(scope, settlement, {
      type: "unsettled",
      status: to,
      set: { settledOn: null, method: null, reference: null },
      detail: returned ? { on: returned.on, note: returned.note } : {},
    }),
    ...markCollectionsUnsettled(scope, settlement.id, collections),
    reverseDocument(scope, settlement.id, day),
    ...(returned?.statements ?? deletePayout(scope, settlement.id, invoice ? [getPaymentDocumentId(invoice.id)] : [])),
    ...insertOrderNotes(scope, noted),
    ...(invoice
      ? [
          ...updateInvoice(scope, invoice, {
            type: "unpaid",
            status: invoiceStatuses.code.pending,
            set: { paidOn: null, paidMethod: null, paidReference: null },
            detail: { settlement: settlement.number },
          }),
          setFeesPaid(scope, invoice.id, null),
          reverseDocument(scope, getPaymentDocumentId(invoice.id), day),
        ]
      : []),
  ];
}
