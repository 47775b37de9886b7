import { z } from "zod";
import { optional, optionalNumber, text, timeOfDay } from "#app/platform/kernel/form-values.ts";
import {
  displayUnits,
  distanceIn,
  gramsOf,
  type MeasurementSystem,
  volumeIn,
  weightIn,
} from "#app/platform/money/units.ts";
import { vehicleColors, vehicleOptions, vehicleTypes } from "./fleet.enums.ts";

const amount = z.number().min(0).max(1_000_000).default(0);
const count = optionalNumber(z.int().min(0).max(100_000));
const system = z.enum(["metric", "imperial"]).default("metric");
const mostCubicMetres = 1_000;
const mostCubicFeet = 35_000;

/**
 * A vehicle as screens and the API write it (domain §3). Costs are decimal amounts in the account's currency; weight is
 * kilograms, volume cubic metres, unless the units say pounds and cubic feet, and the distance units miles.
 */
export const vehicleSchema = z
  .object({
    plate_number: text(40),
    name: optional(text(200)),
    type: z.coerce.number().pipe(z.literal(vehicleTypes.codes)),
    agent_id: optional(z.uuid()),
    color: optional(z.enum(vehicleColors)),
    make: optional(text(100)),
    model: optional(text(100)),
    year: optionalNumber(z.int().min(1950).max(2100)),
    fixed_cost: amount,
    route_completion_cost: amount,
    cost_per_km: amount,
    cost_per_hour: amount,
    parcel_capacity: count,
    pallet_capacity: count,
    units: system,
    distance_units: system,
    max_volume: optionalNumber(z.number().min(0)),
    max_weight: optionalNumber(z.number().min(0).max(100_000)),
    max_active_shipments: count,
    options: z.array(z.enum(vehicleOptions)).default([]),
    cooldown_minutes: z.int().min(0).max(10_080).default(0),
    available_from: optional(timeOfDay),
    available_to: optional(timeOfDay).describe("Where it is not after `available_from` it is on the next day"),
    start_location_id: optional(z.uuid()),
  })
  .refine(({ available_from: from, available_to: to }) => Boolean(from) === Boolean(to), {
    path: ["available_to"],
    error: "required",
  })
  .refine(({ available_from: from, available_to: to }) => !from || !to || from !== to, {
    path: ["available_to"],
    error: "window_empty",
  })
  .refine(({ max_volume: volume, units }) => units === "imperial" || (volume ?? 0) <= mostCubicMetres, {
    path: ["max_volume"],
    error: "too_big_number",
    params: { limit: mostCubicMetres },
  })
  .refine(({ max_volume: volume, units }) => units === "metric" || (volume ?? 0) <= mostCubicFeet, {
    path: ["max_volume"],
    error: "too_big_number",
    params: { limit: mostCubicFeet },
  });

/** A vehicle in kilograms, cubic metres and kilometres. */
export type VehicleInput = Omit<z.output<typeof vehicleSchema>, "units" | "distance_units">;

/** A vehicle as screens and the API read it. */
export interface VehicleView extends VehicleInput {
  id: string;
  /** Rests until then after its last route. */
  cooldown_until: number | null;
  active: boolean;
  created_at: number;
  version: number;
}

const cubicCentimetres = 1_000_000;

/** What was written in an account's units, in kilograms, cubic metres and kilometres. */
export function inMetric({ units, distance_units: far, ...input }: z.output<typeof vehicleSchema>): VehicleInput {
  const { max_weight: weight, max_volume: volume, cost_per_km: cost } = input;
  const feet = cubicCentimetres * volumeIn(1, "imperial");
  return {
    ...input,
    ...(units === "imperial" && {
      max_weight: weight === undefined ? undefined : gramsOf(weight, displayUnits.imperial.weight) / 1000,
      max_volume: volume === undefined ? undefined : rounded(volume / feet, 6),
    }),
    ...(far === "imperial" && { cost_per_km: rounded(cost * distanceIn(1000, displayUnits.imperial.distance), 6) }),
  };
}

/** A vehicle in the units of an account, for its form: what was written in them comes back as it was. */
export function inVehicleUnits(
  view: VehicleView,
  { weight: units, distance }: { weight: MeasurementSystem; distance: MeasurementSystem },
): VehicleView {
  const { max_weight: weight, max_volume: volume, cost_per_km: cost } = view;
  return {
    ...view,
    ...(units === "imperial" && {
      max_weight: weight === undefined ? undefined : rounded(weightIn(weight * 1000, displayUnits.imperial.weight), 2),
      max_volume: volume === undefined ? undefined : rounded(volumeIn(volume * cubicCentimetres, units), 4),
    }),
    ...(distance === "imperial" && {
      cost_per_km: rounded(cost / distanceIn(1000, displayUnits.imperial.distance), 6),
    }),
  };
}

function rounded(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}
