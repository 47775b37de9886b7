import type { Shift } from "./shift.ts";

/** What an agent's state is derived from, at one instant. */
export interface AgentFacts {
  now: number;
  checkedIn: boolean;
  shift: Shift | null;
  /** A route that is under way; `open` is how many of its stops are not done. */
  route: { open: number } | null;
  /** When the driver's page was last heard of. */
  seenAt: number | null;
}

/** The shift ends within it: no new work for today. */
export const ENDING_WITHIN_MS = 60 * 60_000;
/** The driver's page calls twice a minute; three calls missed are no page. */
export const ONLINE_FOR_MS = 2 * 60_000;

/** Agent states (domain §4): the first row whose facts hold is the state. */
export const agentStates = [
  { key: "ending", onDuty: true, holds: (facts: AgentFacts) => facts.checkedIn && isEnding(facts) },
  { key: "active", onDuty: true, holds: (facts: AgentFacts) => facts.checkedIn && facts.route !== null },
  { key: "idle", onDuty: true, holds: (facts: AgentFacts) => facts.checkedIn },
  {
    key: "online",
    onDuty: false,
    holds: ({ seenAt, now }: AgentFacts) => seenAt !== null && now - seenAt <= ONLINE_FOR_MS,
  },
  { key: "offline", onDuty: false, holds: () => true },
] as const;
export type AgentState = (typeof agentStates)[number]["key"];

/** In the order in which screens count them. */
export const agentStateKeys = [
  "active",
  "ending",
  "idle",
  "online",
  "offline",
] as const satisfies readonly AgentState[];

/** The last stop is done, or the shift is over soon. */
function isEnding({ now, route, shift }: AgentFacts): boolean {
  return route?.open === 0 || (shift !== null && shift.to - now <= ENDING_WITHIN_MS);
}

/** The state of an agent. */
export function getAgentState(facts: AgentFacts): AgentState {
  return agentStates.find(({ holds }) => holds(facts))?.key ?? "offline";
}
