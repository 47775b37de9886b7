import type { Shift } from "./shift.ts";

/** The facts from which an agent's state is derived at one instant. */
export interface AgentFacts {
  now: number;
  checkedIn: boolean;
  shift: Shift | null;
  /** An active route; `open`: the number of its open stops. */
  route: { open: number } | null;
  /** Last contact of the driver's page, milliseconds UTC. */
  lastSeenAt: number | null;
}

/** An agent whose shift ends within this time is `ending`: no new work for today. */
export const ENDING_WITHIN_MS = 60 * 60_000;
/** The driver's page calls every 30 seconds; after more than three missed calls it counts as closed. */
export const ONLINE_FOR_MS = 2 * 60_000;

/** Agent states: the first row that holds is the state. */
export const agentStates = [
  { key: "ending", onDuty: true, holds: (facts: AgentFacts) => facts.checkedIn && isEnding(facts) },
  { key: "active", onDuty: true, holds: (facts: AgentFacts) => facts.checkedIn && facts.route !== null },
  { key: "idle", onDuty: true, holds: (facts: AgentFacts) => facts.checkedIn },
  {
    key: "online",
    onDuty: false,
    holds: ({ lastSeenAt, now }: AgentFacts) => lastSeenAt !== null && now - lastSeenAt <= ONLINE_FOR_MS,
  },
  { key: "offline", onDuty: false, holds: () => true },
] as const;
export type AgentState = (typeof agentStates)[number]["key"];

/** States in the order of the screens. */
export const agentStateKeys = [
  "active",
  "ending",
  "idle",
  "online",
  "offline",
] as const satisfies readonly AgentState[];

/** The last stop is done, or the shift ends soon. */
function isEnding({ now, route, shift }: AgentFacts): boolean {
  return route?.open === 0 || (shift !== null && shift.to - now <= ENDING_WITHIN_MS);
}

/** The first state whose condition holds; offline when none does. */
export function getAgentState(facts: AgentFacts): AgentState {
  return agentStates.find(({ holds }) => holds(facts))?.key ?? "offline";
}
