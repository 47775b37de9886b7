import { z } from "zod";
import {
  type Bearer,
  bearers,
  prepaidHolders,
  type VarianceReason,
  varianceReasons,
} from "#app/modules/ledger/model/accounting.enums.ts";
import { bulkIdsSchema } from "#app/platform/kernel/bulk.ts";
import { expectedVersionSchema, optionalSchema, textSchema } from "#app/platform/kernel/form-values.ts";
import { hasExactDecimals, parseMoney } from "#app/platform/money/money.ts";
import { denominations } from "./denominations.fields.ts";

/** How many notes or coins of a value were counted; the value in minor units. */
export interface CountedPiece {
  value: number;
  count: number;
}

/** Collections of one receipt at most; what an agent holds beyond goes into the next. */
export const MAX_RECEIPT_COLLECTIONS = 1000;

/** An agent's id and a currency, as the list of what is pending calls them; without an id what was collected without an agent. */
export const holdingIdSchema = z.string().regex(/^([0-9a-f-]{36})?:[A-Z]{3}$/, { error: "invalid_value" });

/** Receipts for chosen collections, or for all that agents hold in a currency. */
export const receiptSelectionSchema = z
  .object({
    collections: bulkIdsSchema.optional(),
    holdings: z
      .array(holdingIdSchema)
      .min(1)
      .max(100)
      .optional()
      .describe("agent:currency, as the list of what is pending names them"),
  })
  .refine(({ collections, holdings }) => collections || holdings, { path: ["collections"], error: "required" });

/** Who holds what was paid ahead: the merchant got it, or the account. */
export const markPrepaidSchema = z.object({ collections: bulkIdsSchema, holder: z.enum(prepaidHolders) });
export const markUnpaidSchema = z.object({ collections: bulkIdsSchema });

const receiptRefFields = { number: textSchema(40), version: expectedVersionSchema };

const decimalSchema = z.union([z.string().trim(), z.number()]);
const pieceSchema = z.object({
  value: decimalSchema.describe("Of one note or coin: 0.50"),
  count: z.coerce.number().int().min(0).max(100_000),
});

/** What was counted, by piece or as one sum: decimals of the receipt's currency. */
export const receiveReceiptSchema = z
  .object({
    ...receiptRefFields,
    counted: optionalSchema(decimalSchema).describe("The sum that was counted, a decimal: 995.35"),
    pieces: optionalSchema(z.array(pieceSchema).max(40)).describe(
      "What was counted of each note and coin; the sum follows",
    ),
    reason: optionalSchema(z.enum(varianceReasons)).describe("Needed where the count differs"),
    borne_by: optionalSchema(z.enum(bearers)).describe("Who bears the difference: the account without it"),
    note: optionalSchema(textSchema(500)),
  })
  .refine(({ counted, pieces }) => counted !== undefined || pieces !== undefined, {
    path: ["counted"],
    error: "required",
  });
export type ReceiveReceipt = z.output<typeof receiveReceiptSchema>;

/** A receipt as it was seen. */
export const receiptStepSchema = z.object(receiptRefFields);

/** Why a receipt is voided. */
export const voidReceiptSchema = z.object({ ...receiptRefFields, reason: textSchema(500) });

/** A count that was understood. */
export interface CashCount {
  counted: number;
  pieces: CountedPiece[] | null;
  difference: number;
  reason: VarianceReason | null;
  borneBy: Bearer;
  note: string | null;
}

/** Minor units by which a count differs at most: what is beyond is a slip of the hand, and would stay in the books for good. */
const MAX_DIFFERENCE = 100_000_000_000;

/** What a count comes to beside what was expected; a code and its field for one that cannot be taken. */
export function parseCashCount(
  given: Pick<ReceiveReceipt, "counted" | "pieces" | "reason" | "borne_by" | "note">,
  { currency, cash, agentId }: { currency: string; cash: number; agentId: string },
): CashCount | { field: string; code: "amount_invalid" | "invalid_value" | "required" } {
  const known = denominations[currency] ?? [];
  const read = given.pieces?.map(({ value, count }) => ({ value: parseMoney(String(value), currency) ?? 0, count }));
  if (read?.some(({ value }) => !known.includes(value))) return { field: "pieces", code: "invalid_value" };
  const pieces = read?.filter(({ count }) => count > 0) ?? null;
  const counted = pieces
    ? pieces.reduce((sum, { value, count }) => sum + value * count, 0)
    : parseMoney(String(given.counted), currency);
  const exact = pieces !== null || hasExactDecimals(String(given.counted), currency);
  if (counted === null || counted < 0 || !exact) return { field: "counted", code: "amount_invalid" };
  const difference = counted - cash;
  if (Math.abs(difference) > MAX_DIFFERENCE) return { field: "counted", code: "amount_invalid" };
  if (difference !== 0 && !given.reason) return { field: "reason", code: "required" };
  const note = given.note ?? null;
  // Money that nobody brought in has nobody who could bear it.
  if (difference !== 0 && given.borne_by === "agent" && agentId === "")
    return { field: "borne_by", code: "invalid_value" };
  if (difference === 0) return { counted, pieces, difference, reason: null, borneBy: "account", note };
  return { counted, pieces, difference, reason: given.reason ?? null, borneBy: given.borne_by ?? "account", note };
}
