import { readChequesByIds } from "#app/modules/deposits/db/deposits.reads.server.ts";
import { moveCheque } from "#app/modules/deposits/db/deposits.writes.server.ts";
import { parseAmount, returnChequeSchema } from "#app/modules/deposits/model/deposit.ts";
import { computeReturnPostings } from "#app/modules/deposits/model/deposit-postings.ts";
import { postTransfers } from "#app/modules/ledger/db/ledger.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { publishEvent } from "#app/platform/events/outbox.server.ts";
import { fail, failFields, ok } from "#app/platform/kernel/result.ts";
import { insertMerchantClaim } from "../../db/allocations.server.ts";
import { reopenInvoice } from "./reopen-invoice.server.ts";

/**
 * Takes back a cheque that the bank returned, or that never will be paid: the merchant's credit goes back with its next
 * settlement, also if it was paid out already, or the invoice that it paid is open again. One at the bank waits for the bank's credit, or for its deposit to be voided.
 */
export const returnCheque = createCommand({
  name: "accounting.deposits.return_cheque",
  permission: ["accounting.merchant_billing", "accounting.merchant_billing.update_settlement"],
  input: returnChequeSchema,
  run: (scope, { id, charge: written = "0", charge_merchant, reason }) =>
    commitWithRetry(scope, async () => {
      const [cheque] = scope.account.kind === "carrier" ? await readChequesByIds(scope, [id]) : [];
      if (!cheque) return fail("not_found");
      const { state, merchantId, orderId, invoiceId, number, currency } = cheque;
      if (state !== "till" && state !== "credited") return fail("illegal_transition");
      const charge = parseAmount(written, currency);
      if (charge === null || (charge > 0 && state === "till"))
        return failFields({ charge: [{ code: "amount_invalid" }] });
      const amount = cheque.amount ?? 0;
      const chargeMerchant = charge_merchant && merchantId !== null;
      const wasCredited = state === "credited";
      const bounced =
        invoiceId === null ? null : await reopenInvoice(scope, invoiceId, { id, amount, wasCredited, reason });
      if (invoiceId !== null && !bounced) return fail("illegal_transition");
      // What an invoice's cheque paid is open again there; the merchant is charged what it was too much.
      const owed = bounced ? bounced.over : amount;
      const claimed = owed + (chargeMerchant ? charge : 0);
      const set = { state: "returned" as const, returnReason: reason, charge, returnedAt: now(scope) };
      return ok({
        statements: [
          moveCheque(scope, cheque, state, set),
          ...(bounced?.statements ?? []),
          ...postTransfers(
            scope,
            computeReturnPostings({
              ...{ id, orderId, merchantId, currency, charge, chargeMerchant, wasCredited },
              amount: bounced ? 0 : amount,
            }),
          ),
          ...(merchantId === null
            ? []
            : insertMerchantClaim(
                scope,
                { merchantId, currency },
                {
                  ...{ source: "cheque_returned", sourceId: id, document: number, amount: -claimed, note: reason },
                  ...(orderId === null ? {} : { orderId }),
                },
              )),
          publishEvent(scope, "cheque.returned", { id, number }),
        ],
        outcome: { id },
      });
    }),
});
