import { type PayMethod, payMethods } from "#app/modules/ledger/model/billing.enums.ts";
import type { BookedCollection } from "#app/modules/ledger/model/collection-postings.ts";
import { getOwedAccount } from "#app/modules/ledger/model/collection-postings.ts";
import type { LedgerAccount, Transfer } from "#app/modules/ledger/model/ledger.ts";

/** The amounts of an invoice to post, minor units. */
export interface BookedInvoice {
  id: string;
  merchantId: string;
  currency: string;
  total: number;
  tax: number;
}

/** Document id of an invoice's payment; separate, so that the payment can be reversed without the invoice. */
export const getPaymentDocumentId = (invoiceId: string): string => `${invoiceId}:payment`;

const getOwnAccount = (kind: LedgerAccount["kind"], currency: string): LedgerAccount => ({ kind, owner: "", currency });
const getReceivableAccount = ({
  merchantId,
  currency,
}: Pick<BookedInvoice, "merchantId" | "currency">): LedgerAccount => ({
  kind: "merchant_receivable",
  owner: merchantId,
  currency,
});

/** Converts a transfer with a signed amount: a negative one swaps the accounts, zero gives none. */
function orientTransfer(transfer: Transfer): Transfer[] {
  const { amount, debit, credit } = transfer;
  if (amount === 0) return [];
  return amount > 0 ? [transfer] : [{ ...transfer, amount: -amount, debit: credit, credit: debit }];
}

/** The transfers of issuing at the invoice's version: the merchant's debt, revenue and VAT. */
export function computeInvoicePostings(invoice: BookedInvoice, version: number): Transfer[] {
  const { id, currency, total, tax } = invoice;
  const about = { debit: getReceivableAccount(invoice), document: { kind: "invoice" as const, id } };
  const name = `${id}:${version}`;
  return [
    ...orientTransfer({
      ...about,
      id: `${name}:net`,
      kind: "invoiced",
      credit: getOwnAccount("revenue", currency),
      amount: total - tax,
    }),
    ...orientTransfer({
      ...about,
      id: `${name}:vat`,
      kind: "vat",
      credit: getOwnAccount("vat", currency),
      amount: tax,
    }),
  ];
}

/** The transfers of a payment. */
export function computePaymentPostings(invoice: BookedInvoice, method: PayMethod, version: number): Transfer[] {
  const { id, currency, total } = invoice;
  return orientTransfer({
    id: `${id}:${version}:paid`,
    kind: "paid",
    debit: getOwnAccount(payMethods[method], currency),
    credit: getReceivableAccount(invoice),
    amount: total,
    document: { kind: "invoice", id: getPaymentDocumentId(id) },
  });
}

/** A correction of a merchant's claim; a positive amount is credited to the merchant from variance. */
export interface BookedCorrection {
  id: string;
  merchantId: string;
  currency: string;
  amount: number;
  orderId: string | null;
}

const getMerchantPayableAccount = ({
  merchantId,
  currency,
}: Pick<BookedCorrection, "merchantId" | "currency">): LedgerAccount => ({
  kind: "merchant_payable",
  owner: merchantId,
  currency,
});

/** The transfers of a correction; postings of a settled document never change. */
export function computeCorrectionPostings(correction: BookedCorrection): Transfer[] {
  const { id, currency, amount, orderId } = correction;
  return orientTransfer({
    id: `${id}:corrected`,
    kind: "corrected",
    debit: getOwnAccount("variance", currency),
    credit: getMerchantPayableAccount(correction),
    amount,
    orderId: orderId ?? undefined,
    document: { kind: "settlement", id },
  });
}

/** The transfers of settling at the settlement's version: collections and corrections are paid to the merchant from the bank. */
export function computeSettlementPostings(
  { id, currency, method }: { id: string; currency: string; method: PayMethod },
  collections: readonly BookedCollection[],
  corrections: readonly BookedCorrection[],
  version: number,
): Transfer[] {
  const from = getOwnAccount(payMethods[method], currency);
  const document = { kind: "settlement" as const, id };
  const name = `${id}:${version}`;
  return [
    ...collections.flatMap((each) =>
      orientTransfer({
        id: `${name}:${each.id}`,
        kind: "settled",
        debit: getOwedAccount(each),
        credit: from,
        amount: each.amount,
        collectionId: each.id,
        orderId: each.orderId,
        document,
      }),
    ),
    ...corrections.flatMap((each) =>
      orientTransfer({
        id: `${name}:${each.id}`,
        kind: "settled",
        debit: getMerchantPayableAccount(each),
        credit: from,
        amount: each.amount,
        orderId: each.orderId ?? undefined,
        document,
      }),
    ),
  ];
}
