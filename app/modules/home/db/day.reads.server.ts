import { and, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import { agents, vehicles } from "#app/modules/fleet/db/fleet.tables.ts";
import { seeingColumn } from "#app/modules/orders/db/carrier-scope.server.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { ordersWithinLocations } from "#app/modules/orders/db/shipment-scope.server.ts";
import { type OrderStatus, orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { routes } from "#app/modules/shipments/db/shipments.tables.ts";
import { counters } from "#app/modules/workspace/db/settings.tables.ts";
import { merchants } from "#app/modules/workspace/db/tenancy.tables.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { instantOf, localDateOf } from "#app/platform/time/local-time.ts";

/** The quarter of an hour that the counters of new orders are kept by, ms. */
const quarterMs = 900_000;
/** Agents, vehicles and routes of a day that are looked at. */
const mostCounted = 1_000;

export interface OrdersToday {
  /** Local date of the account. */
  date: string;
  /** Null where a limited member's would have to be found among more than 1,000. */
  due: { status: OrderStatus; count: number }[] | null;
  /** Made today; null for a limited member, of whose orders no counter is kept. */
  made: number | null;
}

/**
 * The account's orders due today by status, and how many were made today, in its time zone: from counters, at most 16 and
 * 100 rows. Of a limited member the orders of the day are counted, when the account has 1,000 at the most.
 */
export async function readOrdersToday(scope: Scope): Promise<OrdersToday> {
  const zone = scope.account.timezone;
  const date = localDateOf(now(scope), zone);
  const tomorrow = addDays(date, 1);
  const own = ordersWithinLocations(scope);
  if (own) return { date, due: byStatus(await countDue(scope, own, date, tomorrow)), made: null };
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

/** The day's orders are few beside the account's: they are walked, and those at the member's locations counted. */
async function countDue(scope: Scope, own: SQL, from: string, to: string): Promise<Map<number, number> | null> {
  const index = sql.raw(scope.account.kind === "merchant" ? "orders_owner_delivery" : "orders_delivery");
  const rows = await scope.db.all<{ status: number; own: number; n: number }>(
    sql`select status, own, count(*) as n from (select ${orders.status} as status, ${own} as own
      from ${orders} indexed by ${index} where ${seeingColumn(scope)} = ${scope.account.id}
      and ${orders.deliveryFrom} >= ${from} and ${orders.deliveryFrom} < ${to} limit ${mostCounted + 1}) group by 1, 2`,
  );
  if (rows.reduce((sum, { n }) => sum + n, 0) > mostCounted) return null;
  return new Map(rows.flatMap((row) => (row.own === 1 ? [[row.status, row.n]] : [])));
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
  if (!counts) return null;
  return orderStatuses.codes.map((status) => ({ status, count: counts.get(status) ?? 0 }));
}

export interface FleetToday {
  agents: { active: number; routed: number };
  /** Of those without a route some cool down; until when the first one does, milliseconds UTC. */
  vehicles: { active: number; routed: number; cooling: number; coolingUntil: number | null };
}

type FleetRow = Record<"agents" | "vehicles" | "routedAgents" | "routedVehicles" | "cooling", number> & {
  coolingUntil: number | null;
};

/** Agents and vehicles, and how many of them have a route today that is not over. */
export async function readFleetToday(scope: Scope): Promise<FleetToday> {
  const account = scope.account.id;
  const date = localDateOf(now(scope), scope.account.timezone);
  const cooling = sql`${vehicles} where ${vehicles.accountId} = ${account} and ${vehicles.active} = 1
    and ${vehicles.cooldownUntil} > ${now(scope)} and ${vehicles.id} not in (select vehicle_id from today where vehicle_id is not null)`;
  const [row] = await scope.db.all<FleetRow>(
    sql`with today as (select agent_id, vehicle_id from ${routes}
        where ${routes.accountId} = ${account} and ${routes.date} = ${date} and ${routes.status} <> 'completed' limit ${mostCounted})
      select (${countOf(sql`${agents} where ${agents.accountId} = ${account} and ${agents.active} = 1`)}) as agents,
        (${countOf(sql`${vehicles} where ${vehicles.accountId} = ${account} and ${vehicles.active} = 1`)}) as vehicles,
        (select count(distinct agent_id) from today) as routedAgents,
        (select count(distinct vehicle_id) from today) as routedVehicles,
        (${countOf(cooling)}) as cooling, (select min(${vehicles.cooldownUntil}) from ${cooling}) as coolingUntil`,
  );
  return {
    agents: { active: row?.agents ?? 0, routed: row?.routedAgents ?? 0 },
    vehicles: {
      ...{ active: row?.vehicles ?? 0, routed: row?.routedVehicles ?? 0 },
      ...{ cooling: row?.cooling ?? 0, coolingUntil: row?.coolingUntil ?? null },
    },
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
