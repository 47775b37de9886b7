import { env } from "cloudflare:workers";
import { and, asc, eq, ne } from "drizzle-orm";
import { expect, test } from "vitest";
import { notifications } from "#app/modules/notifications/db/notifications.tables.ts";
import { createDueOrders } from "#app/modules/orders/commands/recurring/create-due-orders.server.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { recurringDates, recurringOrders } from "#app/modules/orders/db/recurring.tables.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { createBreakingDatabase } from "#tests/factories/breaking-database.ts";
import { createDepot, createOrderDraft } from "#tests/factories/orders.ts";
import { createAppContext } from "#workers/environment.ts";
import { parseMoment } from "../automation.ts";
import { startTestsAt } from "../test-clock.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

startTestsAt("2026-11-20T12:00:00Z");

/** One visit of the cron at a moment of UTC. */
async function visit(text: string, through: (db: Database) => Database = (db) => db): Promise<void> {
  const app = createAppContext(env, () => {});
  await createDueOrders({ db: through(app.db), ports: { ...app.ports, clock: { now: () => parseMoment(text) } } });
}

/** Mondays and Thursdays, made the day before at 06:00 in Vaduz: 05:00 UTC. */
async function recurring(more: object = {}) {
  const who = await createTestWorkspace({ timezone: "Europe/Vaduz", country: "LI" });
  const source = { location_id: await createDepot(who.scope) };
  const delivery_schedule = { from: "2026-11-20T08:00", to: "2026-11-20T12:00" };
  const requested = await who.fetch("/api/orders", { body: { ...createOrderDraft(0, { source }), delivery_schedule } });
  const { data: template } = await requested.json<{ data: { id: string; number: string } }>();
  const schedule = { every: "weekly", weekdays: [1, 4], time: "06:00" };
  const body = { number: template.number, schedule, lead_days: 1, starts_on: "2026-11-20", ...more };
  const answer = await who.fetch("/api/recurring-orders", { body });
  expect(answer.status, await answer.clone().text()).toBe(201);
  const { data } = await answer.json<{ data: { id: string } }>();
  return {
    who,
    template,
    id: data.id,
    post: (action: string, of: object = {}) => who.fetch(`/api/recurring-orders/${data.id}/${action}`, { body: of }),
  };
}

const madeOf = ({ who, template }: { who: TestWorkspace; template: { id: string } }) =>
  who.scope.db
    .select({ number: orders.number, from: orders.deliveryFrom, to: orders.deliveryTo, customer: orders.customerName })
    .from(orders)
    .where(and(eq(orders.accountId, who.account.id), ne(orders.id, template.id)))
    .orderBy(asc(orders.deliveryFrom));

const datesOf = async ({ who }: { who: TestWorkspace }) =>
  (
    await who.scope.db
      .select()
      .from(recurringDates)
      .where(eq(recurringDates.accountId, who.account.id))
      .orderBy(asc(recurringDates.date))
  ).map(({ date, servedOn, state }) => `${date.slice(8)} ${servedOn.slice(8)} ${state}`);

test("an order comes again the day before its date, at its windows, with the template's contents", async () => {
  const world = await recurring();
  await visit("2026-11-22T04:59");
  expect(await madeOf(world)).toEqual([]);
  await visit("2026-11-22T05:00");
  const [made, ...others] = await madeOf(world);
  expect(others).toEqual([]);
  expect(made).toMatchObject({ from: "2026-11-23T08:00", to: "2026-11-23T12:00" });
  await visit("2026-11-25T05:01");
  expect((await madeOf(world)).map(({ from }) => from)).toEqual(["2026-11-23T08:00", "2026-11-26T08:00"]);
  expect(await datesOf(world)).toEqual(["23 23 made", "26 26 made"]);
});

test("the tick delivered twice, at once, again and late makes one order a date", async () => {
  const world = await recurring();
  await Promise.all([visit("2026-11-22T05:00"), visit("2026-11-22T05:00"), visit("2026-11-22T05:00")]);
  await visit("2026-11-22T05:01");
  // As after a process that died before it wrote when it is looked at again.
  await world.who.scope.db.update(recurringOrders).set({ nextAt: 1 }).where(eq(recurringOrders.id, world.id));
  await Promise.all([visit("2026-11-22T09:00"), visit("2026-11-22T09:00")]);
  expect(await madeOf(world)).toHaveLength(1);
  expect(await datesOf(world)).toEqual(["23 23 made"]);
});

