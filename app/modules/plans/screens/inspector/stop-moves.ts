import { createDepotNamer, createDepotStop } from "#app/modules/planning/model/depot-stops.ts";
import { applyChange } from "#app/modules/planning/model/plan-change.ts";
import type { PlanDocument } from "#app/modules/planning/model/plan-document.ts";
import type { PlanInputs } from "#app/modules/planning/model/plan-inputs.ts";
import type { PlanChange } from "#app/modules/planning/model/plan-room.ts";
import type { PlanTimer } from "#app/modules/planning/model/plan-timing.ts";
import type { TimedPlan } from "#app/modules/planning/model/timed-plan.ts";
import type { RoutingSettings } from "#app/modules/workspace/model/routing-settings.ts";
import { type FoundStop, toStopKey } from "../editor/plan-lookup.ts";

interface MoveContext {
  document: PlanDocument;
  inputs: PlanInputs;
  timer: PlanTimer;
}

/** The change that moves a stop to another position in its route; null when it would not move. */
export function createResequence(document: PlanDocument, routeId: string, key: string, to: number): PlanChange | null {
  const stops = document.routes.find((route) => route.id === routeId)?.stops ?? [];
  const from = stops.findIndex((stop) => toStopKey(stop) === key);
  const moved = stops[from];
  if (!moved || to === from || to < 0 || to >= stops.length) return null;
  const order = stops.toSpliced(from, 1).toSpliced(to, 0, moved);
  return { kind: "resequence", routeId, shipmentIds: order.map((stop) => stop.shipmentId) };
}

/** Quality of a plan, most important first: violations, late stops, stops at risk, then the solver's objective. */
export function computeBadness(timed: TimedPlan): readonly number[] {
  return [timed.strictViolations, timed.summary.late, timed.summary.atRisk, timed.objective];
}

/** Below zero when `a` is better than `b`. */
export function compareBadness(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

export interface TriedChange {
  change: PlanChange;
  document: PlanDocument;
  timed: TimedPlan;
}

/** Tries changes on a copy and returns the best one that the rules allow, by `badness`. */
export function findBestChange(
  { document, inputs, timer }: MoveContext,
  changes: readonly PlanChange[],
): TriedChange | null {
  let best: TriedChange | null = null;
  for (const change of changes) {
    const result = applyChange(document, change, inputs);
    if (!result.ok) continue;
    const tried = { change, document: result.value, timed: timer.time(result.value) };
    if (!best || compareBadness(computeBadness(tried.timed), computeBadness(best.timed)) < 0) best = tried;
  }
  return best;
}

/** Every position in a route where a shipment could be served. */
export function listPlacements(document: PlanDocument, routeId: string, shipmentId: string): PlanChange[] {
  const stops = document.routes.find((route) => route.id === routeId)?.stops ?? [];
  const others = stops.filter((stop) => stop.shipmentId !== shipmentId).length;
  return Array.from({ length: others + 1 }, (_, position) => ({
    kind: "move",
    shipmentId,
    toRouteId: routeId,
    position,
  }));
}

/** The best position for a shipment in a route. */
export function findBestPlacement(board: MoveContext, routeId: string, shipmentId: string): TriedChange | null {
  return findBestChange(board, listPlacements(board.document, routeId, shipmentId));
}

/** The change that inserts a depot stop before a stop; null where the settings or the route do not allow it. */
export function createDepotBefore(
  document: PlanDocument,
  { route, stop, index }: FoundStop,
  settings: Pick<RoutingSettings, "depot_revisit">,
): PlanChange | null {
  const stops = document.routes.find(({ id }) => id === route.id)?.stops ?? [];
  const before = stops[index - 1];
  if (settings.depot_revisit === "disabled" || !before || before.type === "depot" || stop.type === "depot") return null;
  const order = stops.toSpliced(index, 0, createDepotStop(createDepotNamer(document)()));
  return { kind: "resequence", routeId: route.id, shipmentIds: order.map(({ shipmentId }) => shipmentId) };
}
