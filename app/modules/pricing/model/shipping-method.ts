import { z } from "zod";
import { optionalNumberSchema, optionalSchema, textSchema } from "#app/platform/kernel/form-values.ts";
import { isCurrency } from "#app/platform/money/money.ts";
import { shippingMethodTypes } from "./fee-method.ts";

/** A decimal amount as people write it, never below nothing: `5.90`, `5,90`. */
export const feeAmountSchema = z.preprocess(
  (value) => (typeof value === "number" ? String(value) : typeof value === "string" ? value.replace(",", ".") : value),
  z
    .string()
    .trim()
    .regex(/^\d{1,9}(\.\d{1,4})?$/, { error: "amount_invalid" }),
);

const measureSchema = (least: number) => optionalNumberSchema(z.number().min(least).max(1_000_000_000_000));
const unitsSchema = z.enum(["base", "metric", "imperial"]).default("base");
const isEmpty = (value: unknown) => value === undefined || value === null || value === "";

/** A group whose fields are all empty is none at all. */
function optionalGroup<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (value) => (isEmpty(value) || Object.values(Object(value)).every(isEmpty) ? undefined : value),
    schema.optional(),
  );
}

/** `amount` for every `step` begun beyond `threshold`; a step is 1 without one. */
const surchargeSchema = optionalGroup(
  z.object({ threshold: measureSchema(0), step: measureSchema(0.001), amount: feeAmountSchema }),
);

const rangeSchema = z
  .object({ from: measureSchema(0), to: measureSchema(0), amount: feeAmountSchema })
  .refine(({ from = 0, to }) => to === undefined || to >= from, { path: ["to"], error: "window_impossible" });

/** A shipping method as screens and the API write it (domain §3 "Shipping method"); fees are decimal amounts of `currency`. */
export const shippingMethodSchema = z
  .object({
    name: textSchema(120),
    type: z.coerce.number().pipe(z.literal(shippingMethodTypes.codes)),
    currency: z.string().refine(isCurrency, { error: "currency_unknown" }),
    anchor_date: optionalSchema(z.iso.date()),
    lateness_threshold_minutes: z.coerce.number().int().min(0).max(10_080).default(0),
    base_fee: feeAmountSchema.default("0"),
    rto_fee: feeAmountSchema.default("0"),
    flat_fee: optionalSchema(feeAmountSchema),
    /** Units of weights and volumes below, and of distances. */
    units: unitsSchema,
    distance_units: unitsSchema,
    weight: surchargeSchema,
    volume: surchargeSchema,
    distance: surchargeSchema,
    /** The time that a driver waits at the door: seconds, or minutes in a system of units. */
    waiting: surchargeSchema,
    /** Cubic centimetres that weigh as much as a kilogram. */
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
    /** Customers say a code at the door, whatever the account asks for. */
    door_code: z.boolean().default(false),
    /** Only these agents carry out its shipments; none: all. */
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
  });

export type ShippingMethodInput = z.output<typeof shippingMethodSchema>;

/** A shipping method as screens and the API read it: grams, cubic centimetres, metres unless it was converted. */
export interface ShippingMethodView extends Omit<ShippingMethodInput, "units" | "distance_units"> {
  id: string;
  active: boolean;
  created_at: number;
  version: number;
}

/** No two ranges hold the same value; weights may meet at an end, as 5 kg is the end of 0 – 5 kg and begins 5 – 10 kg. */
function areRangesApart(
  ranges: readonly { from?: number | undefined; to?: number | undefined }[],
  counts: boolean,
): boolean {
  const sorted = [...ranges].sort((a, b) => (a.from ?? 0) - (b.from ?? 0));
  return sorted.every(({ from = 0 }, at) => {
    const before = sorted[at - 1];
    if (!before) return true;
    return before.to !== undefined && (counts ? before.to < from : before.to <= from);
  });
}
