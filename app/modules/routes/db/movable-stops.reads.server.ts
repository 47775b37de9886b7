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

/** A remaining stop that may move, with its shipment as planning input. */
export interface MovableStop {
  route: RouteRow;
  stop: StopRow;
  planned: PlanShipment;
  goods: GoodsLocation;
}

/**
 * Why a stop cannot move: it is done or has left the route, or its shipment is both picked up and dropped off on this
 * route.
 */
export type UnmovableReason = "gone" | "pair";

/** The stop, if it is still open and the only one of its shipment on the route; otherwise why it cannot move. */
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

/** The planning inputs of a route with a joining shipment; null when its agent and vehicle may not serve that. */
export async function readInputsWith(scope: Scope, route: RouteRow, joining: PlanShipment): Promise<PlanInputs | null> {
  const found = await readPlanInputs(ignoringLocations(scope), route.planId);
  const crew = found?.inputs.crews.find(({ agent }) => agent.id === route.agentId);
  if (!found || !crew || !canServe(crew, joining)) return null;
  const { inputs } = found;
  if (inputs.shipments.some(({ id }) => id === joining.id)) return inputs;
  const all = [...inputs.shipments, joining];
  return { ...inputs, shipments: all, travel: await readTravel(scope, { ...inputs, shipments: all }) };
}

/** Stops that the vehicle drives to, in order; without breaks and the route's end. */
export function listDrivenStops(rows: readonly StopRow[]): StopRow[] {
  return rows
    .filter(({ type }) => type !== "route_end" && type !== "break")
    .toSorted((a, b) => a.position - b.position);
}

/** Positions (from 0) where a stop may be inserted: after everything done, and after the stop where the driver is. */
export function listOpenPositions(rows: readonly StopRow[]): number[] {
  const first = rows.findLastIndex(({ state }) => !openStops.includes(state) || state === "arriving") + 1;
  return Array.from({ length: rows.length - first + 1 }, (_, at) => first + at);
}
