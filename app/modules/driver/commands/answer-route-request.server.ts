import type { InboxEntry } from "#app/modules/home/model/inbox.ts";
import { createWithdrawnNotification } from "#app/modules/notifications/commands/agent-notifications.server.ts";
import { notifyAgents } from "#app/modules/notifications/db/agent-messages.server.ts";
import { insertInboxItem } from "#app/modules/notifications/db/inbox.writes.server.ts";
import { readRequestNames } from "#app/modules/planning/db/request.reads.server.ts";
import { openStops, routeTransitions } from "#app/modules/planning/model/stop.states.ts";
import { answerRequest, insertRefusals } from "#app/modules/routes/db/request.writes.server.ts";
import { type RouteRow, readRoute } from "#app/modules/routes/db/route.reads.server.ts";
import { moveShipments } from "#app/modules/shipments/db/move.writes.server.ts";
import { commitAndPublish } from "#app/platform/db/commit-and-publish.server.ts";
import { ignoringLocations, type Scope } from "#app/platform/db/scope.server.ts";
import { fail, type Result } from "#app/platform/kernel/result.ts";
import { applyTransition } from "#app/platform/kernel/state-machine.ts";

/** The agent drives the route. */
export async function acceptRoute(scope: Scope, routeId: string): Promise<Result<null>> {
  const found = await readRoute(scope, routeId);
  if (!found) return fail("not_found");
  if (found.route.request === "accepted") return fail("already_done");
  if (found.route.request !== "asked" || found.route.status !== "assigned") return fail("illegal_transition");
  return commitAndPublish(scope, answerRequest(scope, found.route, { request: "accepted", refusal: null }));
}

interface Rejection {
  routeId: string;
  /** One stop of it; the whole route without. */
  stopId?: string | undefined;
  reason: string;
  /** The clock said no for somebody who said nothing: the next plan may ask them again. */
  by?: "agent" | "clock";
}

/**
 * The agent says no to a route, or to one stop of it. Its shipments are Pending again, are not offered to the same agent any
 * more, and the office hears why. What is loaded already stays.
 */
export async function rejectRoute(scope: Scope, requested: Rejection): Promise<Result<null>> {
  const { routeId, stopId, reason, by = "agent" } = requested;
  const found = await readRoute(scope, routeId);
  const stop = found?.stops.find(({ id }) => id === stopId);
  if (!found || (stopId && !stop?.shipmentId)) return fail("not_found");
  const { route } = found;
  if (route.request === null) return fail("illegal_transition");
  const whole = stopId === undefined;
  const status = applyTransition(routeTransitions, route.status, whole ? "reject" : "work");
  if (!status.ok) return route.status === "rejected" ? fail("already_done") : status;
  const open = found.stops.flatMap(({ shipmentId, state }) =>
    shipmentId && openStops.includes(state) && (whole || shipmentId === stop?.shipmentId) ? [shipmentId] : [],
  );
  const shipmentIds = [...new Set(open)];
  if (shipmentIds.length === 0 && !whole) return fail("illegal_transition");
  const { statements, outcome, planIds } = await moveShipments(
    ignoringLocations(scope),
    shipmentIds.map((id) => ({ id, action: "unassign" })),
  );
  const [refused] = outcome.refused;
  if (refused) return fail(refused.code, refused.params);
  const request = by === "agent" ? "rejected" : "timed_out";
  const written = await commitAndPublish(scope, [
    ...statements,
    ...(whole ? answerRequest(scope, route, { request, refusal: reason || null }) : []),
    ...(by === "agent" ? [insertRefusals(scope, { agentId: route.agentId, shipmentIds, reason })] : []),
    ...(by === "clock" ? notifyAgents(scope, [createWithdrawnNotification(scope, route)]) : []),
    insertInboxItem(scope, {
      news: await buildInboxNews(scope, route, requested, shipmentIds),
      to: { permission: "routes" },
    }),
  ]);
  if (written.ok) await Promise.all(planIds.map((id) => scope.ports.planRoom(id).touched()));
  return written;
}

async function buildInboxNews(
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
