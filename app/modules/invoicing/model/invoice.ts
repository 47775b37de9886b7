import { z } from "zod";
import { payMethodKeys, taxTreatments } from "#app/modules/ledger/model/billing.enums.ts";
import { tillIdSchema } from "#app/modules/ledger/model/till.ts";
import {
  bulkIdsSchema,
  createDecimalSchema,
  expectedVersionSchema,
  filledRowsSchema,
  optionalNumberSchema,
  optionalSchema,
  textSchema,
} from "#app/platform/kernel/form-values.ts";

/** Most lines of one invoice or settlement; the rest goes into the next. */
export const MAX_INVOICE_LINES = 5000;
/** Most merchants per call; the response says how many are left. */
export const MAX_MERCHANTS = 10;

/** Id of a pending row: merchant and currency. */
const pendingRowSchema = z.string().regex(/^[0-9a-f-]{36}:[A-Z]{3}$/, { error: "invalid_value" });
const daySchema = z.iso.date({ error: "invalid_value" });

/** What to invoice or settle: chosen pending rows, chosen orders, or all merchants, optionally for a range of local days. */
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

/** A document and its expected version. */
export const documentRefFields = { number: textSchema(40), version: expectedVersionSchema };
export const stepSchema = z.object(documentRefFields);

export const voidSchema = z.object({
  ...documentRefFields,
  reason: textSchema(500).describe("Why, in your own words"),
});

const paidAmountSchema = createDecimalSchema(/^\d{1,9}(\.\d{1,4})?$/);

/** The payment of an invoice or settlement: by bank transfer and today by default. */
export const paySchema = z.object({
  ...documentRefFields,
  on: optionalSchema(daySchema),
  method: z.enum(payMethodKeys).default("transfer"),
  reference: optionalSchema(textSchema(140)),
  till_id: tillIdSchema,
});
export type PayInput = z.output<typeof paySchema>;

/** A payment of an invoice: all that is open by default. */
export const payInvoiceSchema = paySchema.extend({
  amount: optionalSchema(paidAmountSchema).describe(
    "Less than what is open pays a part; more is credited to the merchant",
  ),
  discount: optionalSchema(paidAmountSchema).describe("For early payment; lowers revenue and VAT"),
});

const signedAmountSchema = createDecimalSchema(/^-?\d{1,9}(\.\d{1,4})?$/).refine((amount) => Number(amount) !== 0, {
  error: "amount_invalid",
});

/** Changes of a pending invoice. */
export const modifySchema = z
  .object({
    ...documentRefFields,
    add: filledRowsSchema(
      z.object({
        description: textSchema(200),
        amount: signedAmountSchema.describe(
          "A decimal in the currency's own places: 29.90; a negative one is a deduction",
        ),
      }),
      50,
    ),
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

/** A merchant's dispute of a line. */
export const disputeSchema = z.object({ number: textSchema(40), line: z.uuid(), text: textSchema(500) });

/** The resolution of a dispute: a correction, or a rejection. */
export const resolveDisputeSchema = z.object({
  number: textSchema(40),
  line: z.uuid(),
  amount: optionalSchema(signedAmountSchema).describe(
    "What the merchant gets more, or less; without it the line is kept",
  ),
  note: optionalSchema(textSchema(500)),
});
