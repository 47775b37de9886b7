import type { Break } from "#wasm/host/problem.ts";
import { type PlanClock, toDailyWindow } from "../plan-clock.ts";
import type { PlanAgent, PlanInputs } from "../plan-inputs.ts";

/** A break of so many minutes between two local times `HH:MM`. */
export interface AgentBreak {
  from: string;
  to: string;
  minutes: number;
}

const DAY_SECONDS = 86_400;

/**
 * The solver's break for an agent in a shift: it lies between its two times of day, on the day on which they fall into
 * the shift. None when they pass before the shift starts or come after it ends.
 */
export function toSolverBreaks(
  { rest }: Pick<PlanAgent, "rest">,
  [begins, ends]: readonly [number, number],
  inputs: Pick<PlanInputs, "startAt">,
  clock: PlanClock,
): Break[] {
  if (!rest) return [];
  const service = rest.minutes * 60;
  const [from, to] = toDailyWindow(clock, inputs.startAt, rest.from, rest.to);
  const days = to - service < begins ? DAY_SECONDS : 0;
  const window = [from + days, to + days - service] as const;
  return window[0] < ends && window[1] >= begins ? [{ id: 1, time_windows: [window], service }] : [];
}
