import { z } from "zod";
import { optional, optionalNumber, text } from "#app/platform/kernel/form-values.ts";
import { isCurrency } from "#app/platform/money/money.ts";
import { shippingMethodTypes } from "./fee-method.ts";

/** A decimal amount as people write it, never below nothing: `5.90`, `5,90`. */
export const fee = z.preprocess(
  (value) => (typeof value === "number" ? String(value) : typeof value === "string" ? value.replace(",", ".") : value),
  z
    .string()
    .trim()
    .regex(/^\d{1,9}(\.\d{1,4})?$/, { error: "amount_invalid" }),
);

const measure = (least: number) => optionalNumber(z.number().min(least).max(1_000_000_000_000));
const units = z.enum(["base", "metric", "imperial"]).default("base");
const isEmpty = (value: unknown) => value === undefined || value === null || value === "";

/** A group whose fields are all empty is none at all. */
function orNone<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (value) => (isEmpty(value) || Object.values(Object(value)).every(isEmpty) ? undefined : value),
    schema.optional(),
  );
}

/** `amount` for every `step` begun beyond `threshold`; a step is 1 without one. */
const surcharge = orNone(z.object({ threshold: measure(0), step: measure(0.001), amount: fee }));

const range = z
  .object({ from: measure(0), to: measure(0), amount: fee })
  .refine(({ from = 0, to }) => to === undefined || to >= from, { path: ["to"], error: "window_impossible" });

/** A shipping method as screens and the API write it (domain §3 "Shipping method"); fees are decimal amounts of `currency`. */
export const shippingMethodSchema = z
  .object({
    name: text(120),
    type: z.coerce.number().pipe(z.literal(shippingMethodTypes.codes)),
    currency: z.string().refine(isCurrency, { error: "currency_unknown" }),
    anchor_date: optional(z.iso.date()),
    lateness_threshold_minutes: z.coerce.number().int().min(0).max(10_080).default(0),
    base_fee: fee.default("0"),
    rto_fee: fee.default("0"),
    flat_fee: optional(fee),
    /** Units of weights and volumes below, and of distances. */
    units,
    distance_units: units,
    weight: surcharge,
    volume: surcharge,
    distance: surcharge,
    /** The time that a driver waits at the door: seconds, or minutes in a system of units. */
    waiting: surcharge,
    /** Cubic centimetres that weigh as much as a kilogram. */
    volume_divisor: optionalNumber(z.number().int().min(1).max(1_000_000)),
    zones: z
      .array(z.object({ zone_id: z.uuid(), amount: fee }))
      .max(100)
      .default([]),
    tier_kind: optional(z.enum(["fixed", "dynamic"])),
    /** Fixed: weights. Dynamic: the order's rank in the month. */
    ranges: z.array(range).max(50).default([]),
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
  .refine(({ tier_kind, ranges }) => apart(ranges, tier_kind === "dynamic"), {
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
function apart(ranges: readonly { from?: number | undefined; to?: number | undefined }[], counts: boolean): boolean {
  const sorted = [...ranges].sort((a, b) => (a.from ?? 0) - (b.from ?? 0));
  return sorted.every(({ from = 0 }, at) => {
    const before = sorted[at - 1];
    if (!before) return true;
    return before.to !== undefined && (counts ? before.to < from : before.to <= from);
  });
}
