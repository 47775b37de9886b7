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

/** A move of a stop's shipment. */
export type StopWork = Omit<ShipmentMove, "id">;

interface StopActionRequest {
  routeId: string;
  stopId: string;
  action: StopAction;
  /** Moves of the shipment, in order; none for an arrival. */
  work(stop: StopRow): readonly StopWork[];
  /** Fields to set on the stop besides its times. */
  done?(stop: StopRow): Partial<StopRow>;
}

/**
 * Performs an action at a stop: changes the stop, and its shipment with orders, collections and events, in one batch.
 * The route becomes active, and the next stop `ready`.
 */
export async function workStop(scope: Scope, request: StopActionRequest): Promise<Result<{ state: StopState }>> {
  const found = await readRoute(scope, request.routeId);
  const stop = found?.stops.find(({ id }) => id === request.stopId);
  if (!found || !stop?.shipmentId) return fail("not_found");
  const route = applyTransition(routeTransitions, found.route.status, "work");
  const state = applyTransition(stopTransitions, stop.state, request.action);
  if (!state.ok) return fail(stop.state === stateByAction[request.action] ? "already_done" : "illegal_transition");
  if (!route.ok) return route;
  const worked = await updateShipments(scope, stop.shipmentId, request.work(stop));
  if (!worked.ok) return worked;
  const committed = await commitAndPublish(scope, [
    ...setStop(scope, stop, { ...getStopTimes(scope, stop, state.value), ...request.done?.(stop) }),
    ...worked.value,
    ...(request.action === "attempt" && stop.type === "pickup"
      ? [closeStops(scope, request.routeId, { shipmentId: stop.shipmentId, state: "failed" })]
      : []),
    completePassedDepots(scope, request.routeId, stop.position),
    ...(await startRouteAndCheckIn(scope, found.route)),
    ...readyNextStop(scope, request.routeId),
    markPacesDue(scope),
  ]);
  return committed.ok ? ok({ state: state.value }) : committed;
}

const stateByAction: Readonly<Record<StopAction, StopState>> = {
  arrive: "arriving",
  complete: "completed",
  attempt: "attempted",
};

async function updateShipments(scope: Scope, id: string, work: readonly StopWork[]): Promise<Result<Statement[]>> {
  // A member who may work the route may work all of it, also shipments of locations the member does not see.
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

/** Work at the first stop makes the route active and checks its driver in. */
async function startRouteAndCheckIn(scope: Scope, route: RouteRow): Promise<Statement[]> {
  if (route.status !== "assigned") return [];
  const checkIns = await decideCheckIns(scope, { ids: [route.agentId], by: "route", at: now(scope) });
  return [...setRoute(scope, route, "active"), ...checkIns.statements];
}
