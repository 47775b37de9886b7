import { changeDays } from "#app/modules/attendance/db/calendar.writes.server.ts";
import { type Hours, parseWallTime } from "#app/modules/fleet/model/shift.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { toLocalTime } from "#app/platform/time/local-time.ts";
import type { DemoFleet } from "./fleet.ts";
import { addMinutes, DEFAULT_HOURS, unwrap } from "./plan-day.ts";

/**
 * The middle of a normal day on the road, and the maximum shift of a day: it must end eleven hours before the next one.
 */
const NOON_MINUTES = 11 * 60 + 30;
const MAX_MINUTES_LATER = 270;

/** Minutes by which today is shifted, so that a demo created in the afternoon is not hours behind its plan. */
export function computeMinutesLater(scope: Scope): number {
  const time = toLocalTime(now(scope), scope.account.timezone).slice(11, 16);
  return Math.min(MAX_MINUTES_LATER, Math.max(0, Math.floor((parseWallTime(time) - NOON_MINUTES) / 30) * 30));
}

/** The hours of a date; if shifted, everyone has a late shift. */
export async function shiftHours(scope: Scope, { crews }: DemoFleet, date: string, later: number): Promise<Hours> {
  if (later === 0) return DEFAULT_HOURS;
  const hours = {
    startsAt: addMinutes(later, DEFAULT_HOURS.startsAt),
    endsAt: addMinutes(later - 120, DEFAULT_HOURS.endsAt),
  };
  const shift = { date, kind: "shift" as const, from: hours.startsAt, to: hours.endsAt };
  unwrap(
    await commit(
      scope.db,
      changeDays(
        scope,
        crews.map(({ agentId }) => ({ agent_id: agentId, ...shift })),
      ),
    ),
  );
  return hours;
}
