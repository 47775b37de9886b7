import { hour } from "#app/platform/kernel/milliseconds.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toInstant, toLocalDate, toLocalTime } from "#app/platform/time/local-time.ts";
import type { AlertDigest } from "./alert.enums.ts";
import type { AlertInput } from "./alert.ts";

/** The hour of the account's day at which the day's digest goes out. */
const DIGEST_TIME = "07:00";

const digestTimes: Readonly<Record<AlertDigest, (now: number, zone: string) => number>> = {
  at_once: (now) => now,
  hourly: (now) => now + hour - (now % hour),
  daily: (now, zone) => findNextTime(DIGEST_TIME, now, zone),
};

/** When something that happens now is told by a rule: never in its quiet hours, and never before now. @param now milliseconds */
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

/** Hours that end before they begin go over midnight. */
function isQuiet(time: string, { from, until }: { from: string; until: string }): boolean {
  return from < until ? time >= from && time < until : time >= from || time < until;
}

/** The next moment after one at which it is so late there. */
function findNextTime(time: string, after: number, zone: string): number {
  const today = toLocalDate(after, zone);
  const at = toInstant(`${today}T${time}`, zone);
  return at > after ? at : toInstant(`${addDays(today, 1)}T${time}`, zone);
}
