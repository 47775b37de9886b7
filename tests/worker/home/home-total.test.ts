import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { computeMeasure } from "#app/modules/analytics/commands/compute-measure.server.ts";
import { readRowsScreen } from "#app/modules/analytics/commands/list-rows.server.ts";
import { readOrderFacts } from "#app/modules/analytics/db/order-facts.reads.server.ts";
import { viewHome } from "#app/modules/home/commands/view-home.server.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { runMoves } from "#app/modules/shipments/db/move.writes.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { sendOut } from "#tests/factories/collections.ts";
import { createAgent, seedTestOrders } from "#tests/factories/orders.ts";
import { setTimeTo } from "../test-clock.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

const today = "2026-11-23";
const url = new URL(`https://waybill.test/?subject=order&count=due&from=${today}&to=${today}`);

/** The total on home, the measure, the rows behind it, and a count of every order. */
async function readTotals({ scope }: TestWorkspace): Promise<unknown[]> {
  const home = await viewHome(scope);
  if (!home.ok) throw new Error("home can be read");
  const measured = await computeMeasure(scope, { url, params: { measure: "due" } });
  const listed = await readRowsScreen(scope, { url, params: {} });
  const ids = (await scope.db.select({ id: orders.id }).from(orders)).map(({ id }) => id);
  const facts = await readOrderFacts(scope, ids, now(scope));
  const counted = facts.filter(({ day, counts }) => day === today && !counts.outcome_cancelled).length;
  return [
    home.value.orders?.due,
    measured.ok && (measured.value as { value: unknown }).value,
    listed.ok && listed.value.rows.length,
    counted,
  ];
}

test.each([1, 2])("home's total of the day is the measure's after random commands, seed %i", async (seed) => {
  setTimeTo(`${today}T07:00:00Z`);
  const who = await createTestWorkspace();
  const out = await sendOut(
    who.scope,
    await createAgent(who.scope),
    Array.from({ length: 8 }, () => []),
  );
  await seedTestOrders(who.scope, 4);
  let state = seed;
  const roll = (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
  const seen = new Set<unknown>();
  for (let turn = 0; turn < 60; turn += 1) {
    const each = out[roll(out.length)];
    if (!each) continue;
    const change = (values: Partial<typeof orders.$inferInsert>) =>
      who.scope.db.update(orders).set(values).where(eq(orders.id, each.orderId));
    const run = [
      () => runMoves(who.scope, [{ id: each.shipmentId, action: "dropoff" }]),
      () => runMoves(who.scope, [{ id: each.shipmentId, action: "attempt", reason: "NO_ANSWER" }]),
      () => runMoves(who.scope, [{ id: each.shipmentId, action: "reset" }]),
      () => change({ deliveryFrom: `2026-11-2${2 + roll(3)}T22:00`, deliveryTo: `2026-11-2${2 + roll(3)}T23:00` }),
      () => change({ status: roll(2) ? orderStatuses.code.cancelled : orderStatuses.code.processing }),
    ][roll(5)];
    // Refused moves change nothing, and that is as good.
    await run?.();
    if (roll(4) > 0) continue;
    const [home, measured, listed, counted] = await readTotals(who);
    expect([turn, home, listed, counted]).toEqual([turn, measured, measured, measured]);
    seen.add(home);
  }
  // It has changed on the way.
  expect(seen.size).toBeGreaterThan(2);
});

test("the total is of whole accounts: a member of some locations has none", async () => {
  setTimeTo(`${today}T07:00:00Z`);
  const who = await createTestWorkspace();
  const home = await viewHome({ ...who.scope, locations: ["nowhere"] });
  expect(home).toMatchObject({ ok: true, value: { orders: { due: null } } });
});
