import { z } from "zod";
import { notifyAgents } from "#app/modules/notifications/db/agent-messages.server.ts";
import { retimeRoute } from "#app/modules/planning/db/retime-routes.server.ts";
import { joinRoute, readyNextStop } from "#app/modules/planning/db/stop.writes.server.ts";
import { moveShipments } from "#app/modules/shipments/db/move.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitAndPublish } from "#app/platform/db/commit.server.ts";
import { ignoringLocations, newId } from "#app/platform/db/scope.server.ts";
import { fail, failFields, ok } from "#app/platform/kernel/result.ts";
import {
  listDrivenStops,
  listOpenPositions,
  readInputsWith,
  readMovable,
} from "../../db/movable-stops.reads.server.ts";
import { readRoute } from "../../db/route.reads.server.ts";

/**
 * Moves a remaining stop, with its shipment, to another route of the day. Both routes are timed again and both drivers
 * notified.
 */
export const moveStop = createCommand({
  name: "routes.move_stop",
  permission: ["routes", "routes.stop_actions"],
  subscription: true,
  input: z.object({
    routeId: z.uuid().describe("Id of the route"),
    stopId: z.uuid(),
    toRouteId: z.uuid(),
    position: z.int().min(1).max(1_000).describe("Among the stops of the other route, from 1"),
  }),
  async run(scope, { routeId, stopId, toRouteId, position }) {
    const [movable, target] = await Promise.all([readMovable(scope, routeId, stopId), readRoute(scope, toRouteId)]);
    if (movable === "pair") return fail("stop_is_pair");
    if (movable === "gone" || !target || routeId === toRouteId) return fail("not_found");
    const { route } = target;
    if (route.status !== "assigned" && route.status !== "active") return fail("illegal_transition");
    const rows = listDrivenStops(target.stops);
    if (!listOpenPositions(rows).includes(position - 1)) return failFields({ position: [{ code: "invalid_value" }] });
    const inputs = await readInputsWith(scope, route, movable.planned);
    if (!inputs) return fail("agent_lacks_function");
    const joining = { ...movable.stop, id: newId(scope), routeId: toRouteId, state: "pending" as const, version: 1 };
    const moved = await moveShipments(ignoringLocations(scope), [
      {
        ...{ id: movable.planned.id, action: "reassign", agentId: route.agentId },
        ...{ routeId: toRouteId, planId: route.planId },
      },
    ]);
    const [refused] = moved.outcome.refused;
    if (refused) return fail(refused.code, refused.params);
    const retimed = retimeRoute(scope, {
      ...{ route, inputs },
      rows: [...rows.toSpliced(position - 1, 0, joining), ...target.stops.filter(({ type }) => type === "break")],
    });
    if (retimed.length === 0) return fail("illegal_transition");
    const written = await commitAndPublish(scope, [
      ...moved.statements,
      ...joinRoute(scope, joining),
      ...retimed,
      ...(route.status === "active" ? readyNextStop(scope, toRouteId) : []),
      ...notifyAgents(scope, [{ agentId: route.agentId, routeId: toRouteId, kind: "changed" }]),
    ]);
    return written.ok ? ok({}) : written;
  },
});
