import { markPacesDue } from "#app/modules/planning/db/learned-paces.server.ts";
import {
  closeStops,
  completePassedDepots,
  readyNextStop,
  setStop,
} from "#app/modules/planning/db/stop.writes.server.ts";
import type { StopState } from "#app/modules/planning/model/plan.enums.ts";
import { stopTransitions } from "#app/modules/planning/model/stop.states.ts";
import type { ShipmentMove } from "#app/modules/shipments/model/shipment.moves.ts";
import { commitAndPublish } from "#app/platform/db/commit.server.ts";
import { getClaimedTime, now, type Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { applyTransition } from "#app/platform/kernel/state-machine.ts";
import { readRoute, type StopRow } from "../db/route.reads.server.ts";
import { startRouteOnce } from "../db/route-start.server.ts";
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
 * A route that was not started is started like by its own action, and the next stop becomes `ready`.
 */
export async function workStop(scope: Scope, request: StopActionRequest): Promise<Result<{ state: StopState }>> {
  const found = await readRoute(scope, request.routeId);
  const stop = found?.stops.find(({ id }) => id === request.stopId);
  if (!found || !stop?.shipmentId) return fail("not_found");
  const { shipmentId } = stop;
  const state = applyTransition(stopTransitions, stop.state, request.action);
  if (!state.ok) return fail(stop.state === stateByAction[request.action] ? "already_done" : "illegal_transition");
  const work = request.work(stop).map((each): ShipmentMove => ({ ...each, id: shipmentId }));
  const started = await startRouteOnce(scope, found, work);
  if (!started.ok) return started;
  const committed = await commitAndPublish(scope, [
    ...setStop(scope, stop, { ...getStopTimes(scope, stop, state.value), ...request.done?.(stop) }),
    ...started.value.statements,
    ...(request.action === "attempt" && stop.type === "pickup"
      ? [closeStops(scope, request.routeId, { shipmentId, state: "failed" })]
      : []),
    completePassedDepots(scope, request.routeId, stop.position),
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

function getStopTimes(scope: Scope, stop: StopRow, state: StopState): Partial<StopRow> {
  const at = now(scope);
  const claimedAt = getClaimedTime(scope) ?? stop.claimedAt;
  if (state === "arriving") return { state, arrivedAt: at, claimedAt };
  return { state, arrivedAt: stop.arrivedAt ?? at, finishedAt: at, claimedAt };
}
