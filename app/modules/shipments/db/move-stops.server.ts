import { type AgentNotification, notifyAgents } from "#app/modules/notifications/db/agent-messages.server.ts";
import { retimeRoutes } from "#app/modules/planning/db/retime-routes.server.ts";
import { removeShipmentStops, setShipmentStops } from "#app/modules/planning/db/stop.writes.server.ts";
import type { StopState, StopType } from "#app/modules/planning/model/plan.enums.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { MoveDecision, ShipmentMove, ShipmentState } from "../model/shipment.moves.ts";
import type { ShipmentAction } from "../model/shipment.states.ts";

interface DecidedMove {
  move: ShipmentMove;
  before: ShipmentState;
  decision: MoveDecision;
}

/** The state that an action gives to a shipment's open stops (for a reset: to all its stops). */
const stopEffects: Partial<Record<ShipmentAction, { types: StopType[]; state: StopState }>> = {
  pickup: { types: ["pickup"], state: "completed" },
  dropoff: { types: ["pickup", "dropoff"], state: "completed" },
  attempt: { types: ["dropoff"], state: "attempted" },
  reset: { types: ["pickup", "dropoff"], state: "pending" },
};

/** Statements that update the stops of confirmed routes after moves of their shipments. */
export async function updateStops(scope: Scope, done: readonly DecidedMove[]): Promise<Statement[]> {
  return [...finishStops(scope, done), ...(await removeLeftStops(scope, done))];
}

function finishStops(scope: Scope, done: readonly DecidedMove[]): Statement[] {
  return Object.entries(stopEffects).flatMap(([action, effect]) => {
    const ids = done.filter(({ move }) => move.action === action && move.leg !== "pickup").map(({ move }) => move.id);
    if (ids.length === 0 || !effect) return [];
    return [setShipmentStops(scope, ids, effect)];
  });
}

/** The notification for the driver of the route, keyed by route so that each is notified once. */
function getRouteChange({ agentId, routeId }: ShipmentState): [string, AgentNotification][] {
  return agentId && routeId ? [[routeId, { agentId, routeId, kind: "changed" }]] : [];
}

/** Deletes open stops of shipments that left their route; the rest of the route is counted and timed again. */
async function removeLeftStops(scope: Scope, done: readonly DecidedMove[]): Promise<Statement[]> {
  const gone = done.filter(({ before, decision }) => before.routeId && before.routeId !== decision.shipment.routeId);
  if (gone.length === 0) return [];
  const ids = gone.map(({ move }) => move.id);
  const touched = [...new Set(gone.flatMap(({ before }) => before.routeId ?? []))];
  return [
    ...removeShipmentStops(scope, ids, touched),
    ...(await retimeRoutes(scope, touched, new Set(ids))),
    ...notifyAgents(scope, [...new Map(gone.flatMap(({ before }) => getRouteChange(before))).values()]),
  ];
}
