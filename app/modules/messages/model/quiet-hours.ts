import { addDays } from "#app/platform/time/day-spans.ts";
import { toInstant, toLocalDate, toLocalTime } from "#app/platform/time/local-time.ts";

/** Local times of day between which texts wait; they may span midnight. */
export interface QuietHours {
  from: string;
  to: string;
}

/** True within quiet hours. @param time local `HH:MM` */
function isQuiet(time: string, { from, to }: QuietHours): boolean {
  return from < to ? time >= from && time < to : time >= from || time < to;
}

/**
 * The first moment from `at` on that lies outside quiet hours in a zone. A clock that is set forward over their end
 * ends them there; one that is set back keeps them until they are over for good. Milliseconds UTC.
 */
export function findLoudMoment(at: number, quiet: QuietHours | null, zone: string): number {
  if (quiet === null || !isQuiet(toLocalTime(at, zone).slice(11), quiet)) return at;
  const today = toLocalDate(at, zone);
  for (const day of [today, addDays(today, 1), addDays(today, 2)]) {
    const ends = toInstant(`${day}T${quiet.to}`, zone);
    if (ends > at) return ends;
  }
  return at;
}

/** The next instant after `after` with this local time in a zone. Milliseconds UTC. */
export function findNextLocalTime(time: string, after: number, zone: string): number {
  const today = toLocalDate(after, zone);
  const at = toInstant(`${today}T${time}`, zone);
  return at > after ? at : toInstant(`${addDays(today, 1)}T${time}`, zone);
}
