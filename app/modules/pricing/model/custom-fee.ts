import { z } from "zod";
import { expectedVersionSchema, optionalSchema, textSchema } from "#app/platform/kernel/form-values.ts";
import { isCurrency } from "#app/platform/money/money.ts";

/** A decimal amount; a negative one is a deduction. */
const signedAmountSchema = z.preprocess(
  (value) => (typeof value === "number" ? String(value) : typeof value === "string" ? value.replace(",", ".") : value),
  z
    .string()
    .trim()
    .regex(/^-?\d{1,9}(\.\d{1,4})?$/, { error: "amount_invalid" })
    .refine((amount) => Number(amount) !== 0, { error: "amount_invalid" }),
);

/** A fee or deduction that a person adds to an order. */
export const customFeeSchema = z.object({
  amount: signedAmountSchema.describe("A decimal in the currency's own places: 29.90; a negative one is a deduction"),
  /** The merchant's currency when absent. */
  currency: optionalSchema(z.string().refine(isCurrency, { error: "currency_unknown" })).describe(
    "ISO 4217: CHF; without it the merchant's",
  ),
  description: textSchema(200),
});

/** Changes to an order's fees (`PUT orders/{number}/fees`): lines to add, custom lines to void. */
export const updateFeesSchema = z
  .object({
    number: z.string().min(1).max(50),
    version: expectedVersionSchema,
    add: z.array(customFeeSchema).max(20).default([]),
    void: z.array(z.string().max(50)).max(50).default([]),
  })
  .refine(({ add, void: voided }) => add.length + voided.length > 0, { path: ["add"], error: "required" });
