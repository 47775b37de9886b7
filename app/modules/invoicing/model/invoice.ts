import { z } from "zod";
import { payMethodKeys, taxTreatments } from "#app/modules/ledger/model/billing.enums.ts";
import { bulkIds } from "#app/platform/kernel/bulk.ts";
import { filledRows, optional, optionalNumber, seenVersion, text } from "#app/platform/kernel/form-values.ts";

/** Lines of one invoice or settlement at most; what a merchant has beyond goes into the next. */
export const mostLines = 5000;
/** Merchants that one call works through; it says how many are left. */
export const mostMerchants = 10;

/** A merchant's id and a currency, as the list of what is pending calls them. */
const pendingRow = z.string().regex(/^[0-9a-f-]{36}:[A-Z]{3}$/, { error: "invalid_value" });
const day = z.iso.date({ error: "invalid_value" });

/** What is invoiced or settled: chosen rows of what is pending, chosen orders, or all merchants; of local days. */
export const generateSchema = z
  .object({
    pending: optional(z.array(pendingRow).min(1).max(500)).describe(
      "merchant:currency, as the list of what is pending names them",
    ),
    orders: optional(bulkIds),
    all: optional(z.coerce.boolean()).describe(
      "Every merchant with something of these days, ten at a time: ask again with `after` while `remaining` is more than 0",
    ),
    after: optional(pendingRow).describe("With `all`: go on behind this one, the `next` of the call before"),
    from: optional(day),
    to: optional(day),
  })
  .refine(({ pending, orders, all }) => pending || orders || all, { path: ["pending"], error: "required" })
  .refine(({ from, to }) => !from || !to || from <= to, { path: ["to"], error: "window_impossible" });
export type Generate = z.output<typeof generateSchema>;

/** A document as it was seen. */
export const seenDocument = { number: text(40), version: seenVersion };
export const stepSchema = z.object(seenDocument);

/** Why a document is voided. */
export const voidSchema = z.object({ ...seenDocument, reason: text(500) });

/** How it was paid: by bank transfer without a word, today without a day. */
export const paySchema = z.object({
  ...seenDocument,
  on: optional(day),
  method: z.enum(payMethodKeys).default("transfer"),
  reference: optional(text(140)),
});
export type Pay = z.output<typeof paySchema>;

const signed = z
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
    ...seenDocument,
    add: filledRows(z.object({ description: text(200), amount: signed }), 50),
    remove: z.array(z.uuid()).max(500).default([]).describe("Ids of lines; their fees may go into another invoice"),
    discount_percent: optionalNumber(z.number().min(0).max(100)),
    discount_amount: optional(signed),
    discount_note: optional(text(200)),
    tax_treatment: optional(z.enum(taxTreatments)),
    tax_rate: optionalNumber(z.number().min(0).max(100)).describe("Percent"),
    due_on: optional(day),
  })
  .refine((input) => input.discount_percent === undefined || input.discount_amount === undefined, {
    path: ["discount_amount"],
    error: "invalid_value",
  });
export type Modify = z.output<typeof modifySchema>;

/** What a merchant says against a line of its statement. */
export const disputeSchema = z.object({ number: text(40), line: z.uuid(), text: text(500) });

/** The answer: a correction, or the line stays. */
export const answerSchema = z.object({
  number: text(40),
  line: z.uuid(),
  amount: optional(signed).describe("What the merchant gets more, or less; without it the line is kept"),
  note: optional(text(500)),
});
