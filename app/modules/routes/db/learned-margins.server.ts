import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { readMargins, writeMargins } from "#app/modules/planning/db/arrival-margins.server.ts";
import { inDrivingOrder } from "#app/modules/planning/db/driving-order.ts";
import { routes, stops } from "#app/modules/planning/db/routes.tables.ts";
import { learnMargins, type MeasuredArrival } from "#app/modules/planning/model/eta/arrival-margins.ts";
import { toEtaBreakWindow } from "#app/modules/planning/model/eta/eta-breaks.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toInstant, toLocalDate } from "#app/platform/time/local-time.ts";
import { type FinishedRoute, type FinishedStop, measureArrivals } from "../model/measured-arrivals.ts";

/** Routes that count: of the last weeks, equally many of each day, so that the read stays bounded. */
const learningWindow = { days: 56, routes: 300 };
/** Routes read at a time. */
const CHUNK_SIZE = 25;

/** Learns the account's margins from the routes before today; once a day. */
export async function updateMargins(scope: Scope): Promise<void> {
  const { db, account } = scope;
  const today = toLocalDate(now(scope), account.timezone);
  const last = await readMargins(scope);
  if (last && toLocalDate(last.learnedAt, account.timezone) === today) return;
  const chosen = await listDrivenRoutes(scope, today);
  const measured: MeasuredArrival[] = [];
  for (let at = 0; at < chosen.length; at += CHUNK_SIZE) {
    const chunk = chosen.slice(at, at + CHUNK_SIZE);
    const rows = Map.groupBy(await readDrivenStops(scope, chunk), ({ routeId }) => routeId);
    for (const route of chunk) {
      const midnight = toInstant(`${route.date}T00:00`, account.timezone);
      measured.push(...measureArrivals({ ...route, midnight, stops: rows.get(route.id) ?? [] }));
    }
  }
  await commit(db, [writeMargins(scope, learnMargins(measured))]);
}

type ChosenRoute = Omit<FinishedRoute, "stops" | "midnight"> & { id: string };

function listDrivenRoutes({ db, account }: Scope, today: string): Promise<ChosenRoute[]> {
  const since = addDays(today, -learningWindow.days);
  return db.all<ChosenRoute>(sql`select id, agent_id as agentId, date, start_at as startAt, started_at as startedAt
    from (select *, row_number() over (partition by date order by substr(id, -12)) as turn from ${routes}
      where account_id = ${account.id} and date >= ${since} and date < ${today} and status = 'completed')
    order by turn, date desc limit ${learningWindow.routes}`);
}

async function readDrivenStops(
  { db, account }: Scope,
  chosen: readonly ChosenRoute[],
): Promise<(FinishedStop & { routeId: string })[]> {
  const ids = selectIds(chosen.map(({ id }) => id));
  const rows = await db
    .select({ stop: stops, from: shipments.deliveryFrom, timezone: shipments.timezone, type: shipments.type })
    .from(stops)
    .leftJoin(shipments, and(eq(shipments.id, stops.shipmentId), eq(shipments.accountId, account.id)))
    .where(and(eq(stops.accountId, account.id), inArray(stops.routeId, ids)))
    .orderBy(asc(stops.routeId), ...inDrivingOrder);
  const opensAt = memoize(toInstant);
  return rows.map(({ stop, from, timezone, type }) => {
    const { id, routeId, state, travelSeconds, serviceSeconds, arrivedAt, finishedAt } = stop;
    const isDropoff = stop.type === "dropoff";
    return {
      ...{ id, routeId, state, travelSeconds, serviceSeconds, arrivedAt, finishedAt, point: stop.place.point },
      ...{ plannedArriveAt: stop.arriveAt, plannedStartAt: stop.startAt, breakWindow: toEtaBreakWindow(stop) },
      windowFrom: isDropoff && from !== null && timezone !== null ? opensAt(from, timezone) : null,
      windowTo: null,
      isDelivery: isDropoff && type === shipmentTypes.code.delivery,
      isTask: stop.shipmentId !== null,
      isPlausible: stop.claimedAt === null,
      area: stop.place.address.postalCode ?? null,
    };
  });
}

/** Many stops have the same window. */
function memoize(compute: typeof toInstant): typeof toInstant {
  const known = new Map<string, number>();
  return (local, zone) => {
    const key = `${local} ${zone}`;
    const at = known.get(key) ?? compute(local, zone);
    known.set(key, at);
    return at;
  };
}
