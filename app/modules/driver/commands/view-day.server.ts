import { readAgentCash } from "#app/modules/collections/db/holding-list.reads.server.ts";
import { readAgentsToday } from "#app/modules/fleet/db/agent-days.reads.server.ts";
import { readUnseen } from "#app/modules/notifications/db/agent-messages.server.ts";
import { liveRoute } from "#app/modules/routes/commands/live-route.server.ts";
import { type RouteRow, readDay } from "#app/modules/routes/db/route.reads.server.ts";
import type { LiveStop } from "#app/modules/routes/model/live-route.ts";
import { type Door, readDoors } from "#app/modules/shipments/db/door.reads.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import { localDateOf } from "#app/platform/time/local-time.ts";
import type { Driver } from "./driver.server.ts";

/** The day of an agent as the phone keeps it: duty, the route that runs or is next, and everything that its doors need. */
export async function viewDay({ scope, session }: Driver): Promise<Result<unknown>> {
  const asOf = now(scope);
  const { account } = scope;
  const { id, name, phone } = session.agent;
  const date = localDateOf(asOf, account.timezone);
  const [day, today, messages, limits] = await Promise.all([
    readDay(scope, date),
    readAgentsToday(scope, [id]),
    readUnseen(scope, id),
    readAgentCash(scope),
  ]);
  const row = currentOf(day.routes, date);
  const live = row ? liveRoute(scope, day, row, { asOf, canAct: true, states: today }) : null;
  const limited = limits.find(({ agentId }) => agentId === id);
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
    pickupRadius: account.preferences.pickup_completion_radius,
    cash: limited ? { currency: limited.currency, limit: limited.limit, onHand: limited.onHand } : null,
    messages,
    routes: day.routes.filter((each) => each.date === date && each.status !== "rejected").length,
    route: live && { ...live, stops: live.stops.map((stop) => atDoor(stop, doors)) },
  });
}

/** Which route the phone shows first: what runs, what is next today, what waits for an answer, what is done, what comes. */
const order: readonly ((route: RouteRow, date: string) => boolean)[] = [
  ({ status }) => status === "active",
  (route, date) => route.status === "assigned" && route.date === date,
  ({ status, request }) => status === "assigned" && request === "asked",
  ({ status }) => status === "completed",
  ({ status }) => status === "assigned",
];

/** The route that a phone shows. */
export function currentOf(rows: readonly RouteRow[], date: string): RouteRow | undefined {
  const rank = (row: RouteRow) => order.findIndex((holds) => holds(row, date));
  return rows
    .filter(({ status }) => status !== "rejected")
    .toSorted((a, b) => rank(a) - rank(b) || a.startAt - b.startAt)[0];
}

const nothing: Door = {
  orders: [],
  packages: [],
  collections: [],
  codes: [],
  directions: { source: null, destination: null },
  contacts: { source: null, destination: null },
};

function atDoor({ name, line, point, ...stop }: LiveStop, doors: ReadonlyMap<string, Door>) {
  const { directions, contacts, collections, ...door } = doors.get(stop.shipment?.id ?? "") ?? nothing;
  const end = stop.type === "pickup" ? "source" : "destination";
  const how = directions[end];
  const contact = contacts[end] === name ? null : contacts[end];
  // Money belongs to the door where the goods are handed over.
  const toCollect = stop.type === "dropoff" ? collections : [];
  // So does what its customer says there.
  const codes = stop.type === "dropoff" ? door.codes : [];
  const place = { name, line, point };
  return { ...stop, contact, place, directions: how, ...door, codes, collections: toCollect };
}
