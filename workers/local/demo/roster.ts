import { changeDays } from "#app/modules/attendance/db/calendar.writes.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { unwrap } from "./plan-day.ts";

/**
 * The two days off of every agent in seven, counted from the day of the seed. With shifts of eight and a half hours a
 * week has 42.5; the first six work today, everyone works tomorrow, the first five worked yesterday.
 */
const daysOff = [
  [2, 3],
  [3, 4],
  [4, 5],
  [2, 3],
  [4, 5],
  [5, 6],
  [6, 0],
  [6, 0],
] as const;

/** From two weeks ago to half a year ahead: no week that somebody looks at has more hours than the law allows. */
const FIRST_DAY = -14;
const LAST_DAY = 182;

const getTurn = (day: number) => ((day % 7) + 7) % 7;

function isOff(agent: number, day: number): boolean {
  return daysOff[agent]?.some((off) => off === getTurn(day)) ?? false;
}

/** The crews that work on a day, counted from the day of the seed. */
export function listCrews<Crew>(crews: readonly Crew[], day: number): Crew[] {
  return crews.filter((_, agent) => !isOff(agent, day));
}

/** Days off of everyone; a late shift and holidays of the last ones in the days to come. */
export async function seedRoster(scope: Scope, agents: readonly string[]): Promise<void> {
  const today = toLocalDate(now(scope), scope.account.timezone);
  const [lateAgent = "", , holidayAgent = ""] = agents.slice(-3);
  const isHoliday = (agentId: string, day: number) => agentId === holidayAgent && day >= 2 && day <= 6;
  const days = Array.from({ length: LAST_DAY - FIRST_DAY + 1 }, (_, at) => FIRST_DAY + at);
  const off = days.flatMap((day) =>
    agents
      .filter((agentId, agent) => isOff(agent, day) || isHoliday(agentId, day))
      .map((agentId) => ({
        agent_id: agentId,
        date: addDays(today, day),
        kind: "off" as const,
        ...(isHoliday(agentId, day) ? { note: "Ferien" } : {}),
      })),
  );
  const late = { agent_id: lateAgent, date: addDays(today, 2), kind: "shift" as const, from: "11:30", to: "20:00" };
  unwrap(await commit(scope.db, changeDays(scope, [...off, late])));
}
