import { z } from "zod";
import { readyNextStop } from "#app/modules/planning/db/stop.writes.server.ts";
import { routeTransitions } from "#app/modules/planning/model/stop.states.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitAndPublish } from "#app/platform/db/commit.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { applyTransition } from "#app/platform/kernel/state-machine.ts";
import { readRoute } from "../db/route.reads.server.ts";
import { startRouteOnce } from "../db/route-start.server.ts";

/**
 * Starts a route: every shipment loaded at the depot is picked up, which notifies its customer. A shipment that cannot
 * be picked up yet (a proof is missing) stays Dispatched and is listed in `loaded.refused`.
 */
export const startRoute = createCommand({
  name: "routes.start",
  permission: ["routes", "routes.stop_actions"],
  subscription: true,
  input: z.object({ routeId: z.uuid().describe("Id of the route") }),
  async run(scope, { routeId }) {
    const found = await readRoute(scope, routeId);
    if (!found) return fail("not_found");
    const status = applyTransition(routeTransitions, found.route.status, "start");
    if (!status.ok) return found.route.status === "active" ? fail("already_done") : status;
    const started = await startRouteOnce(scope, found, []);
    if (!started.ok) return started;
    const { statements, loaded } = started.value;
    const written = await commitAndPublish(scope, [...statements, ...readyNextStop(scope, routeId)]);
    return written.ok ? ok({ status: status.value, loaded }) : written;
  },
});
