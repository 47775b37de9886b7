import { z } from "zod";
import {
  type Bearer,
  bearers,
  prepaidHolders,
  type VarianceReason,
  varianceReasons,
} from "#app/modules/ledger/model/accounting.enums.ts";
import { tillIdSchema } from "#app/modules/ledger/model/till.ts";
import { bulkIdsSchema, expectedVersionSchema, optionalSchema, textSchema } from "#app/platform/kernel/form-values.ts";
import { hasExactDecimals, parseMoney } from "#app/platform/money/money.ts";
import { denominations } from "./denominations.fields.ts";

/** Counted notes or coins of one value, in minor units. */
export interface CountedPiece {
  value: number;
  count: number;
}

/** Most collections of one receipt; the rest goes into the next. */
export const MAX_RECEIPT_COLLECTIONS = 1000;

/** Id of a row of held collections: agent and currency; the agent is empty for collections without one. */
export const holdingIdSchema = z.string().regex(/^([0-9a-f-]{36})?:[A-Z]{3}$/, { error: "invalid_value" });

/** Receipts to generate: for chosen collections, or for all that agents hold in a currency. */
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

/** Input to mark collections as prepaid, and who received the money. */
export const markPrepaidSchema = z.object({ collections: bulkIdsSchema, holder: z.enum(prepaidHolders) });
export const markUnpaidSchema = z.object({ collections: bulkIdsSchema });

const receiptRefFields = { number: textSchema(40), version: expectedVersionSchema };

const decimalSchema = z.union([z.string().trim(), z.number()]);
const pieceSchema = z.object({
  value: decimalSchema.describe("Of one note or coin: 0.50"),
  count: z.coerce.number().int().min(0).max(100_000),
});

/** The counted cash, by piece or as a total, decimal numbers in the receipt's currency. */
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
    till_id: tillIdSchema,
  })
  .refine(({ counted, pieces }) => counted !== undefined || pieces !== undefined, {
    path: ["counted"],
    error: "required",
  });
export type ReceiveReceipt = z.output<typeof receiveReceiptSchema>;

export const receiptStepSchema = z.object(receiptRefFields);

export const voidReceiptSchema = z.object({
  ...receiptRefFields,
  reason: textSchema(500).describe("Why, in your own words"),
});

/** A parsed count. */
export interface CashCount {
  counted: number;
  pieces: CountedPiece[] | null;
  difference: number;
  reason: VarianceReason | null;
  borneBy: Bearer;
  note: string | null;
}

/** Largest accepted difference, minor units: more is a typing error, which could never be removed from the books. */
const MAX_DIFFERENCE = 100_000_000_000;

/** Compares a count with the expected cash; returns an error code and field for an invalid count. */
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
  // A receipt without an agent has no agent who could bear a difference.
  if (difference !== 0 && given.borne_by === "agent" && agentId === "")
    return { field: "borne_by", code: "invalid_value" };
  if (difference === 0) return { counted, pieces, difference, reason: null, borneBy: "account", note };
  return { counted, pieces, difference, reason: given.reason ?? null, borneBy: given.borne_by ?? "account", note };
}
