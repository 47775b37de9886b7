import type { TaxTreatment } from "#app/modules/ledger/model/billing.enums.ts";
import type { FeeType } from "#app/modules/pricing/model/fee.enums.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { hasExactDecimals, parseMoney } from "#app/platform/money/money.ts";
import type { ModifyInput } from "./invoice.ts";
import { computeInvoiceSums, type InvoiceSums } from "./invoice-sums.ts";

/** The part of an invoice that its sums need. */
interface InvoiceTerms {
  currency: string;
  issuedOn: string;
  dueOn: string;
  discountRate: number | null;
  discount: number | null;
  discountNote: string | null;
  taxTreatment: TaxTreatment;
  taxRate: number;
  /** Current total. */
  total: number | null;
}

type InvoiceChanges = Omit<ModifyInput, "number" | "version">;

/**
 * Applies changes to an invoice: returns its columns, added lines and sums, or the invalid field. A total must not become
 * negative: money is returned by voiding the invoice or by a correction, never by a line. A total that is negative because
 * of its fees may stay, but not decrease further.
 */
export function applyInvoiceChanges(
  stands: InvoiceTerms,
  lines: readonly { type: FeeType; amount: number; orderId: string | null }[],
  changes: InvoiceChanges,
): Result<{
  set: InvoiceSums & Omit<InvoiceTerms, "currency" | "issuedOn" | "total"> & { lineCount: number; orderCount: number };
  added: AddedLine[];
  sums: InvoiceSums;
}> {
  const { currency } = stands;
  const added: AddedLine[] = [];
  for (const [at, { description, amount }] of changes.add.entries()) {
    const minor = parseMoney(amount, currency);
    if (!minor || !hasExactDecimals(amount, currency))
      return failFields({ [`add.${at}.amount`]: [{ code: "amount_invalid" }] });
    added.push({ feeId: null, orderId: null, type: "custom", amount: minor, description });
  }
  const all = [...lines, ...added];
  if (all.length === 0) return failFields({ remove: [{ code: "required" }] });
  const amount = changes.discount_amount === undefined ? null : parseMoney(changes.discount_amount, currency);
  if (
    changes.discount_amount !== undefined &&
    (amount === null || amount < 0 || !hasExactDecimals(changes.discount_amount, currency))
  )
    return failFields({ discount_amount: [{ code: "amount_invalid" }] });
  const rate = changes.discount_percent === undefined ? null : Math.round(changes.discount_percent * 100);
  const kept = rate === null && amount === null;
  const discount = kept ? { rate: stands.discountRate, amount: stands.discount ?? 0 } : { rate, amount: amount ?? 0 };
  const treatment = changes.tax_treatment ?? stands.taxTreatment;
  // Refuse a tax rate that would have no effect, instead of ignoring it.
  if (treatment !== "standard" && changes.tax_rate) return failFields({ tax_rate: [{ code: "tax_rate_without_vat" }] });
  const given = changes.tax_rate === undefined ? stands.taxRate : Math.round(changes.tax_rate * 100);
  const tax = { treatment, rate: treatment === "standard" ? given : 0 };
  const sums = computeInvoiceSums(all, discount, tax);
  if (sums.total < Math.min(0, stands.total ?? 0))
    return failFields({ [getBlamedField(changes)]: [{ code: "invoice_negative" }] });
  const dueOn = changes.due_on ?? stands.dueOn;
  if (dueOn < stands.issuedOn) return failFields({ due_on: [{ code: "invalid_value" }] });
  const orders = new Set(all.flatMap(({ orderId }) => orderId ?? []));
  return ok({
    added,
    sums,
    set: {
      ...sums,
      discountRate: discount.rate,
      discountNote: changes.discount_note ?? stands.discountNote,
      taxTreatment: treatment,
      taxRate: tax.rate,
      dueOn,
      lineCount: all.length,
      orderCount: orders.size,
    },
  });
}

/** The field that makes an invoice negative: the last deducting line, otherwise the discount, otherwise the removed lines. */
function getBlamedField({ add, discount_amount, discount_percent }: InvoiceChanges): string {
  const at = add.findLastIndex(({ amount }) => amount.startsWith("-"));
  if (at >= 0) return `add.${at}.amount`;
  if (discount_amount !== undefined) return "discount_amount";
  return discount_percent === undefined ? "remove" : "discount_percent";
}

/** A manual line. */
interface AddedLine {
  feeId: null;
  orderId: null;
  type: "custom";
  amount: number;
  description: string;
}
