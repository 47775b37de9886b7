import { z } from "zod";
import { catchFileFault } from "#app/platform/documents/tables/file-fault.ts";
import { expectedVersionSchema, optionalSchema, textSchema } from "#app/platform/kernel/form-values.ts";
import { type Failure, ok, type Result } from "#app/platform/kernel/result.ts";
import { isCurrency } from "#app/platform/money/money.ts";
import { parseBankCsv } from "./bank-csv.ts";
import { type BankStatement, statementLimits } from "./bank-entry.ts";
import { isXml, parseCamt053 } from "./camt053.ts";
import { isMt940, parseMt940 } from "./mt940.ts";

/** Most payments booked per call. */
export const MAX_PAYMENTS = 25;

/** A bank statement as text: `camt.053`, MT940 or CSV. */
export const statementSchema = z.object({
  content: z
    .string()
    .min(1, { error: "required" })
    .describe("The file: camt.053, MT940, or CSV with a date and an amount"),
});

const lineSchema = z.string().regex(/^[0-9a-f]{64}$/, { error: "invalid_value" });

/** Bank lines and the documents they pay, or the rule by which they are booked, as confirmed by a person. */
export const paymentsSchema = z.object({
  payments: z
    .array(
      z
        .object({
          line: lineSchema.describe("As the proposal names it"),
          on: z.iso.date({ error: "invalid_value" }),
          amount: z
            .string()
            .regex(/^-?\d{1,12}(\.\d{1,4})?$/, { error: "amount_invalid" })
            .describe("As the line says it: less than nothing left the account"),
          currency: z.string().refine(isCurrency, { error: "currency_unknown" }).describe("ISO 4217: CHF"),
          iban: optionalSchema(z.string().max(40)),
          reference: optionalSchema(textSchema(140)),
          accept_difference: z
            .boolean()
            .default(false)
            .describe("Books a line of one invoice whose open amount differs: as a part payment, or too much"),
          invoices: z
            .array(z.object({ number: textSchema(40), version: expectedVersionSchema }))
            .max(20)
            .default([])
            .describe("What it pays; of a line that left the account settlements and receipts of payouts"),
          rule: z
            .object({ id: z.uuid({ error: "invalid_value" }), version: expectedVersionSchema })
            .nullish()
            .describe("The rule by which a line is booked that pays nothing"),
        })
        .refine(({ invoices, rule }) => invoices.length > 0 !== Boolean(rule), {
          path: ["invoices"],
          error: "required",
        }),
    )
    .min(1)
    .max(MAX_PAYMENTS),
});
export type BookedPayment = z.output<typeof paymentsSchema>["payments"][number];

/** A line of a kept statement, and documents whose payments it is. */
export const matchedLineSchema = z.object({
  line: lineSchema.describe("As the reconciliation names it"),
  documents: z
    .array(z.uuid({ error: "invalid_value" }))
    .min(1)
    .max(20)
    .describe("Ids of documents with open movements"),
});
export type MatchedLine = z.output<typeof matchedLineSchema>;

/** A line that was booked by a rule. */
export const unbookedLineSchema = z.object({ line: lineSchema.describe("As the proposal names it") });

/** Error codes that explain what is wrong with a file; other errors mean that it is not a statement. */
const explanatoryCodes: ReadonlySet<Failure["code"]> = new Set([
  "file_statement_long",
  "file_quote_open",
  "file_columns_many",
]);

/** Parses a statement in any of the formats. */
export function parseBankStatement(content: string, defaultCurrency: string): Result<BankStatement> {
  if (content.length > statementLimits.characters)
    return { ok: false, failure: { code: "file_too_large", params: { limit: "3 MB" } } };
  const read = catchFileFault(() => {
    if (isXml(content)) return parseCamt053(content);
    return isMt940(content) ? parseMt940(content) : parseBankCsv(content, defaultCurrency);
  });
  if (read.ok) return ok(read.value);
  return explanatoryCodes.has(read.failure.code) ? read : { ok: false, failure: { code: "file_no_statement" } };
}
