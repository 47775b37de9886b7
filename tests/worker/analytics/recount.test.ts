import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { recountAccount, recountAll } from "#app/modules/analytics/commands/recount.server.ts";
import {
  analyticsDue,
  analyticsFacts,
  analyticsRecounts,
  analyticsSums,
} from "#app/modules/analytics/db/analytics.tables.ts";
import { readOrderFacts } from "#app/modules/analytics/db/order-facts.reads.server.ts";
import { sumFacts } from "#app/modules/analytics/db/sum-days.server.ts";
import { sumUnits } from "#app/modules/analytics/model/analytics.enums.ts";
import { addCounts, type Counts } from "#app/modules/analytics/model/subjects.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { shippingMethods } from "#app/modules/pricing/db/shipping-methods.tables.ts";
import { runMoves } from "#app/modules/shipments/db/move.writes.server.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { getSpan } from "#app/platform/time/day-spans.ts";
import { createBreakingDatabase } from "#tests/factories/breaking-database.ts";
import { sendOut } from "#tests/factories/collections.ts";
import { createAgent, seedTestOrders } from "#tests/factories/orders.ts";
import { setTimeTo } from "../test-clock.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

/** A small generator, so that a failure can be repeated. */
function createDice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

/** The stored sums, and the sums computed from the current data of every order. */
async function readBoth({ scope }: TestWorkspace): Promise<[unknown, unknown]> {
  const { db } = scope;
  const ids = (await db.select({ id: orders.id }).from(orders)).map(({ id }) => id);
  const facts = await readOrderFacts(scope, ids, now(scope));
  const counted = new Map<string, Counts>();
  for (const fact of facts)
    for (const unit of sumUnits)
      for (const { dimension, value, counts } of sumFacts([fact])) {
        const key = `${unit} ${getSpan(fact.day, unit).from} ${dimension} ${value}`;
        const sum = counted.get(key) ?? {};
        addCounts(sum, counts);
        counted.set(key, sum);
      }
  const kept = await db.select().from(analyticsSums).where(eq(analyticsSums.subject, "order"));
  return [new Map(kept.map((row) => [`${row.unit} ${row.day} ${row.dimension} ${row.value}`, row.counts])), counted];
}

async function drain(who: TestWorkspace): Promise<void> {
  for (let round = 0; round < 20; round += 1) if (await recountAccount(who.scope)) return;
  throw new Error("figures are never up to date");
}

test.each([1, 2])("stored sums equal a count of every row after random changes, seed %i", async (seed) => {
  setTimeTo("2026-11-23T07:00:00Z");
  const who = await createTestWorkspace();
  const { db } = who.scope;
  const agentId = await createAgent(who.scope);
  const out = await sendOut(
    who.scope,
    agentId,
    Array.from({ length: 14 }, () => []),
  );
  await seedTestOrders(who.scope, 6);
  const roll = createDice(seed);
  for (let turn = 0; turn < 250; turn += 1) {
    const each = out[roll(out.length)];
    if (!each) continue;
    const move = [
      { action: "dropoff" as const },
      { action: "attempt" as const, reason: "NO_ANSWER" as const },
      { action: "attempt" as const, reason: "CUSTOMER_CANCELLED" as const },
      { action: "reset" as const },
      null,
      null,
    ][roll(6)];
    // Refused moves change nothing, and that is as good.
    if (move) await runMoves(who.scope, [{ id: each.shipmentId, ...move }]);
    else if (roll(3) === 0)
      await db
        .update(orders)
        .set({ deliveryTo: roll(5) ? `2026-1${1 + roll(2)}-${10 + roll(20)}T1${roll(9)}:00` : null })
        .where(eq(orders.id, each.orderId));
    else if (roll(9) === 0) await db.update(shippingMethods).set({ latenessThresholdMinutes: roll(60) });
    else if (roll(30) === 0) await db.delete(orders).where(eq(orders.id, each.orderId));
    else
      await db
        .update(orders)
        .set({ zoneId: `zone-${roll(3)}` })
        .where(eq(orders.id, each.orderId));
    if (roll(10) === 0) setTimeTo(`2026-1${1 + roll(2)}-${10 + roll(18)}T${10 + roll(12)}:00:00Z`);
    // Two concurrent recounts, and a repeat of one that is done.
    if (roll(8) === 0) await Promise.all([recountAccount(who.scope), recountAll(who.scope)]);
  }
  await drain(who);
  const [kept, counted] = await readBoth(who);
  expect(kept).toEqual(counted);
  expect(await db.select().from(analyticsDue)).toEqual([]);
});

test.each(["before", "after"] as const)(
  "a recount that is killed %s any of its batches is made up for by the next",
  async (fault) => {
    setTimeTo("2026-11-23T07:00:00Z");
    const who = await createTestWorkspace();
    const placed = await seedTestOrders(who.scope, 4);
    await drain(who);
    const last = 7;
    for (let killed = 1; killed <= last; killed += 1) {
      const day = `2026-1${killed % 2 ? 1 : 2}-${10 + killed}T15:00`;
      await who.scope.db
        .update(orders)
        .set({ deliveryTo: day })
        .where(eq(orders.id, placed[killed % 4]?.id ?? ""));
      const db = createBreakingDatabase(who.scope.db, (batch) => (batch === killed ? fault : null));
      await expect(recountAccount({ ...who.scope, db })).rejects.toThrow("killed");
      await drain(who);
      const [kept, counted] = await readBoth(who);
      expect(kept, `batch ${killed}`).toEqual(counted);
    }
  },
);

