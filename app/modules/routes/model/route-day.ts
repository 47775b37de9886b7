import type { StopType } from "#app/modules/planning/model/plan.enums.ts";
import type { RouteStatus } from "#app/modules/planning/model/route.enums.ts";
import { openStops } from "#app/modules/planning/model/stop.states.ts";
import type { FailureReason } from "#app/modules/shipments/model/shipment.enums.ts";
import { classifyPositionAge } from "#app/platform/geo/position-age.ts";
import type { LiveRoute, LiveStop } from "./live-route.ts";

/** How the day's routes are sorted into lists: under way, still to leave, and over. */
export const routeGroups = [
  { key: "running", statuses: ["active"] },
  { key: "not_started", statuses: ["assigned", "rejected"] },
  { key: "completed", statuses: ["completed"] },
] as const satisfies readonly { key: string; statuses: readonly RouteStatus[] }[];
export type RouteGroup = (typeof routeGroups)[number]["key"];

/** The list that a route stands in. */
export function getRouteGroup({ status }: Pick<LiveRoute, "status">): RouteGroup {
  return routeGroups.find(({ statuses }) => statuses.some((each) => each === status))?.key ?? "not_started";
}

/** The list to open with: the first that has any. */
export function getFirstGroup(routes: readonly LiveRoute[]): RouteGroup {
  return routeGroups.find(({ key }) => routes.some((route) => getRouteGroup(route) === key))?.key ?? "running";
}

/** The stops that a route still goes to, in driving order, its end among them. */
export function listStopsAhead({ stops }: Pick<LiveRoute, "stops">): LiveStop[] {
  return stops.filter(({ state, type }) => type !== "break" && openStops.includes(state));
}

/** Where it goes next; null when no stop is open. */
export function getNextStop(route: Pick<LiveRoute, "stops">): LiveStop | null {
  return listStopsAhead(route)[0] ?? null;
}

/** Milliseconds between where a stop is expected and where the plan has it; ahead of the plan is negative. */
export function computePlanGap({ expectedAt, plannedArriveAt }: LiveStop): number {
  return expectedAt - plannedArriveAt;
}

/** How far behind its plan a route under way is, by its next stop; null of others. */
export function computePlanDelay(route: LiveRoute): number | null {
  const next = route.status === "active" ? getNextStop(route) : null;
  return next && computePlanGap(next);
}

/** Of the routes under way: all minutes behind (and ahead of) their plans together, and how many were seen within the minute. */
export function computeDayFigures(routes: readonly LiveRoute[], asOf: number) {
  const running = routes.filter(({ status }) => status === "active");
  const behind = running.reduce((sum, route) => sum + Math.round((computePlanDelay(route) ?? 0) / 60_000), 0);
  const seen = running.filter(
    ({ positionAt }) => positionAt !== null && classifyPositionAge(asOf - positionAt) === "fresh",
  );
  return { running: running.length, behind, seen: seen.length };
}

/** Something that happened on the road. */
export interface RouteDayEvent {
  id: string;
  at: number;
  route: { id: string; number: number; agent: string };
  /** Null where it is the route itself. */
  stop: { id: string; position: number; type: StopType } | null;
  what:
    | { kind: "arrived" | "done" | "back" | "pause" }
    | { kind: "late"; minutes: number }
    | { kind: "failed"; reason: FailureReason | null };
}

/** What happened on the day's routes, the newest first. */
export function listRouteEvents(routes: readonly LiveRoute[]): RouteDayEvent[] {
  const events = routes.flatMap((route): RouteDayEvent[] => {
    const { id, number, agent, says, completedAt } = route;
    const of = { id, number, agent: agent.name };
    const own: RouteDayEvent[] = [];
    if (says) {
      const what = says.kind === "late" ? ({ kind: "late", minutes: says.minutes } as const) : { kind: says.kind };
      own.push({ id: `${id} says`, at: says.at, route: of, stop: null, what });
    }
    if (completedAt !== null)
      own.push({ id: `${id} back`, at: completedAt, route: of, stop: null, what: { kind: "back" } });
    return [...own, ...route.stops.flatMap((stop) => toStopEvents(stop, of))];
  });
  return events.toSorted((a, b) => b.at - a.at);
}

function toStopEvents(stop: LiveStop, route: RouteDayEvent["route"]): RouteDayEvent[] {
  const { id, position, type, state, arrivedAt, finishedAt, shipment } = stop;
  if (type === "break" || type === "route_end") return [];
  const at = finishedAt ?? arrivedAt;
  if (at === null) return [];
  const failed = state === "attempted" || state === "failed";
  const what: RouteDayEvent["what"] =
    finishedAt === null
      ? { kind: "arrived" }
      : failed
        ? { kind: "failed", reason: shipment?.failureReason ?? null }
        : { kind: "done" };
  return [{ id, at, route, stop: { id, position, type }, what }];
}
