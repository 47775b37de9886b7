import { z } from "zod";
import { optional, optionalNumber, text, timeOfDay } from "../kernel/form-values.ts";
import { vehicleColors, vehicleOptions, vehicleTypes } from "./fleet.enums.ts";

const amount = z.number().min(0).max(1_000_000).default(0);
const count = optionalNumber(z.int().min(0).max(100_000));

/**
 * A vehicle as screens and the API write it (domain §3). Costs are decimal amounts in the account's currency, weight is
 * kilograms, volume cubic metres.
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
    max_volume: optionalNumber(z.number().min(0).max(1_000)),
    max_weight: optionalNumber(z.number().min(0).max(100_000)),
    max_active_shipments: count,
    options: z.array(z.enum(vehicleOptions)).default([]),
    cooldown_minutes: z.int().min(0).max(10_080).default(0),
    available_from: optional(timeOfDay),
    available_to: optional(timeOfDay),
    start_location_id: optional(z.uuid()),
  })
  .refine(({ available_from: from, available_to: to }) => Boolean(from) === Boolean(to), {
    path: ["available_to"],
    error: "required",
  })
  .refine(({ available_from: from, available_to: to }) => !from || !to || from < to, {
    path: ["available_to"],
    error: "window_impossible",
  });

export type VehicleInput = z.output<typeof vehicleSchema>;

/** A vehicle as screens and the API read it. */
export interface VehicleView extends VehicleInput {
  id: string;
  /** Rests until then after its last route. */
  cooldown_until: number | null;
  active: boolean;
  created_at: number;
  version: number;
}
