import type { InboxEntry } from "#app/modules/home/model/inbox.ts";
import { createWithdrawnNotification } from "#app/modules/notifications/commands/agent-notifications.server.ts";
import { notifyAgents } from "#app/modules/notifications/db/agent-messages.server.ts";
import { insertInboxItem } from "#app/modules/notifications/db/inbox.writes.server.ts";
import { readRequestNames } from "#app/modules/planning/db/request.reads.server.ts";
import { answerRequest, insertRefusals } from "#app/modules/planning/db/request.writes.server.ts";
import { openStops, routeTransitions } from "#app/modules/planning/model/stop.states.ts";
import { type RouteRow, readRoute } from "#app/modules/routes/db/route.reads.server.ts";
import { moveShipments } from "#app/modules/shipments/db/move.writes.server.ts";
import { commitAndPublish } from "#app/platform/db/commit.server.ts";
import { ignoringLocations, type Scope } from "#app/platform/db/scope.server.ts";
import { fail, type Result } from "#app/platform/kernel/result.ts";
import { applyTransition } from "#app/platform/kernel/state-machine.ts";

/** Accepts a route request. */
export async function acceptRoute(scope: Scope, routeId: string): Promise<Result<null>> {
  const found = await readRoute(scope, routeId);
  if (!found) return fail("not_found");
  if (found.route.request === "accepted") return fail("already_done");
  if (found.route.request !== "requested" || found.route.status !== "assigned") return fail("illegal_transition");
  return commitAndPublish(scope, answerRequest(scope, found.route, { request: "accepted", rejectionReason: null }));
}

interface Rejection {
  routeId: string;
  /** Rejects only this stop; without it the isWholeRoute route. */
  stopId?: string | undefined;
  reason: string;
  /** `clock`: the request timed out, so the next plan may offer the shipments to the same agent again. */
  by?: "agent" | "clock";
}

/**
 * Rejects a route, or one of its stops. Its shipments become Pending, are not offered to the same agent again, and
 * members are notified with the reason. Shipments that are already picked up stay.
 */
export async function rejectRoute(scope: Scope, rejection: Rejection): Promise<Result<null>> {
  const { routeId, stopId, reason, by = "agent" } = rejection;
  const found = await readRoute(scope, routeId);
  const stop = found?.stops.find(({ id }) => id === stopId);
  if (!found || (stopId && !stop?.shipmentId)) return fail("not_found");
  const { route } = found;
  if (route.request === null) return fail("illegal_transition");
  const isWholeRoute = stopId === undefined;
  const status = applyTransition(routeTransitions, route.status, isWholeRoute ? "reject" : "work");
  if (!status.ok) return route.status === "rejected" ? fail("already_done") : status;
  const open = found.stops.flatMap(({ shipmentId, state }) =>
    shipmentId && openStops.includes(state) && (isWholeRoute || shipmentId === stop?.shipmentId) ? [shipmentId] : [],
  );
  const shipmentIds = [...new Set(open)];
  if (shipmentIds.length === 0 && !isWholeRoute) return fail("illegal_transition");
  const { statements, outcome, planIds } = await moveShipments(
    ignoringLocations(scope),
    shipmentIds.map((id) => ({ id, action: "unassign" })),
  );
  const [refused] = outcome.refused;
  if (refused) return fail(refused.code, refused.params);
  const request = by === "agent" ? "rejected" : "timed_out";
  const committed = await commitAndPublish(scope, [
    ...statements,
    ...(isWholeRoute ? answerRequest(scope, route, { request, rejectionReason: reason || null }) : []),
    ...(by === "agent" ? [insertRefusals(scope, { agentId: route.agentId, shipmentIds, reason })] : []),
    ...(by === "clock" ? notifyAgents(scope, [createWithdrawnNotification(scope, route)]) : []),
    insertInboxItem(scope, {
      news: await buildInboxEntry(scope, route, rejection, shipmentIds),
      to: { permission: "routes" },
    }),
  ]);
  if (committed.ok) await Promise.all(planIds.map((id) => scope.ports.planRoom(id).touched()));
  return committed;
}

async function buildInboxEntry(
  scope: Scope,
  { id, planId }: RouteRow,
  { stopId, reason, by = "agent" }: Rejection,
  shipmentIds: readonly string[],
): Promise<InboxEntry> {
  const detail = { planId, ...(await readRequestNames(scope, id, stopId ? (shipmentIds[0] ?? null) : null)) };
  return by === "agent"
    ? { kind: "request_rejected", detail: { ...detail, reason } }
    : { kind: "request_unanswered", detail };
}
