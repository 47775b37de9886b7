import { postTransfers } from "#app/modules/ledger/db/ledger.writes.server.ts";
import { invoiceStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import { setFeesPaid } from "#app/modules/pricing/db/order-fees.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { insertAllocation, insertMerchantClaim, readHeldSum } from "../../db/allocations.server.ts";
import { updateInvoice } from "../../db/invoice.writes.server.ts";
import { stepSchema } from "../../model/invoice.ts";
import { computeNettingPostings } from "../../model/payment-postings.ts";
import { changeInvoice } from "./change-invoice.server.ts";
import { closeWith } from "./close-invoice.server.ts";
import { getOpenAmount } from "./record-invoice-paid.server.ts";

/**
 * Nets an issued invoice with what is held for its merchant, collections and credit, as far as it goes. The next
 * settlement pays the rest out and names the invoice.
 */
export const netInvoice = createCommand({
  name: "accounting.merchant_billing.net_invoice",
  permission: [
    "accounting.merchant_billing",
    "accounting.merchant_billing.update_invoice",
    "accounting.merchant_billing.generate_settlements",
  ],
  input: stepSchema,
  run: (scope, seen) =>
    changeInvoice(scope, seen, "net", async ({ invoice, to }) => {
      const open = getOpenAmount(invoice);
      const amount = Math.min(open, await readHeldSum(scope, invoice));
      if (amount <= 0) return fail("nothing_held");
      const { id, number, version } = invoice;
      const day = toLocalDate(now(scope), scope.account.timezone);
      const isPaid = amount === open;
      return ok([
        ...updateInvoice(scope, invoice, {
          type: isPaid ? "paid" : "part_paid",
          status: isPaid ? to : invoiceStatuses.code.pending,
          set: { ...closeWith(scope, invoice, "paid"), ...(isPaid ? { paidOn: day } : {}) },
          detail: { on: day, amount },
        }),
        ...insertAllocation(scope, invoice, { kind: "held", amount, day }),
        ...insertMerchantClaim(scope, invoice, {
          ...{ source: "netted", sourceId: id, document: number, amount: -amount, note: number },
        }),
        ...(isPaid ? [setFeesPaid(scope, id, now(scope))] : []),
        ...postTransfers(scope, computeNettingPostings(invoice, version + 1, amount)),
      ]);
    }),
});
