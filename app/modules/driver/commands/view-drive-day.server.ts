import { readAgentCash } from "#app/modules/collections/db/holding-list.reads.server.ts";
import { readAgentsToday } from "#app/modules/fleet/db/agent-days.reads.server.ts";
import { readUnseenMessages } from "#app/modules/notifications/db/agent-messages.server.ts";
import { toLiveRoute } from "#app/modules/routes/commands/live-route.server.ts";
import { type RouteRow, readRoutesOfDay } from "#app/modules/routes/db/route.reads.server.ts";
import type { LiveStop } from "#app/modules/routes/model/live-route.ts";
import { getOpeningTime } from "#app/modules/routes/model/route-opening.ts";
import { type Handover, readHandovers } from "#app/modules/shipments/db/handovers.reads.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import type { Driver } from "./driver.server.ts";

/** The day of an agent as the phone stores it: attendance, the current route, and everything needed at its stops. */
export async function viewDriveDay({ scope, session }: Driver): Promise<Result<unknown>> {
  const asOf = now(scope);
  const { account } = scope;
  const { id, name, phone } = session.agent;
  const date = toLocalDate(asOf, account.timezone);
  const [day, today, messages, cashLimits] = await Promise.all([
    readRoutesOfDay(scope, date),
    readAgentsToday(scope, [id]),
    readUnseenMessages(scope, id),
    readAgentCash(scope),
  ]);
  const row = pickCurrentRoute(day.routes, date);
  const live = row ? toLiveRoute(scope, day, row, { asOf, canAct: true, states: today }) : null;
  const cashLimit = cashLimits.find(({ agentId }) => agentId === id);
  const handovers = await readHandovers(scope, live?.stops.flatMap(({ shipment }) => shipment?.id ?? []) ?? []);
  const agentDay = today.get(id);
  return ok({
    asOf,
    date,
    timezone: account.timezone,
    workspace: account.organization,
    agent: { id, name, phone },
    checkedInAt:
      agentDay?.attendance && agentDay.attendance.checkedOutAt === null ? agentDay.attendance.checkedInAt : null,
    state: agentDay?.state ?? "offline",
    shift: agentDay?.shift ?? null,
    arrivalRadius: account.preferences.stop_arrival_radius,
    completionRadius: account.preferences.dropoff_completion_radius,
    pickupRadius: account.preferences.pickup_completion_radius,
    cash: cashLimit ? { currency: cashLimit.currency, limit: cashLimit.limit, onHand: cashLimit.onHand } : null,
    canWaive: account.preferences.agents_may_waive ?? false,
    messages,
    routes: day.routes.filter((each) => each.date === date && each.status !== "rejected").length,
    route: live &&
      row && {
        ...live,
        opensAt: getOpeningTime(row, account),
        stops: live.stops.map((stop) => toDriveStop(stop, handovers)),
      },
  });
}

/** Which route the phone shows first: active, today's next, waiting for an answer, completed, later. */
const routePriority: readonly ((route: RouteRow, date: string) => boolean)[] = [
  ({ status }) => status === "active",
  (route, date) => route.status === "assigned" && route.date === date,
  ({ status, request }) => status === "assigned" && request === "requested",
  ({ status }) => status === "completed",
  ({ status }) => status === "assigned",
];

/** The route that the phone shows first, by `routePriority`; rejected ones are left out. */
export function pickCurrentRoute(rows: readonly RouteRow[], date: string): RouteRow | undefined {
  const rank = (row: RouteRow) => routePriority.findIndex((holds) => holds(row, date));
  return rows
    .filter(({ status }) => status !== "rejected")
    .toSorted((a, b) => rank(a) - rank(b) || a.startAt - b.startAt)[0];
}

const EMPTY_HANDOVER: Handover = {
  orders: [],
  fields: [],
  packages: [],
  collections: [],
  codes: [],
  directions: { source: null, destination: null },
  contacts: { source: null, destination: null },
};

function toDriveStop({ name, line, point, ...stop }: LiveStop, handovers: ReadonlyMap<string, Handover>) {
  const { directions, contacts, collections, ...door } = handovers.get(stop.shipment?.id ?? "") ?? EMPTY_HANDOVER;
  const end = stop.type === "pickup" ? "source" : "destination";
  const how = directions[end];
  const contact = contacts[end] === name ? null : contacts[end];
  // Money is collected, and door codes are required, at drop-offs only.
  const toCollect = stop.type === "dropoff" ? collections : [];
  const codes = stop.type === "dropoff" ? door.codes : [];
  const place = { name, line, point };
  return { ...stop, contact, place, directions: how, ...door, codes, collections: toCollect };
}
