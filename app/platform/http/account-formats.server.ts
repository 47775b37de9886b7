import type { Scope } from "#app/platform/db/scope.server.ts";

/** Zone, units and currency with which pages of an account write. @param ahead of its clock, milliseconds */
export function toAccountFormats(
  { timezone, preferences }: Pick<Scope["account"], "timezone" | "preferences">,
  { now, ahead }: { now: number; ahead: number },
) {
  return {
    timezone,
    weight: preferences.weight_measurement_system,
    distance: preferences.distance_measurement_system,
    currency: preferences.default_currency,
    countries: preferences.operating_countries,
    now: now + ahead,
    ahead,
  };
}
