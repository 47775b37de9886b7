import { type AgentAttendance, readAgentAttendance } from "#app/modules/attendance/db/attendance.reads.server.ts";
import { createRouteNotification } from "#app/modules/notifications/commands/agent-notifications.server.ts";
import { type AgentNotification, notifyAgents } from "#app/modules/notifications/db/agent-messages.server.ts";
import { readDepotSnapshot, readPlaceSnapshots } from "#app/modules/places/db/place-snapshots.reads.server.ts";
import { readPlanDocument } from "#app/modules/planning/db/plan.reads.server.ts";
import { insertVersion, publishPlanEvent, setPlan } from "#app/modules/planning/db/plan.writes.server.ts";
import { type PlanRecord, readPlanInputs } from "#app/modules/planning/db/plan-inputs.reads.server.ts";
import { type ConfirmedRoute, insertRoutes } from "#app/modules/planning/db/route.writes.server.ts";
import { getRouteEdges, listHomes } from "#app/modules/planning/model/crews/plan-homes.ts";
import { isDepotStop, removeIdleDepots } from "#app/modules/planning/model/depot-stops.ts";
import { type PlanStatus, planStatuses } from "#app/modules/planning/model/plan.enums.ts";
import { busyStatuses, planTransitions } from "#app/modules/planning/model/plan.states.ts";
import { reconcileDocument } from "#app/modules/planning/model/plan-assignment.ts";
import type { PlanDocument } from "#app/modules/planning/model/plan-document.ts";
import type { PlanInputs } from "#app/modules/planning/model/plan-inputs.ts";
import type { ExpectedPlanVersion } from "#app/modules/planning/model/plan-room.ts";
import { createPlanTimer } from "#app/modules/planning/model/plan-timing.ts";
import { moveShipments } from "#app/modules/shipments/db/move.writes.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { applyTransition } from "#app/platform/kernel/state-machine.ts";

interface ConfirmationRequest extends ExpectedPlanVersion {
  preserveSequences: boolean;
  /** Unserved shipments stay Planned, or return to Pending in the same batch. */
  unserved?: "stay" | "release";
}

export interface ConfirmationCounts {
  /** Shipments that became Dispatched, of all in the plan. */
  confirmed: number;
  total: number;
}

/** Whether the plan may be confirmed at the version the caller expects. */
function checkConfirmable(plan: PlanRecord, { basedOn }: ConfirmationRequest): Result<PlanStatus> {
  if (plan.status === planStatuses.code.confirmed) return fail("already_done");
  if (busyStatuses.includes(plan.status)) return fail("plan_busy");
  if (plan.stale) return fail("plan_stale");
  const confirmed = applyTransition(planTransitions, plan.status, "confirm");
  if (!confirmed.ok) return fail("plan_not_ready");
  return plan.currentVersion === basedOn ? confirmed : fail("lost_race");
}

/**
 * Confirms a plan in one batch: the plan, its routes and stops, the shipments of available agents with their orders,
 * events and outbox messages. Shipments of other agents stay Planned, as do unserved ones unless they are released.
 */
