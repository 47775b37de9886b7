import { getReturnDocument } from "#app/modules/deposits/model/deposit-postings.ts";
import { type PayMethod, payMethods } from "#app/modules/ledger/model/billing.enums.ts";
import type { Transfer } from "#app/modules/ledger/model/ledger.ts";
import {
  type BookedInvoice,
  getMerchantPayableAccount,
  getOwnAccount,
  getPaymentDocumentId,
  getReceivableAccount,
  getTaxAccount,
  orientTransfer,
} from "./billing-postings.ts";

/** What a payment is made of: the amount for the invoice, a discount for early payment with its VAT, a small rest that is written off, and what is too much. */
export interface BookedPaymentParts {
  paid: number;
  writtenOff: number;
  discount: number;
  discountTax: number;
  over: number;
}

type PaidInvoice = Omit<BookedInvoice, "total" | "tax">;

/** The transfers of a payment at the invoice's version. What is too much is owed to the merchant. */
export function computePaymentPostings(
  invoice: PaidInvoice,
  { method, chequeId = null }: { method: PayMethod; chequeId?: string | null },
  version: number,
  parts: BookedPaymentParts,
): Transfer[] {
  const { id } = invoice;
  const document = { kind: "invoice" as const, id: getPaymentDocumentId(id, chequeId) };
  return toPaymentTransfers(invoice, { method, name: `${id}:${version}`, document }, parts);
}

/**
 * The transfers of a cheque that paid an invoice and came back: the invoice is open again, a discount given with it is
 * none, and what was too much is owed no more. The money leaves the bank, or the till if it never got there.
 */
export function computeBouncedPostings(
  invoice: PaidInvoice,
  { id, wasCredited }: { id: string; wasCredited: boolean },
  { paid, writtenOff, discount, discountTax, over }: BookedPaymentParts,
): Transfer[] {
  const document = getReturnDocument(id);
  const about = { method: wasCredited ? "transfer" : "cheque", name: document.id, document } as const;
  const back = { paid: -paid, writtenOff: -writtenOff, discount: -discount, discountTax: -discountTax, over: -over };
  return toPaymentTransfers(invoice, about, back).map((transfer) =>
    transfer.kind === "discounted" || transfer.kind === "written_off"
      ? transfer
      : { ...transfer, kind: "cheque_returned" },
  );
}

/** The transfer of a credited cheque whose settlement is taken back as if it lay in the till: the money leaves the bank. */
export function computeReturnedToTillPostings(
  currency: string,
  { id, amount, wasCredited }: { id: string; amount: number; wasCredited: boolean },
): Transfer[] {
  if (!wasCredited) return [];
  const document = getReturnDocument(id);
  const [debit, credit] = [getOwnAccount("cheques", currency), getOwnAccount("carrier_bank", currency)];
  return orientTransfer({ id: `${document.id}:settled`, kind: "cheque_returned", debit, credit, amount, document });
}

function toPaymentTransfers(
  invoice: PaidInvoice,
  { method, name, document }: { method: PayMethod; name: string; document: NonNullable<Transfer["document"]> },
  { paid, writtenOff, discount, discountTax, over }: BookedPaymentParts,
): Transfer[] {
  const [money, receivable] = [getOwnAccount(payMethods[method], invoice.currency), getReceivableAccount(invoice)];
  const parts = [
    ["paid", "paid", money, receivable, paid],
    ["discount", "discounted", getTaxAccount("revenue", invoice), receivable, discount - discountTax],
    ["discount-vat", "discounted", getTaxAccount("vat", invoice), receivable, discountTax],
    ["written-off", "written_off", getOwnAccount("variance", invoice.currency), receivable, writtenOff],
    ["over", "overpaid", money, getMerchantPayableAccount(invoice), over],
  ] as const;
  return parts.flatMap(([part, kind, debit, credit, amount]) =>
    orientTransfer({ id: `${name}:${part}`, kind, debit, credit, amount, document }),
  );
}

/** The transfer that nets an invoice with what is held for its merchant. */
export function computeNettingPostings(
  invoice: Omit<BookedInvoice, "total" | "tax" | "taxKey">,
  version: number,
  amount: number,
): Transfer[] {
  return orientTransfer({
    id: `${invoice.id}:${version}:netted`,
    kind: "credit_used",
    debit: getMerchantPayableAccount(invoice),
    credit: getReceivableAccount(invoice),
    amount,
    document: { kind: "invoice", id: getPaymentDocumentId(invoice.id) },
  });
}
