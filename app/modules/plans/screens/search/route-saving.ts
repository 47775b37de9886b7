import type { PlanStatus } from "#app/modules/planning/model/plan.enums.ts";
import { planStatuses } from "#app/modules/planning/model/plan.enums.ts";
import { applyChange } from "#app/modules/planning/model/plan-change.ts";
import type { PlanDocument } from "#app/modules/planning/model/plan-document.ts";
import type { PlanInputs } from "#app/modules/planning/model/plan-inputs.ts";
import type { PlanChange } from "#app/modules/planning/model/plan-room.ts";
import type { PlanTimer } from "#app/modules/planning/model/plan-timing.ts";
import type { TimedRoute } from "#app/modules/planning/model/timed-plan.ts";

/** Difference between two orders of a route. Negative means more. */
export interface RouteSaving {
  /** Whole minutes from departure to return. */
  minutes: number;
  /** Whole hundreds of metres. */
  meters: number;
  /** Late stops. */
  late: number;
  /** Whole minutes of lateness of stops and return, beyond what is allowed. */
  lateness: number;
  /** Strict violations. */
  broken: number;
}

const sumLateness = ({ violations }: TimedRoute): number =>
  violations.reduce((sum, { cause, amount, soft }) => sum + (cause === "time_windows" && !soft ? amount : 0), 0);

/** From the old order to the new one. */
export function computeSaving(before: TimedRoute, after: TimedRoute): RouteSaving {
  const broken = (route: TimedRoute) => route.violations.filter(({ soft }) => !soft).length;
  return {
    minutes: Math.round((before.workSeconds - after.workSeconds) / 60),
    meters: 100 * Math.round((before.distance - after.distance) / 100),
    late: before.late - after.late,
    lateness: Math.round((sumLateness(before) - sumLateness(after)) / 60),
    broken: broken(before) - broken(after),
  };
}

interface SavingContext {
  document: PlanDocument;
  inputs: PlanInputs;
  timer: PlanTimer;
}

/**
 * What a change saves on one route; null where the rules refuse it, or the difference is negligible (seconds,
 * rounding).
 */
export function computeChangeSaving(board: SavingContext, change: PlanChange, routeId: string): RouteSaving | null {
  const applied = applyChange(board.document, change, board.inputs);
  if (!applied.ok) return null;
  const routeIn = (document: PlanDocument) => board.timer.time(document).routes.find(({ id }) => id === routeId);
  const [before, after] = [routeIn(board.document), routeIn(applied.value)];
  if (!before || !after) return null;
  const saving = computeSaving(before, after);
  return Object.values(saving).some((by) => by !== 0) ? saving : null;
}

const { pending, queued, optimizing, ready, confirmed } = planStatuses.code;

/** Why routes of a plan cannot be reordered, by the plan's status; only Ready (4) allows it. */
const keepsOrderByStatus = {
  [pending]: "pending",
  [queued]: "running",
  [optimizing]: "running",
  [ready]: null,
  [confirmed]: "confirmed",
} as const satisfies Record<PlanStatus, string | null>;

export type KeepsOrderReason = NonNullable<(typeof keepsOrderByStatus)[PlanStatus]> | "locked" | "short";

/** Why a route cannot be reordered now, a key of `plans.reoptimize.why`; null when it can. */
export function getKeepsOrderReason(
  route: Pick<TimedRoute, "locked" | "stops">,
  status: PlanStatus,
): KeepsOrderReason | null {
  const why = keepsOrderByStatus[status];
  if (why) return why;
  if (route.locked) return "locked";
  return route.stops.length < 2 || route.stops.every(({ fixed }) => fixed) ? "short" : null;
}
