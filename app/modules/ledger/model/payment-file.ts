import { z } from "zod";
import { optional } from "#app/platform/kernel/form-values.ts";
import { ibanText } from "#app/platform/money/iban.ts";
import { mostTransfers } from "./credit-transfer.ts";

/** What is transferred together, out of which account and when. */
export const paymentFileSchema = z.object({
  ids: z.array(z.uuid()).min(1).max(mostTransfers).describe("Of the receipts or settlements"),
  iban: ibanText.describe("The account that pays"),
  date: optional(z.iso.date({ error: "invalid_value" })).describe(
    "Local date on which the bank is to pay; today without it",
  ),
});
