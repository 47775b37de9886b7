import { reverseDocument } from "#app/data/accounting/ledger.writes.server.ts";
import { noteOnOrders } from "#app/data/accounting/receipt.writes.server.ts";
import { nextNumbers } from "#app/data/accounting/series.server.ts";
import { giveBackPayout } from "#app/data/billing/bank-payouts.server.ts";
import { changeInvoice, freeLines, reverseInvoice } from "#app/data/billing/invoice.writes.server.ts";
import { readSettledCollections } from "#app/data/billing/settlement.reads.server.ts";
import { changeSettlement, freeSettled } from "#app/data/billing/settlement.writes.server.ts";
import { now } from "#app/data/kernel/scope.server.ts";
import { invoiceStatuses } from "#app/domain/accounting/accounting.enums.ts";
import { voidSchema } from "#app/domain/billing/invoice.ts";
import { ok } from "#app/domain/kernel/result.ts";
import { command } from "../../command.server.ts";
import { changeSeenSettlement } from "./settlement-change.server.ts";

/** Voids a settlement for good, and the invoice that it is combined with; its collections and fees may go into others. */
export const voidSettlement = command({
  name: "accounting.merchant_billing.void_settlement",
  permission: ["accounting.merchant_billing", "accounting.merchant_billing.void_settlement"],
  input: voidSchema,
  run: (scope, { reason, ...seen }) =>
    changeSeenSettlement(scope, seen, "void", async ({ settlement, invoice, to }) => {
      const collections = await readSettledCollections(scope, settlement.id);
      const { currency } = settlement;
      const noted = collections.map(({ order, amount }) => ({
        order,
        type: "collection_updated" as const,
        detail: { settlement: settlement.number, change: "voided", amount, currency },
      }));
      const cancelling = invoice ? await nextNumbers(scope, "cancellation", 1) : null;
      const cancellation = cancelling?.numbers[0] ?? null;
      return ok([
        ...changeSettlement(scope, settlement, {
          type: "voided",
          status: to,
          set: { voidedAt: now(scope), settledOn: null, method: null, reference: null },
          detail: { note: reason },
        }),
        ...freeSettled(scope, settlement.id, collections),
        reverseDocument(scope, settlement.id),
        giveBackPayout(scope, settlement.id),
        ...noteOnOrders(scope, noted),
        ...(invoice && cancelling
          ? [
              cancelling.statement,
              ...changeInvoice(scope, invoice, {
                type: "voided",
                status: invoiceStatuses.code.voided,
                set: { cancellation, voidedAt: now(scope), paidOn: null, paidMethod: null, paidReference: null },
                detail: { note: reason, cancellation },
              }),
              ...freeLines(scope, invoice.id),
              ...reverseInvoice(scope, invoice.id),
            ]
          : []),
      ]);
    }),
});
