import { changeDays } from "#app/modules/attendance/db/calendar.writes.server.ts";
import { type Hours, parseWallTime } from "#app/modules/fleet/model/shift.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { toLocalTime } from "#app/platform/time/local-time.ts";
import { demoCompany } from "./company.ts";
import type { DemoFleet } from "./fleet.ts";
import { addMinutes, DEFAULT_HOURS, unwrap } from "./plan-day.ts";

/**
 * A new demo stands in the middle of its working day. Around noon the day is the courier's own; in the afternoon it
 * begins later, at most so late that eleven hours of rest are left before the next one; at any other hour the
 * account takes the time zone of a place where it is late in the morning.
 */
export interface DemoClock {
  timezone: string;
  /** Minutes by which everything of today is later than on other days. */
  later: number;
}

const NOON_MINUTES = 11 * 60 + 30;
const MAX_MINUTES_LATER = 270;
/** The courier's own time is kept from here, and as long as the day can begin later. */
const EARLIEST_MINUTES = 10 * 60;
const LATE_MORNING = "11";

/** One zone without daylight saving time for each hour, from west to east. */
const zonesByHour = [
  "Pacific/Pago_Pago",
  "Pacific/Honolulu",
  "Pacific/Gambier",
  "Pacific/Pitcairn",
  "America/Phoenix",
  "America/Costa_Rica",
  "America/Bogota",
  "America/Puerto_Rico",
  "America/Sao_Paulo",
  "Atlantic/South_Georgia",
  "Atlantic/Cape_Verde",
  "Atlantic/Reykjavik",
  "Africa/Lagos",
  "Africa/Johannesburg",
  "Africa/Nairobi",
  "Asia/Dubai",
  "Asia/Karachi",
  "Asia/Dhaka",
  "Asia/Bangkok",
  "Asia/Singapore",
  "Asia/Tokyo",
  "Australia/Brisbane",
  "Pacific/Guadalcanal",
  "Pacific/Tarawa",
] as const;

export function chooseDemoClock(instant: number): DemoClock {
  const minutes = parseWallTime(toLocalTime(instant, demoCompany.timezone).slice(11, 16));
  if (minutes >= EARLIEST_MINUTES && minutes <= NOON_MINUTES + MAX_MINUTES_LATER)
    return {
      timezone: demoCompany.timezone,
      later: Math.max(0, Math.floor((minutes - NOON_MINUTES) / 30) * 30),
    };
  const zone = zonesByHour.find((each) => toLocalTime(instant, each).slice(11, 13) === LATE_MORNING);
  if (!zone) throw new Error("it is late in the morning somewhere at any time");
  return { timezone: zone, later: 0 };
}

/** The hours of a date; if they are later than usual, they are in the calendar of everyone who works. */
export async function writeDemoHours(
  scope: Scope,
  { crews, date, later }: { crews: DemoFleet["crews"]; date: string; later: number },
): Promise<Hours> {
  if (later === 0) return DEFAULT_HOURS;
  const hours = {
    startsAt: addMinutes(later, DEFAULT_HOURS.startsAt),
    endsAt: addMinutes(later, DEFAULT_HOURS.endsAt),
  };
  const shift = { date, kind: "shift" as const, from: hours.startsAt, to: hours.endsAt };
  const days = crews.map(({ agentId }) => ({ agent_id: agentId, ...shift }));
  unwrap(await commit(scope.db, changeDays(scope, days)));
  return hours;
}
