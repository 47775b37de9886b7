import { type PayMethod, payMethods } from "#app/modules/ledger/model/billing.enums.ts";
import type { BookedCollection } from "#app/modules/ledger/model/collection-postings.ts";
import { owedTo } from "#app/modules/ledger/model/collection-postings.ts";
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
export const paymentOf = (invoiceId: string): string => `${invoiceId}:payment`;

const own = (kind: LedgerAccount["kind"], currency: string): LedgerAccount => ({ kind, owner: "", currency });
const receivable = ({ merchantId, currency }: Pick<BookedInvoice, "merchantId" | "currency">): LedgerAccount => ({
  kind: "merchant_receivable",
  owner: merchantId,
  currency,
});

/** A transfer of a signed amount: less than nothing goes the other way; of nothing there is none. */
function signed(transfer: Transfer): Transfer[] {
  const { amount, debit, credit } = transfer;
  if (amount === 0) return [];
  return amount > 0 ? [transfer] : [{ ...transfer, amount: -amount, debit: credit, credit: debit }];
}

/** What issuing posts, at the invoice's version: the merchant owes it, it is revenue, and VAT is the state's. */
export function invoicePostings(invoice: BookedInvoice, version: number): Transfer[] {
  const { id, currency, total, tax } = invoice;
  const about = { debit: receivable(invoice), document: { kind: "invoice" as const, id } };
  const name = `${id}:${version}`;
  return [
    ...signed({ ...about, id: `${name}:net`, kind: "invoiced", credit: own("revenue", currency), amount: total - tax }),
    ...signed({ ...about, id: `${name}:vat`, kind: "vat", credit: own("vat", currency), amount: tax }),
  ];
}

/** What paying posts. */
export function paymentPostings(invoice: BookedInvoice, method: PayMethod, version: number): Transfer[] {
  const { id, currency, total } = invoice;
  return signed({
    id: `${id}:${version}:paid`,
    kind: "paid",
    debit: own(payMethods[method], currency),
    credit: receivable(invoice),
    amount: total,
    document: { kind: "invoice", id: paymentOf(id) },
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

const payable = ({ merchantId, currency }: Pick<BookedCorrection, "merchantId" | "currency">): LedgerAccount => ({
  kind: "merchant_payable",
  owner: merchantId,
  currency,
});

/** What a correction posts; the dispute's answer never touches what was settled. */
export function correctionPostings(correction: BookedCorrection): Transfer[] {
  const { id, currency, amount, orderId } = correction;
  return signed({
    id: `${id}:corrected`,
    kind: "corrected",
    debit: own("variance", currency),
    credit: payable(correction),
    amount,
    orderId: orderId ?? undefined,
    document: { kind: "settlement", id },
  });
}

/** What settling posts, at the settlement's version: each collection and correction leaves the bank for its merchant. */
export function settlementPostings(
  { id, currency, method }: { id: string; currency: string; method: PayMethod },
  collections: readonly BookedCollection[],
  corrections: readonly BookedCorrection[],
  version: number,
): Transfer[] {
  const from = own(payMethods[method], currency);
  const document = { kind: "settlement" as const, id };
  const name = `${id}:${version}`;
  return [
    ...collections.flatMap((each) =>
      signed({
        id: `${name}:${each.id}`,
        kind: "settled",
        debit: owedTo(each),
        credit: from,
        amount: each.amount,
        collectionId: each.id,
        orderId: each.orderId,
        document,
      }),
    ),
    ...corrections.flatMap((each) =>
      signed({
        id: `${name}:${each.id}`,
        kind: "settled",
        debit: payable(each),
        credit: from,
        amount: each.amount,
        orderId: each.orderId ?? undefined,
        document,
      }),
    ),
  ];
}
