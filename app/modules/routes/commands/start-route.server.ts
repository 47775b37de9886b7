import { z } from "zod";
import { decideCheckIns } from "#app/modules/attendance/db/decide-attendance.server.ts";
import { routeTransitions } from "#app/modules/planning/model/stop.states.ts";
import { moveShipments } from "#app/modules/shipments/db/move.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitAndPublish } from "#app/platform/db/commit-and-publish.server.ts";
import { ignoringLocations, now } from "#app/platform/db/scope.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { applyTransition } from "#app/platform/kernel/state-machine.ts";
import { readRoute } from "../db/route.reads.server.ts";
import { readyNextStop, setRoute } from "../db/stop.writes.server.ts";

/**
 * Starts a route: every shipment loaded at the depot is picked up, which notifies its customer. A shipment that cannot
 * be picked up yet (a proof is missing) stays Dispatched and is listed in `loaded.refused`.
 */
export const startRoute = createCommand({
  name: "routes.start",
  permission: ["routes", "routes.stop_actions"],
  subscription: true,
  input: z.object({ routeId: z.uuid() }),
  async run(scope, { routeId }) {
    const found = await readRoute(scope, routeId);
    if (!found) return fail("not_found");
    const status = applyTransition(routeTransitions, found.route.status, "start");
    if (!status.ok) return found.route.status === "active" ? fail("already_done") : status;
    const pickedUpOnRoute = new Set(
      found.stops.flatMap(({ type, shipmentId }) => (type === "pickup" ? [shipmentId] : [])),
    );
    const loadedAtDepot = found.stops.flatMap(({ type, shipmentId }) =>
      type === "dropoff" && shipmentId && !pickedUpOnRoute.has(shipmentId) ? [shipmentId] : [],
    );
    // A member who may work the route may work all of it, also shipments of locations the member does not see.
    const { statements, outcome } = await moveShipments(
      ignoringLocations(scope),
      loadedAtDepot.map((id) => ({ id, action: "pickup" })),
    );
    const checkIns = await decideCheckIns(scope, { ids: [found.route.agentId], by: "route", at: now(scope) });
    const written = await commitAndPublish(scope, [
      ...statements,
      ...checkIns.statements,
      ...setRoute(scope, found.route, status.value),
      ...readyNextStop(scope, routeId),
    ]);
    return written.ok ? ok({ status: status.value, loaded: outcome }) : written;
  },
});
