import { z } from "zod";
import { type RoutingSettings, routingSettingsSchema } from "#app/modules/workspace/model/routing-settings.ts";

/** The settings that the routing screen changes. */
export const routingInputSchema = routingSettingsSchema;
export type RoutingInput = z.output<typeof routingInputSchema>;

/** Default settings of a new workspace. */
export const DEFAULT_ROUTING: RoutingInput = routingInputSchema.parse({});

/** Fingerprint of settings: equal for equal settings. */
export function computeRoutingFingerprint(settings: RoutingSettings): string {
  return JSON.stringify(Object.entries(settings).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The expected fingerprint is sent with every change. */
export const expectedRoutingSchema = z.object({ seen: z.string().max(2_000) });
