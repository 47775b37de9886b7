import type { AgentPosition } from "#app/modules/fleet/model/agent-position.ts";
import type { DayNotifications } from "../db/notification-status.reads.server.ts";
import type { readRoutesOfDay, StopRow } from "../db/route.reads.server.ts";

/** The rows of a day's routes. */
export type RouteDay = Omit<Awaited<ReturnType<typeof readRoutesOfDay>>, "positions"> & {
  positions: readonly AgentPosition[];
  notifications?: DayNotifications;
};

interface DayIndex {
  stopsByRoute: ReadonlyMap<string, StopRow[]>;
  shipmentById: ReadonlyMap<string, RouteDay["shipments"][number]>;
}

/** Each day is looked through once, however many routes and stops ask for their rows. */
const indexes = new WeakMap<RouteDay, DayIndex>();

function indexDay(day: RouteDay): DayIndex {
  const known = indexes.get(day);
  if (known) return known;
  const index: DayIndex = {
    stopsByRoute: Map.groupBy(day.stops, ({ routeId }) => routeId),
    shipmentById: new Map(day.shipments.map((each) => [each.id, each])),
  };
  indexes.set(day, index);
  return index;
}

/** The stops of a route, in their order. */
export function listRouteStops(day: RouteDay, { id }: { id: string }): readonly StopRow[] {
  return indexDay(day).stopsByRoute.get(id) ?? [];
}

/** The shipment of a stop that has one. */
export function findStopShipment(day: RouteDay, row: StopRow): RouteDay["shipments"][number] | undefined {
  return row.shipmentId === null ? undefined : indexDay(day).shipmentById.get(row.shipmentId);
}