test("killed before or after any of its batches, it makes one order in the end", async () => {
  for (const batch of [1, 2, 3])
    for (const when of ["before", "after"] as const) {
      const world = await recurring();
      await visit("2026-11-22T05:00", (db) => createBreakingDatabase(db, (n) => (n === batch ? when : null))).catch(
        () => {},
      );
      await visit("2026-11-22T05:01");
      expect(await madeOf(world), `${when} ${batch}`).toHaveLength(1);
    }
});

test("late: a date that is not over is created and marked late; a past one is missed, and people are notified once", async () => {
  const world = await recurring();
  await visit("2026-11-26T09:00");
  await visit("2026-11-26T09:01");
  expect(await datesOf(world)).toEqual(["23 23 missed", "26 26 late"]);
  expect((await madeOf(world)).map(({ from }) => from)).toEqual(["2026-11-26T08:00"]);
  const received = await world.who.scope.db
    .select()
    .from(notifications)
    .where(eq(notifications.accountId, world.who.account.id));
  expect(received).toMatchObject([
    { kind: "recurring_failed", detail: { number: world.template.number, date: "2026-11-23", code: "missed" } },
  ]);
});

test("one date is skipped, another moved, one unchanged; created orders stay; the end date ends it", async () => {
  const world = await recurring();
  expect((await world.post("skip", { date: "2026-11-23" })).status).toBe(200);
  expect((await world.post("move", { date: "2026-11-26", to: "2026-11-27" })).status).toBe(200);
  expect((await world.post("skip", { date: "2026-11-30" })).status).toBe(200);
  expect((await world.post("restore", { date: "2026-11-30" })).status).toBe(200);
  // No date of it.
  expect((await world.post("skip", { date: "2026-11-24" })).status).toBe(422);
  expect((await world.post("move", { date: "2026-12-03", to: "2026-11-01" })).status).toBe(422);
  expect((await world.post("end", { ends_on: "2026-11-30" })).status).toBe(200);
  for (const text of [
    "2026-11-22T05:00",
    "2026-11-25T05:00",
    "2026-11-26T05:00",
    "2026-11-29T05:00",
    "2026-12-02T05:00",
  ])
    await visit(text);
  expect(await datesOf(world)).toEqual(["26 27 made", "30 30 made"]);
  expect((await world.post("skip", { date: "2026-11-26" })).status).toBe(409);
  const shown = await world.who.fetch(`/api/recurring-orders/${world.id}`);
  expect(await shown.json()).toMatchObject({ data: { recurring_order: { next_at: null, ends_on: "2026-11-30" } } });
});

test("a paused series creates nothing, and continues from the time it is resumed", async () => {
  const world = await recurring();
  await world.post("pause");
  await visit("2026-11-22T05:00");
  expect(await datesOf(world)).toEqual([]);
  await world.post("resume");
  await visit("2026-11-22T05:01");
  expect(await datesOf(world)).toEqual(["23 23 made"]);
});

test("an order that cannot be created is logged with its reason and blocks no others", async () => {
  const world = await recurring();
  await world.who.scope.db
    .update(orders)
    .set({ shippingMethodId: crypto.randomUUID() })
    .where(eq(orders.id, world.template.id));
  await visit("2026-11-22T05:00");
  expect(await datesOf(world)).toEqual(["23 23 failed"]);
  expect(await madeOf(world)).toEqual([]);
});

test("bad input is refused by its field; others' templates look unknown", async () => {
  const { who, template } = await recurring();
  const ask = async (body: object) => {
    const answer = await who.fetch("/api/recurring-orders", { body });
    return { status: answer.status, fields: Object.keys((await answer.json<{ errors?: object }>()).errors ?? {}) };
  };
  const good = {
    ...{ number: template.number, schedule: { every: "daily", time: "06:00" }, starts_on: "2026-11-20" },
  };
  expect(await ask({ ...good, starts_on: "2026-02-30" })).toEqual({ status: 422, fields: ["starts_on"] });
  expect(await ask({ ...good, lead_days: 31 })).toEqual({ status: 422, fields: ["lead_days"] });
  expect(await ask({ ...good, ends_on: "2026-11-01" })).toEqual({ status: 422, fields: ["ends_on"] });
  expect((await ask({ ...good, schedule: { every: "hourly", minute: 0 } })).status).toBe(422);
  const other = await createTestWorkspace();
  expect((await other.fetch("/api/recurring-orders", { body: good })).status).toBe(404);
});
