import { findFreshPosition } from "#app/modules/fleet/model/agent-position.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { RouteRow } from "../db/route.reads.server.ts";
import { getLeftAt } from "../model/measured-arrivals.ts";
import { type EtaOptions, toReportedLateness } from "../model/route-eta.ts";
import type { RouteDay } from "./route-day.server.ts";
import { getNamedEdges } from "./route-edges.server.ts";

/** What the arrivals of a route are estimated from. */
export function toEtaOptions(scope: Scope, day: RouteDay, route: RouteRow, asOf: number): EtaOptions {
  const plan = day.plans.find(({ id }) => id === route.planId);
  return {
    position: findFreshPosition(day.positions, route.agentId, asOf),
    nowMs: route.status === "completed" ? (route.completedAt ?? asOf) : asOf,
    startAt: route.startAt,
    leftAt: route.status === "assigned" ? null : getLeftAt(route.startAt, route.startedAt, asOf),
    late: toReportedLateness(route.driverReport),
    depot: getNamedEdges(day, route).start.point,
    thresholdSeconds: (plan?.settings.lateness_threshold_minutes ?? 0) * 60,
    estimate: scope.ports.travel.estimate,
  };
}
