import type { RouteStatus } from "#app/modules/planning/model/route.enums.ts";
import { type AgentState, agentStateKeys, agentStates, getAgentState } from "./agent-states.ts";
import { countMinutesBetween } from "./attendance.ts";
import type { Shift } from "./shift.ts";

/** The route shown for an agent's day: the active one, else the next, else the last. */
export interface DayRoute {
  id: string;
  number: number;
  status: RouteStatus;
  total: number;
  done: number;
}

/** Facts about an agent's day. */
export interface AgentDayFacts {
  /** The open attendance, else the last of the day; `distance` in metres from the team's start. */
  attendance: { checkedInAt: number; checkedOutAt: number | null; distance: number | null } | null;
  /** Whole minutes of the day's finished attendance. */
  minutes: number;
  shift: Shift | null;
  route: DayRoute | null;
  lastSeenAt: number | null;
}

/** An agent's day with its derived state and minutes. */
export interface AgentDay extends AgentDayFacts {
  state: AgentState;
  workedMinutes: number;
}

/** Derives state and minutes at one instant. */
export function computeAgentDay(facts: AgentDayFacts, now: number): AgentDay {
  const { attendance, route, shift, lastSeenAt } = facts;
  const checkedIn = attendance !== null && attendance.checkedOutAt === null;
  const running = checkedIn ? countMinutesBetween(attendance.checkedInAt, now) : 0;
  const driving = route?.status === "active" ? { open: route.total - route.done } : null;
  return {
    ...facts,
    state: getAgentState({ now, checkedIn, shift, route: driving, lastSeenAt }),
    workedMinutes: facts.minutes + running,
  };
}

/** How many agents are in each state, in the order of the screens. */
export function countStates(
  days: Iterable<Pick<AgentDay, "state">>,
): { state: AgentState; count: number; onDuty: boolean }[] {
  const all = [...days];
  const isDuty = (key: AgentState) => agentStates.some((row) => row.key === key && row.onDuty);
  return agentStateKeys.map((key) => ({
    state: key,
    onDuty: isDuty(key),
    count: all.filter(({ state }) => state === key).length,
  }));
}
