import { changeDays } from "#app/modules/attendance/db/calendar.writes.server.ts";
import { type Hours, wallMinutes } from "#app/modules/fleet/model/shift.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { localTimeOf } from "#app/platform/time/local-time.ts";
import type { DemoFleet } from "./fleet.ts";
import { laterBy, must, usualHours } from "./plan-day.ts";

/** The middle of a usual day on the road, and the latest that a day may be later: its shift ends eleven hours before the next. */
const noon = 11 * 60 + 30;
const latest = 270;

/** By how many minutes today is later than usual: a demo that is made in the afternoon is not hours behind its plan either. */
export function minutesLater(scope: Scope): number {
  const time = localTimeOf(now(scope), scope.account.timezone).slice(11, 16);
  return Math.min(latest, Math.max(0, Math.floor((wallMinutes(time) - noon) / 30) * 30));
}

/** The hours of a date; where they are later than usual everybody has a late shift. */
export async function hoursLater(scope: Scope, { crews }: DemoFleet, date: string, later: number): Promise<Hours> {
  if (later === 0) return usualHours;
  const hours = { startsAt: laterBy(later, usualHours.startsAt), endsAt: laterBy(later - 120, usualHours.endsAt) };
  const shift = { date, kind: "shift" as const, from: hours.startsAt, to: hours.endsAt };
  must(
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
