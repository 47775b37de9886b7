import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { announceWindows } from "#app/modules/messages/commands/watch-routes.server.ts";
import { customerMessages } from "#app/modules/messages/db/messages.tables.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { readMargins } from "#app/modules/planning/db/arrival-margins.server.ts";
import { MIN_HISTORY } from "#app/modules/planning/model/eta/arrival-margins.ts";
import { updateMargins } from "#app/modules/routes/db/learned-margins.server.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { createConfirmedPlan } from "../drive.ts";
import { setTimeTo } from "../test-clock.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

const date = "2026-11-23";
/** Four vans a day drive like the planned one. */
const vans = 4;

/** The days before, each stop was reached so many minutes late. */
async function driveBefore(who: TestWorkspace, days: number, lateMinutes: number) {
  // The same shipments on other days: promised for no time.
  await who.scope.db.update(shipments).set({ deliveryFrom: null, deliveryTo: null });
  await who.scope.db.update(orders).set({ deliveryFrom: null, deliveryTo: null });
  for (const turn of Array.from({ length: days * vans }).keys()) {
    const back = 1 + Math.floor(turn / vans);
    const [ms, past, prefix] = [back * 86_400_000, addDays(date, -back), `-${turn}-`];
    const late = `- ${ms} + ${lateMinutes * 60_000}`;
    await who.scope.db.run(sql`insert into routes (id, account_id, plan_id, number, agent_id, status, date, start_at, end_at,
      stop_count, distance, duration, utilization, preserve_sequence, created_at, started_at, completed_at)
      select ${prefix} || id, account_id, plan_id, number, agent_id, 'completed', ${past}, start_at - ${ms}, end_at - ${ms},
        stop_count, distance, duration, utilization, preserve_sequence, created_at - ${ms}, start_at - ${ms}, end_at - ${ms}
      from routes where date = ${date}`);
    await who.scope.db.run(sql`insert into stops (id, account_id, route_id, shipment_id, position, type, state, place,
      arrive_at, start_at, end_at, wait_seconds, service_seconds, travel_seconds, distance, lateness, fixed, arrived_at, finished_at)
      select ${prefix} || id, account_id, ${prefix} || route_id, shipment_id, position, type, 'completed', place,
        arrive_at - ${ms}, start_at - ${ms}, end_at - ${ms}, wait_seconds, service_seconds, travel_seconds, distance, lateness,
        fixed, arrive_at ${sql.raw(late)}, end_at ${sql.raw(late)}
      from stops where route_id in (select id from routes where date = ${date})`);
  }
}

/** The windows of the day's customers, by stop: as the office sees them, and as their pages do. */
async function listWindows(who: TestWorkspace) {
  const answer = await who.fetch(`/api/routes?date=${date}`);
  const { data } = await answer.json<{ data: { routes: { stops: Stop[] }[] } }>();
  const shown = data.routes.flatMap((route) => route.stops).filter(({ shipment }) => shipment !== null);
  return shown.map(({ shipment, customer_window: window, expected_at: expected }) => {
    const minutes = (Date.parse(window?.to ?? "") - Date.parse(window?.from ?? "")) / 60_000;
    return { order: shipment?.order_number ?? "", window, minutes, expected: Date.parse(expected) };
  });
}
interface Stop {
  shipment: { order_number: string } | null;
  customer_window: { from: string; to: string } | null;
  expected_at: string;
}

test("customers are shown the same window on every way, as narrow as the account's own history allows", async () => {
  const { who } = await createConfirmedPlan({ shipments: 14, agents: 1 });
  const { db, ports } = who.scope;
  setTimeTo("2026-11-22T18:30:00Z");
  const before = await listWindows(who);
  await driveBefore(who, MIN_HISTORY.days + 1, 12);
  await updateMargins(who.scope);
  const windows = await listWindows(who);
  const learned = await readMargins(who.scope);
  expect(Object.keys(learned?.margins ?? {})).toContain("planned 5");
  expect(windows.length).toBeGreaterThan(8);
  const far = windows.slice(6);
  expect(far.map(({ minutes }) => minutes)).toEqual(far.map(() => 60));
  expect(Math.min(...before.slice(6).map(({ minutes }) => minutes))).toBeGreaterThan(90);
  for (const { window, expected } of far)
    expect(Date.parse(window?.to ?? "")).toBeGreaterThanOrEqual(expected + 12 * 60_000);

  await db.update(orders).set({ status: orderStatuses.code.processing });
  for (const { order, window } of far) {
    const page = await (await who.fetch(`/api/track/${order}`)).json<{ data: { order: { eta: object } } }>();
    expect(page.data.order.eta).toMatchObject(window ?? {});
  }
  await db.update(orders).set({ customerEmail: "anna@example.com" });
  expect(await announceWindows({ db, ports, origin: "https://waybill.test" })).toBe(windows.length);
  const said = await db
    .select({
      number: orders.number,
      from: customerMessages.windowFrom,
      to: customerMessages.windowTo,
      ahead: customerMessages.stopsAhead,
    })
    .from(customerMessages)
    .innerJoin(orders, eq(orders.id, customerMessages.orderId));
  for (const [at, { order, window }] of windows.entries())
    expect(said.find(({ number }) => number === order)).toEqual({
      ...{ number: order, ahead: at },
      ...{ from: Date.parse(window?.from ?? ""), to: Date.parse(window?.to ?? "") },
    });
});

test("margins are learned once a day, from the account's own routes, and only with enough of them", async () => {
  const { who } = await createConfirmedPlan({ shipments: 14, agents: 1 });
  const other = await createTestWorkspace();
  setTimeTo("2026-11-23T05:00:00Z");
  await driveBefore(who, MIN_HISTORY.days - 1, 12);
  for (const { scope } of [who, other]) await updateMargins(scope);
  expect((await readMargins(who.scope))?.margins).toEqual({});
  const known = await readMargins(who.scope);
  await who.scope.db.run(sql`delete from routes where status = 'completed'`);
  await who.scope.db.run(sql`delete from stops where state = 'completed'`);
  await driveBefore(who, MIN_HISTORY.days, 12);
  setTimeTo("2026-11-23T07:00:00Z");
  await updateMargins(who.scope);
  expect(await readMargins(who.scope)).toEqual(known);
  setTimeTo("2026-11-24T05:00:00Z");
  for (const { scope } of [who, other]) await updateMargins(scope);
  expect(Object.keys((await readMargins(who.scope))?.margins ?? {}).length).toBeGreaterThan(3);
  expect((await readMargins(other.scope))?.margins).toEqual({});
});
