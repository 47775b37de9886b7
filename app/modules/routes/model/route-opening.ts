import type { Preferences } from "#app/platform/access/preferences.ts";
import { hour } from "#app/platform/kernel/milliseconds.ts";
import { toInstant } from "#app/platform/time/local-time.ts";

/** When a driver may begin to work a route: at the beginning of its local day, or so many hours before it departs. */
export function getOpeningTime(
  route: { date: string; startAt: number },
  { timezone, preferences }: { timezone: string; preferences: Pick<Preferences, "route_opens_hours"> },
): number {
  const { route_opens_hours: hours } = preferences;
  return hours ? route.startAt - hours * hour : toInstant(`${route.date}T00:00`, timezone);
}
