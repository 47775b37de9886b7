import { insertInvoiceCheque } from "#app/modules/deposits/db/deposits.writes.server.ts";
import { postTransfers } from "#app/modules/ledger/db/ledger.writes.server.ts";
import { invoiceStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import { onDay, type Transfer } from "#app/modules/ledger/model/ledger.ts";
import { toTaxKey } from "#app/modules/ledger/model/tax.ts";
import { inTill, MAIN_TILL } from "#app/modules/ledger/model/till.ts";
import { insertOrderNotes } from "#app/modules/orders/db/order-notes.writes.server.ts";
import { setFeesPaid } from "#app/modules/pricing/db/order-fees.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { updateInvoice } from "../../db/invoice.writes.server.ts";
import { markCollectionsSettled } from "../../db/settled-collections.server.ts";
import { readSettledCollections, readSettledCorrections } from "../../db/settlement.reads.server.ts";
import { updateSettlement } from "../../db/settlement.writes.server.ts";
import type { PayInput } from "../../model/invoice.ts";
import { computePaymentPostings } from "../../model/payment-postings.ts";
import { computeSettlementPostings } from "../../model/settlement-postings.ts";
import type { SettlementTransition } from "./change-settlement.server.ts";

/**
 * Statements to settle: pays out its lines, and pays the combined invoice. A cheque of the merchant, who owes, is a piece of
 * that invoice; one of the account's own is paid by its bank.
 */
export async function recordSettlementSettled(
  scope: Scope,
  { settlement, invoice, to }: SettlementTransition,
  { on, method, reference, till = MAIN_TILL }: Pick<PayInput, "on" | "method" | "reference"> & { till?: string },
): Promise<Result<Statement[]>> {
  const today = toLocalDate(now(scope), scope.account.timezone);
  const settledOn = on ?? today;
  if (settledOn > today) return failFields({ on: [{ code: "invalid_value" }] });
  const closing = settlement.closing ?? 0;
  const isReceived = method === "cheque" && closing < 0;
  if (isReceived && !invoice) return failFields({ method: [{ code: "billing:cheque_without_invoice" }] });
  const moved = method === "cheque" && closing > 0 ? "transfer" : method;
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
  const post = (transfers: readonly Transfer[]) => onDay(settledOn, inTill(till, transfers));
  const paid = { paidOn: settledOn, paidMethod: null, paidReference: settlement.number };
  return ok([
    ...updateSettlement(scope, settlement, {
      type: "settled",
      status: to,
      set: { settledOn, method, reference: reference ?? null },
      detail: { method, on: settledOn, note: reference },
    }),
    ...markCollectionsSettled(scope, id, collections),
    ...postTransfers(
      scope,
      post(
        computeSettlementPostings(
          { id, currency, method: moved },
          collections,
          corrections.map((each) => ({ ...each, amount: each.amount ?? 0 })),
          settlement.version + 1,
        ),
      ),
    ),
    ...insertOrderNotes(scope, noted),
    ...(invoice
      ? [
          ...updateInvoice(scope, invoice, {
            type: "paid",
            status: invoiceStatuses.code.paid,
            set: paid,
            detail: { method, on: settledOn, settlement: settlement.number },
          }),
          setFeesPaid(scope, invoice.id, now(scope)),
          ...(isReceived
            ? [insertInvoiceCheque(scope, invoice, { id: newId(scope), amount: -closing, tillId: till })]
            : []),
          ...postTransfers(
            scope,
            post(
              computePaymentPostings(
                { ...invoice, taxKey: toTaxKey(invoice.taxTreatment, invoice.taxRate) },
                { method: moved },
                invoice.version + 1,
                { paid: invoice.total ?? 0, writtenOff: 0, discount: 0, discountTax: 0, over: 0 },
              ),
            ),
          ),
        ]
      : []),
  ]);
}
