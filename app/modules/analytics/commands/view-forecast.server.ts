import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { needsFacts, readFirstDay, readMeasureCounts } from "../db/sums.reads.server.ts";
import { FORECAST_DAYS, FORECAST_WEEKS, type ForecastDay, forecastDays } from "../model/forecast.ts";
import type { AnalyticsQuery } from "../model/period.ts";

/** The coming days' orders; null for what no sums are kept of, and where there is too little history. */
export async function viewForecast(scope: Scope, { filters }: AnalyticsQuery): Promise<ForecastDay[] | null> {
  const today = toLocalDate(now(scope), scope.account.timezone);
  const days = { from: addDays(today, -7 * FORECAST_WEEKS), to: addDays(today, FORECAST_DAYS - 1) };
  const cut = { subject: "order", days, filters } as const;
  if (needsFacts(scope, cut, "day")) return null;
  const [counts, first] = await Promise.all([readMeasureCounts(scope, cut, "day"), readFirstDay(scope, "order")]);
  const volumes = [...counts].map(([day, { due = 0 }]) => [day, due] as const);
  const found = forecastDays(new Map(volumes), { today, first });
  return found.length > 0 ? found : null;
}
