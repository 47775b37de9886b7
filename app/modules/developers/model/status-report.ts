import { day, hour, minute } from "#app/platform/kernel/milliseconds.ts";

/** Figures of an installation for one hour. */
export interface StatusHour {
  hour: number;
  firstMinute: number;
  lastMinute: number;
  minutes: number;
  lagMs: number;
  tries: number;
  arrived: number;
  latencyMs: number | null;
}

/** How many days the report covers. */
export const STATUS_RETENTION_MS = 7 * day;
/** Minutes of an hour that may be missing: a release, a restart. */
const MAX_MISSED_MINUTES = 5;
/** A longer wait of an event is an incident, and so is an older last check. */
export const MAX_WAIT_MS = 2 * minute;

/** An incident over consecutive hours; it ends with the last of them. */
export interface Incident {
  from: number;
  to: number;
  /** Minutes without processing, and the longest wait of an event. */
  missed: number;
  lagMs: number;
}

/** Totals of a day in UTC. */
export interface StatusDay extends Pick<StatusHour, "minutes" | "tries" | "arrived" | "lagMs" | "latencyMs"> {
  day: number;
  /** Number of minutes expected. */
  of: number;
}

/** Days and incidents, newest first; `checkedAt` is the last minute that was processed, null before the first. */
export interface StatusReport {
  checkedAt: number | null;
  days: StatusDay[];
  incidents: Incident[];
}

/** Summary of the hours. Nothing is known before the first hour. */
export function computeStatusReport(hours: readonly StatusHour[], now: number): StatusReport {
  const [first] = hours;
  const last = hours.at(-1);
  if (!first || !last) return { checkedAt: null, days: [], incidents: [] };
  const known = new Map(hours.map((each) => [each.hour, each]));
  const present = Math.floor(now / minute);
  const days = new Map<number, StatusDay>();
  const incidents: Incident[] = [];
  for (let at = first.hour; at <= now; at += hour) {
    const counted = known.get(at);
    const begins = at === first.hour ? first.firstMinute : at / minute;
    // The current minute is not counted yet.
    const of = Math.max(Math.min(at / minute + 60, present) - begins, 0);
    const { minutes = 0, tries = 0, arrived = 0, lagMs = 0, latencyMs = null } = counted ?? {};
    const missed = Math.max(of - minutes, 0);
    const key = at - (at % day);
    const sum = days.get(key) ?? { day: key, of: 0, minutes: 0, tries: 0, arrived: 0, lagMs: 0, latencyMs: null };
    days.set(key, {
      ...{ day: key, of: sum.of + of, minutes: sum.minutes + Math.min(minutes, of) },
      ...{ tries: sum.tries + tries, arrived: sum.arrived + arrived, lagMs: Math.max(sum.lagMs, lagMs) },
      latencyMs: latencyMs === null ? sum.latencyMs : Math.max(sum.latencyMs ?? 0, latencyMs),
    });
    if (missed <= MAX_MISSED_MINUTES && lagMs <= MAX_WAIT_MS) continue;
    const before = incidents.at(-1);
    if (before?.to === at) {
      before.to = at + hour;
      before.missed += missed;
      before.lagMs = Math.max(before.lagMs, lagMs);
    } else incidents.push({ from: at, to: at + hour, missed, lagMs });
  }
  return { checkedAt: last.lastMinute * minute, days: [...days.values()].reverse(), incidents: incidents.reverse() };
}
