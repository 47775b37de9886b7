import { and, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import { MAX_COUNTED } from "#app/platform/db/bounded-count.server.ts";
import { counters } from "#app/platform/db/counters.tables.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toInstant, toLocalDate } from "#app/platform/time/local-time.ts";
import { type OrderStatus, orderStatuses } from "../model/order.enums.ts";
import { onTheWayOrderStatuses } from "../model/order.states.ts";
import { getVisibilityColumn } from "./carrier-scope.server.ts";
import { ordersWithinLocations } from "./location-scope.server.ts";
import { orders } from "./orders.tables.ts";

/** The width of the counters of new orders: 15 minutes, ms. */
const QUARTER_MS = 900_000;

export interface OrdersToday {
  /** Local date of the account. */
  date: string;
  /** Null for a limited member when more than 1,000 orders would have to be read. */
  due: { status: OrderStatus; count: number }[] | null;
  /** Created today; null for a limited member: there is no such counter. */
  created: number | null;
  /** Orders of earlier days that are on their way still, by status: up to 1,000 are counted. */
  earlier: { status: OrderStatus; count: number }[];
}

/**
 * The account's orders due today by status, and the number created today, in its time zone: from counters, at most 16
 * and 100 rows. For a limited member the day's orders are counted, when the account has at most 1,000.
 */
export async function readOrdersToday(scope: Scope): Promise<OrdersToday> {
  const zone = scope.account.timezone;
  const date = toLocalDate(now(scope), zone);
  const tomorrow = addDays(date, 1);
  const own = ordersWithinLocations(scope);
  if (own) {
    const [due, earlier] = await Promise.all([countDue(scope, own, date, tomorrow), countEarlier(scope, date)]);
    return { date, due: toStatusCounts(due), created: null, earlier };
  }
  const quarter = (day: string) => String(Math.ceil(toInstant(`${day}T00:00`, zone) / QUARTER_MS));
  const counted = scope.db.batch([
    scope.db
      .select({ facet: counters.facet, n: counters.n })
      .from(counters)
      .where(whereFacetBetween(scope, "orders_due", `${date}:`, `${date};`)),
    scope.db
      .select({ n: sql<number>`coalesce(sum(${counters.n}), 0)` })
      .from(counters)
      .where(whereFacetBetween(scope, "orders_created", quarter(date), quarter(tomorrow))),
  ]);
  const [[due, created], earlier] = await Promise.all([counted, countEarlier(scope, date)]);
  const found = new Map(due.map(({ facet, n }) => [Number(facet.slice(date.length + 1)), n]));
  return { date, due: toStatusCounts(found), created: created[0]?.n ?? 0, earlier };
}

/** Counts orders on their way that were due before a date: reads open orders alone, however long the history is. */
function countEarlier(scope: Scope, date: string): Promise<OrdersToday["earlier"]> {
  const index = sql.raw(scope.account.kind === "merchant" ? "orders_owner_status" : "orders_status_delivery");
  const own = ordersWithinLocations(scope) ?? sql`1`;
  return scope.db.all<OrdersToday["earlier"][number]>(
    sql`select status, count(*) as count from (select ${orders.status} as status from ${orders} indexed by ${index}
      where ${getVisibilityColumn(scope)} = ${scope.account.id} and ${orders.status} in (select value from json_each(${JSON.stringify(onTheWayOrderStatuses)}))
      and ${orders.deliveryFrom} < ${date} and ${own} limit ${MAX_COUNTED}) group by 1`,
  );
}

/** Reads the orders of one day and counts those at the member's locations. */
async function countDue(scope: Scope, own: SQL, from: string, to: string): Promise<Map<number, number> | null> {
  const index = sql.raw(scope.account.kind === "merchant" ? "orders_owner_delivery" : "orders_delivery");
  const rows = await scope.db.all<{ status: number; own: number; n: number }>(
    sql`select status, own, count(*) as n from (select ${orders.status} as status, ${own} as own
      from ${orders} indexed by ${index} where ${getVisibilityColumn(scope)} = ${scope.account.id}
      and ${orders.deliveryFrom} >= ${from} and ${orders.deliveryFrom} < ${to} limit ${MAX_COUNTED + 1}) group by 1, 2`,
  );
  if (rows.reduce((sum, { n }) => sum + n, 0) > MAX_COUNTED) return null;
  return new Map(rows.flatMap((row) => (row.own === 1 ? [[row.status, row.n]] : [])));
}

function whereFacetBetween(scope: Scope, module: string, from: string, to: string): SQL | undefined {
  return and(
    eq(counters.accountId, scope.account.id),
    eq(counters.module, module),
    gte(counters.facet, from),
    lt(counters.facet, to),
  );
}

function toStatusCounts(counts: ReadonlyMap<number, number> | null): OrdersToday["due"] {
  if (!counts) return null;
  return orderStatuses.codes.map((status) => ({ status, count: counts.get(status) ?? 0 }));
}
