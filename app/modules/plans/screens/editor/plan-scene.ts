import { listHomes } from "#app/modules/planning/model/crews/plan-homes.ts";
import type { PlanInputs } from "#app/modules/planning/model/plan-inputs.ts";
import type { TimedPlan } from "#app/modules/planning/model/timed-plan.ts";
import type { MapPlace, MapRoute, MapScene, MapStop, MapTarget } from "#app/ui/map/map-model.ts";
import { getRouteNames, getStopEnd, getStopName, getStopPlace, type PlanLookup, toStopKey } from "./plan-lookup.ts";
import type { PlanSelection } from "./plan-selection.ts";

interface SceneFacts {
  inputs: PlanInputs;
  lookup: PlanLookup;
  timed: TimedPlan | null;
  unassigned: readonly string[];
  selection: PlanSelection;
  hovered: MapTarget | null;
}

/** A plan as the map shows it. Stops without coordinates appear only in the lists. */
export function buildPlanScene({ inputs, lookup, timed, unassigned, selection, hovered }: SceneFacts): MapScene {
  const { depot } = inputs;
  return {
    routes: timed?.routes.map((route) => toMapRoute(route, lookup)) ?? [],
    depots: [depot, ...listHomes(inputs)].flatMap(({ id, name, point }) => (point ? [{ id, label: name, point }] : [])),
    unassigned: unassigned.flatMap((id): MapPlace[] => {
      const shipment = lookup.shipment(id);
      const type = shipment && shipment.dropoff.locationId === depot.id ? "pickup" : "dropoff";
      const point = shipment && getStopEnd(shipment, type).point;
      return shipment && point ? [{ id, point, label: getStopName(shipment, type) }] : [];
    }),
    selectedRouteId: selection.routeId,
    selectedStopId: selection.stopKey ?? selection.unassignedId,
    hovered,
  };
}

function toMapRoute(route: TimedPlan["routes"][number], lookup: PlanLookup): MapRoute {
  const { start, end } = lookup.edges(route);
  return {
    id: route.id,
    number: route.number,
    label: getRouteNames(route, lookup)[0],
    start: start.point,
    end: end.point,
    stops: route.stops.flatMap((stop, index): MapStop[] => {
      const place = getStopPlace(stop, lookup);
      const point = place?.end.point;
      if (!place || !point) return [];
      const { name: label } = place;
      return [{ id: toStopKey(stop), number: index + 1, point, label, lateness: stop.lateness, mark: null }];
    }),
  };
}
