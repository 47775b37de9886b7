import { recordBreakEnd, recordBreakStart } from "#app/modules/planning/db/breaks.writes.server.ts";
import { setRouteReport } from "#app/modules/planning/db/stop.writes.server.ts";
import { readRoute } from "#app/modules/routes/db/route.reads.server.ts";
import type { RouteReport } from "#app/modules/routes/model/live-route.ts";
import { commit, type Statement } from "#app/platform/db/commit.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { fail, type Result } from "#app/platform/kernel/result.ts";

type FoundRoute = NonNullable<Awaited<ReturnType<typeof readRoute>>>;

/** Starts a break: the next planned one, or an unplanned one. */
export function startBreak(scope: Scope, routeId: string | undefined): Promise<Result<unknown>> {
  const report = { kind: "pause", minutes: 0, at: now(scope) } as const;
  return reportRouteStatus(scope, routeId, report, ({ route, stops }) => recordBreakStart(scope, route.id, stops));
}

/** Ends a break. */
export function endBreak(scope: Scope, routeId: string | undefined): Promise<Result<unknown>> {
  return reportRouteStatus(scope, routeId, null, ({ route }) => [recordBreakEnd(scope, route.id)]);
}

/** Reports a delay in minutes. */
export function reportDelay(scope: Scope, routeId: string | undefined, minutes = 0): Promise<Result<unknown>> {
  return reportRouteStatus(scope, routeId, { kind: "late", minutes, at: now(scope) }, () => []);
}

async function reportRouteStatus(
  scope: Scope,
  routeId: string | undefined,
  report: RouteReport | null,
  buildExtraStatements: (found: FoundRoute) => Statement[],
): Promise<Result<unknown>> {
  const found = await readRoute(scope, routeId ?? "");
  if (!found) return fail("not_found");
  if (found.route.status === "completed") return fail("illegal_transition");
  return commit(scope.db, [setRouteReport(scope, found.route, report), ...buildExtraStatements(found)]);
}
