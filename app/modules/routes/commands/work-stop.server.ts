import { decideCheckIns } from "#app/modules/attendance/db/decide-attendance.server.ts";
import { markPacesDue } from "#app/modules/planning/db/learned-paces.server.ts";
import type { StopState } from "#app/modules/planning/model/plan.enums.ts";
import { routeTransitions, stopTransitions } from "#app/modules/planning/model/stop.states.ts";
import { moveShipments } from "#app/modules/shipments/db/move.writes.server.ts";
import type { ShipmentMove } from "#app/modules/shipments/model/shipment.moves.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { commitAndPublish } from "#app/platform/db/commit-and-publish.server.ts";
import { ignoringLocations, now, type Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { applyTransition } from "#app/platform/kernel/state-machine.ts";
import { type RouteRow, readRoute, type StopRow } from "../db/route.reads.server.ts";
import { closeStops, completePassedDepots, readyNextStop, setRoute, setStop } from "../db/stop.writes.server.ts";
import type { StopAction } from "../model/live-route.ts";

/** What is done with the shipment of a stop. */
export type StopWork = Omit<ShipmentMove, "id">;

interface StopActionRequest {
  routeId: string;
  stopId: string;
  action: StopAction;
  /** What becomes of the shipment, one after the other; nothing for an arrival. */
  work(stop: StopRow): readonly StopWork[];
  /** What is noted of the stop beside its times. */
  done?(stop: StopRow): Partial<StopRow>;
}

/**
 * Works a stop of a confirmed route: the stop by its own table, its shipment with orders, collections and events by theirs,
 * all in one batch. The route is under way from then on, and the next stop is ready.
 */
export async function workStop(scope: Scope, requested: StopActionRequest): Promise<Result<{ state: StopState }>> {
  const found = await readRoute(scope, requested.routeId);
  const stop = found?.stops.find(({ id }) => id === requested.stopId);
  if (!found || !stop?.shipmentId) return fail("not_found");
  const route = applyTransition(routeTransitions, found.route.status, "work");
  const state = applyTransition(stopTransitions, stop.state, requested.action);
  if (!state.ok) return fail(stop.state === stateByAction[requested.action] ? "already_done" : "illegal_transition");
  if (!route.ok) return route;
  const worked = await updateShipments(scope, stop.shipmentId, requested.work(stop));
  if (!worked.ok) return worked;
  const written = await commitAndPublish(scope, [
    ...setStop(scope, stop, { ...getStopTimes(scope, stop, state.value), ...requested.done?.(stop) }),
    ...worked.value,
    ...(requested.action === "attempt" && stop.type === "pickup"
      ? [closeStops(scope, requested.routeId, { shipmentId: stop.shipmentId, state: "failed" })]
      : []),
    completePassedDepots(scope, requested.routeId, stop.position),
    ...(await startRouteAndDuty(scope, found.route)),
    ...readyNextStop(scope, requested.routeId),
    markPacesDue(scope),
  ]);
  return written.ok ? ok({ state: state.value }) : written;
}

const stateByAction: Readonly<Record<StopAction, StopState>> = {
  arrive: "arriving",
  complete: "completed",
  attempt: "attempted",
};

async function updateShipments(scope: Scope, id: string, work: readonly StopWork[]): Promise<Result<Statement[]>> {
  // Who may work the route works all of it, wherever its shipments come from; starting it picks them all up as well.
  const { statements, outcome } = await moveShipments(
    ignoringLocations(scope),
    work.map((each) => ({ ...each, id })),
  );
  const [refused] = outcome.refused;
  return refused ? fail(refused.code, refused.params) : ok(statements);
}

function getStopTimes(scope: Scope, stop: StopRow, state: StopState): Partial<StopRow> {
  const at = now(scope);
  if (state === "arriving") return { state, arrivedAt: at };
  return { state, arrivedAt: stop.arrivedAt ?? at, finishedAt: at };
}

/** A route becomes active with its first stop, and whoever drives it is on duty. */
async function startRouteAndDuty(scope: Scope, route: RouteRow): Promise<Statement[]> {
  if (route.status !== "assigned") return [];
  const duty = await decideCheckIns(scope, { ids: [route.agentId], by: "route", at: now(scope) });
  return [...setRoute(scope, route, "active"), ...duty.statements];
}
