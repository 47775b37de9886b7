import { and, eq } from "drizzle-orm";
import { readPlanInputs } from "#app/modules/planning/db/plan-inputs.reads.server.ts";
import { readTravel } from "#app/modules/planning/db/travel.reads.server.ts";
import { canServe } from "#app/modules/planning/model/plan-crews.ts";
import type { PlanInputs, PlanShipment } from "#app/modules/planning/model/plan-inputs.ts";
import { openStops } from "#app/modules/planning/model/stop.states.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { shipmentStatuses } from "#app/modules/shipments/model/shipment.enums.ts";
import { ignoringLocations, type Scope } from "#app/platform/db/scope.server.ts";
import type { GoodsLocation } from "../model/stop-offer.ts";
import { type RouteRow, readRoute, type StopRow } from "./route.reads.server.ts";

/** A remaining stop that may move, with its shipment as planning sees it. */
export interface MovableStop {
  route: RouteRow;
  stop: StopRow;
  planned: PlanShipment;
  goods: GoodsLocation;
}

/** Why a stop goes to no other route: it is done or gone, or its shipment is both fetched and brought on this one. */
export type UnmovableReason = "gone" | "pair";

/** The stop, where it still lies ahead and its shipment has no other in the route; else why not. */
export async function readMovable(
  scope: Scope,
  routeId: string,
  stopId: string,
): Promise<MovableStop | UnmovableReason> {
  const found = await readRoute(scope, routeId);
  const stop = found?.stops.find(({ id }) => id === stopId);
  if (!found || !stop?.shipmentId || !openStops.includes(stop.state)) return "gone";
  if (found.stops.filter(({ shipmentId }) => shipmentId === stop.shipmentId).length > 1) return "pair";
  const own = and(eq(shipments.accountId, scope.account.id), eq(shipments.id, stop.shipmentId));
  const [plan, [shipment]] = await Promise.all([
    readPlanInputs(ignoringLocations(scope), found.route.planId),
    scope.db.select({ status: shipments.status }).from(shipments).where(own),
  ]);
  const planned = plan?.inputs.shipments.find(({ id }) => id === stop.shipmentId);
  const goods = shipment?.status === shipmentStatuses.code.picked_up ? "van" : "depot";
  return planned ? { route: found.route, stop, planned, goods } : "gone";
}

/** The inputs that a route is timed by, with a shipment that joins it; null where its crew may not serve that. */
export async function readInputsWith(scope: Scope, route: RouteRow, joining: PlanShipment): Promise<PlanInputs | null> {
  const found = await readPlanInputs(ignoringLocations(scope), route.planId);
  const crew = found?.inputs.crews.find(({ agent }) => agent.id === route.agentId);
  if (!found || !crew || !canServe(crew, joining)) return null;
  const { inputs } = found;
  if (inputs.shipments.some(({ id }) => id === joining.id)) return inputs;
  const all = [...inputs.shipments, joining];
  return { ...inputs, shipments: all, travel: await readTravel(scope, { ...inputs, shipments: all }) };
}

/** Stops that a vehicle drives to, in their order. */
export function listDrivenStops(rows: readonly StopRow[]): StopRow[] {
  return rows
    .filter(({ type }) => type !== "route_end" && type !== "break")
    .toSorted((a, b) => a.position - b.position);
}

/** Where something may still come in, from 0: after what is done, and after the stop that the driver stands at. */
export function listOpenPositions(rows: readonly StopRow[]): number[] {
  const first = rows.findLastIndex(({ state }) => !openStops.includes(state) || state === "arriving") + 1;
  return Array.from({ length: rows.length - first + 1 }, (_, at) => first + at);
}
