import { z } from "zod";
import { varianceReasons } from "#app/modules/ledger/model/accounting.enums.ts";
import { tillIdSchema } from "#app/modules/ledger/model/till.ts";
import { paymentMethods } from "#app/modules/orders/model/order.enums.ts";
import { bulkIdsSchema, expectedVersionSchema, optionalSchema, textSchema } from "#app/platform/kernel/form-values.ts";
import { hasExactDecimals, isCurrency, parseMoney } from "#app/platform/money/money.ts";
import { collectAgainPlaces, depositKinds } from "./deposit.enums.ts";

const { cash, creditCard } = paymentMethods.code;

const amountSchema = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).replace(",", ".").trim())
  .pipe(z.string().regex(/^\d{1,12}(\.\d{1,4})?$/, { error: "amount_invalid" }));
const currencySchema = z.string().refine(isCurrency, { error: "currency_unknown" }).describe("ISO 4217: CHF");
const reasonSchema = optionalSchema(z.enum(varianceReasons)).describe("Needed where the count differs");

/** What goes to the bank: an amount of cash or of card payments, or chosen cheques. */
export const createDepositSchema = z
  .object({
    kind: z.enum(depositKinds).default("cash"),
    currency: optionalSchema(currencySchema),
    amount: optionalSchema(amountSchema).describe("Cash in the bag, or what the acquirer pays out before its fee"),
    fee: optionalSchema(amountSchema).describe("Of cards: what the acquirer keeps"),
    cheques: optionalSchema(bulkIdsSchema).describe("Of cheques: their ids"),
    till_id: tillIdSchema.describe("Of cash: id of the till that it leaves, the main one without it"),
    slip: optionalSchema(textSchema(40)).describe("Number of the slip, by which the bank's line is recognized"),
    bag: optionalSchema(textSchema(40)).describe("Number of the sealed bag"),
    note: optionalSchema(textSchema(300)),
  })
  .refine(({ kind, cheques }) => kind !== "cheque" || cheques, { path: ["cheques"], error: "required" })
  .refine(({ kind, amount }) => kind === "cheque" || amount, { path: ["amount"], error: "required" })
  .refine(({ kind, currency }) => kind === "cheque" || currency, { path: ["currency"], error: "required" })
  .refine(({ kind, till_id }) => kind === "cash" || till_id === undefined, {
    ...{ path: ["till_id"], error: "invalid_value" },
  })
  .refine(({ kind, fee }) => kind === "card" || fee === undefined, { path: ["fee"], error: "invalid_value" });

const depositRefFields = { number: textSchema(40), version: expectedVersionSchema };

/** What the bank credited: all that is expected by default. */
export const confirmDepositSchema = z.object({
  ...depositRefFields,
  on: optionalSchema(z.iso.date({ error: "invalid_value" })),
  counted: optionalSchema(amountSchema).describe(
    "What the bank counted; of cheques and cards nothing else than expected",
  ),
  reason: reasonSchema,
});

export const voidDepositSchema = z.object({
  ...depositRefFields,
  reason: textSchema(300).describe("Why, in your words"),
});

/** A till that was counted: what the books expect, as seen, and what is in it. */
export const countTillSchema = z.object({
  till_id: tillIdSchema,
  currency: currencySchema,
  expected: amountSchema.describe("The balance as it was seen; another one by now is refused"),
  counted: amountSchema,
  reason: reasonSchema,
  note: optionalSchema(textSchema(300)),
});

/** Cash that goes from till to till. */
export const moveCashSchema = z.object({
  from_till_id: tillIdSchema,
  to_till_id: tillIdSchema,
  currency: currencySchema,
  amount: amountSchema,
  note: optionalSchema(textSchema(300)),
});

/** A cheque that the bank returned unpaid, or that is worth nothing. */
export const returnChequeSchema = z.object({
  id: z.uuid(),
  charge: optionalSchema(amountSchema).describe("What the bank charges for it"),
  charge_merchant: z
    .union([z.boolean(), z.literal("on").transform(() => true)])
    .default(false)
    .describe("The merchant bears the charge"),
  reason: textSchema(300).describe("What the bank says: no funds"),
});

/** Where a returned cheque is paid after all, and how; never by another cheque. */
export const collectAgainSchema = z.object({
  id: z.uuid(),
  where: z.enum(collectAgainPlaces).default("office").describe("Paid at the office, or by a new order at the door"),
  method: z.coerce
    .number()
    .pipe(z.union([z.literal(cash), z.literal(creditCard)]))
    .default(cash)
    .describe("1 cash, 3 credit card"),
});
export type CollectAgainInput = z.output<typeof collectAgainSchema>;

/** A written amount in minor units; null if it is none of the currency. */
export function parseAmount(text: string, currency: string): number | null {
  return hasExactDecimals(text, currency) ? parseMoney(text, currency) : null;
}
