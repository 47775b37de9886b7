import { notifyAgents } from "#app/modules/notifications/db/agent-messages.server.ts";
import { readPlanDocument } from "#app/modules/planning/db/plan.reads.server.ts";
import { insertVersion, setPlan } from "#app/modules/planning/db/plan.writes.server.ts";
import { guardReplan, type ReplannedRoute } from "#app/modules/planning/db/replan.writes.server.ts";
import { toPlanStop } from "#app/modules/planning/db/retime-routes.server.ts";
import { readyNextStop } from "#app/modules/planning/db/stop.writes.server.ts";
import { type RemainingRoute, toReplanDocument } from "#app/modules/planning/model/crews/replan-inputs.ts";
import type { ReplanRouteVersion } from "#app/modules/planning/model/crews/replan-proposal.ts";
import { planStatuses } from "#app/modules/planning/model/plan.enums.ts";
import { reconcileDocument } from "#app/modules/planning/model/plan-assignment.ts";
import { applyChange } from "#app/modules/planning/model/plan-change.ts";
import type { PlanDocument, PlanStop } from "#app/modules/planning/model/plan-document.ts";
import { createPlanTimer } from "#app/modules/planning/model/plan-timing.ts";
import { keepsFixedOrder } from "#app/modules/planning/model/route-stops.ts";
import { listDrivenStops } from "#app/modules/routes/db/movable-stops.reads.server.ts";
import { isStopOpen, type ReplanContext, readReplanContext } from "#app/modules/routes/db/replan.reads.server.ts";
import { rejoinStops, writeReplan } from "#app/modules/routes/db/replan.writes.server.ts";
import { moveShipments } from "#app/modules/shipments/db/move.writes.server.ts";
import { commitAndPublish } from "#app/platform/db/commit.server.ts";
import { ignoringLocations, type Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import type { VersionChange } from "./changes.ts";

/** The confirmed plan with the rest of its routes, if there is any. */
export async function openReplan(scope: Scope, planId: string): Promise<Result<ReplanContext>> {
  const found = await readReplanContext(scope, planId);
  if (!found) return fail("not_found");
  if (found.plan.status !== planStatuses.code.confirmed) return fail("plan_not_confirmed");
  return found.running.length > 0 ? ok(found) : fail("plan_driven");
}

/**
 * Applies a new order to the rest of the routes, in one batch, if every route and stop is unchanged since it was read.
 * Shipments move to their new agents, all stops are timed from the vehicles' positions, each driver whose route changed
 * is notified, and the plan gets a new version.
 */
export async function applyReplannedRoutes(
  scope: Scope,
  { planId, routes }: { planId: string; routes: readonly ReplanRouteVersion[] },
): Promise<Result<VersionChange>> {
  const opened = await openReplan(scope, planId);
  if (!opened.ok) return opened;
  const found = opened.value;
  const wanted = matchRoutes(found.running, routes);
  if (!wanted.ok) return wanted;
  const { seen, after } = wanted.value;
  const timed = validateOrder(found, after);
  if (!timed.ok) return timed;
  const homes = new Map(found.running.flatMap((route) => route.stops.map(({ id }) => [id, route.id] as const)));
  const going = after.flatMap((route) =>
    route.stops.flatMap(({ id, shipmentId }) => (homes.get(id) === route.id ? [] : [{ shipmentId, route }])),
  );
  const moved = await moveShipments(
    ignoringLocations(scope),
    [...new Map(going.map((each) => [each.shipmentId, each])).values()].map(({ shipmentId, route }) => ({
      ...{ id: shipmentId, action: "reassign" as const, agentId: route.agentId, routeId: route.id, planId },
    })),
  );
  const [refused] = moved.outcome.refused;
  if (refused) return fail(refused.code, refused.params);
  const { document, summary } = await createNextDocument(scope, found, after);
  const version = found.plan.lastVersion + 1;
  const reason = "rest_optimized";
  const written = await commitAndPublish(scope, [
    ...guardReplan(scope, seen),
    ...moved.statements,
    ...rejoinStops(scope, found, after),
    ...writeReplan(scope, found, timed.value),
    ...seen.flatMap(({ id, from }) => (from === null ? [] : readyNextStop(scope, id))),
    ...notifyAgents(
      scope,
      seen.map(({ id, agentId }) => ({ agentId, routeId: id, kind: "changed" as const })),
    ),
    setPlan(scope, found.plan, { currentVersion: version, lastVersion: version, summary }),
    insertVersion(scope, { planId, version, parent: found.plan.currentVersion, reason, document, summary }),
  ]);
  return written.ok ? ok({ version, reason, summary }) : written;
}

/** Matches the expected routes with the requested ones; refused if one of them progressed meanwhile. */
function matchRoutes(
  running: readonly RemainingRoute[],
  wanted: readonly ReplanRouteVersion[],
): Result<{ seen: RemainingRoute[]; after: RemainingRoute[] }> {
  const seen: RemainingRoute[] = [];
  for (const { routeId, version } of wanted) {
    const route = running.find(({ id }) => id === routeId);
    if (!route || route.version !== version) return fail("route_moved_on", { route: route?.number ?? 0 });
    seen.push(route);
  }
  const stops = new Map(seen.flatMap((route) => route.stops.map((stop) => [stop.id, { stop, route }] as const)));
  const named = wanted.flatMap((route) => route.stops);
  for (const { stopId, version } of named)
    if (stops.get(stopId)?.stop.version !== version)
      return fail("route_moved_on", { route: stops.get(stopId)?.route.number ?? 0 });
  const once = new Set(named.map(({ stopId }) => stopId));
  const [left] = [...stops.values()].filter(({ stop }) => !once.has(stop.id));
  if (left || once.size !== named.length) return fail("route_moved_on", { route: left?.route.number ?? 0 });
  const after = seen.map((route, at) => ({
    ...route,
    stops: wanted[at]?.stops.flatMap(({ stopId }) => stops.get(stopId)?.stop ?? []) ?? [],
  }));
  return ok({ seen, after });
}

/**
 * The requested order with its times, if it breaks no rule that is not already broken: goods aboard stay, fixed stops
 * keep their order.
 */
function validateOrder(
  { remaining, running }: ReplanContext,
  after: readonly RemainingRoute[],
): Result<ReplannedRoute[]> {
  const before = toReplanDocument(running);
  const changed = new Map(after.map((route) => [route.id, route]));
  const wanted = toReplanDocument(running.map((route) => changed.get(route.id) ?? route));
  const adopted = applyChange(before, { kind: "adopt", document: wanted }, remaining);
  if (!adopted.ok) return adopted;
  const timer = createPlanTimer(remaining);
  const [was, will] = [timer.time(before), timer.time(wanted)];
  const breaks = (causes: readonly { cause: string; soft: boolean }[], cause: string) =>
    causes.filter((each) => each.cause === cause && !each.soft).length;
  for (const route of will.routes) {
    const own = wanted.routes.find(({ id }) => id === route.id)?.stops ?? [];
    const old = before.routes.find(({ id }) => id === route.id)?.stops ?? [];
    if (!keepsFixedOrder(old, own)) return fail("stop_fixed");
    const known = was.routes.find(({ id }) => id === route.id)?.violations ?? [];
    const broken = route.violations.find(
      ({ cause, soft }) => !soft && breaks(route.violations, cause) > breaks(known, cause),
    );
    if (broken) return fail("rest_breaks_rule", { rule: broken.cause, route: route.number });
  }
  return ok(
    after.flatMap((route): ReplannedRoute[] => {
      const timed = will.routes.find(({ agentId }) => agentId === route.agentId);
      return timed ? [{ route, timed }] : [];
    }),
  );
}

/** The plan's document with the driven part and the rest of each changed route. */
async function createNextDocument(
  scope: Scope,
  { plan, whole, rows }: ReplanContext,
  after: readonly RemainingRoute[],
) {
  const read = await readPlanDocument(scope, plan.id, plan.currentVersion);
  const changed = new Map(after.map((route) => [route.agentId, route]));
  const stopsOf = (route: RemainingRoute): PlanStop[] => {
    const done = listDrivenStops(rows.get(route.id)?.stops ?? []).filter((row) => !isStopOpen(row));
    const left = route.stops.map(({ shipmentId, type, fixed }): PlanStop => ({ shipmentId, type, fixed }));
    return [...done.map((row, at) => toPlanStop(row.shipmentId ?? `depot-${at + 1}`, row)), ...left];
  };
  const base: PlanDocument = reconcileDocument(read ?? { routes: [], unassigned: [] }, whole);
  const routes = base.routes.map((route) => {
    const now = changed.get(route.agentId);
    return now ? { ...route, vehicleId: now.vehicleId, stops: stopsOf(now) } : route;
  });
  const document = reconcileDocument({ ...base, routes }, whole);
  return { document, summary: createPlanTimer(whole).time(document).summary };
}
