import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { readFleetToday, readOrdersToday } from "#app/data/home/day.reads.server.ts";
import { agents, orders } from "#app/data/schema/index.ts";
import { viewHome } from "#app/features/home/view-home.server.ts";
import { seedOrders } from "../factories/orders.ts";
import { beginsAt } from "./test-clock.ts";
import { makeWorkspace } from "./workspace.ts";

// In Auckland it is the next day, half an hour old.
beginsAt("2026-11-21T11:30:00Z");

test("today's orders are those due today, by status, and follow a change of status and of day", async () => {
  const { scope } = await makeWorkspace({ timezone: "Pacific/Auckland" });
  await seedOrders(scope, 4);
  const all = await scope.db.select({ id: orders.id }).from(orders);
  const today = "2026-11-22";
  const due = async (id: string | undefined, day: string) =>
    scope.db
      .update(orders)
      .set({ deliveryFrom: `${day}T09:00` })
      .where(eq(orders.id, id ?? ""));
  for (const { id } of all) await due(id, today);
  await due(all[0]?.id, "2026-11-23");
  await scope.db
    .update(orders)
    .set({ status: 7 })
    .where(eq(orders.id, all[1]?.id ?? ""));
  const found = await readOrdersToday(scope);
  expect(found.date).toBe(today);
  expect(found.made).toBe(4);
  expect(found.due.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  expect(found.due.find(({ status }) => status === 7)?.count).toBe(1);
});

test("each part of the day is shown to those who may see its module", async () => {
  const owner = await makeWorkspace();
  expect(await readFleetToday(owner.scope)).toEqual({
    agents: { active: 0, routed: 0 },
    vehicles: { active: 0, routed: 0 },
  });
  const clerk = await makeWorkspace({ member: owner, permissions: ["customers"] });
  // First steps are the account's: the screen shows a person those whose screens may be opened.
  expect(await viewHome(clerk.scope)).toEqual({
    ok: true,
    value: { orders: null, fleet: null, usage: null, charges: null, samples: false, steps: expect.any(Array) },
  });
  const home = await viewHome(owner.scope);
  expect(home).toMatchObject({ ok: true, value: { orders: { made: 0 }, usage: { merchants: 0 } } });
  const driver = { accountId: owner.account.id, functions: [], payout: {}, active: true, createdAt: 0 };
  await owner.scope.db.insert(agents).values([
    { ...driver, id: "one", name: "One", phone: "1", seenAt: Date.now() },
    { ...driver, id: "two", name: "Two", phone: "2" },
    { ...driver, id: "gone", name: "Gone", phone: "3", active: false },
  ]);
  const states = { active: 0, ending: 0, idle: 0, online: 1, offline: 1 };
  const counted = Object.entries(states).map(([state, count]) => ({ state, count }));
  expect(await viewHome(owner.scope)).toMatchObject({ value: { fleet: { states: counted } } });
  const planner = await makeWorkspace({ member: owner, permissions: ["routes"] });
  expect(await viewHome(planner.scope)).toMatchObject({ value: { fleet: { states: null } } });
});
