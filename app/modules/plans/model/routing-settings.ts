import { z } from "zod";
import { type RoutingSettings, routingSettingsSchema } from "#app/modules/workspace/model/routing-settings.ts";
import { displayUnits, fromMeters, type MeasurementSystem } from "#app/platform/money/units.ts";

/** The settings that the routing screen changes; with imperial `distance_units` the cost per kilometre is per mile. */
export const routingInputSchema = routingSettingsSchema.safeExtend({
  distance_units: z.enum(["metric", "imperial"]).default("metric"),
});
export type RoutingInput = RoutingSettings;

const milesPerKm = fromMeters(1000, displayUnits.imperial.distance);
const roundTo6 = (value: number): number => Math.round(value * 1e6) / 1e6;

/** Settings as entered, with their cost per kilometre. */
export function toMetricRouting({
  distance_units: units,
  ...input
}: z.output<typeof routingInputSchema>): RoutingInput {
  const cost = input.default_cost_per_km;
  return units === "metric" || cost === null ? input : { ...input, default_cost_per_km: roundTo6(cost * milesPerKm) };
}

/** Settings as shown, with their cost per kilometre or mile. */
export function toRoutingUnits(settings: RoutingInput, units: MeasurementSystem): RoutingInput {
  const cost = settings.default_cost_per_km;
  return units === "metric" || cost === null
    ? settings
    : { ...settings, default_cost_per_km: roundTo6(cost / milesPerKm) };
}

/** Default settings of a new workspace. */
export const DEFAULT_ROUTING: RoutingInput = routingSettingsSchema.parse({});

/** Fingerprint of settings: equal for equal settings. */
export function computeRoutingFingerprint(settings: RoutingSettings): string {
  return JSON.stringify(Object.entries(settings).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The expected fingerprint is sent with every change. */
export const expectedRoutingSchema = z.object({ version: z.string().max(2_000).describe("The one that was seen") });
