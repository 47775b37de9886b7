import { z } from "zod";
import { optionalSchema } from "#app/platform/kernel/form-values.ts";
import { ibanSchema } from "#app/platform/money/iban.ts";
import { MAX_TRANSFERS } from "./credit-transfer.ts";

export const paymentDateSchema = optionalSchema(z.iso.date({ error: "invalid_value" })).describe(
  "Local date on which the bank is to pay; today without it",
);

/** Input of a payment file: documents, account to pay from, and date. */
export const paymentFileSchema = z.object({
  ids: z.array(z.uuid()).min(1).max(MAX_TRANSFERS).describe("Of the receipts or settlements"),
  iban: ibanSchema.describe("The account that pays"),
  date: paymentDateSchema,
});
