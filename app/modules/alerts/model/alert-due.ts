import { hour } from "#app/platform/kernel/milliseconds.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toInstant, toLocalDate, toLocalTime } from "#app/platform/time/local-time.ts";
import type { AlertDigest } from "./alert.enums.ts";
import type { AlertInput } from "./alert.ts";

/** Local time of the daily digest. */
const DIGEST_TIME = "07:00";

const digestTimes: Readonly<Record<AlertDigest, (now: number, zone: string) => number>> = {
  at_once: (now) => now,
  hourly: (now) => now + hour - (now % hour),
  daily: (now, zone) => findNextTime(DIGEST_TIME, now, zone),
};

/** When a rule sends an event that happens now: outside its quiet hours, at the earliest now. @param now milliseconds */
export function computeAlertDue(
  now: number,
  { digest, quiet_from: from, quiet_to: until }: Pick<AlertInput, "digest" | "quiet_from" | "quiet_to">,
  zone: string,
): number {
  const at = digestTimes[digest](now, zone);
  return from && until && isQuiet(toLocalTime(at, zone).slice(11), { from, until })
    ? findNextTime(until, at, zone)
    : at;
}

/** Quiet hours that end before they begin span midnight. */
function isQuiet(time: string, { from, until }: { from: string; until: string }): boolean {
  return from < until ? time >= from && time < until : time >= from || time < until;
}

/** The next instant after `after` with this local time. */
function findNextTime(time: string, after: number, zone: string): number {
  const today = toLocalDate(after, zone);
  const at = toInstant(`${today}T${time}`, zone);
  return at > after ? at : toInstant(`${addDays(today, 1)}T${time}`, zone);
}
