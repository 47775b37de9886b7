import type { Transition } from "#app/platform/kernel/state-machine.ts";
import { type PlanStatus, planStatuses } from "./plan.enums.ts";
import type { PlanAction } from "./plan-view.ts";

const { pending, queued, optimizing, ready, confirmed } = planStatuses.code;

/** What happens to a plan (domain-rules "Plans"). */
export type PlanEvent = "optimize" | "begin" | "finish" | "give_up" | "change" | "edit_inputs" | "confirm" | "discard";

/** A stop without any plan so far, and an error, give up; everything else that ends a search finishes it. */
export const planTransitions: readonly Transition<PlanStatus, PlanEvent>[] = [
  { from: [pending, ready], event: "optimize", to: queued },
  { from: [queued], event: "begin", to: optimizing },
  { from: [queued, optimizing], event: "finish", to: ready },
  { from: [queued, optimizing], event: "give_up", to: pending },
  { from: [ready], event: "change", to: ready },
  { from: [pending, ready], event: "edit_inputs", to: pending },
  { from: [ready], event: "confirm", to: confirmed },
  { from: [ready], event: "discard", to: pending },
];

/** Where a running optimisation owns the plan. */
export const busyStatuses: readonly PlanStatus[] = [queued, optimizing];

/** What a person is offered in each status. Deleting a confirmed plan is refused once something is picked up. */
export const planActionsByStatus: Readonly<Record<PlanStatus, readonly PlanAction[]>> = {
  [pending]: ["edit", "optimize", "delete"],
  [queued]: ["stop"],
  [optimizing]: ["stop"],
  [ready]: ["edit", "optimize", "change", "confirm", "discard", "delete"],
  [confirmed]: ["delete"],
};
