import { type AgentPosition, findFreshPosition } from "#app/modules/fleet/model/agent-position.ts";
import { toEtaBreakWindow } from "#app/modules/planning/model/eta/eta-breaks.ts";
import { toReportedLateness } from "#app/modules/routes/model/route-eta.ts";
import { shipmentStatuses } from "#app/modules/shipments/model/shipment.enums.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { toInstant } from "#app/platform/time/local-time.ts";
import type { RunningRows } from "../db/running-routes.reads.server.ts";
import { type ExpectedStop, estimateStops, type RunningRoute } from "../model/running-route.ts";

type RouteRow = RunningRows["routes"][number];
type StopRow = RunningRows["stops"][number];

/** A route with the data from which needs are derived. */
export interface TimedRunningRoute {
  row: RouteRow;
  route: RunningRoute;
  stops: ExpectedStop[];
  /** When the driver's page or tracker last sent anything. */
  lastSeenAt: number | null;
}

/** The running routes, each stop timed from now. */
export function timeRunningRoutes(
  scope: Scope,
  { routes, stops }: RunningRows,
  newest: readonly AgentPosition[],
  { asOf, today }: { asOf: number; today: string },
): TimedRunningRoute[] {
  return routes.map((row) => {
    const { longitude, latitude } = row.start?.place.point ?? row.depot ?? { longitude: null, latitude: null };
    const route: RunningRoute = {
      id: row.id,
      van: row.vehicle ? row.vehicle.name || row.vehicle.plateNumber : row.agent,
      options: {
        nowMs: asOf,
        startAt: row.startAt,
        leftAt: row.status === "assigned" ? null : Math.min(asOf, row.startAt),
        late: toReportedLateness(row.driverReport),
        depot: longitude === null || latitude === null ? null : { longitude, latitude },
        position: findFreshPosition(newest, row.agentId, asOf),
        thresholdSeconds: row.settings.lateness_threshold_minutes * 60,
        estimate: scope.ports.travel.estimate,
      },
      stops: stops.filter(({ routeId }) => routeId === row.id).map((stop) => toRunningStop(stop, today)),
    };
    const spot = newest.find(({ agentId }) => agentId === row.agentId);
    const lastSeenAt = Math.max(row.lastSeenAt ?? 0, spot?.at ?? 0) || null;
    return { row, route, stops: estimateStops(route), lastSeenAt };
  });
}

function toRunningStop(stop: StopRow, today: string) {
  const { shipment } = stop;
  const at = (local: string | null) => (local === null || !shipment ? null : toInstant(local, shipment.timezone));
  const [from, to] =
    stop.type === "pickup"
      ? [shipment?.pickupFrom ?? null, shipment?.pickupTo ?? null]
      : [shipment?.deliveryFrom ?? null, shipment?.deliveryTo ?? null];
  return {
    ...stop,
    point: stop.place.point,
    plannedArriveAt: stop.arriveAt,
    plannedStartAt: stop.startAt,
    breakWindow: toEtaBreakWindow(stop),
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
