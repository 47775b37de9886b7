import { expect, test } from "vitest";
import { planStatuses, stopStates } from "#app/modules/planning/model/plan.enums.ts";
import { type PlanEvent, planActionsByStatus, planTransitions } from "#app/modules/planning/model/plan.states.ts";
import { routeStatuses } from "#app/modules/planning/model/route.enums.ts";
import { doneStops, openStops, routeTransitions, stopTransitions } from "#app/modules/planning/model/stop.states.ts";
import { applyTransition, listAllowedEvents } from "#app/platform/kernel/state-machine.ts";

const planEvents: readonly PlanEvent[] = [
  "optimize",
  "begin",
  "finish",
  "give_up",
  "change",
  "edit_inputs",
  "confirm",
  "discard",
];

/** The plan's transitions, written a second time: from, event, to. */
const allowed = new Map<string, number>([
  ["1 optimize", 2],
  ["4 optimize", 2],
  ["2 begin", 3],
  ["2 finish", 4],
  ["3 finish", 4],
  ["2 give_up", 1],
  ["3 give_up", 1],
  ["4 change", 4],
  ["1 edit_inputs", 1],
  ["4 edit_inputs", 1],
  ["4 confirm", 5],
  ["4 discard", 1],
]);

test.each(planStatuses.codes.flatMap((from) => planEvents.map((event) => [from, event] as const)))(
  "plan %i, %s",
  (from, event) => {
    const to = allowed.get(`${from} ${event}`);
    const result = applyTransition(planTransitions, from, event);
    expect(result.ok ? result.value : result.failure.code).toBe(to ?? "illegal_transition");
  },
);

test("buttons are offered where the table allows them", () => {
  for (const status of planStatuses.codes) {
    const events = listAllowedEvents(planTransitions, status);
    const offered = planActionsByStatus[status];
    for (const action of ["optimize", "change", "confirm", "discard"] as const)
      expect([status, action, offered.includes(action)]).toEqual([status, action, events.includes(action)]);
    expect(offered.includes("edit")).toBe(events.includes("edit_inputs"));
    expect(offered.includes("stop")).toBe(events.includes("give_up"));
  }
});

test.each(
  stopStates.flatMap((from) => (["arrive", "complete", "attempt"] as const).map((event) => [from, event] as const)),
)("stop %s, %s", (from, event) => {
  const result = applyTransition(stopTransitions, from, event);
  const open = from === "pending" || from === "ready" || (from === "arriving" && event !== "arrive");
  const to = { arrive: "arriving", complete: "completed", attempt: "attempted" }[event];
  expect(result.ok ? result.value : result.failure.code).toBe(open ? to : "illegal_transition");
});

test("every stop state is either open or done", () => {
  expect([...openStops, ...doneStops].sort()).toEqual([...stopStates].sort());
});

test.each(
  routeStatuses.flatMap((from) => (["start", "work", "complete"] as const).map((event) => [from, event] as const)),
)("route %s, %s", (from, event) => {
  const result = applyTransition(routeTransitions, from, event);
  const moves = from === "assigned" || (from === "active" && event !== "start");
  expect(result.ok ? result.value : result.failure.code).toBe(
    moves ? (event === "complete" ? "completed" : "active") : "illegal_transition",
  );
});
