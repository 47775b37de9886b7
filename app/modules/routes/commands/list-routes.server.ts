import { readAgentsToday } from "#app/modules/fleet/db/agent-days.reads.server.ts";
import { can } from "#app/platform/access/can.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { formatPhones } from "#app/platform/kernel/phone.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { isLocalDate } from "#app/platform/time/local-time-text.ts";
import { readDayNotifications } from "../db/notification-status.reads.server.ts";
import { readNeighborDates, readRoutesInSight, readRoutesOfDay } from "../db/route.reads.server.ts";
import type { LiveRoute, LiveStop, RoutesView } from "../model/live-route.ts";
import { toLiveRoute } from "./live-route.server.ts";
import type { RouteDay } from "./route-day.server.ts";

/** The routes of a local date (today without one; with it those of earlier days that are still open), with stops, states and estimates from now. */
export async function readRoutesView(scope: Scope, { url }: { url: URL }): Promise<Result<RoutesView>> {
  const { timezone } = scope.account;
  const asOf = now(scope);
  const requestedDate = url.searchParams.get("date") ?? "";
  const today = toLocalDate(asOf, timezone);
  const date = isLocalDate(requestedDate) ? requestedDate : today;
  const [read, neighborDates, newest] = await Promise.all([
    date === today ? readRoutesInSight(scope, date) : readRoutesOfDay(scope, date),
    readNeighborDates(scope, date),
    scope.ports.fleetRoom(scope.account.id).newest(),
  ]);
  // Live positions come first, so that they are found before stored ones.
  const notifications = await readDayNotifications(scope, read);
  const day: RouteDay = { ...read, notifications, positions: [...newest, ...read.positions] };
  const agentIds = [...new Set(day.routes.map(({ agentId }) => agentId))];
  const states = await readAgentsToday(scope, agentIds);
  const canAct = can(scope.account, "routes.stop_actions");
  const routes = day.routes.map((route) => toLiveRoute(scope, day, route, { asOf, canAct, states }));
  return ok({
    date,
    timezone,
    ...neighborDates,
    asOf,
    isEstimated: await hasNoStreets(scope, routes),
    routes,
    canAct,
  });
}

async function hasNoStreets({ ports }: Scope, routes: readonly LiveRoute[]): Promise<boolean> {
  const points = routes.flatMap(({ stops }) => stops.flatMap(({ point }) => point ?? []));
  return points.length > 0 && (await ports.travel.source(points)).kind === "embedded";
}

export async function viewRoutes(scope: Scope, request: { url: URL }) {
  const found = await readRoutesView(scope, request);
  return found.ok ? ok({ ...found.value, phones: formatPhones(found.value.routes) }) : found;
}

/** `GET routes?date=`: the routes of a day. A stop's name, address line and point are grouped as `place`. */
export async function listApiRoutes(scope: Scope, request: { url: URL }): Promise<Result<unknown>> {
  const date = request.url.searchParams.get("date");
  if (date !== null && !isLocalDate(date)) return failFields({ date: [{ code: "invalid_date" }] });
  const found = await readRoutesView(scope, request);
  if (!found.ok) return found;
  const routes = found.value.routes.map((route) => ({ ...route, stops: route.stops.map(toApiStop) }));
  return ok({ ...found.value, routes });
}

function toApiStop({ name, line, point, ...stop }: LiveStop) {
  return { ...stop, place: { name, line, point } };
}
