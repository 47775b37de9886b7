import { addDays } from "#app/platform/time/day-spans.ts";

/** Days that are forecast, today first. */
export const FORECAST_DAYS = 7;
/** Weeks back whose same weekday is read. */
export const FORECAST_WEEKS = 8;
/** Fewer weeks of history say nothing. */
export const MIN_FORECAST_WEEKS = 4;

/** What a day may bring: the middle of the same weekday of past weeks, with the least and the most of them. */
export interface ForecastDay {
  day: string;
  /** Orders promised for that day by now. */
  known: number;
  low: number;
  middle: number;
  high: number;
  weeks: number;
}

/**
 * The coming days that have enough history. @param volumes orders by day; a day that is missing had none
 * @param first the first day that anything was counted for; null without any
 */
export function forecastDays(
  volumes: ReadonlyMap<string, number>,
  { today, first }: { today: string; first: string | null },
): ForecastDay[] {
  if (first === null) return [];
  const days = Array.from({ length: FORECAST_DAYS }, (_, at) => addDays(today, at));
  return days.flatMap((day) => {
    const back = Array.from({ length: FORECAST_WEEKS }, (_, at) => addDays(day, -7 * (at + 1)));
    const past = back
      .filter((each) => each >= first && each < today)
      .map((each) => volumes.get(each) ?? 0)
      .sort((a, b) => a - b);
    const weeks = past.length;
    if (weeks < MIN_FORECAST_WEEKS) return [];
    const middle = Math.round(((past[Math.floor((weeks - 1) / 2)] ?? 0) + (past[Math.floor(weeks / 2)] ?? 0)) / 2);
    return [{ day, known: volumes.get(day) ?? 0, low: past[0] ?? 0, middle, high: past[weeks - 1] ?? 0, weeks }];
  });
}
