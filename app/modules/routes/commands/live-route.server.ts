import { toPlanVehicle } from "#app/modules/fleet/db/plan-choices.reads.server.ts";
import type { AgentState } from "#app/modules/fleet/model/agent-states.ts";
import { toDriverPosition } from "#app/modules/fleet/model/fleet-live.ts";
import { doneStops } from "#app/modules/planning/model/stop.states.ts";
import { DEFAULT_DRIVER_SHOWN_STOPS } from "#app/platform/access/preferences.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { RouteRow } from "../db/route.reads.server.ts";
import type { LiveRoute } from "../model/live-route.ts";
import { estimateLiveStops } from "./live-etas.server.ts";
import { toLiveStop } from "./live-stop.server.ts";
import { listRouteStops, type RouteDay } from "./route-day.server.ts";
import { getDepot, getNamedEdges } from "./route-edges.server.ts";

interface LiveRouteOptions {
  asOf: number;
  canAct: boolean;
  /** Current states of the agents, by id. */
  states: ReadonlyMap<string, { state: AgentState }>;
}

/** Older positions are not shown at all; younger ones are shown with their age. */
const MAX_POSITION_AGE_MS = 12 * 60 * 60_000;

/** The vehicle's label; empty on foot. */
export function getRouteLabel(day: RouteDay, { vehicleId }: RouteRow): string {
  const vehicle = day.vehicles.find(({ id }) => id === vehicleId);
  return vehicle ? toPlanVehicle(vehicle).label : "";
}

/** One route of a day as the live screen shows it. */
export function toLiveRoute(
  scope: Scope,
  day: RouteDay,
  route: RouteRow,
  { asOf, canAct, states }: LiveRouteOptions,
): LiveRoute {
  const plan = day.plans.find(({ id }) => id === route.planId);
  const agent = day.agents.find(({ id }) => id === route.agentId);
  const vehicle = day.vehicles.find(({ id }) => id === route.vehicleId);
  const rows = listRouteStops(day, route);
  const etas = estimateLiveStops(scope, day, route, asOf);
  const getAgentState = (id: string) => states.get(id)?.state ?? "offline";
  const acting = canAct && (route.status === "assigned" || route.status === "active");
  const stops = rows.map((row) => toLiveStop(day, row, etas.get(row.id), acting));
  const tasks = stops.filter(({ shipment }) => shipment !== null);
  const position = day.positions.find((each) => each.agentId === route.agentId && each.at > asOf - MAX_POSITION_AGE_MS);
  const done = tasks.filter(({ state }) => doneStops.includes(state));
  return {
    id: route.id,
    number: route.number,
    status: route.status,
    date: route.date,
    plan: { id: route.planId, number: plan?.number ?? "", name: plan?.name ?? "" },
    agent: {
      id: route.agentId,
      name: agent?.name ?? "",
      phone: agent?.phone ?? "",
      state: getAgentState(route.agentId),
    },
    vehicle: vehicle ? { id: vehicle.id, label: toPlanVehicle(vehicle).label, type: vehicle.type } : null,
    depot: getDepot(day, route),
    ...getNamedEdges(day, route),
    startAt: route.startAt,
    endAt: route.endAt,
    expectedEndAt: stops.at(-1)?.expectedAt ?? route.endAt,
    stopCount: tasks.length,
    doneCount: done.length,
    attemptedCount: tasks.filter(({ state }) => state === "attempted" || state === "failed").length,
    lateCount: tasks.filter(({ lateness }) => lateness === 4).length,
    distance: route.distance,
    duration: route.duration,
    utilization: route.utilization,
    preserveSequence: route.preserveSequence,
    completedAt: route.completedAt,
    ...toDriverPosition(position),
    driverReport: route.driverReport,
    shownStops: scope.account.preferences.driver_shown_stops ?? DEFAULT_DRIVER_SHOWN_STOPS,
    request: route.request,
    answerDueAt: route.answerDueAt,
    notification: day.notifications?.agents.get(route.id) ?? null,
    rejectionReason: route.rejectionReason,
    refused: day.refused.flatMap(({ routeId, ...action }) => (routeId === route.id ? [action] : [])),
    canComplete: acting && done.length === tasks.length,
    stops,
    version: route.version,
  };
}
