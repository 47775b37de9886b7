import type { Transition } from "#app/platform/kernel/state-machine.ts";
import { type PlanStatus, planStatuses } from "./plan.enums.ts";
import type { PlanAction } from "./plan-view.ts";

const { pending, queued, optimizing, ready, confirmed } = planStatuses.code;

/** What can happen to a plan. */
export type PlanEvent = "optimize" | "begin" | "finish" | "give_up" | "change" | "edit_inputs" | "confirm" | "discard";

/** Stopping before the first plan, or an error, is `give_up`; everything else that ends a search is `finish`. */
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

/** Statuses in which a running optimization owns the plan. */
export const busyStatuses: readonly PlanStatus[] = [queued, optimizing];

/** Actions offered in each status. Deleting a confirmed plan is refused once something is picked up. */
export const planActionsByStatus: Readonly<Record<PlanStatus, readonly PlanAction[]>> = {
  [pending]: ["edit", "optimize", "delete"],
  [queued]: ["stop"],
  [optimizing]: ["stop"],
  [ready]: ["edit", "optimize", "change", "confirm", "discard", "delete"],
  [confirmed]: ["delete"],
};
