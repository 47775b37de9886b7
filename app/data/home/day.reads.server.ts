import { and, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import { addDays, instantOf, localDateOf } from "#app/domain/kernel/local-time.ts";
import { type OrderStatus, orderStatuses } from "#app/domain/orders/order.enums.ts";
import { countWithin } from "../kernel/limited-counts.reads.server.ts";
import { now, type Scope } from "../kernel/scope.server.ts";
import { seeingColumn } from "../orders/holder.server.ts";
import { agents, counters, merchants, orders, routes, vehicles } from "../schema/index.ts";
import { ordersWithinLocations } from "../shipments/shipment-scope.server.ts";

/** The quarter of an hour that the counters of new orders are kept by, ms. */
const quarterMs = 900_000;
/** Agents, vehicles and routes of a day that are looked at. */
const mostCounted = 1_000;

export interface OrdersToday {
  /** Local date of the account. */
  date: string;
  due: { status: OrderStatus; count: number }[];
  /** Made today; null for a limited member, of whose orders no counter is kept. */
  made: number | null;
}

/**
 * The account's orders due today by status, and how many were made today, in its time zone: from counters, at most 16 and
 * 100 rows. A limited member's are counted, up to 5,000.
 */
export async function readOrdersToday(scope: Scope): Promise<OrdersToday> {
  const zone = scope.account.timezone;
  const date = localDateOf(now(scope), zone);
  const tomorrow = addDays(date, 1);
  const own = ordersWithinLocations(scope);
  if (own) {
    const today = and(own, gte(orders.deliveryFrom, date), lt(orders.deliveryFrom, tomorrow));
    const table = { table: orders, accountId: seeingColumn(scope), status: orders.status, within: today ?? own };
    return { date, due: byStatus(await countWithin(scope, table)), made: null };
  }
  const quarter = (day: string) => String(Math.ceil(instantOf(`${day}T00:00`, zone) / quarterMs));
  const [due, made] = await scope.db.batch([
    scope.db
      .select({ facet: counters.facet, n: counters.n })
      .from(counters)
      .where(within(scope, "orders_due", `${date}:`, `${date};`)),
    scope.db
      .select({ n: sql<number>`coalesce(sum(${counters.n}), 0)` })
      .from(counters)
      .where(within(scope, "orders_made", quarter(date), quarter(tomorrow))),
  ]);
  const found = new Map(due.map(({ facet, n }) => [Number(facet.slice(date.length + 1)), n]));
  return { date, due: byStatus(found), made: made[0]?.n ?? 0 };
}

function within(scope: Scope, module: string, from: string, to: string): SQL | undefined {
  return and(
    eq(counters.accountId, scope.account.id),
    eq(counters.module, module),
    gte(counters.facet, from),
    lt(counters.facet, to),
  );
}

function byStatus(counts: ReadonlyMap<number, number> | null): OrdersToday["due"] {
  if (!counts) return [];
  return orderStatuses.codes.map((status) => ({ status, count: counts.get(status) ?? 0 }));
}

export interface FleetToday {
  agents: { active: number; routed: number };
  vehicles: { active: number; routed: number };
}

/** Agents and vehicles, and how many of them have a route today that is not over. */
export async function readFleetToday(scope: Scope): Promise<FleetToday> {
  const account = scope.account.id;
  const date = localDateOf(now(scope), scope.account.timezone);
  const [row] = await scope.db.all<Record<"agents" | "vehicles" | "routedAgents" | "routedVehicles", number>>(
    sql`with today as (select agent_id, vehicle_id from ${routes}
        where ${routes.accountId} = ${account} and ${routes.date} = ${date} and ${routes.status} <> 'completed' limit ${mostCounted})
      select (${countOf(sql`${agents} where ${agents.accountId} = ${account} and ${agents.active} = 1`)}) as agents,
        (${countOf(sql`${vehicles} where ${vehicles.accountId} = ${account} and ${vehicles.active} = 1`)}) as vehicles,
        (select count(distinct agent_id) from today) as routedAgents,
        (select count(distinct vehicle_id) from today) as routedVehicles`,
  );
  return {
    agents: { active: row?.agents ?? 0, routed: row?.routedAgents ?? 0 },
    vehicles: { active: row?.vehicles ?? 0, routed: row?.routedVehicles ?? 0 },
  };
}

/** Active merchants of the account: what a plan is charged by, beside agents. */
export async function countMerchants(scope: Scope): Promise<number> {
  const [row] = await scope.db.all<{ n: number }>(
    countOf(sql`${merchants} where ${merchants.accountId} = ${scope.account.id} and ${merchants.active} = 1`),
  );
  return row?.n ?? 0;
}

function countOf(rows: SQL): SQL {
  return sql`select count(*) as n from (select 1 from ${rows} limit ${mostCounted})`;
}
