import { toPlanVehicle } from "#app/modules/fleet/db/fleet.reads.server.ts";
import type { AgentState } from "#app/modules/fleet/model/agent-states.ts";
import { seenAs } from "#app/modules/fleet/model/fleet-live.ts";
import { freshOf } from "#app/modules/fleet/model/whereabouts.ts";
import { doneStops } from "#app/modules/planning/model/stop.states.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { RouteRow } from "../db/route.reads.server.ts";
import type { LiveRoute } from "../model/live-route.ts";
import { type EtaOptions, estimateRoute, lateOf } from "../model/route-eta.ts";
import { type Day, etaStop, liveStop } from "./live-stop.server.ts";
import { depotOf, edgesOf } from "./route-edges.server.ts";

interface Asking {
  asOf: number;
  canAct: boolean;
  /** How the agents are. */
  states: ReadonlyMap<string, { state: AgentState }>;
}

/** A position that is older is nobody's any more; before, it says how old it is. */
const positionLasts = 12 * 60 * 60_000;

/** What the arrivals of a route are estimated by: from its last event on, else from when it leaves. */
export function etaOptions(scope: Scope, day: Day, route: RouteRow, asOf: number): EtaOptions {
  const plan = day.plans.find(({ id }) => id === route.planId);
  return {
    position: freshOf(day.positions, route.agentId, asOf),
    nowMs: route.status === "completed" ? (route.completedAt ?? asOf) : asOf,
    startAt: route.startAt,
    leftAt: route.status === "assigned" ? null : Math.min(asOf, route.startAt),
    late: lateOf(route.says),
    depot: edgesOf(day, route).start.point,
    thresholdSeconds: (plan?.settings.lateness_threshold_minutes ?? 0) * 60,
    estimate: scope.ports.travel.estimate,
  };
}

/** What people call the vehicle of a route; empty on foot. */
export function routeLabel(day: Day, { vehicleId }: RouteRow): string {
  const vehicle = day.vehicles.find(({ id }) => id === vehicleId);
  return vehicle ? toPlanVehicle(vehicle).label : "";
}

/** One route of a day as the live screen shows it. */
export function liveRoute(scope: Scope, day: Day, route: RouteRow, { asOf, canAct, states }: Asking): LiveRoute {
  const plan = day.plans.find(({ id }) => id === route.planId);
  const agent = day.agents.find(({ id }) => id === route.agentId);
  const vehicle = day.vehicles.find(({ id }) => id === route.vehicleId);
  const rows = day.stops.filter(({ routeId }) => routeId === route.id);
  const etas = estimateRoute(
    rows.map((row) => etaStop(day, row)),
    etaOptions(scope, day, route, asOf),
  );
  const stateOf = (id: string) => states.get(id)?.state ?? "offline";
  const acting = canAct && (route.status === "assigned" || route.status === "active");
  const stops = rows.map((row) => liveStop(day, row, etas.get(row.id), acting));
  const tasks = stops.filter(({ shipment }) => shipment !== null);
  const position = day.positions.find((each) => each.agentId === route.agentId && each.at > asOf - positionLasts);
  const done = tasks.filter(({ state }) => doneStops.includes(state));
  return {
    id: route.id,
    number: route.number,
    status: route.status,
    date: route.date,
    plan: { id: route.planId, number: plan?.number ?? "", name: plan?.name ?? "" },
    agent: { id: route.agentId, name: agent?.name ?? "", phone: agent?.phone ?? "", state: stateOf(route.agentId) },
    vehicle: vehicle ? { id: vehicle.id, label: toPlanVehicle(vehicle).label, type: vehicle.type } : null,
    depot: depotOf(day, route),
    ...edgesOf(day, route),
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
    ...seenAs(position),
    says: route.says,
    request: route.request,
    answerDueAt: route.answerDueAt,
    told: day.told?.agents.get(route.id) ?? null,
    refusal: route.refusal,
    refused: day.refused.flatMap(({ routeId, ...deed }) => (routeId === route.id ? [deed] : [])),
    canComplete: acting && done.length === tasks.length,
    stops,
    version: route.version,
  };
}
