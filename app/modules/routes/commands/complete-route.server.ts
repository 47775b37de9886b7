import { z } from "zod";
import { restVehicle } from "#app/data/fleet/cooldown.writes.server.ts";
import { commitTold } from "#app/data/kernel/commit-told.server.ts";
import { readRoute } from "#app/data/routes/route.reads.server.ts";
import { closeStops, setRoute } from "#app/data/routes/stop.writes.server.ts";
import { fail, ok } from "#app/domain/kernel/result.ts";
import { transit } from "#app/domain/kernel/state-machine.ts";
import { openStops, routeTransitions } from "#app/domain/plans/stop.states.ts";
import { command } from "../command.server.ts";

/** The vehicle is back. Refused while a stop is open. */
export const completeRoute = command({
  name: "routes.complete",
  permission: ["routes", "routes.stop_actions"],
  subscription: true,
  input: z.object({ routeId: z.uuid() }),
  async run(scope, { routeId }) {
    const found = await readRoute(scope, routeId);
    if (!found) return fail("not_found");
    if (found.route.status === "completed") return fail("already_done");
    const status = transit(routeTransitions, found.route.status, "complete");
    if (!status.ok) return status;
    const open = found.stops.filter(({ state, shipmentId }) => shipmentId !== null && openStops.includes(state));
    if (open.length > 0) return fail("route_has_open_stops", { count: open.length });
    const written = await commitTold(scope, [
      closeStops(scope, routeId, { shipmentId: null, state: "completed" }),
      ...setRoute(scope, found.route, status.value),
      restVehicle(scope, found.route.vehicleId),
    ]);
    return written.ok ? ok({ status: status.value }) : written;
  },
});
