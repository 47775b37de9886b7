import { type SQL, sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { RouteReport, RouteStart } from "#app/modules/routes/model/live-route.ts";
import {
  accountIdColumn,
  booleanColumn,
  idColumn,
  instantColumn,
  jsonColumn,
  versionColumn,
} from "#app/platform/db/columns.ts";
import type { PlaceSnapshot } from "#app/platform/geo/place.ts";
import type { StopState, StopType } from "../model/plan.enums.ts";
import { type RouteFill, routeRequests, routeStatuses } from "../model/route.enums.ts";

/** Condition for a route that still has to be driven or closed. Unqualified, as the partial indexes have it. */
export const isOpenRoute = sql`"status" in ('assigned', 'active')`;

/** Routes made when a plan is confirmed. Instants UTC; metres; seconds. */
export const routes = sqliteTable(
  "routes",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    planId: text().notNull(),
    number: integer().notNull(),
    agentId: text().notNull(),
    vehicleId: text(),
    status: text({ enum: routeStatuses }).notNull(),
    /** The request to the agent, and its state; null where routes are no requests. */
    request: text({ enum: routeRequests }),
    /** Until when an answer is waited for; null is for ever. */
    answerDueAt: instantColumn(),
    answeredAt: instantColumn(),
    /** Why it was rejected. */
    rejectionReason: text(),
    /** Local date of the account. */
    date: text().notNull(),
    startAt: instantColumn().notNull(),
    endAt: instantColumn().notNull(),
    stopCount: integer().notNull(),
    distance: integer().notNull(),
    duration: integer().notNull(),
    utilization: integer().notNull(),
    /** How full it was planned to be, by what limits it. */
    fill: jsonColumn<RouteFill>().notNull().default({}),
    /** Percent that the times of its legs were planned with (`learned-paces.ts`). */
    pace: integer().notNull().default(100),
    preserveSequence: booleanColumn().notNull(),
    /** Where it starts when that is not the plan's depot, and whether it loads there first; where it ends stands at its last stop. */
    start: jsonColumn<RouteStart>(),
    /** What the driver reported: a break or a delay. */
    driverReport: jsonColumn<RouteReport>(),
    /** Metres that the driver's device reported; null without positions. */
    drivenMeters: integer(),
    createdAt: instantColumn().notNull(),
    startedAt: instantColumn(),
    completedAt: instantColumn(),
    version: versionColumn(),
  },
  (table) => [
    index("routes_date").on(table.accountId, table.date, table.id),
    index("routes_plan").on(table.planId),
    index("routes_active").on(table.status).where(sql`status = 'active'`),
    index("routes_agent").on(table.accountId, table.agentId, table.date),
    index("routes_open").on(table.accountId, table.date, table.id).where(isOpenRoute),
    index("routes_open_agent").on(table.accountId, table.agentId, table.date).where(isOpenRoute),
    index("routes_answer_due").on(table.answerDueAt).where(sql`request = 'requested'`),
  ],
);

/**
 * Ids of an account's routes of a local date and of its earlier routes that are still open: a route stays in sight
 * until it is closed, whatever the date. Each part reads its own index, never closed routes of other days.
 */
export function selectRoutesInSight(account: string, date: string): SQL {
  return sql`(select id from ${routes} indexed by routes_date where account_id = ${account} and date = ${date}
    union all select id from ${routes} indexed by routes_open where account_id = ${account} and date < ${date} and ${isOpenRoute})`;
}

/** Stops of a confirmed route. Planned times in UTC; seconds. */
export const stops = sqliteTable(
  "stops",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    routeId: text().notNull(),
    shipmentId: text(),
    position: integer().notNull(),
    type: text().$type<StopType>().notNull(),
    state: text().$type<StopState>().notNull(),
    place: jsonColumn<PlaceSnapshot>().notNull(),
    arriveAt: instantColumn().notNull(),
    /** The latest arrival that keeps the rest of the route in time; null for breaks and the route's end. */
    latestAt: instantColumn(),
    startAt: instantColumn().notNull(),
    endAt: instantColumn().notNull(),
    waitSeconds: integer().notNull(),
    serviceSeconds: integer().notNull(),
    travelSeconds: integer().notNull(),
    distance: integer().notNull(),
    lateness: integer().notNull(),
    fixed: booleanColumn().notNull(),
    arrivedAt: instantColumn(),
    finishedAt: instantColumn(),
    /** What a device reported as the time of an event here that cannot be: the server's time counts. */
    claimedAt: instantColumn(),
    /** Of a break that was planned: it begins no earlier, and should begin no later. */
    opensAt: instantColumn(),
    closesAt: instantColumn(),
    /** The arrival that was published last while the route is under way. */
    notifiedEta: instantColumn(),
    /** Completed so many metres away from the place, beyond what the account allows; and why, as the driver said. */
    outsideRadiusMeters: integer(),
    outsideRadiusReason: text(),
    version: versionColumn(),
  },
  (table) => [index("stops_route").on(table.routeId, table.position), index("stops_shipment").on(table.shipmentId)],
);

/** Shipments that an agent rejected: they are not offered to the same agent again. */
export const agentRefusals = sqliteTable(
  "agent_refusals",
  {
    accountId: accountIdColumn(),
    shipmentId: text().notNull(),
    agentId: text().notNull(),
    reason: text().notNull(),
    refusedAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.shipmentId, table.agentId] })],
);
