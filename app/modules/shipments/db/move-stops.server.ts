import { sql } from "drizzle-orm";
import { type AgentNotification, notifyAgents } from "#app/modules/notifications/db/agent-messages.server.ts";
import { retimeRoutes } from "#app/modules/planning/db/retime-routes.server.ts";
import { routes, stops } from "#app/modules/planning/db/routes.tables.ts";
import type { StopState, StopType } from "#app/modules/planning/model/plan.enums.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
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
    const back = effect.state === "pending";
    const open = back ? sql`true` : sql`state in ('pending', 'ready', 'arriving')`;
    return [
      scope.db.run(sql`update ${stops} set state = ${effect.state},
        finished_at = ${back ? null : now(scope)}, arrived_at = ${back ? null : sql`arrived_at`},
        claimed_at = ${back ? null : sql`claimed_at`}
        where account_id = ${scope.account.id} and shipment_id in ${selectIds(ids)}
          and type in ${selectIds(effect.types)} and ${open}`),
    ];
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
  const ids = selectIds(gone.map(({ move }) => move.id));
  const touched = [...new Set(gone.flatMap(({ before }) => before.routeId ?? []))];
  const routeIds = selectIds(touched);
  return [
    scope.db.run(sql`delete from ${stops} where account_id = ${scope.account.id} and shipment_id in ${ids}
      and route_id in ${routeIds} and state in ('pending', 'ready', 'arriving')`),
    scope.db.run(sql`update ${routes} set version = version + 1,
      stop_count = (select count(*) from ${stops} where ${stops.routeId} = ${routes.id} and ${stops.type} in ('pickup', 'dropoff'))
      where account_id = ${scope.account.id} and id in ${routeIds}`),
    ...(await retimeRoutes(scope, touched, new Set(gone.map(({ move }) => move.id)))),
    ...notifyAgents(scope, [...new Map(gone.flatMap(({ before }) => getRouteChange(before))).values()]),
  ];
}
