import { toPlanLocation, toPlanVehicle } from "#app/data/fleet/fleet.reads.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import type { RouteRow } from "#app/data/routes/route.reads.server.ts";
import type { LiveRoute } from "#app/domain/plans/live-route.ts";
import { estimateRoute } from "#app/domain/plans/route-eta.ts";
import { doneStops } from "#app/domain/plans/stop.states.ts";
import { type Day, etaStop, liveStop } from "./live-stop.server.ts";

interface Asking {
  asOf: number;
  canAct: boolean;
}

/** A position that is older is nobody's any more; before, it says how old it is. */
const positionLasts = 12 * 60 * 60_000;

/** One route of a day as the live screen shows it. */
export function liveRoute(scope: Scope, day: Day, route: RouteRow, { asOf, canAct }: Asking): LiveRoute {
  const plan = day.plans.find(({ id }) => id === route.planId);
  const agent = day.agents.find(({ id }) => id === route.agentId);
  const vehicle = day.vehicles.find(({ id }) => id === route.vehicleId);
  const depotRow = day.depots.find(({ id }) => id === plan?.locationId);
  const depot = depotRow ? toPlanLocation(depotRow) : { name: "", point: null };
  const rows = day.stops.filter(({ routeId }) => routeId === route.id);
  const etas = estimateRoute(
    rows.map((row) => etaStop(day, row)),
    {
      nowMs: route.status === "completed" ? (route.completedAt ?? asOf) : asOf,
      startAt: route.startAt,
      leftAt: route.status === "assigned" ? null : Math.min(asOf, route.startAt),
      depot: depot.point,
      thresholdSeconds: (plan?.settings.lateness_threshold_minutes ?? 0) * 60,
      estimate: scope.ports.travel.estimate,
    },
  );
  const acting = canAct && route.status !== "completed";
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
    agent: { id: route.agentId, name: agent?.name ?? "", phone: agent?.phone ?? "" },
    vehicle: vehicle ? { id: vehicle.id, label: toPlanVehicle(vehicle).label, type: vehicle.type } : null,
    depot: { name: depot.name, point: depot.point },
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
    position: position ? { longitude: position.longitude, latitude: position.latitude } : null,
    positionAt: position?.at ?? null,
    says: route.says,
    canComplete: acting && done.length === tasks.length,
    stops,
    version: route.version,
  };
}
