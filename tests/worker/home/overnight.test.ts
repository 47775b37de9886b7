import { env } from "cloudflare:workers";
import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { recountAccount } from "#app/modules/analytics/commands/recount.server.ts";
import { agentHoldings } from "#app/modules/collections/db/receipts.tables.ts";
import { readAgentsToday } from "#app/modules/fleet/db/agent-days.reads.server.ts";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { readFleetTodayCounts } from "#app/modules/fleet/db/fleet-counts.reads.server.ts";
import { viewHome } from "#app/modules/home/commands/view-home.server.ts";
import { isBeforeDeparture, type Need } from "#app/modules/home/model/needs.ts";
import { readLiveBoard } from "#app/modules/orders/db/live.reads.server.ts";
import { collections, orders } from "#app/modules/orders/db/orders.tables.ts";
import { collectionStatuses, orderStatuses, paymentMethods } from "#app/modules/orders/model/order.enums.ts";
import { routes } from "#app/modules/planning/db/routes.tables.ts";
import { readRoutesView } from "#app/modules/routes/commands/list-routes.server.ts";
import { openDatabase } from "#app/platform/db/database.server.ts";
import { newId, type Scope } from "#app/platform/db/scope.server.ts";
import { toInstant } from "#app/platform/time/local-time.ts";
import { countReads } from "#tests/bench/rows-read.ts";
import { createConfirmedPlan } from "../drive.ts";

const noFilter = { location: null, merchant: null, team: null, shipping_method: null, tag: null, search: "" };
const { out_for_delivery: out } = orderStatuses.code;

/** The scope at a local time of an account in a zone. */
function at(scope: Scope, zone: string, local: string): Scope {
  const clock = { now: () => toInstant(local, zone) };
  return { ...scope, account: { ...scope.account, timezone: zone }, ports: { ...scope.ports, clock } };
}

async function look(scope: Scope) {
  const [home, view, agents, fleet, board] = await Promise.all([
    viewHome(scope),
    readRoutesView(scope, { url: new URL("https://waybill.test/routes") }),
    readAgentsToday(scope, "all"),
    readFleetTodayCounts(scope),
    readLiveBoard(scope, noFilter),
  ]);
  if (!home.ok || !view.ok) throw new Error("a day can be read");
  return {
    running: home.value.routes?.length,
    kinds: new Set(home.value.needs.map(({ kind }) => kind)),
    needs: home.value.needs,
    routes: view.value.routes.length,
    stops: view.value.routes.reduce((sum, { stopCount, doneCount }) => sum + stopCount - doneCount, 0),
    drivers: [...agents.values()].filter(({ route }) => route !== null).length,
    routed: fleet.agents.routed,
    out: board.counts[out]?.count,
  };
}

async function createLateDay() {
  const { who } = await createConfirmedPlan({ shipments: 6, agents: 2 });
  const { db } = who.scope;
  await db.update(routes).set({ status: "active", endAt: Date.UTC(2026, 10, 22, 18) });
  await db.update(orders).set({ status: out, deliveryFrom: "2026-11-23T09:00", deliveryTo: "2026-11-23T17:00" });
  return who;
}

test.each(["Europe/Sarajevo", "Pacific/Auckland", "America/Los_Angeles"])(
  "at midnight nothing that is under way leaves home, routes, live view or attendance, in %s",
  async (zone) => {
    const { scope } = await createLateDay();
    const before = await look(at(scope, zone, "2026-11-23T23:50"));
    const after = await look(at(scope, zone, "2026-11-24T00:10"));
    const seen = { running: before.running, routes: before.routes, stops: 6, drivers: before.drivers };
    expect(before).toMatchObject({ ...seen, out: 6 });
    expect(before.routes).toBeGreaterThan(0);
    expect(before.kinds.has("still_open")).toBe(false);
    expect(after).toMatchObject({ ...seen, routed: before.routed, out: 6 });
    const open = after.needs.flatMap((need) => (need.kind === "still_open" ? [need.facts] : []));
    expect(open.reduce((sum, need) => sum + need.stops, 0)).toBe(6);
    expect(open.every(({ date }) => date === "2026-11-23")).toBe(true);
    expect(after.needs.find(({ kind }) => kind === "late_orders")).toMatchObject({ facts: { count: 6, more: false } });
  },
);

test("a night's route is under way after midnight, and left open only after its end", async () => {
  const { scope } = await createLateDay();
  await scope.db.update(routes).set({ endAt: toInstant("2026-11-24T02:00", "Europe/Sarajevo") });
  const kindsAt = async (time: string) => (await look(at(scope, "Europe/Sarajevo", `2026-11-24T${time}`))).kinds;
  const night = await kindsAt("00:10");
  expect([night.has("late"), night.has("still_open")]).toEqual([true, false]);
  const morning = await kindsAt("02:10");
  expect([morning.has("late"), morning.has("still_open")]).toEqual([false, true]);
});

test("an earlier day's route leaves when it is closed, and not by a date", async () => {
  const { scope } = await createLateDay();
  const weekLater = at(scope, "Europe/Sarajevo", "2026-11-30T12:00");
  const open = await look(weekLater);
  expect(open.routes).toBeGreaterThan(0);
  await scope.db.update(routes).set({ status: "completed" });
  await scope.db.update(orders).set({ status: orderStatuses.code.delivered });
  const closed = await look(weekLater);
  expect(closed).toMatchObject({ running: 0, routes: 0, drivers: 0, routed: 0, out: 0 });
  expect(closed.needs.filter(({ kind }) => kind === "still_open" || kind === "late_orders")).toEqual([]);
});

