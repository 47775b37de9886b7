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
 * The vehicle is loaded and leaves: every shipment that starts at the depot is picked up, so that its customer is told. What
 * cannot be picked up yet (a proof is missing) is named in the answer and stays Dispatched.
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
    const fetched = new Set(found.stops.flatMap(({ type, shipmentId }) => (type === "pickup" ? [shipmentId] : [])));
    const loaded = found.stops.flatMap(({ type, shipmentId }) =>
      type === "dropoff" && shipmentId && !fetched.has(shipmentId) ? [shipmentId] : [],
    );
    // Who may work the route works all of it, wherever its shipments come from.
    const { statements, outcome } = await moveShipments(
      ignoringLocations(scope),
      loaded.map((id) => ({ id, action: "pickup" })),
    );
    const duty = await decideCheckIns(scope, { ids: [found.route.agentId], by: "route", at: now(scope) });
    const written = await commitAndPublish(scope, [
      ...statements,
      ...duty.statements,
      ...setRoute(scope, found.route, status.value),
      ...readyNextStop(scope, routeId),
    ]);
    return written.ok ? ok({ status: status.value, loaded: outcome }) : written;
  },
});
