import { insertOrderNotes } from "#app/modules/collections/db/receipt.writes.server.ts";
import { deletePayout } from "#app/modules/ledger/db/bank-payouts.server.ts";
import { reverseDocument } from "#app/modules/ledger/db/ledger.writes.server.ts";
import { invoiceStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { setInvoiceFeesPaid, updateInvoice } from "../../db/invoice.writes.server.ts";
import { markCollectionsUnsettled } from "../../db/settled-collections.server.ts";
import { readSettledCollections } from "../../db/settlement.reads.server.ts";
import { updateSettlement } from "../../db/settlement.writes.server.ts";
import { getPaymentDocumentId } from "../../model/billing-postings.ts";
import { stepSchema } from "../../model/invoice.ts";
import { changeSettlement } from "./change-settlement.server.ts";

/** Takes the payment of a settlement back: the bank returned it. What it pays is owed again, and the settlement waits to be paid. */
export const unsettleSettlement = createCommand({
  name: "accounting.merchant_billing.unsettle",
  permission: ["accounting.merchant_billing", "accounting.merchant_billing.update_settlement"],
  input: stepSchema,
  run: (scope, seen) =>
    changeSettlement(scope, seen, "unsettle", async ({ settlement, invoice, to }) => {
      const collections = await readSettledCollections(scope, settlement.id);
      const noted = collections.map(({ order, amount }) => ({
        order,
        type: "collection_updated" as const,
        detail: { settlement: settlement.number, change: "unsettled", amount, currency: settlement.currency },
      }));
      return ok([
        ...updateSettlement(scope, settlement, {
          type: "unsettled",
          status: to,
          set: { settledOn: null, method: null, reference: null },
          detail: {},
        }),
        ...markCollectionsUnsettled(scope, settlement.id, collections),
        reverseDocument(scope, settlement.id),
        deletePayout(scope, settlement.id),
        ...insertOrderNotes(scope, noted),
        ...(invoice
          ? [
              ...updateInvoice(scope, invoice, {
                type: "unpaid",
                status: invoiceStatuses.code.pending,
                set: { paidOn: null, paidMethod: null, paidReference: null },
                detail: { settlement: settlement.number },
              }),
              setInvoiceFeesPaid(scope, invoice.id, null),
              reverseDocument(scope, getPaymentDocumentId(invoice.id)),
            ]
          : []),
      ]);
    }),
});
