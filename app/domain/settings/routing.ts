import { z } from "zod";
import { type RoutingSettings, routingSettingsSchema } from "../plans/routing-settings.ts";

/** What the routing screen changes: the settings that the planner reads; it reads no service area and no depot revisit yet. */
export const routingInput = routingSettingsSchema.omit({ service_area: true, depot_revisit: true });
export type RoutingInput = z.output<typeof routingInput>;

/** The settings of a new workspace. */
export const routingDefaults: RoutingInput = routingInput.parse({});

/** Names a state of the settings: two people who saw the same send the same. */
export function fingerprintOf(settings: RoutingSettings): string {
  const { service_area: _, depot_revisit: __, ...shown } = settings;
  return JSON.stringify(Object.entries(shown).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The fingerprint that was seen travels with what is written. */
export const seenRouting = z.object({ seen: z.string().max(2_000) });
