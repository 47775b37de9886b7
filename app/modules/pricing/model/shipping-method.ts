import { z } from "zod";
import { codeSchema } from "#app/platform/kernel/code-schema.ts";
import { optionalNumberSchema, optionalSchema, textSchema } from "#app/platform/kernel/form-values.ts";
import { refuseInexactAmounts } from "#app/platform/money/exact-amounts.ts";
import { isCurrency } from "#app/platform/money/money.ts";
import { shippingMethodTypes } from "./fee-method.ts";

/** A decimal amount as people type it, not negative: `5.90`, `5,90`. */
export const feeAmountSchema = z
  .preprocess(
    (value) =>
      typeof value === "number" ? String(value) : typeof value === "string" ? value.replace(",", ".") : value,
    z
      .string()
      .trim()
      .regex(/^\d{1,9}(\.\d{1,4})?$/, { error: "amount_invalid" }),
  )
  .describe("A decimal in the currency's own places: 29.90");

const measureSchema = (least: number) => optionalNumberSchema(z.number().min(least).max(1_000_000_000_000));
const unitsSchema = z.enum(["base", "metric", "imperial"]).default("base");
const isEmpty = (value: unknown) => value === undefined || value === null || value === "";

/** A group whose fields are all empty is absent. */
function optionalGroup<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (value) => (isEmpty(value) || Object.values(Object(value)).every(isEmpty) ? undefined : value),
    schema.optional(),
  );
}

/** `amount` for every started `step` above `threshold`; the step is 1 when absent. */
const surchargeSchema = optionalGroup(
  z.object({ threshold: measureSchema(0), step: measureSchema(0.001), amount: feeAmountSchema }),
);

const rangeSchema = z
  .object({ from: measureSchema(0), to: measureSchema(0), amount: feeAmountSchema })
  .refine(({ from = 0, to }) => to === undefined || to >= from, { path: ["to"], error: "window_impossible" });

/** A shipping method as the form and the API send it; fees are decimal amounts of `currency`. */
export const shippingMethodSchema = z
  .object({
    name: textSchema(120),
    type: z.coerce.number().pipe(codeSchema(shippingMethodTypes)),
    currency: z.string().refine(isCurrency, { error: "currency_unknown" }).describe("ISO 4217: CHF"),
    anchor_date: optionalSchema(z.iso.date()),
    lateness_threshold_minutes: z.coerce.number().int().min(0).max(10_080).default(0),
    base_fee: feeAmountSchema.default("0"),
    rto_fee: feeAmountSchema.default("0"),
    flat_fee: optionalSchema(feeAmountSchema),
    /** Units of the weights, volumes and distances below. */
    units: unitsSchema.describe("What sizes and weights are written in"),
    distance_units: unitsSchema,
    weight: surchargeSchema,
    volume: surchargeSchema,
    distance: surchargeSchema,
    /** Waiting time of the driver: seconds, or minutes in a measurement system. */
    waiting: surchargeSchema,
    /** Cubic centimeters that count as a kilogram. */
    volume_divisor: optionalNumberSchema(z.number().int().min(1).max(1_000_000)),
    zones: z
      .array(z.object({ zone_id: z.uuid(), amount: feeAmountSchema }))
      .max(100)
      .default([]),
    tier_kind: optionalSchema(z.enum(["fixed", "dynamic"])),
    /** Fixed: weights. Dynamic: the order's rank in the month. */
    ranges: z.array(rangeSchema).max(50).default([]),
    auto_create_delivery: z.boolean().default(false),
    auto_create_return: z.boolean().default(false),
    /** Customers give a code at the door, whatever the account's default. */
    door_code: z.boolean().default(false),
    /** Only these agents may carry out its shipments; empty: all. */
    agents: z.array(z.uuid()).max(500).default([]),
  })
  .refine(({ tier_kind, ranges }) => tier_kind === undefined || ranges.length > 0, {
    path: ["ranges"],
    error: "required",
  })
  .refine(({ tier_kind, ranges }) => tier_kind !== undefined || ranges.length === 0, {
    path: ["tier_kind"],
    error: "required",
  })
  .refine(({ tier_kind, ranges }) => areRangesApart(ranges, tier_kind === "dynamic"), {
    path: ["ranges"],
    error: "ranges_overlap",
  })
  .refine(({ zones }) => new Set(zones.map((each) => each.zone_id)).size === zones.length, {
    path: ["zones"],
    error: "already_used",
  })
  .superRefine((input, context) => {
    const measured = ["weight", "volume", "distance", "waiting"] as const;
    const amounts = (["base_fee", "rto_fee", "flat_fee"] as const).map((key) => [[key], input[key]] as const);
    const rows = (key: "zones" | "ranges") =>
      input[key].map(({ amount }, at) => [[key, at, "amount"], amount] as const);
    const surcharges = measured.map((key) => [[key, "amount"], input[key]?.amount] as const);
    refuseInexactAmounts(
      context,
      input.currency,
      [...amounts, ...surcharges, ...rows("zones"), ...rows("ranges")].map(([path, text]) => [[...path], text]),
    );
  });

export type ShippingMethodInput = z.output<typeof shippingMethodSchema>;

/** A shipping method as screens and the API read it: grams, cubic centimeters and meters unless converted. */
export interface ShippingMethodView extends Omit<ShippingMethodInput, "units" | "distance_units"> {
  id: string;
  active: boolean;
  created_at: number;
  version: number;
}

/** Ranges must not overlap; weights may share an end, as 5 kg ends 0 – 5 kg and starts 5 – 10 kg. */
function areRangesApart(
  ranges: readonly { from?: number | undefined; to?: number | undefined }[],
  counts: boolean,
): boolean {
  const sorted = [...ranges].sort((a, b) => (a.from ?? 0) - (b.from ?? 0));
  return sorted.every(({ from = 0 }, index) => {
    const before = sorted[index - 1];
    if (!before) return true;
    return before.to !== undefined && (counts ? before.to < from : before.to <= from);
  });
}
