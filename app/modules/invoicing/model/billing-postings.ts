import type { LedgerAccount, Transfer } from "#app/modules/ledger/model/ledger.ts";

/** The amounts of an invoice to post, minor units. */
export interface BookedInvoice {
  id: string;
  merchantId: string;
  currency: string;
  total: number;
  tax: number;
  /** Names the accounts of revenue and VAT. */
  taxKey: string;
}

type TaxedAmount = Pick<BookedInvoice, "currency" | "taxKey">;

/**
 * Document id of an invoice's payment; separate, so that the payment can be reversed without the invoice. A cheque has its
 * own: when it comes back, other payments stay.
 */
export const getPaymentDocumentId = (invoiceId: string, chequeId?: string | null): string =>
  chequeId ? `${invoiceId}:payment:${chequeId}` : `${invoiceId}:payment`;

export const getTaxAccount = (kind: "revenue" | "vat", { currency, taxKey }: TaxedAmount): LedgerAccount => ({
  ...{ kind, owner: taxKey, currency },
});

export const getOwnAccount = (kind: LedgerAccount["kind"], currency: string): LedgerAccount => ({
  kind,
  owner: "",
  currency,
});
export const getReceivableAccount = ({
  merchantId,
  currency,
}: Pick<BookedInvoice, "merchantId" | "currency">): LedgerAccount => ({
  kind: "merchant_receivable",
  owner: merchantId,
  currency,
});

export const getMerchantPayableAccount = ({
  merchantId,
  currency,
}: Pick<BookedInvoice, "merchantId" | "currency">): LedgerAccount => ({
  kind: "merchant_payable",
  owner: merchantId,
  currency,
});

/** Converts a transfer with a signed amount: a negative one swaps the accounts, zero gives none. */
export function orientTransfer(transfer: Transfer): Transfer[] {
  const { amount, debit, credit } = transfer;
  if (amount === 0) return [];
  return amount > 0 ? [transfer] : [{ ...transfer, amount: -amount, debit: credit, credit: debit }];
}

/** The transfers of issuing at the invoice's version: the merchant's debt, revenue and VAT. */
export function computeInvoicePostings(invoice: BookedInvoice, version: number): Transfer[] {
  const { id, total, tax } = invoice;
  const about = { debit: getReceivableAccount(invoice), document: { kind: "invoice" as const, id } };
  const name = `${id}:${version}`;
  return [
    ...orientTransfer({
      ...about,
      id: `${name}:net`,
      kind: "invoiced",
      credit: getTaxAccount("revenue", invoice),
      amount: total - tax,
    }),
    ...orientTransfer({
      ...about,
      id: `${name}:vat`,
      kind: "vat",
      credit: getTaxAccount("vat", invoice),
      amount: tax,
    }),
  ];
}

/** The transfers of a credit note: revenue and VAT go back; `allocated` lowers the invoice, the rest is owed to the merchant. */
export function computeCreditPostings(
  note: Pick<BookedInvoice, "id" | "merchantId" | "currency" | "tax" | "total" | "taxKey"> & { allocated: number },
): Transfer[] {
  const { id, tax, total, allocated } = note;
  const document = { kind: "credit_note" as const, id };
  const [revenue, vat] = [getTaxAccount("revenue", note), getTaxAccount("vat", note)];
  // VAT first against the invoice, then against what is owed: the two sides add up whatever the shares are.
  const vatAllocated = Math.min(tax, allocated);
  const parts = [
    ["vat", vat, getReceivableAccount(note), vatAllocated],
    ["net", revenue, getReceivableAccount(note), allocated - vatAllocated],
    ["vat-owed", vat, getMerchantPayableAccount(note), tax - vatAllocated],
    ["net-owed", revenue, getMerchantPayableAccount(note), total - allocated - (tax - vatAllocated)],
  ] as const;
  return parts.flatMap(([part, debit, credit, amount]) =>
    orientTransfer({ id: `${id}:${part}`, kind: "credited", debit, credit, amount, document }),
  );
}
