import { deletePayout } from "#app/modules/ledger/db/booked-payouts.server.ts";
import { reverseDocument } from "#app/modules/ledger/db/ledger.writes.server.ts";
import { reserveDocumentNumbers } from "#app/modules/ledger/db/number-series.server.ts";
import { invoiceStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import { insertOrderNotes } from "#app/modules/orders/db/order-notes.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { releaseInvoiceLines, reverseInvoice, updateInvoice } from "../../db/invoice.writes.server.ts";
import { releaseSettledCollections } from "../../db/settled-collections.server.ts";
import { readSettledCollections } from "../../db/settlement.reads.server.ts";
import { updateSettlement } from "../../db/settlement.writes.server.ts";
import { getPaymentDocumentId } from "../../model/billing-postings.ts";
import { voidSchema } from "../../model/invoice.ts";
import { changeSettlement } from "./change-settlement.server.ts";

/** Voids a settlement and the combined invoice for good; releases their collections and fees for other documents. */
export const voidSettlement = createCommand({
  name: "accounting.merchant_billing.void_settlement",
  permission: ["accounting.merchant_billing", "accounting.merchant_billing.void_settlement"],
  input: voidSchema,
  run: (scope, { reason, ...seen }) =>
    changeSettlement(scope, seen, "void", async ({ settlement, invoice, to }) => {
      const collections = await readSettledCollections(scope, settlement.id);
      const { currency } = settlement;
      const noted = collections.map(({ order, amount }) => ({
        order,
        type: "collection_updated" as const,
        detail: { settlement: settlement.number, change: "voided", amount, currency },
      }));
      const cancelling = invoice ? await reserveDocumentNumbers(scope, "cancellation", 1) : null;
      const cancellation = cancelling?.numbers[0] ?? null;
      return ok([
        ...updateSettlement(scope, settlement, {
          type: "voided",
          status: to,
          set: { voidedAt: now(scope), settledOn: null, method: null, reference: null },
          detail: { note: reason },
        }),
        ...releaseSettledCollections(scope, settlement.id, collections),
        reverseDocument(scope, settlement.id),
        ...deletePayout(scope, settlement.id, invoice ? [getPaymentDocumentId(invoice.id)] : []),
        ...insertOrderNotes(scope, noted),
        ...(invoice && cancelling
          ? [
              cancelling.statement,
              ...updateInvoice(scope, invoice, {
                type: "voided",
                status: invoiceStatuses.code.voided,
                set: { cancellation, voidedAt: now(scope), paidOn: null, paidMethod: null, paidReference: null },
                detail: { note: reason, cancellation },
              }),
              ...releaseInvoiceLines(scope, invoice.id),
              ...reverseInvoice(scope, invoice.id),
            ]
          : []),
      ]);
    }),
});
