import { z } from "zod";
import { computeTaxShare } from "#app/modules/ledger/model/tax.ts";
import { textSchema } from "#app/platform/kernel/form-values.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { hasExactDecimals, parseMoney } from "#app/platform/money/money.ts";
import { documentRefFields } from "./invoice.ts";

/** What to credit: chosen lines with an amount each (the rest of the line by default), or everything that is left. */
export const creditSchema = z
  .object({
    ...documentRefFields,
    all: z.coerce.boolean().default(false).describe("Credits all that is left of the invoice"),
    lines: z
      .array(
        z.object({
          line: z.uuid(),
          amount: z
            .string()
            .trim()
            .regex(/^-?\d{1,9}([.,]\d{1,4})?$/, { error: "amount_invalid" })
            .transform((text) => text.replace(",", "."))
            .optional()
            .describe("Before discount and VAT; what is left of the line by default"),
        }),
      )
      .max(500)
      .default([]),
    reason: textSchema(500).describe("Why, in your own words"),
  })
  .refine(({ all, lines }) => all || lines.length > 0, { path: ["lines"], error: "required" });
export type CreditInput = z.output<typeof creditSchema>;

/** A line of an invoice and how much of it was credited before, minor units before discount and VAT. */
export interface CreditableLine {
  id: string;
  amount: number;
  credited: number;
}

/** The invoice's own sums, and what its earlier credit notes came to. */
export interface CreditableInvoice {
  currency: string;
  gross: number;
  discount: number;
  discountRate: number | null;
  taxRate: number;
  tax: number;
  earlier: { gross: number; discount: number; tax: number };
}

export interface Credit {
  lines: { line: string; amount: number }[];
  gross: number;
  discount: number;
  tax: number;
  total: number;
}

/**
 * The sums of a credit note: its lines less the invoice's discount in proportion, and VAT at the invoice's rate. The one
 * that completes an invoice takes what is left of discount and VAT, so that together they come to the invoice exactly.
 */
export function computeCredit(
  invoice: CreditableInvoice,
  lines: readonly CreditableLine[],
  wanted: Pick<CreditInput, "all" | "lines">,
): Result<Credit> {
  const chosen = wanted.all ? lines.map(({ id }) => ({ line: id, amount: undefined })) : wanted.lines;
  const credited = new Map<string, number>();
  for (const [at, { line: id, amount }] of chosen.entries()) {
    const line = lines.find((each) => each.id === id);
    const field = `lines.${at}.amount`;
    if (!line || credited.has(id)) return failFields({ [`lines.${at}.line`]: [{ code: "invalid_value" }] });
    const left = line.amount - line.credited;
    if (amount !== undefined && !hasExactDecimals(amount, invoice.currency))
      return failFields({ [field]: [{ code: "amount_invalid" }] });
    const minor = amount === undefined ? left : parseMoney(amount, invoice.currency);
    if (minor === null || Math.sign(minor) === -Math.sign(line.amount) || Math.abs(minor) > Math.abs(left))
      return failFields({ [field]: [{ code: "amount_invalid" }] });
    if (minor !== 0) credited.set(id, minor);
  }
  const gross = [...credited.values()].reduce((sum, amount) => sum + amount, 0);
  const { earlier } = invoice;
  const completes = lines.every(({ id, amount, credited: before }) => before + (credited.get(id) ?? 0) === amount);
  const discount = completes ? invoice.discount - earlier.discount : computeDiscountShare(invoice, gross);
  const tax = completes ? invoice.tax - earlier.tax : computeTaxShare(gross - discount, invoice.taxRate);
  const total = gross - discount + tax;
  if (total <= 0) return failFields({ lines: [{ code: "credit_nothing" }] });
  return ok({ lines: [...credited].map(([line, amount]) => ({ line, amount })), gross, discount, tax, total });
}

function computeDiscountShare({ discount, discountRate, gross: whole }: CreditableInvoice, gross: number): number {
  if (discount === 0 || whole === 0) return 0;
  return discountRate === null ? Math.round((gross * discount) / whole) : computeTaxShare(gross, discountRate);
}
