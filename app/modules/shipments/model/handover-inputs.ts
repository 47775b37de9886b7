import { z } from "zod";
import { paymentOutcomes } from "./handover-payments.ts";

// Inputs about a handover, from phones and from the office.

/** Payment methods at a stop: cash, cheque, credit card. */
export const handoverMethodSchema = z.union([z.literal(1), z.literal(2), z.literal(3)]);

export const handoverPaymentsSchema = z
  .array(
    z.object({
      id: z.uuid(),
      outcome: z.enum(paymentOutcomes),
      method: handoverMethodSchema.optional(),
      reason: z.string().trim().max(200).optional().describe("Why it was not collected"),
      note: z.string().trim().max(1_000).optional().describe("More of that; needed from a driver without a photo"),
    }),
  )
  .max(100)
  .optional()
  .describe("What became of each collection; what is not named goes by `collections`");

export const missingPackagesSchema = z
  .array(z.object({ id: z.uuid(), quantity: z.int().min(1).max(100_000) }))
  .max(500)
  .optional()
  .describe("Which packages were not there, and how many of each: an incident that names them");
