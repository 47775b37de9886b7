import type { RouteStatus } from "#app/modules/planning/model/route.enums.ts";
import { type AgentState, agentStateKeys, agentStates, getAgentState } from "./agent-states.ts";
import { countMinutesBetween } from "./attendance.ts";
import type { Shift } from "./shift.ts";

/** The route of an agent's day: the one under way, else the next, else the last. */
export interface DayRoute {
  id: string;
  number: number;
  status: RouteStatus;
  total: number;
  done: number;
}

/** What is known of an agent's day, before any rule looks at it. */
export interface AgentDayFacts {
  /** The duty that runs, else the last of the day. */
  duty: { checkedInAt: number; checkedOutAt: number | null; distance: number | null } | null;
  /** Whole minutes of the day's duties that are over. */
  minutes: number;
  shift: Shift | null;
  route: DayRoute | null;
  seenAt: number | null;
}

/** An agent's day as it stands. */
export interface AgentDay extends AgentDayFacts {
  state: AgentState;
  workedMinutes: number;
}

/** State and minutes of a day, derived from what is known of it at one instant. */
export function computeAgentDay(facts: AgentDayFacts, now: number): AgentDay {
  const { duty, route, shift, seenAt } = facts;
  const checkedIn = duty !== null && duty.checkedOutAt === null;
  const running = checkedIn ? countMinutesBetween(duty.checkedInAt, now) : 0;
  const driving = route?.status === "active" ? { open: route.total - route.done } : null;
  return {
    ...facts,
    state: getAgentState({ now, checkedIn, shift, route: driving, seenAt }),
    workedMinutes: facts.minutes + running,
  };
}

/** How many agents are in each state, in the order in which screens count them. */
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
