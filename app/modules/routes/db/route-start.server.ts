import { decideCheckIns } from "#app/modules/attendance/db/decide-attendance.server.ts";
import { setRoute } from "#app/modules/planning/db/stop.writes.server.ts";
import { routeTransitions } from "#app/modules/planning/model/stop.states.ts";
import { moveShipments } from "#app/modules/shipments/db/move.writes.server.ts";
import type { ShipmentMove } from "#app/modules/shipments/model/shipment.moves.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { ignoringLocations, now, type Scope } from "#app/platform/db/scope.server.ts";
import { isLanguage, locales } from "#app/platform/i18n/i18n.ts";
import { type BulkOutcome, fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { applyTransition } from "#app/platform/kernel/state-machine.ts";
import { toLocalTime } from "#app/platform/time/local-time.ts";
import { formatShortDay } from "#app/platform/time/local-time-text.ts";
import { getOpeningTime } from "../model/route-opening.ts";
import type { RouteRow, StopRow } from "./route.reads.server.ts";

interface RouteWork {
  statements: Statement[];
  /** What was picked up by the start, and what could not be. */
  loaded: BulkOutcome;
}

/**
 * Starts a route, by its start or by the first work at a stop (`work`: moves of that stop's shipment): every shipment
 * loaded at the depot is picked up, which notifies its customer, and the driver is checked in by the rules of any
 * check-in. A route that is under way is only worked.
 */
export async function startRouteOnce(
  scope: Scope,
  { route, stops }: { route: RouteRow; stops: readonly StopRow[] },
  work: readonly ShipmentMove[],
): Promise<Result<RouteWork>> {
  const isStarting = route.status === "assigned";
  const loading = isStarting ? listLoadedAtDepot(stops).filter((id) => work.every((move) => move.id !== id)) : [];
  const status = applyTransition(routeTransitions, route.status, "work");
  if (!status.ok) return status;
  const opening = isStarting ? findOpeningRefusal(scope, route) : null;
  if (opening) return opening;
  const checkIn = isStarting ? await decideCheckIn(scope, route.agentId) : ok([]);
  if (!checkIn.ok) return checkIn;
  const moves = [...loading.map((id): ShipmentMove => ({ id, action: "pickup" })), ...work];
  // A member who may work the route may work all of it, also shipments of locations the member does not see.
  const { statements, outcome } = await moveShipments(ignoringLocations(scope), moves);
  const refused = outcome.refused.find(({ id }) => work.some((move) => move.id === id));
  if (refused) return fail(refused.code, refused.params);
  return ok({
    statements: [...statements, ...checkIn.value, ...(isStarting ? setRoute(scope, route, status.value) : [])],
    loaded: outcome,
  });
}

function listLoadedAtDepot(stops: readonly StopRow[]): string[] {
  const pickedUpOnRoute = new Set(stops.flatMap(({ type, shipmentId }) => (type === "pickup" ? [shipmentId] : [])));
  return stops.flatMap(({ type, shipmentId }) =>
    type === "dropoff" && shipmentId && !pickedUpOnRoute.has(shipmentId) ? [shipmentId] : [],
  );
}

/** A driver's own device may not start a route before it opens; the office may. */
function findOpeningRefusal({ agent, account, actor, ports }: Scope, route: RouteRow) {
  const opensAt = getOpeningTime(route, account);
  if (agent === undefined || now({ ports }) >= opensAt) return null;
  const locale = locales[isLanguage(actor.language) ? actor.language : "en"];
  return fail("route_not_open", { opens: formatShortDay(toLocalTime(opensAt, account.timezone), locale) });
}

/** The driver's check-in; the agent may be on duty already. */
async function decideCheckIn(scope: Scope, agentId: string): Promise<Result<Statement[]>> {
  const position = scope.device?.position;
  const { statements, outcome } = await decideCheckIns(scope, {
    ids: [agentId],
    by: "route",
    at: now(scope),
    position,
  });
  const refused = outcome.refused.find(({ code }) => code !== "agent_on_duty");
  return refused ? fail(refused.code, refused.params) : ok(statements);
}
