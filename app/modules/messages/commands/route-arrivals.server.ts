import { openStops } from "#app/modules/planning/model/stop.states.ts";
import { getCustomerWindow } from "#app/modules/routes/commands/customer-window.server.ts";
import { estimateLiveStops } from "#app/modules/routes/commands/live-etas.server.ts";
import { getStopWindow } from "#app/modules/routes/commands/live-stop.server.ts";
import { findStopShipment, listRouteStops, type RouteDay } from "#app/modules/routes/commands/route-day.server.ts";
import { readRouteDay } from "#app/modules/routes/db/route.reads.server.ts";
import { readAccountScope, systemActor } from "#app/platform/db/account-scope.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { readRoutesOfOrders, readShipmentOrders } from "../db/messages.reads.server.ts";
import type { ArrivalFacts } from "./message-values.server.ts";

/** A delivery that is ahead on a confirmed route. */
export interface Arrival extends ArrivalFacts {
  shipmentId: string;
  stopId: string;
  routeDate: string;
  /** Milliseconds UTC. */
  expectedAt: number;
}

/** The deliveries that are ahead on a day's routes, with the windows that the tracking page shows. */
export function listRouteArrivals(scope: Scope, day: RouteDay): Arrival[] {
  return day.routes.flatMap((route): Arrival[] => {
    if (route.status === "completed") return [];
    const rows = listRouteStops(day, route);
    const etas = estimateLiveStops(scope, day, route, now(scope));
    const driver = day.agents.find(({ id }) => id === route.agentId)?.name ?? null;
    const ahead = rows.filter(({ state, shipmentId }) => shipmentId !== null && openStops.includes(state));
    return ahead.flatMap((row, stopsBefore): Arrival[] => {
      const eta = etas.get(row.id);
      if (!eta || row.type !== "dropoff" || row.shipmentId === null) return [];
      const shipment = findStopShipment(day, row);
      const window = getCustomerWindow({ row, shipment, window: getStopWindow(day, row), eta });
      const { expectedAt } = eta;
      return window
        ? [
            {
              shipmentId: row.shipmentId,
              stopId: row.id,
              routeDate: route.date,
              expectedAt,
              window,
              stopsBefore,
              driver,
            },
          ]
        : [];
    });
  });
}

/** What open routes say about when these orders arrive. Each route is read once. */
export async function findArrivalFacts(
  app: Pick<Scope, "db" | "ports">,
  accountId: string,
  orderIds: readonly string[],
): Promise<Map<string, ArrivalFacts>> {
  const found = new Map<string, ArrivalFacts>();
  const routeIds = await readRoutesOfOrders(app.db, accountId, orderIds);
  const scope = routeIds.length > 0 ? await readAccountScope(app, accountId, systemActor) : null;
  if (!scope) return found;
  for (const routeId of routeIds) {
    const arrivals = listRouteArrivals(scope, await readRouteDay(scope, routeId));
    const carried = await readShipmentOrders(
      app.db,
      accountId,
      arrivals.map(({ shipmentId }) => shipmentId),
    );
    for (const { id, shipmentId } of carried) {
      const arrival = arrivals.find((each) => each.shipmentId === shipmentId);
      if (arrival) found.set(id, arrival);
    }
  }
  return found;
}