test("figures match a manual count of one day", async () => {
  setTimeTo("2026-11-23T07:00:00Z");
  const who = await createTestWorkspace();
  const agentId = await createAgent(who.scope);
  const [first, second, third] = await sendOut(who.scope, agentId, [[], [], [], []]);
  const ids = [first, second, third].map((each) => each?.shipmentId ?? "");
  // The promise of all is 15:00 in Sarajevo, which is 14:00 UTC.
  await runMoves(who.scope, [{ id: ids[0] ?? "", action: "dropoff" }]);
  await runMoves(who.scope, [{ id: ids[1] ?? "", action: "attempt", reason: "NO_ANSWER" }]);
  setTimeTo("2026-11-23T14:30:00Z");
  await runMoves(who.scope, [{ id: ids[2] ?? "", action: "dropoff" }]);
  await drain(who);
  const sums = await who.scope.db
    .select()
    .from(analyticsSums)
    .where(sql`subject = 'order' and unit = 'day' and dimension = 'all'`);
  expect(sums).toHaveLength(1);
  const { day, counts } = sums[0] ?? { day: "", counts: {} };
  expect(day).toBe("2026-11-23");
  expect(counts).toMatchObject({
    ...{ orders: 4, promised: 4, on_time: 1, in_full: 2, otif: 1, late: 3 },
    ...{
      late_absent: 1,
      late_unplanned: 1,
      late_open: 1,
      attempted: 3,
      first_attempt: 2,
      failed: 1,
      failed_NO_ANSWER: 1,
    },
    "lateness@30": 1,
  });
});

test("a passed deadline counts as missed without any action, and a merchant's order counts for both accounts", async () => {
  setTimeTo("2026-11-23T07:00:00Z");
  const who = await createTestWorkspace();
  const other = await createTestWorkspace({ kind: "merchant" });
  const [order] = await seedTestOrders(who.scope, 1);
  await who.scope.db.update(orders).set({ ownerAccountId: other.account.id, status: orderStatuses.code.ready });
  await recountAll(who.scope);
  const read = () =>
    who.scope.db
      .select()
      .from(analyticsFacts)
      .where(eq(analyticsFacts.id, order?.id ?? ""));
  expect((await read()).map(({ accountId, counts }) => [accountId, counts.pending])).toEqual(
    expect.arrayContaining([
      [who.account.id, 1],
      [other.account.id, 1],
    ]),
  );
  setTimeTo("2026-11-23T14:01:00Z");
  await recountAll(who.scope);
  expect((await read()).map(({ counts }) => counts)).toEqual([
    expect.objectContaining({ late: 1, late_open: 1, promised: 1 }),
    expect.objectContaining({ late: 1, late_open: 1, promised: 1 }),
  ]);
});

test("changing a method's lateness threshold recounts its past orders, page by page", async () => {
  setTimeTo("2026-11-23T07:00:00Z");
  const who = await createTestWorkspace();
  const { db, account } = who.scope;
  const id = crypto.randomUUID();
  await db.insert(shippingMethods).values({
    id,
    accountId: account.id,
    name: "Express",
    type: 1,
    currency: "BAM",
    settings: {} as never,
    autoCreateDelivery: false,
    autoCreateReturn: false,
    active: true,
    createdAt: 0,
  });
  const [first] = await sendOut(who.scope, await createAgent(who.scope), [[]]);
  await db.update(orders).set({ shippingMethodId: id });
  setTimeTo("2026-11-23T14:30:00Z");
  await runMoves(who.scope, [{ id: first?.shipmentId ?? "", action: "dropoff" }]);
  await drain(who);
  const read = async () =>
    (await db.select().from(analyticsFacts).where(eq(analyticsFacts.subject, "order")))[0]?.counts;
  expect(await read()).toMatchObject({ late: 1 });
  await db.update(shippingMethods).set({ latenessThresholdMinutes: 60 });
  await recountAll(who.scope);
  expect(await read()).toMatchObject({ on_time: 1, otif: 1 });
  expect(await db.select().from(analyticsRecounts)).toEqual([]);
});

test.each(["deliveryFrom", "deliveryTo"] as const)(
  "another %s of a shipment has its orders counted anew",
  async (side) => {
    const who = await createTestWorkspace();
    const { db } = who.scope;
    const [out] = await sendOut(who.scope, await createAgent(who.scope), [[]]);
    await drain(who);
    const marked = () => db.select({ subject: analyticsDue.subject, id: analyticsDue.id }).from(analyticsDue);
    expect(await marked()).toEqual([]);
    await db
      .update(shipments)
      .set({ [side]: "2026-11-23T09:00" })
      .where(eq(shipments.id, out?.shipmentId ?? ""));
    expect(await marked()).toContainEqual({ subject: "order", id: out?.orderId });
  },
);
