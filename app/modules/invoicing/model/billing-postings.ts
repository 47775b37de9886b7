import { type PayMethod, payMethods } from "#app/modules/ledger/model/billing.enums.ts";
import type { BookedCollection } from "#app/modules/ledger/model/collection-postings.ts";
import { getOwedAccount } from "#app/modules/ledger/model/collection-postings.ts";
import type { LedgerAccount, Transfer } from "#app/modules/ledger/model/ledger.ts";

/** What is posted of an invoice, minor units of its currency. */
export interface BookedInvoice {
  id: string;
  merchantId: string;
  currency: string;
  total: number;
  tax: number;
}

/** The document under which the payment of an invoice is posted: it is taken back without the invoice. */
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

/** A transfer of a signed amount: less than nothing goes the other way; of nothing there is none. */
function orientTransfer(transfer: Transfer): Transfer[] {
  const { amount, debit, credit } = transfer;
  if (amount === 0) return [];
  return amount > 0 ? [transfer] : [{ ...transfer, amount: -amount, debit: credit, credit: debit }];
}

/** What issuing posts, at the invoice's version: the merchant owes it, it is revenue, and VAT is the state's. */
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

/** What paying posts. */
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

/** A correction of what a merchant is owed: more than nothing is given to the merchant, out of the variance. */
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

/** What a correction posts; the dispute's answer never touches what was settled. */
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

/** What settling posts, at the settlement's version: each collection and correction leaves the bank for its merchant. */
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
