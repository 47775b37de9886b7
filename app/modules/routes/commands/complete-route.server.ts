import { z } from "zod";
import { startCooldown } from "#app/modules/fleet/db/vehicles.server.ts";
import { closeStops, setRoute } from "#app/modules/planning/db/stop.writes.server.ts";
import { openStops, routeTransitions } from "#app/modules/planning/model/stop.states.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitAndPublish } from "#app/platform/db/commit.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { applyTransition } from "#app/platform/kernel/state-machine.ts";
import { readRoute } from "../db/route.reads.server.ts";

/** Completes a route when its vehicle is back. Refused while a stop is open. */
export const completeRoute = createCommand({
  name: "routes.complete",
  permission: ["routes", "routes.stop_actions"],
  subscription: true,
  input: z.object({ routeId: z.uuid().describe("Id of the route") }),
  async run(scope, { routeId }) {
    const found = await readRoute(scope, routeId);
    if (!found) return fail("not_found");
    if (found.route.status === "completed") return fail("already_done");
    const status = applyTransition(routeTransitions, found.route.status, "complete");
    if (!status.ok) return status;
    const open = found.stops.filter(({ state, shipmentId }) => shipmentId !== null && openStops.includes(state));
    if (open.length > 0) return fail("route_has_open_stops", { count: open.length });
    const committed = await commitAndPublish(scope, [
      closeStops(scope, routeId, { shipmentId: null, state: "completed" }),
      ...setRoute(scope, found.route, status.value),
      startCooldown(scope, found.route.vehicleId),
    ]);
    return committed.ok ? ok({ status: status.value }) : committed;
  },
});
