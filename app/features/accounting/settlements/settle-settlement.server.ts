import { postTransfers } from "#app/data/accounting/ledger.writes.server.ts";
import { noteOnOrders } from "#app/data/accounting/receipt.writes.server.ts";
import { changeInvoice, setPaid } from "#app/data/billing/invoice.writes.server.ts";
import { readSettledCollections, readSettledCorrections } from "#app/data/billing/settlement.reads.server.ts";
import { changeSettlement, markSettled } from "#app/data/billing/settlement.writes.server.ts";
import { now } from "#app/data/kernel/scope.server.ts";
import { invoiceStatuses } from "#app/domain/accounting/accounting.enums.ts";
import { paymentPostings, settlementPostings } from "#app/domain/billing/billing-postings.ts";
import { paySchema } from "#app/domain/billing/invoice.ts";
import { localDateOf } from "#app/domain/kernel/local-time.ts";
import { failFields, ok } from "#app/domain/kernel/result.ts";
import { command } from "../../command.server.ts";
import { changeSeenSettlement } from "./settlement-change.server.ts";

/** Pays a settlement out; the invoice that it is combined with is paid by it. */
export const settleSettlement = command({
  name: "accounting.merchant_billing.settle",
  permission: ["accounting.merchant_billing", "accounting.merchant_billing.update_settlement"],
  input: paySchema,
  run: (scope, { number, version, on, method, reference }) =>
    changeSeenSettlement(scope, { number, version }, "settle", async ({ settlement, invoice, to }) => {
      const today = localDateOf(now(scope), scope.account.timezone);
      const settledOn = on ?? today;
      if (settledOn > today) return failFields({ on: [{ code: "invalid_value" }] });
      const [collections, corrections] = await Promise.all([
        readSettledCollections(scope, settlement.id),
        readSettledCorrections(scope, settlement.id),
      ]);
      const { id, currency } = settlement;
      const noted = collections.map(({ order, amount }) => ({
        order,
        type: "collection_updated" as const,
        detail: { settlement: settlement.number, change: "settled", amount, currency },
      }));
      const paid = { paidOn: settledOn, paidMethod: method, paidReference: settlement.number };
      return ok([
        ...changeSettlement(scope, settlement, {
          type: "settled",
          status: to,
          set: { settledOn, method, reference: reference ?? null },
          detail: { method, on: settledOn, note: reference },
        }),
        ...markSettled(scope, id, collections),
        ...postTransfers(
          scope,
          settlementPostings(
            { id, currency, method },
            collections,
            corrections.map((each) => ({ ...each, amount: each.amount ?? 0 })),
            settlement.version + 1,
          ),
        ),
        ...noteOnOrders(scope, noted),
        ...(invoice
          ? [
              ...changeInvoice(scope, invoice, {
                type: "paid",
                status: invoiceStatuses.code.paid,
                set: paid,
                detail: { method, on: settledOn, settlement: settlement.number },
              }),
              setPaid(scope, invoice.id, now(scope)),
              ...postTransfers(
                scope,
                paymentPostings(
                  { ...invoice, total: invoice.total ?? 0, tax: invoice.tax ?? 0 },
                  method,
                  invoice.version + 1,
                ),
              ),
            ]
          : []),
      ]);
    }),
});