test("after midnight, cash of a driver with an open route is listed with the route, once, to those concerned", async () => {
  const { scope } = await createLateDay();
  const [route] = await scope.db.select().from(routes);
  const agentId = route?.agentId ?? "";
  await scope.db
    .insert(agentHoldings)
    .values({ accountId: scope.account.id, agentId, currency: "BAM", openCash: 41_280 });
  await scope.db.update(agents).set({ cashLimit: 100, cashLimitCurrency: "BAM" }).where(eq(agents.id, agentId));
  const kinds = async (each: Scope) => (await look(each)).needs.map(({ kind }) => kind);
  const before = await kinds(at(scope, "Europe/Sarajevo", "2026-11-23T23:50"));
  expect(before.filter((kind) => kind.startsWith("cash"))).toEqual(["cash"]);
  const night = at(scope, "Europe/Sarajevo", "2026-11-24T00:10");
  const after = await look(night);
  const [cash, ...others] = after.needs.filter(({ kind }) => kind.startsWith("cash"));
  expect(cash).toMatchObject({ kind: "cash_open", over: true, facts: { agentId, amount: 41_280, currency: "BAM" } });
  expect(others).toEqual([]);
  const dispatcher = { ...night, account: { ...night.account, permissions: ["routes", "orders"] } };
  expect((await kinds(dispatcher)).filter((kind) => kind.startsWith("cash"))).toEqual([]);
});

/** What is missing before the next day's routes leave. */
const missing = (needs: readonly Need[]) =>
  needs.filter(isBeforeDeparture).map(({ kind, breaksAt, facts }) => ({ kind, breaksAt, facts }));

test("home shows the next day's routes the evening before, and the day's own routes on the day", async () => {
  const { scope } = await createLateDay();
  await scope.db.update(routes).set({ status: "assigned" });
  const [first, second] = await scope.db.select({ id: orders.id }).from(orders);
  if (!first || !second) throw new Error("a plan has orders");
  await scope.db
    .update(orders)
    .set({ customerPhone: null, customerEmail: null })
    .where(inArray(orders.id, [first.id, second.id]));
  await scope.db.insert(collections).values({
    ...{ id: newId(scope), accountId: scope.account.id, orderId: first.id, amount: 4_250, currency: "EUR" },
    ...{ method: paymentMethods.code.cash, prepaymentRequired: false, status: collectionStatuses.code.pending },
  });
  const evening = await viewHome(at(scope, "Europe/Sarajevo", "2026-11-22T18:00"));
  if (!evening.ok) throw new Error("home can be read");
  expect(evening.value.routes).toEqual([]);
  expect(evening.value.next?.date).toBe("2026-11-23");
  const next = evening.value.next?.routes ?? [];
  expect(next.length).toBeGreaterThan(0);
  expect(next.reduce((sum, { total }) => sum + total, 0)).toBe(6);
  expect(next.every(({ startsAt, endsAt, meters, started }) => startsAt < endsAt && meters > 0 && !started)).toBe(true);
  const leavesAt = Math.min(...next.map(({ startsAt }) => startsAt));
  // The routes open on the phones as their day begins, and the cash of the day is announced.
  expect(evening.value.next).toMatchObject({
    opensAt: toInstant("2026-11-23T00:00", "Europe/Sarajevo"),
    cash: [{ currency: "EUR", amount: 4_250 }],
  });
  expect(missing(evening.value.needs)).toEqual([
    { kind: "no_contact", breaksAt: leavesAt, facts: { count: 2, total: 6, number: expect.any(String) } },
    { kind: "driver_absent", breaksAt: leavesAt, facts: expect.objectContaining({ startAt: leavesAt }) },
    {
      kind: "cash_unlimited",
      breaksAt: leavesAt,
      facts: expect.objectContaining({ currency: "EUR", amount: 4_250, stops: 1 }),
    },
  ]);
  await scope.db.update(agents).set({ lastSeenAt: leavesAt - 1, cashLimit: 100_000, cashLimitCurrency: "EUR" });
  await scope.db.update(orders).set({ customerEmail: "customer@example.test" });
  const ready = await viewHome(at(scope, "Europe/Sarajevo", "2026-11-22T18:00"));
  expect(ready.ok && missing(ready.value.needs)).toEqual([]);
  const morning = await viewHome(at(scope, "Europe/Sarajevo", "2026-11-23T05:00"));
  if (!morning.ok) throw new Error("home can be read");
  expect(morning.value).toMatchObject({ next: null, routes: { length: next.length } });
});

test("an account's history does not make these reads longer", async () => {
  const { scope } = await createLateDay();
  const counted = countReads(env.DB);
  const now = { ...at(scope, "Europe/Sarajevo", "2026-11-24T00:10"), db: openDatabase(counted.binding) };
  const measure = async () => {
    counted.take();
    return { seen: await look(now), rowsRead: counted.take().rowsRead };
  };
  const before = await measure();
  const [route] = await scope.db.select().from(routes);
  const [order] = await scope.db.select().from(orders);
  if (!route || !order) throw new Error("a plan has routes and orders");
  for (const turn of Array(20).keys())
    for (const each of Array(10).keys()) {
      const date = `20${10 + each}-01-${10 + turn}`;
      await scope.db.insert(routes).values({ ...route, id: newId(scope), date, status: "completed" });
      await scope.db.insert(orders).values({
        ...{ ...order, seq: undefined, id: newId(scope), number: `OLD-${turn}-${each}`, deliveryFrom: `${date}T09:00` },
        status: orderStatuses.code.delivered,
      });
    }
  // The sweep of each minute counts what changed.
  for (let sweep = 0; sweep < 20 && !(await recountAccount(scope)); sweep += 1);
  const after = await measure();
  expect(after.seen).toEqual(before.seen);
  expect(after.rowsRead).toBeLessThanOrEqual(before.rowsRead + 5);
});
