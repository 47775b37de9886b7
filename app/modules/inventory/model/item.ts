import { z } from "zod";
import { optionalNumberSchema, optionalSchema, textSchema } from "#app/platform/kernel/form-values.ts";
import { refuseInexactAmounts } from "#app/platform/money/exact-amounts.ts";
import { isCurrency, parseMoney } from "#app/platform/money/money.ts";

const measure = optionalNumberSchema(z.number().gt(0).max(10_000_000));

/** An inventory item as the form and the API send it; base units are millimeters and grams. */
export const itemInputSchema = z
  .object({
    sku: textSchema(100).describe("The article's own number"),
    barcode: optionalSchema(textSchema(100)),
    name: textSchema(200),
    description: optionalSchema(textSchema(2000)),
    units: z.enum(["base", "metric", "imperial"]).default("base").describe("What sizes and weights are written in"),
    length: measure,
    width: measure,
    height: measure,
    weight: measure,
    /** A decimal of the currency. */
    unit_price: optionalSchema(z.union([z.string().trim(), z.number()])),
    currency: optionalSchema(z.string().refine(isCurrency, { error: "currency_unknown" })).describe("ISO 4217: CHF"),
    tags: z.array(textSchema(60)).max(50).default([]).describe("Words of your own, to filter by"),
    /** Stock on the shelf; absent where it is not counted. */
    stock: optionalNumberSchema(z.number().int().min(0).max(100_000_000)),
  })
  .superRefine(({ unit_price, currency }, context) => {
    if (unit_price === undefined) return;
    const minor = currency ? parseMoney(String(unit_price), currency) : null;
    if (!currency) context.addIssue({ code: "custom", path: ["currency"], message: "required" });
    else if (minor === null || minor < 0)
      context.addIssue({ code: "custom", path: ["unit_price"], message: "amount_invalid" });
    else refuseInexactAmounts(context, currency, [[["unit_price"], unit_price]]);
  });

export type ItemInput = z.output<typeof itemInputSchema>;

/** The URL of a version of an item's picture. */
export function itemImageKey(accountId: string, id: string, version: string): string {
  return `items/${accountId}/${id}/${version}`;
}

/** An item as screens and the API read it: millimeters, grams, the price as a decimal. */
export interface ItemView extends Omit<ItemInput, "units" | "unit_price"> {
  id: string;
  unit_price: string | undefined;
  /** In minor units, for lists. */
  price: number | null;
  active: boolean;
  /** The URL of its picture; null without one. */
  image: string | null;
  created_at: number;
  version: number;
}
