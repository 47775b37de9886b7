import { z } from "zod";
import { payMethodKeys, taxTreatments } from "#app/modules/ledger/model/billing.enums.ts";
import { bulkIdsSchema } from "#app/platform/kernel/bulk.ts";
import {
  expectedVersionSchema,
  filledRowsSchema,
  optionalNumberSchema,
  optionalSchema,
  textSchema,
} from "#app/platform/kernel/form-values.ts";

/** Lines of one invoice or settlement at most; what a merchant has beyond goes into the next. */
export const MAX_INVOICE_LINES = 5000;
/** Merchants that one call works through; it says how many are left. */
export const MAX_MERCHANTS = 10;

/** A merchant's id and a currency, as the list of what is pending calls them. */
const pendingRowSchema = z.string().regex(/^[0-9a-f-]{36}:[A-Z]{3}$/, { error: "invalid_value" });
const daySchema = z.iso.date({ error: "invalid_value" });

/** What is invoiced or settled: chosen rows of what is pending, chosen orders, or all merchants; of local days. */
export const generateSchema = z
  .object({
    pending: optionalSchema(z.array(pendingRowSchema).min(1).max(500)).describe(
      "merchant:currency, as the list of what is pending names them",
    ),
    orders: optionalSchema(bulkIdsSchema),
    all: optionalSchema(z.coerce.boolean()).describe(
      "Every merchant with something of these days, ten at a time: ask again with `after` while `remaining` is more than 0",
    ),
    after: optionalSchema(pendingRowSchema).describe(
      "With `all`: go on behind this one, the `next` of the call before",
    ),
    from: optionalSchema(daySchema),
    to: optionalSchema(daySchema),
  })
  .refine(({ pending, orders, all }) => pending || orders || all, { path: ["pending"], error: "required" })
  .refine(({ from, to }) => !from || !to || from <= to, { path: ["to"], error: "window_impossible" });
export type GenerateInput = z.output<typeof generateSchema>;

/** A document as it was seen. */
export const documentRefFields = { number: textSchema(40), version: expectedVersionSchema };
export const stepSchema = z.object(documentRefFields);

/** Why a document is voided. */
export const voidSchema = z.object({ ...documentRefFields, reason: textSchema(500) });

/** How it was paid: by bank transfer without a word, today without a day. */
export const paySchema = z.object({
  ...documentRefFields,
  on: optionalSchema(daySchema),
  method: z.enum(payMethodKeys).default("transfer"),
  reference: optionalSchema(textSchema(140)),
});
export type PayInput = z.output<typeof paySchema>;

const signedAmountSchema = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).replace(",", "."))
  .pipe(
    z
      .string()
      .trim()
      .regex(/^-?\d{1,9}(\.\d{1,4})?$/, { error: "amount_invalid" })
      .refine((amount) => Number(amount) !== 0, { error: "amount_invalid" }),
  );

/** What is changed of an invoice while it is pending. */
export const modifySchema = z
  .object({
    ...documentRefFields,
    add: filledRowsSchema(z.object({ description: textSchema(200), amount: signedAmountSchema }), 50),
    remove: z.array(z.uuid()).max(500).default([]).describe("Ids of lines; their fees may go into another invoice"),
    discount_percent: optionalNumberSchema(z.number().min(0).max(100)),
    discount_amount: optionalSchema(signedAmountSchema),
    discount_note: optionalSchema(textSchema(200)),
    tax_treatment: optionalSchema(z.enum(taxTreatments)),
    tax_rate: optionalNumberSchema(z.number().min(0).max(100)).describe("Percent"),
    due_on: optionalSchema(daySchema),
  })
  .refine((input) => input.discount_percent === undefined || input.discount_amount === undefined, {
    path: ["discount_amount"],
    error: "invalid_value",
  });
export type ModifyInput = z.output<typeof modifySchema>;

/** What a merchant says against a line of its statement. */
export const disputeSchema = z.object({ number: textSchema(40), line: z.uuid(), text: textSchema(500) });

/** The answer: a correction, or the line stays. */
export const disputeAnswerSchema = z.object({
  number: textSchema(40),
  line: z.uuid(),
  amount: optionalSchema(signedAmountSchema).describe(
    "What the merchant gets more, or less; without it the line is kept",
  ),
  note: optionalSchema(textSchema(500)),
});
