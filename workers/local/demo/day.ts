import { and, eq, lt, sql } from "drizzle-orm";
import { commit } from "#app/data/kernel/commit.server.ts";
import { idsIn } from "#app/data/kernel/json-rows.server.ts";
import { now, type Scope } from "#app/data/kernel/scope.server.ts";
import { type MovedOrder, readOrderStates, saveOrders } from "#app/data/orders/order-moves.server.ts";
import { attendance, routes, stops } from "#app/data/schema/index.ts";
import { uuidV7 } from "#app/domain/kernel/ids.ts";
import { type OrderEventType, type OrderStatus, orderStatuses } from "#app/domain/orders/order.enums.ts";
import type { ShipmentMove } from "#app/domain/shipments/shipment.moves.ts";
import { startFirstLegs } from "./first-legs.ts";
import { seedOrders } from "./orders.ts";
import { at, confirmDay, localInstant, must, planDay } from "./plan-day.ts";
import { seedPicking } from "./stock.ts";
import { seedContacts, seedWish } from "./wishes.ts";
import { handOver, move, work, workDone } from "./work-day.ts";
import type { DemoFleet } from "./workspace.ts";

/** Yesterday is done, today is on the road, tomorrow is planned, and a pile of orders waits to be shipped. */
export async function seedDay(scope: Scope, fleet: DemoFleet): Promise<void> {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone: scope.account.timezone });
  const date = (days: number) => format.format(now(scope) + days * 86_400_000);
  const orders = await seedOrders(scope, fleet, [
    { date: date(-1), daysAgo: 2, count: 60 },
    { date: date(0), daysAgo: 1, count: 84 },
    { date: date(1), daysAgo: 0, count: 110 },
    { date: date(2), daysAgo: 0, count: 56, stocked: 4 },
  ]);
  const idsOf = (days: number) => orders.get(date(days)) ?? [];
  await finishYesterday(at(scope, localInstant(scope, date(-1), "07:20")), fleet, date(-1), idsOf(-1));
  await startToday(at(scope, localInstant(scope, date(0), "07:35")), fleet, date(0), idsOf(0));
  await planDay(scope, fleet, {
    name: "Tomorrow, all day",
    date: date(1),
    orderIds: idsOf(1).slice(0, 78),
    crews: fleet.crews,
  });
  await seedPicking(scope, idsOf(2).slice(0, 3));
  await oddOnes(scope, fleet, idsOf(1).slice(80));
  await seedWish(scope, idsOf(1)[78] ?? "", fleet.crews[0]?.agentId ?? "");
  await seedContacts(scope);
}

async function finishYesterday(morning: Scope, fleet: DemoFleet, date: string, orderIds: string[]): Promise<void> {
  const plan = await planDay(morning, fleet, { name: "Yesterday", date, orderIds, crews: fleet.crews.slice(0, 5) });
  await confirmDay(morning, plan);
  await checkIn(morning, fleet.crews.slice(0, 5), localInstant(morning, date, "18:10"));
  const evening = at(morning, now(morning) + 10 * 3_600_000);
  await work(evening, await workDone(evening, plan, 1), {
    4: "NO_ANSWER",
    11: "CUSTOMER_CANCELLED",
    19: "PRICING_ISSUE",
    26: "NOT_AVAILABLE",
    33: "WRONG_ITEMS",
    41: "NOT_ORDERED",
    50: "CUSTOMER_CANCELLED",
  });
  await evening.db
    .update(routes)
    .set({ status: "completed", completedAt: now(evening) })
    .where(eq(routes.planId, plan));
  await sendBack(evening, fleet);
}

async function startToday(morning: Scope, fleet: DemoFleet, date: string, orderIds: string[]): Promise<void> {
  const plan = await planDay(morning, fleet, { name: "Today", date, orderIds, crews: fleet.crews.slice(0, 6) });
  await confirmDay(morning, plan);
  await checkIn(morning, fleet.crews.slice(0, 6), null);
  const done = await workDone(at(morning, now(morning) + 3 * 3_600_000), plan, 0.45);
  const first = Math.min(...done.map((each) => each.doneAt));
  await loadVans(at(morning, Math.min(now(morning) + 1_500_000, first - 1_200_000)), plan);
  await work(morning, done, { 9: "NO_ANSWER", 21: "NOT_AVAILABLE" });
  await morning.db.update(routes).set({ status: "active" }).where(eq(routes.planId, plan));
}

/** Every van but the last is loaded and leaves the depot. */
async function loadVans(scope: Scope, planId: string): Promise<void> {
  const rows = await scope.db
    .select({ id: stops.shipmentId })
    .from(stops)
    .innerJoin(routes, eq(routes.id, stops.routeId))
    .where(and(eq(routes.planId, planId), eq(stops.type, "dropoff"), lt(routes.number, 5)));
  await move(
    scope,
    rows.flatMap(({ id }) => (id ? [{ id, action: "pickup" as const }] : [])),
  );
}

/** Returns in every stage: their method made them when the goods were refused at the door. */
async function sendBack(scope: Scope, fleet: DemoFleet): Promise<void> {
  const returns = await scope.db.query.shipments.findMany({
    columns: { id: true },
    where: (shipment, { and: both, eq: is }) => both(is(shipment.type, 4), is(shipment.status, 1)),
  });
  const steps: ShipmentMove["action"][][] = [
    ["assign"],
    ["assign", "pickup"],
    ["assign", "pickup", "dropoff"],
    ["assign", "pickup", "attempt"],
  ];
  for (const [index, { id }] of returns.entries()) {
    for (const action of steps[index] ?? []) {
      const proof = action === "dropoff" ? handOver : {};
      await move(scope, [
        {
          ...proof,
          id,
          action,
          ...(action === "assign" ? { agentId: fleet.crews[0]?.agentId } : {}),
          ...(action === "attempt" ? { reason: "NO_ANSWER" } : {}),
        },
      ]);
    }
  }
}

/** One order of each status that a day of deliveries does not bring about by itself. */
async function oddOnes(scope: Scope, fleet: DemoFleet, orderIds: readonly string[]): Promise<void> {
  const states = await readOrderStates(scope, sql`${idsIn(orderIds)}`, { history: false });
  const waiting = [...states.values()].filter(({ status }) => status === orderStatuses.code.ready).map(({ id }) => id);
  await startFirstLegs(scope, fleet, waiting.splice(0, 4));
  const paths: [OrderStatus, OrderEventType][][] = [
    [[9, "cancelled"]],
    [[9, "cancelled"]],
    [
      [9, "cancelled"],
      [10, "status_changed"],
    ],
  ];
  const moved = paths.flatMap((path, index): MovedOrder[] => {
    const order = states.get(waiting[index] ?? "");
    if (!order) return [];
    const events = path.map(([to, type], step) => ({
      type,
      version: order.version + 1 + step,
      from: step === 0 ? order.status : (path[step - 1]?.[0] ?? order.status),
      to,
      detail: type === "cancelled" ? { reason: "CUSTOMER_CANCELLED" } : {},
    }));
    const last = path.at(-1)?.[0] ?? order.status;
    return [{ order: { ...order, status: last, version: order.version + path.length }, events }];
  });
  must(await commit(scope.db, saveOrders(scope, moved)));
}

async function checkIn(scope: Scope, crews: DemoFleet["crews"], checkedOutAt: number | null): Promise<void> {
  await scope.db.insert(attendance).values(
    crews.map(({ agentId }) => ({
      id: uuidV7(now(scope), scope.ports.random(10)),
      accountId: scope.account.id,
      agentId,
      checkedInAt: now(scope),
      checkedOutAt,
    })),
  );
}
