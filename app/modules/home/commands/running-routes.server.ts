import { freshOf, type Whereabouts } from "#app/modules/fleet/model/whereabouts.ts";
import { restOf } from "#app/modules/planning/model/road/road-breaks.ts";
import { lateOf } from "#app/modules/routes/model/route-eta.ts";
import { shipmentStatuses } from "#app/modules/shipments/model/shipment.enums.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { instantOf } from "#app/platform/time/local-time.ts";
import type { RunningRows } from "../db/running.reads.server.ts";
import { type ExpectedStop, expectedStops, type RunningRoute } from "../model/running-route.ts";

type RouteRow = RunningRows["routes"][number];
type StopRow = RunningRows["stops"][number];

/** A route with what the needs of the day are found from. */
export interface TimedRunning {
  row: RouteRow;
  route: RunningRoute;
  stops: ExpectedStop[];
  /** When the driver was last heard of, on the page or by position. */
  seenAt: number | null;
}

/** The running routes, each stop timed from now. */
export function timeRunning(
  scope: Scope,
  { routes, stops }: RunningRows,
  newest: readonly Whereabouts[],
  { asOf, today }: { asOf: number; today: string },
): TimedRunning[] {
  return routes.map((row) => {
    const { longitude, latitude } = row.start?.place.point ?? row.depot ?? { longitude: null, latitude: null };
    const route: RunningRoute = {
      id: row.id,
      van: row.vehicle ? row.vehicle.name || row.vehicle.plateNumber : row.agent,
      options: {
        nowMs: asOf,
        startAt: row.startAt,
        leftAt: row.status === "assigned" ? null : Math.min(asOf, row.startAt),
        late: lateOf(row.says),
        depot: longitude === null || latitude === null ? null : { longitude, latitude },
        position: freshOf(newest, row.agentId, asOf),
        thresholdSeconds: row.settings.lateness_threshold_minutes * 60,
        estimate: scope.ports.travel.estimate,
      },
      stops: stops.filter(({ routeId }) => routeId === row.id).map((stop) => runningStop(stop, today)),
    };
    const spot = newest.find(({ agentId }) => agentId === row.agentId);
    const seenAt = Math.max(row.seenAt ?? 0, spot?.at ?? 0) || null;
    return { row, route, stops: expectedStops(route), seenAt };
  });
}

function runningStop(stop: StopRow, today: string) {
  const { shipment } = stop;
  const at = (local: string | null) => (local === null || !shipment ? null : instantOf(local, shipment.timezone));
  const [from, to] =
    stop.type === "pickup"
      ? [shipment?.pickupFrom ?? null, shipment?.pickupTo ?? null]
      : [shipment?.deliveryFrom ?? null, shipment?.deliveryTo ?? null];
  return {
    ...stop,
    point: stop.place.point,
    plannedArriveAt: stop.arriveAt,
    plannedStartAt: stop.startAt,
    rest: restOf(stop),
    windowFrom: at(from),
    windowTo: at(to),
    task: shipment && {
      name: shipment.customerName ?? stop.place.contact?.name ?? stop.place.name ?? "",
      city: stop.place.address.city ?? "",
      orderCount: stop.type === "dropoff" ? shipment.orderCount : 0,
      dueToday: shipment.deliveryFrom?.startsWith(today) ?? false,
      loaded: shipment.status === shipmentStatuses.code.picked_up,
    },
  };
}
