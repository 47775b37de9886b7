import { z } from "zod";
import { holdingIdSchema } from "#app/modules/collections/model/receipt.ts";
import { tillIdSchema } from "#app/modules/ledger/model/till.ts";
import { paymentMethods } from "#app/modules/orders/model/order.enums.ts";
import { bulkIdsSchema, expectedVersionSchema, optionalSchema, textSchema } from "#app/platform/kernel/form-values.ts";
import { hasExactDecimals, isCurrency, parseMoney } from "#app/platform/money/money.ts";
import { payoutMethods } from "./agent-billing.enums.ts";

/** Most transactions of one receipt; the rest goes into the next. */
export const MAX_RECEIPT_TRANSACTIONS = 1000;
/** Largest amount of a transaction, minor units. */
const MAX_AMOUNT = 100_000_000_000;

const localDateSchema = z.iso.date({ error: "invalid_value" });
const booleanInputSchema = z.union([z.boolean(), z.stringbool({ truthy: ["on", "true"], falsy: ["off", "false"] })]);

/** A manual transaction: a positive or negative amount, a description and an optional reference. */
export const createTransactionSchema = z
  .object({
    agent_id: z.uuid().describe("Id of the agent"),
    amount: z.union([z.string().trim(), z.number()]).describe("A decimal of `currency`; negative deducts: -25.00"),
    currency: z.string().refine(isCurrency, { error: "currency_unknown" }).describe("ISO 4217: CHF"),
    method: z.coerce
      .number()
      .pipe(z.literal(paymentMethods.filter(({ key }) => key !== "none")))
      .optional(),
    description: textSchema(500),
    day: optionalSchema(localDateSchema).describe("Local date that it counts for; today without it"),
  })
  .refine(
    ({ amount, currency }) => {
      const minor = parseMoney(String(amount), currency);
      return (
        minor !== null && minor !== 0 && Math.abs(minor) <= MAX_AMOUNT && hasExactDecimals(String(amount), currency)
      );
    },
    { path: ["amount"], error: "amount_invalid" },
  );

/** Transactions to void. */
export const voidTransactionsSchema = z.object({
  transactions: bulkIdsSchema,
  reason: textSchema(500).describe("Why, in your own words"),
});

/** Receipts to generate: for chosen transactions, or for all pending ones of agents in a currency; `net_cash` nets their cash on hand. */
export const generateAgentReceiptsSchema = z
  .object({
    transactions: bulkIdsSchema.optional(),
    agents: z
      .array(holdingIdSchema)
      .min(1)
      .max(100)
      .optional()
      .describe("agent:currency, as the list of what is pending names them"),
    from: optionalSchema(localDateSchema).describe(
      "First local day of what `agents` are paid for; all that is open without it",
    ),
    to: optionalSchema(localDateSchema).describe("The last of these days"),
    net_cash: optionalSchema(booleanInputSchema).describe(
      "Cash on hand is handed over with the receipt and counts against it",
    ),
  })
  .refine(({ transactions, agents }) => transactions || agents, { path: ["agents"], error: "required" });

const agentReceiptRefFields = { number: textSchema(40), version: expectedVersionSchema };

export const agentReceiptStepSchema = z.object(agentReceiptRefFields);

/** Payment of a receipt: method and day. */
export const payAgentReceiptSchema = z.object({
  ...agentReceiptRefFields,
  method: z.enum(payoutMethods.map(({ key }) => key)),
  date: optionalSchema(localDateSchema).describe("Local date of the payment; today without it"),
  till_id: tillIdSchema,
});

export const voidAgentReceiptSchema = z.object({
  ...agentReceiptRefFields,
  reason: textSchema(500).describe("Why, in your own words"),
});
