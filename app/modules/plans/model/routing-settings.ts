import { z } from "zod";
import { type RoutingSettings, routingSettingsSchema } from "#app/modules/workspace/model/routing-settings.ts";

/** The settings that the routing screen changes. */
export const routingInputSchema = routingSettingsSchema;
export type RoutingInput = z.output<typeof routingInputSchema>;

/** The settings of a new workspace. */
export const DEFAULT_ROUTING: RoutingInput = routingInputSchema.parse({});

/** Names a state of the settings: two people who saw the same send the same. */
export function computeRoutingFingerprint(settings: RoutingSettings): string {
  return JSON.stringify(Object.entries(settings).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The fingerprint that was seen travels with what is written. */
export const expectedRoutingSchema = z.object({ seen: z.string().max(2_000) });
