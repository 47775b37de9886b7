import { z } from "zod";
import { holding } from "#app/modules/collections/model/receipt.ts";
import { paymentMethods } from "#app/modules/orders/model/order.enums.ts";
import { bulkIds } from "#app/platform/kernel/bulk.ts";
import { optional, seenVersion, text } from "#app/platform/kernel/form-values.ts";
import { isCurrency, isExact, parseMoney } from "#app/platform/money/money.ts";
import { payoutMethods } from "./agent-billing.enums.ts";

/** Transactions of one receipt at most; what is beyond goes into the next. */
export const mostPaidAtOnce = 1000;
/** Minor units that one transaction comes to at most. */
const mostAmount = 100_000_000_000;

const localDate = z.iso.date({ error: "invalid_value" });
const yes = z.union([z.boolean(), z.stringbool({ truthy: ["on", "true"], falsy: ["off", "false"] })]);

/** A transaction that somebody writes: an amount of either sign, why, and by what (domain §3). */
export const createTransactionSchema = z
  .object({
    agent_id: z.uuid(),
    amount: z.union([z.string().trim(), z.number()]).describe("A decimal of `currency`; negative deducts: -25.00"),
    currency: z.string().refine(isCurrency, { error: "currency_unknown" }),
    method: z.coerce
      .number()
      .pipe(z.literal(paymentMethods.where(({ key }) => key !== "none")))
      .optional(),
    description: text(500),
    day: optional(localDate).describe("Local date that it counts for; today without it"),
  })
  .refine(
    ({ amount, currency }) => {
      const minor = parseMoney(String(amount), currency);
      return minor !== null && minor !== 0 && Math.abs(minor) <= mostAmount && isExact(String(amount), currency);
    },
    { path: ["amount"], error: "amount_invalid" },
  );

/** Transactions that should not have been. */
export const voidTransactionsSchema = z.object({ transactions: bulkIds, reason: text(500) });

/** Receipts for chosen transactions, or for all that agents earned in a currency; with `net_cash` their cash on hand counts against it. */
export const generateAgentReceiptsSchema = z
  .object({
    transactions: bulkIds.optional(),
    agents: z
      .array(holding)
      .min(1)
      .max(100)
      .optional()
      .describe("agent:currency, as the list of what is pending names them"),
    from: optional(localDate).describe("First local day of what `agents` are paid for; all that is open without it"),
    to: optional(localDate).describe("The last of these days"),
    net_cash: optional(yes).describe("Cash on hand is handed over with the receipt and counts against it"),
  })
  .refine(({ transactions, agents }) => transactions || agents, { path: ["agents"], error: "required" });

const which = { number: text(40), version: seenVersion };

/** A receipt is paid: how, and on which day. */
export const payAgentReceiptSchema = z.object({
  ...which,
  method: z.enum(payoutMethods.map(({ key }) => key)),
  date: optional(localDate).describe("Local date of the payment; today without it"),
});

/** Why a receipt is voided. */
export const voidAgentReceiptSchema = z.object({ ...which, reason: text(500) });