export async function writeConfirmation(
  scope: Scope,
  requested: ConfirmationRequest,
): Promise<Result<ConfirmationCounts>> {
  const { planId } = requested;
  const found = await readPlanInputs(scope, planId);
  if (!found) return fail("not_found");
  const { plan, inputs } = found;
  const status = checkConfirmable(plan, requested);
  if (!status.ok) return status;
  const [read, depot, homes] = await Promise.all([
    readPlanDocument(scope, planId, plan.currentVersion),
    readDepotSnapshot(scope, plan.locationId),
    readPlaceSnapshots(
      scope,
      listHomes(inputs).map(({ id }) => id),
    ),
  ]);
  if (!read || !depot) return fail("plan_not_ready");
  const document = reconcileDocument(read, inputs);
  const available = await readAvailableAgents(scope, inputs);
  const driven = document.routes.filter((route) => route.stops.length > 0 && available.has(route.agentId));
  const ids = new Map(driven.map(({ id }) => [id, newId(scope)]));
  const released = requested.unserved === "release" ? document.unassigned : [];
  const moved = await moveShipments(scope, [
    ...driven.flatMap(({ id, agentId, stops }) =>
      [...new Set(stops.flatMap((stop) => (isDepotStop(stop) ? [] : stop.shipmentId)))].map((shipmentId) => ({
        id: shipmentId,
        action: "assign" as const,
        agentId,
        routeId: ids.get(id),
      })),
    ),
    ...released.map((id) => ({ id, action: "unplan" as const })),
  ]);
  const back = new Set(released);
  const going = new Set(moved.outcome.succeeded.filter((id) => !back.has(id)));
  const timer = createPlanTimer(inputs);
  const routes = timer
    .time({ ...document, routes: driven.map((route) => keepShipments(route, going)) })
    .routes.flatMap((timed): ConfirmedRoute[] => {
      if (timed.stops.length === 0) return [];
      const { start, end, loads } = getRouteEdges(inputs, timed);
      const [from, to] = [homes.get(start.id), homes.get(end.id)];
      return [{ id: ids.get(timed.id) ?? "", timed, start: from ? { place: from, loads } : null, end: to ?? null }];
    });
  const version = plan.lastVersion + 1;
  const final = requested.preserveSequences ? withFixedStops(document) : document;
  const { summary } = timer.time(final);
  const written = await commit(scope.db, [
    setPlan(scope, plan, {
      status: status.value,
      confirmedAt: now(scope),
      currentVersion: version,
      lastVersion: version,
      summary,
    }),
    insertVersion(scope, {
      planId,
      version,
      parent: plan.currentVersion,
      reason: "confirmed",
      document: final,
      summary,
    }),
    ...insertRoutes(scope, { planId, routes, depot, preserveSequence: requested.preserveSequences }),
    ...moved.statements,
    ...notifyAgents(scope, listAgentNews(scope, routes)),
    publishPlanEvent(scope, "plan.confirmed", plan),
  ]);
  if (!written.ok) return written;
  await scope.ports.wake.outbox();
  return ok({ confirmed: going.size, total: inputs.shipments.length });
}

/** Notifications to the drivers: a new route, or a route offer. */
function listAgentNews(scope: Scope, routes: readonly ConfirmedRoute[]): AgentNotification[] {
  const requested = scope.account.preferences.route_requests ? "requested" : "assigned";
  return routes.map(({ id, timed: { agentId, startAt, stops } }) =>
    createRouteNotification(
      scope,
      { id, agentId, startAt, stops: stops.filter((stop) => !isDepotStop(stop)).length },
      requested,
    ),
  );
}

/** Agents who are active and not off on the plan's day, or checked in anyway. */
async function readAvailableAgents(scope: Scope, { crews }: PlanInputs): Promise<ReadonlySet<string>> {
  const active = crews.flatMap(({ agent }) => (agent.active ? [agent] : []));
  const off = active.flatMap(({ id, dayOff }) => (dayOff ? [id] : []));
  const present = off.length > 0 ? await readAgentAttendance(scope, off, "") : new Map<string, AgentAttendance>();
  return new Set(active.flatMap(({ id, dayOff }) => (!dayOff || present.get(id)?.attendance ? [id] : [])));
}

type Route = PlanDocument["routes"][number];

const keepShipments = (route: Route, shipmentIds: ReadonlySet<string>): Route => ({
  ...route,
  stops: removeIdleDepots(route.stops.filter((stop) => isDepotStop(stop) || shipmentIds.has(stop.shipmentId))),
});

function withFixedStops(document: PlanDocument): PlanDocument {
  const fixed = (route: Route): Route => ({ ...route, stops: route.stops.map((stop) => ({ ...stop, fixed: true })) });
  return { ...document, routes: document.routes.map(fixed) };
}
