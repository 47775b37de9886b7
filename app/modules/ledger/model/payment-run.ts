import { z } from "zod";
import { expectedVersionSchema, optionalSchema, textSchema } from "#app/platform/kernel/form-values.ts";
import { ibanSchema } from "#app/platform/money/iban.ts";
import { MAX_TRANSFERS } from "./credit-transfer.ts";
import { paymentDateSchema } from "./payment-file.ts";

const idsSchema = z.array(z.uuid()).max(MAX_TRANSFERS).default([]);

/** What is paid in a run: settlements and receipts of payouts in one currency. */
export const createRunSchema = z
  .object({
    settlements: idsSchema.describe("Ids of settlements"),
    agent_receipts: idsSchema.describe("Ids of receipts of payouts"),
    iban: ibanSchema.describe("The account that pays"),
    date: paymentDateSchema,
  })
  .refine(({ settlements, agent_receipts }) => settlements.length + agent_receipts.length > 0, {
    path: ["settlements"],
    error: "required",
  })
  .refine(({ settlements, agent_receipts }) => settlements.length + agent_receipts.length <= MAX_TRANSFERS, {
    path: ["settlements"],
    error: "too_long",
  });

export const runStepSchema = z.object({ number: textSchema(40), version: expectedVersionSchema });

export const fileRunSchema = runStepSchema.extend({
  reason: optionalSchema(textSchema(300)).describe("Why it is made again; the first file needs none"),
});

export const voidRunSchema = runStepSchema.extend({ reason: textSchema(300).describe("Why, in your own words") });

/** The message number and name of a run's file: any but the first says so in both. */
export function nameRunFile(number: string, count: number): { messageId: string; fileName: string } {
  if (count <= 1) return { messageId: number, fileName: `${number}.xml` };
  return { messageId: `${number}-${count}`, fileName: `${number}-copy-${count}.xml` };
}
