import { fail, ok, type Result } from "./result.ts";

/** One row of a transition table: from any of these states, this event leads there. */
export interface Transition<State, Event extends string> {
  readonly from: readonly State[];
  readonly event: Event;
  readonly to: State;
}

/** The state that `event` leads to from `state`, or the refusal that the screens and the API show. */
export function applyTransition<State, Event extends string>(
  table: readonly Transition<State, Event>[],
  state: State,
  event: Event,
): Result<State> {
  const row = table.find((each) => each.event === event && each.from.includes(state));
  return row ? ok(row.to) : fail("illegal_transition");
}

/** The events allowed from `state`, in the table's order, each once: what a screen offers. */
export function listAllowedEvents<State, Event extends string>(
  table: readonly Transition<State, Event>[],
  state: State,
): Event[] {
  return [...new Set(table.filter((row) => row.from.includes(state)).map((row) => row.event))];
}
