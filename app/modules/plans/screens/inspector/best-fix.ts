import type { PlanDocument } from "#app/modules/planning/model/plan-document.ts";
import type { PlanInputs } from "#app/modules/planning/model/plan-inputs.ts";
import type { PlanChange } from "#app/modules/planning/model/plan-room.ts";
import type { PlanTimer } from "#app/modules/planning/model/plan-timing.ts";
import type { TimedPlan } from "#app/modules/planning/model/timed-plan.ts";
import { type FoundStop, findStop, toStopKey } from "../editor/plan-lookup.ts";
import { compareBadness, computeBadness, createResequence, findBestChange, listPlacements } from "./stop-moves.ts";

/** A change that makes a late stop punctual, and its cost. */
export interface StopFix {
  change: PlanChange;
  /** The stop's position afterwards. */
  after: FoundStop;
  /** Change in metres and seconds of the whole plan. */
  distance: number;
  duration: number;
}

interface FixContext {
  document: PlanDocument;
  inputs: PlanInputs;
  timer: PlanTimer;
  timed: TimedPlan;
}

/**
 * The best single move of a stop that is late or at risk: elsewhere in its route or, when that does not help, into
 * another. Null when no move improves both the plan and this stop.
 */
export function findBestFix(board: FixContext, { route, stop }: FoundStop): StopFix | null {
  if (route.locked || stop.fixed) return null;
  const key = toStopKey(stop);
  const within = route.stops.flatMap((_, index) => createResequence(board.document, route.id, key, index) ?? []);
  const nearby = evaluateChanges(board, stop, key, within);
  if (nearby) return nearby;
  const elsewhere = board.document.routes.filter((other) => other.id !== route.id && !other.locked);
  return evaluateChanges(
    board,
    stop,
    key,
    elsewhere.flatMap((other) => listPlacements(board.document, other.id, stop.shipmentId)),
  );
}

function evaluateChanges(
  board: FixContext,
  stop: FoundStop["stop"],
  key: string,
  changes: readonly PlanChange[],
): StopFix | null {
  const best = findBestChange(board, changes);
  const after = best && findStop(best.timed, key);
  if (!best || !after) return null;
  const better = compareBadness(computeBadness(best.timed).slice(0, 3), computeBadness(board.timed).slice(0, 3)) < 0;
  if (!better || after.stop.lateness === stop.lateness) return null;
  return {
    change: best.change,
    after,
    distance: best.timed.summary.distance - board.timed.summary.distance,
    duration: best.timed.summary.duration - board.timed.summary.duration,
  };
}
