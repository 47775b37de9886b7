import { readAgentCash } from "#app/modules/collections/db/holding-list.reads.server.ts";
import { readAgentsToday } from "#app/modules/fleet/db/agent-days.reads.server.ts";
import { readUnseenMessages } from "#app/modules/notifications/db/agent-messages.server.ts";
import { toLiveRoute } from "#app/modules/routes/commands/live-route.server.ts";
import { type RouteRow, readRoutesOfDay } from "#app/modules/routes/db/route.reads.server.ts";
import type { LiveStop } from "#app/modules/routes/model/live-route.ts";
import { type Handover, readHandovers } from "#app/modules/shipments/db/handovers.reads.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import type { Driver } from "./driver.server.ts";

/** The day of an agent as the phone keeps it: duty, the route that runs or is next, and everything that its doors need. */
export async function viewDriveDay({ scope, session }: Driver): Promise<Result<unknown>> {
  const asOf = now(scope);
  const { account } = scope;
  const { id, name, phone } = session.agent;
  const date = toLocalDate(asOf, account.timezone);
  const [day, today, messages, limits] = await Promise.all([
    readRoutesOfDay(scope, date),
    readAgentsToday(scope, [id]),
    readUnseenMessages(scope, id),
    readAgentCash(scope),
  ]);
  const row = pickCurrentRoute(day.routes, date);
  const live = row ? toLiveRoute(scope, day, row, { asOf, canAct: true, states: today }) : null;
  const limited = limits.find(({ agentId }) => agentId === id);
  const doors = await readHandovers(scope, live?.stops.flatMap(({ shipment }) => shipment?.id ?? []) ?? []);
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
    route: live && { ...live, stops: live.stops.map((stop) => toDriveStop(stop, doors)) },
  });
}

/** Which route the phone shows first: what runs, what is next today, what waits for an answer, what is done, what comes. */
const routePriority: readonly ((route: RouteRow, date: string) => boolean)[] = [
  ({ status }) => status === "active",
  (route, date) => route.status === "assigned" && route.date === date,
  ({ status, request }) => status === "assigned" && request === "asked",
  ({ status }) => status === "completed",
  ({ status }) => status === "assigned",
];

/** The route that a phone shows. */
export function pickCurrentRoute(rows: readonly RouteRow[], date: string): RouteRow | undefined {
  const rank = (row: RouteRow) => routePriority.findIndex((holds) => holds(row, date));
  return rows
    .filter(({ status }) => status !== "rejected")
    .toSorted((a, b) => rank(a) - rank(b) || a.startAt - b.startAt)[0];
}

const EMPTY_DOOR: Handover = {
  orders: [],
  packages: [],
  collections: [],
  codes: [],
  directions: { source: null, destination: null },
  contacts: { source: null, destination: null },
};

function toDriveStop({ name, line, point, ...stop }: LiveStop, doors: ReadonlyMap<string, Handover>) {
  const { directions, contacts, collections, ...door } = doors.get(stop.shipment?.id ?? "") ?? EMPTY_DOOR;
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
