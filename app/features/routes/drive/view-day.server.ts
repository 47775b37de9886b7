import { type Door, readDoors } from "#app/data/drive/door.reads.server.ts";
import { readAgentsToday } from "#app/data/fleet/agent-days.reads.server.ts";
import { now } from "#app/data/kernel/scope.server.ts";
import { type RouteRow, readDay } from "#app/data/routes/route.reads.server.ts";
import { localDateOf } from "#app/domain/kernel/local-time.ts";
import { ok, type Result } from "#app/domain/kernel/result.ts";
import type { LiveStop } from "#app/domain/plans/live-route.ts";
import { liveRoute } from "../live-route.server.ts";
import type { Driver } from "./driver.server.ts";

/** The day of an agent as the phone keeps it: duty, the route that runs or is next, and everything that its doors need. */
export async function viewDay({ scope, session }: Driver): Promise<Result<unknown>> {
  const asOf = now(scope);
  const { account } = scope;
  const { id, name, phone } = session.agent;
  const date = localDateOf(asOf, account.timezone);
  const [day, today] = await Promise.all([readDay(scope, date), readAgentsToday(scope, [id])]);
  const row = currentOf(day.routes);
  const live = row ? liveRoute(scope, day, row, { asOf, canAct: true }) : null;
  const doors = await readDoors(scope, live?.stops.flatMap(({ shipment }) => shipment?.id ?? []) ?? []);
  const mine = today.get(id);
  return ok({
    asOf,
    date,
    timezone: account.timezone,
    workspace: account.organization,
    agent: { id, name, phone },
    checkedInAt: mine?.duty && mine.duty.checkedOutAt === null ? mine.duty.checkedInAt : null,
    state: mine?.state ?? "offline",
    shift: mine?.shift ?? null,
    arrivalRadius: account.preferences.stop_arrival_radius,
    completionRadius: account.preferences.dropoff_completion_radius,
    routes: day.routes.length,
    route: live && { ...live, stops: live.stops.map((stop) => atDoor(stop, doors)) },
  });
}

/** The route under way, else the next one, else the last. */
function currentOf(rows: readonly RouteRow[]): RouteRow | undefined {
  const rank = { active: 0, assigned: 1, completed: 2 } as const;
  return rows.toSorted((a, b) => rank[a.status] - rank[b.status] || a.startAt - b.startAt)[0];
}

const nothing: Door = {
  orders: [],
  packages: [],
  collections: [],
  phone: null,
  directions: { source: null, destination: null },
};

function atDoor({ name, line, point, ...stop }: LiveStop, doors: ReadonlyMap<string, Door>) {
  const { directions, collections, phone, ...door } = doors.get(stop.shipment?.id ?? "") ?? nothing;
  const how = stop.type === "pickup" ? directions.source : directions.destination;
  // Money belongs to the door where the goods are handed over.
  const toCollect = stop.type === "dropoff" ? collections : [];
  const reached = stop.phone ?? (stop.type === "dropoff" ? phone : null);
  return { ...stop, phone: reached, place: { name, line, point }, directions: how, ...door, collections: toCollect };
}
