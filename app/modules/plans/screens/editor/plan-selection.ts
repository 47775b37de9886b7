import type { PlanDocument, PlanRoute } from "#app/modules/planning/model/plan-document.ts";
import type { TimedPlan } from "#app/modules/planning/model/timed-plan.ts";
import type { MapTarget } from "#app/ui/map/map-model.ts";
import { toStopKey } from "./plan-lookup.ts";

/** The selection: a route, one of its stops, or an unassigned shipment. */
export interface PlanSelection {
  routeId: string | null;
  stopKey: string | null;
  unassignedId: string | null;
}

export const nothingSelected: PlanSelection = { routeId: null, stopKey: null, unassignedId: null };

/** The new selection after a click on the map or in a list; the open route stays open beside an unassigned shipment. */
export function selectTarget(before: PlanSelection, target: MapTarget | null): PlanSelection {
  if (target === null) return nothingSelected;
  if (target.kind === "route") return { ...nothingSelected, routeId: target.id };
  if (target.kind === "stop") return { routeId: target.routeId, stopKey: target.id, unassignedId: null };
  return { ...before, stopKey: null, unassignedId: target.id };
}

/** A selection that still exists: a moved stop is followed into its new route, a removed one is cleared. */
export function followSelection(
  selection: PlanSelection,
  document: PlanDocument | null,
  unassigned: readonly string[],
): PlanSelection {
  const holds = (route: PlanRoute) => route.stops.some((stop) => toStopKey(stop) === selection.stopKey);
  const found = document?.routes.find(holds);
  const route = found ?? document?.routes.find((each) => each.id === selection.routeId);
  const unassignedId = unassigned.find((id) => id === selection.unassignedId) ?? null;
  return { routeId: route?.id ?? null, stopKey: found ? selection.stopKey : null, unassignedId };
}

/** The stop before or after the selected one, in its route; the first one without a selected stop. */
export function stepSelection(selection: PlanSelection, timed: TimedPlan | null, step: 1 | -1): PlanSelection {
  const route = timed?.routes.find((each) => each.id === selection.routeId);
  if (!route) return selection;
  const at = route.stops.findIndex((stop) => toStopKey(stop) === selection.stopKey);
  const stop = route.stops[at < 0 ? 0 : Math.min(route.stops.length - 1, Math.max(0, at + step))];
  return stop ? { routeId: route.id, stopKey: toStopKey(stop), unassignedId: null } : selection;
}
