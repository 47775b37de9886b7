import type { StopType } from "#app/modules/planning/model/plan.enums.ts";
import type { RouteStatus } from "#app/modules/planning/model/route.enums.ts";
import { openStops } from "#app/modules/planning/model/stop.states.ts";
import type { FailureReason } from "#app/modules/shipments/model/shipment.enums.ts";
import { classifyPositionAge } from "#app/platform/geo/position-age.ts";
import type { LiveRoute, LiveStop } from "./live-route.ts";

/** The local date that is shown, and when it was read, milliseconds UTC. */
export interface ShownDay {
  date: string;
  asOf: number;
}

/** True for a route of an earlier day that should have ended; a night's route is under way until its planned end. */
export function isLeftOpen(route: Pick<LiveRoute, "date" | "endAt">, { date, asOf }: ShownDay): boolean {
  return route.date < date && route.endAt <= asOf;
}

/** The lists of the day's routes, by status; what an earlier day left open stays in a list of its own until it is closed. */
export const routeGroups = [
  { key: "running", statuses: ["active"], earlier: false },
  { key: "still_open", statuses: ["active", "assigned"], earlier: true },
  { key: "not_started", statuses: ["assigned", "rejected"], earlier: false },
  { key: "completed", statuses: ["completed"], earlier: false },
] as const satisfies readonly { key: string; statuses: readonly RouteStatus[]; earlier: boolean }[];
export type RouteGroup = (typeof routeGroups)[number]["key"];

/** The list of a route on the day that is shown. */
export function getRouteGroup(route: Pick<LiveRoute, "status" | "date" | "endAt">, day: ShownDay): RouteGroup {
  const isLeft = isLeftOpen(route, day);
  const found = routeGroups.find(
    ({ statuses, earlier }) => statuses.some((each) => each === route.status) && earlier === isLeft,
  );
  return found?.key ?? "not_started";
}

/** The list to open first: the first one that is not empty. */
export function getFirstGroup(routes: readonly LiveRoute[], day: ShownDay): RouteGroup {
  return routeGroups.find(({ key }) => routes.some((route) => getRouteGroup(route, day) === key))?.key ?? "running";
}

/** The open stops of a route in driving order, including its end, without breaks. */
export function listStopsAhead({ stops }: Pick<LiveRoute, "stops">): LiveStop[] {
  return stops.filter(({ state, type }) => type !== "break" && openStops.includes(state));
}

export function getNextStop(route: Pick<LiveRoute, "stops">): LiveStop | null {
  return listStopsAhead(route)[0] ?? null;
}

/** Milliseconds from the planned to the expected arrival; negative when ahead of the plan. */
export function computePlanGap({ expectedAt, plannedArriveAt }: LiveStop): number {
  return expectedAt - plannedArriveAt;
}

/** Milliseconds that an active route is behind its plan, by its next stop; null for other routes. */
export function computePlanDelay(route: LiveRoute): number | null {
  const next = route.status === "active" ? getNextStop(route) : null;
  return next && computePlanGap(next);
}

/**
 * For active routes: their number, the sum of minutes behind (minus ahead of) plan, and how many have a fresh position.
 */
export function computeDayFigures(routes: readonly LiveRoute[], asOf: number) {
  const running = routes.filter(({ status }) => status === "active");
  const behind = running.reduce((sum, route) => sum + Math.round((computePlanDelay(route) ?? 0) / 60_000), 0);
  const located = running.filter(
    ({ positionAt }) => positionAt !== null && classifyPositionAge(asOf - positionAt) === "fresh",
  );
  return { running: running.length, behind, seen: located.length };
}

/** An event of a day's routes. */
export interface RouteDayEvent {
  id: string;
  at: number;
  route: { id: string; number: number; agent: string };
  /** Null for events of the route itself. */
  stop: { id: string; position: number; type: StopType } | null;
  what:
    | { kind: "arrived" | "done" | "back" | "pause" }
    | { kind: "late"; minutes: number }
    | { kind: "failed"; reason: FailureReason | null };
}

/** Events of the day's routes, newest first. */
export function listRouteEvents(routes: readonly LiveRoute[]): RouteDayEvent[] {
  const events = routes.flatMap((route): RouteDayEvent[] => {
    const { id, number, agent, driverReport: report, completedAt } = route;
    const of = { id, number, agent: agent.name };
    const own: RouteDayEvent[] = [];
    if (report) {
      const what =
        report.kind === "late" ? ({ kind: "late", minutes: report.minutes } as const) : { kind: report.kind };
      own.push({ id: `${id} report`, at: report.at, route: of, stop: null, what });
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
