import { z } from "zod";
import { codeSchema } from "#app/platform/kernel/code-schema.ts";
import { optionalNumberSchema, optionalSchema, textSchema, timeOfDaySchema } from "#app/platform/kernel/form-values.ts";
import {
  displayUnits,
  fromCubicCentimeters,
  fromGrams,
  fromMeters,
  type MeasurementSystem,
  toGrams,
} from "#app/platform/money/units.ts";
import { vehicleColors, vehicleOptions, vehicleTypes } from "./fleet.enums.ts";

const amountSchema = z.number().min(0).max(1_000_000).default(0);
const countSchema = optionalNumberSchema(z.int().min(0).max(100_000));
const systemSchema = z.enum(["metric", "imperial"]).default("metric");
const MAX_CUBIC_METERS = 1_000;
const MAX_CUBIC_FEET = 35_000;

/**
 * A vehicle as screens and the API write it. Costs are decimal amounts in the account's currency. Weight is in
 * kilograms and volume in cubic metres, with imperial `units` in pounds and cubic feet; with imperial `distance_units`,
 * `cost_per_km` is per mile.
 */
export const vehicleSchema = z
  .object({
    plate_number: textSchema(40),
    name: optionalSchema(textSchema(200)),
    type: z.coerce.number().pipe(codeSchema(vehicleTypes)),
    agent_id: optionalSchema(z.uuid()).describe("Id of the agent"),
    color: optionalSchema(z.enum(vehicleColors)),
    make: optionalSchema(textSchema(100)),
    model: optionalSchema(textSchema(100)),
    year: optionalNumberSchema(z.int().min(1950).max(2100)),
    fixed_cost: amountSchema,
    route_completion_cost: amountSchema,
    cost_per_km: amountSchema,
    cost_per_hour: amountSchema,
    parcel_capacity: countSchema,
    pallet_capacity: countSchema,
    units: systemSchema.describe("What sizes and weights are written in"),
    distance_units: systemSchema.describe("What sizes and weights are written in"),
    max_volume: optionalNumberSchema(z.number().min(0)),
    max_weight: optionalNumberSchema(z.number().min(0).max(100_000)),
    max_active_shipments: countSchema,
    options: z.array(z.enum(vehicleOptions)).default([]),
    cooldown_minutes: z.int().min(0).max(10_080).default(0),
    available_from: optionalSchema(timeOfDaySchema),
    available_to: optionalSchema(timeOfDaySchema).describe(
      "Where it is not after `available_from` it is on the next day",
    ),
    start_location_id: optionalSchema(z.uuid()),
  })
  .refine(({ available_from: from, available_to: to }) => Boolean(from) === Boolean(to), {
    path: ["available_to"],
    error: "required",
  })
  .refine(({ available_from: from, available_to: to }) => !from || !to || from !== to, {
    path: ["available_to"],
    error: "window_empty",
  })
  .refine(({ max_volume: volume, units }) => units === "imperial" || (volume ?? 0) <= MAX_CUBIC_METERS, {
    path: ["max_volume"],
    error: "too_big_number",
    params: { limit: MAX_CUBIC_METERS },
  })
  .refine(({ max_volume: volume, units }) => units === "metric" || (volume ?? 0) <= MAX_CUBIC_FEET, {
    path: ["max_volume"],
    error: "too_big_number",
    params: { limit: MAX_CUBIC_FEET },
  });

/** A vehicle in kilograms, cubic metres and kilometres. */
export type VehicleInput = Omit<z.output<typeof vehicleSchema>, "units" | "distance_units">;

/** A vehicle as screens and the API read it. */
export interface VehicleView extends VehicleInput {
  id: string;
  /** End of the cooldown after its last route. */
  cooldown_until: number | null;
  active: boolean;
  created_at: number;
  version: number;
}

const CUBIC_CENTIMETERS_PER_CUBIC_METER = 1_000_000;

/** Converts an input to kilograms, cubic metres and kilometres. */
export function toMetric({ units, distance_units: distance, ...input }: z.output<typeof vehicleSchema>): VehicleInput {
  const { max_weight: weight, max_volume: volume, cost_per_km: cost } = input;
  const feet = CUBIC_CENTIMETERS_PER_CUBIC_METER * fromCubicCentimeters(1, "imperial");
  return {
    ...input,
    ...(units === "imperial" && {
      max_weight: weight === undefined ? undefined : toGrams(weight, displayUnits.imperial.weight) / 1000,
      max_volume: volume === undefined ? undefined : roundTo(volume / feet, 6),
    }),
    ...(distance === "imperial" && {
      cost_per_km: roundTo(cost * fromMeters(1000, displayUnits.imperial.distance), 6),
    }),
  };
}

/** Converts a vehicle to the units of an account, rounded so that entered values come back unchanged. */
export function toVehicleUnits(
  view: VehicleView,
  { weight: units, distance }: { weight: MeasurementSystem; distance: MeasurementSystem },
): VehicleView {
  const { max_weight: weight, max_volume: volume, cost_per_km: cost } = view;
  return {
    ...view,
    ...(units === "imperial" && {
      max_weight: weight === undefined ? undefined : roundTo(fromGrams(weight * 1000, displayUnits.imperial.weight), 2),
      max_volume:
        volume === undefined
          ? undefined
          : roundTo(fromCubicCentimeters(volume * CUBIC_CENTIMETERS_PER_CUBIC_METER, units), 4),
    }),
    ...(distance === "imperial" && {
      cost_per_km: roundTo(cost / fromMeters(1000, displayUnits.imperial.distance), 6),
    }),
  };
}

function roundTo(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}
