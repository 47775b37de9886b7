import { eq, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { stops } from "#app/modules/planning/db/routes.tables.ts";
import { shippingMethodCatalogue } from "#app/modules/pricing/commands/shipping-methods.server.ts";
import { orderFees } from "#app/modules/pricing/db/order-fees.tables.ts";
import { runMoves } from "#app/modules/shipments/db/move.writes.server.ts";
import { createShipments } from "#app/modules/shipments/db/shipment.writes.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createAgent, seedTestOrders } from "#tests/factories/orders.ts";
import { createConnectedPair, createMerchant } from "../merchants.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

const tiers = {
  base_fee: "1.00",
  tier_kind: "dynamic",
  ranges: [
    { from: 1, to: 1, amount: "5.00" },
    { from: 2, amount: "4.00" },
  ],
};

async function methodOf({ scope }: TestWorkspace, changes: object): Promise<string> {
  const made = await shippingMethodCatalogue.create.execute(scope, {
    name: "Standard",
    type: 1,
    currency: "EUR",
    ...changes,
  });
  if (!made.ok) throw new Error(JSON.stringify(made.failure));
  return made.value.id;
}

/** Active orders, each in a separate shipment assigned to an agent. */
async function underWay({ scope }: TestWorkspace, count: number, draft: object) {
  const made = await seedTestOrders(scope, count, () => ({ draft }));
  const shipped = await createShipments(
    scope,
    made.map(({ id }) => id),
  );
  expect((await commit(scope.db, shipped.statements)).ok).toBe(true);
  const agentId = await createAgent(scope);
  const ids = shipped.created.map(({ shipmentId }) => shipmentId);
  await runMoves(
    scope,
    ids.map((id) => ({ id, action: "assign" as const, agentId })),
  );
  return { made, shipped: shipped.created, agentId };
}

const standing = ({ scope }: TestWorkspace) =>
  scope.db.select().from(orderFees).where(isNull(orderFees.voidedAt)).orderBy(orderFees.rank);

test("a delivery posts its fee with formula and rank; a reset voids it and frees the rank", async () => {
  const carrier = await createTestWorkspace();
  const merchant_id = await createMerchant(carrier);
  const shipping_method_id = await methodOf(carrier, tiers);
  const { shipped } = await underWay(carrier, 3, { merchant_id, shipping_method_id });
  const [first, second, third] = shipped.map(({ shipmentId }) => shipmentId);
  const drop = (id = "") => runMoves(carrier.scope, [{ id, action: "dropoff" }]);
  await Promise.all([drop(first), drop(second)]);
  const lines = await standing(carrier);
  expect(lines.map(({ rank, amount, formula }) => [rank, amount, formula])).toEqual([
    [1, 600, "1.00 + 5.00"],
    [2, 500, "1.00 + 4.00"],
  ]);
  const ranked = lines.find(({ rank }) => rank === 1);
  const dear = shipped.find(({ orderId }) => orderId === ranked?.orderId)?.shipmentId ?? "";
  expect(await runMoves(carrier.scope, [{ id: dear, action: "reset" }])).toMatchObject({
    value: { succeeded: [dear] },
  });
  expect((await standing(carrier)).map(({ rank }) => rank)).toEqual([2]);
  await drop(third);
  expect((await standing(carrier)).map(({ rank, amount }) => [rank, amount])).toEqual([
    [1, 600],
    [2, 500],
  ]);
  await drop(dear);
  expect((await standing(carrier)).map(({ rank, amount }) => [rank, amount])).toEqual([
    [1, 600],
    [2, 500],
    [3, 500],
  ]);
});

test("an invoiced order cannot be reset; an order without a merchant has no fees", async () => {
  const carrier = await createTestWorkspace();
  const merchant_id = await createMerchant(carrier);
  const shipping_method_id = await methodOf(carrier, { base_fee: "5.90" });
  const { shipped } = await underWay(carrier, 1, { merchant_id, shipping_method_id });
  const id = shipped[0]?.shipmentId ?? "";
  await runMoves(carrier.scope, [{ id, action: "dropoff" }]);
  await carrier.scope.db.update(orderFees).set({ invoiceId: "i" });
  expect(await runMoves(carrier.scope, [{ id, action: "reset" }])).toMatchObject({
    value: { refused: [{ id, code: "shipment_receipted" }] },
  });
  const own = await createTestWorkspace();
  const alone = await underWay(own, 1, { shipping_method_id: await methodOf(own, { base_fee: "5.90" }) });
  await runMoves(own.scope, [{ id: alone.shipped[0]?.shipmentId ?? "", action: "dropoff" }]);
  expect(await own.scope.db.$count(orderFees, eq(orderFees.accountId, own.account.id))).toBe(0);
});

test("twenty deliveries at once get twenty ranks", async () => {
  const carrier = await createTestWorkspace();
  const merchant_id = await createMerchant(carrier);
  const shipping_method_id = await methodOf(carrier, tiers);
  const { shipped } = await underWay(carrier, 20, { merchant_id, shipping_method_id });
  await runMoves(
    carrier.scope,
    shipped.map(({ shipmentId }) => ({ id: shipmentId, action: "dropoff" as const })),
  );
  const lines = await standing(carrier);
  expect(lines.map(({ rank }) => rank)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(600 + 19 * 500);
});

const at = ({ scope }: TestWorkspace, moment: string): Scope => ({
  ...scope,
  ports: { ...scope.ports, clock: { now: () => Date.parse(moment) } },
});

test.each([
  ["Pacific/Auckland", ["2026-12-01", "2026-12-01", "2026-12-01"], [600, 500, 500]],
  ["Europe/London", ["2026-11-01", "2026-12-01", "2026-12-01"], [600, 600, 500]],
  ["America/Los_Angeles", ["2026-11-01", "2026-11-01", "2026-12-01"], [600, 500, 600]],
])("in %s a month ends at local midnight: ranks and tiers start over", async (timezone, starts, amounts) => {
  const carrier = await createTestWorkspace({ timezone });
  const merchant_id = await createMerchant(carrier);
  const shipping_method_id = await methodOf(carrier, tiers);
  const { shipped } = await underWay(carrier, 3, { merchant_id, shipping_method_id });
  const moments = ["2026-11-30T23:59:59Z", "2026-12-01T00:00:00Z", "2026-12-01T08:00:00Z"];
  for (const [which, moment] of moments.entries())
    await runMoves(at(carrier, moment), [{ id: shipped[which]?.shipmentId ?? "", action: "dropoff" }]);
  const lines = (await standing(carrier)).toSorted((a, b) => a.postedAt - b.postedAt);
  expect(lines.map(({ cycle }) => cycle?.split(":").at(-1))).toEqual(starts);
  expect(lines.map(({ amount }) => amount)).toEqual(amounts);
});

test("a cycle begins on the day of its anchor, on the last one of a month that is too short", async () => {
  const carrier = await createTestWorkspace({ timezone: "Europe/Vaduz" });
  const merchant_id = await createMerchant(carrier);
  const shipping_method_id = await methodOf(carrier, { ...tiers, anchor_date: "2026-01-31" });
  const { shipped } = await underWay(carrier, 3, { merchant_id, shipping_method_id });
  const moments = ["2027-02-27T22:59:59Z", "2027-02-27T23:00:00Z", "2027-03-30T12:00:00Z"];
  for (const [which, moment] of moments.entries())
    await runMoves(at(carrier, moment), [{ id: shipped[which]?.shipmentId ?? "", action: "dropoff" }]);
  const lines = (await standing(carrier)).toSorted((a, b) => a.postedAt - b.postedAt);
  expect(lines.map(({ cycle, amount }) => [cycle?.split(":").at(-1), amount])).toEqual([
    ["2027-01-31", 600],
    ["2027-02-28", 600],
    ["2027-02-28", 500],
  ]);
});

test("waiting beyond the free time is charged to the order that caused it", async () => {
  const carrier = await createTestWorkspace();
  const merchant_id = await createMerchant(carrier);
  const waiting = { threshold: 10, step: 15, amount: "4.50" };
  const shipping_method_id = await methodOf(carrier, { base_fee: "5.90", units: "metric", waiting });
  const { shipped } = await underWay(carrier, 2, { merchant_id, shipping_method_id });
  const came = Date.parse("2026-11-23T09:00:00Z");
  const seconds = { waitSeconds: 0, serviceSeconds: 300, travelSeconds: 0, distance: 0, lateness: 0 };
  const place = { kind: "address" as const, address: { line1: "Quay 1", country: "BA" }, point: null };
  for (const [position, { shipmentId }] of shipped.entries())
    await carrier.scope.db.insert(stops).values({
      ...{ id: `stop-${shipmentId}`, accountId: carrier.account.id, routeId: "route", shipmentId, position, place },
      ...{ type: "dropoff" as const, state: "arriving" as const, fixed: false, ...seconds },
      ...{ arriveAt: came, startAt: came, endAt: came + 300_000, arrivedAt: came, version: 1 },
    });
  const drop = (which: number, moment: string) =>
    runMoves(at(carrier, moment), [{ id: shipped[which]?.shipmentId ?? "", action: "dropoff" }]);
  await drop(0, "2026-11-23T09:31:00Z");
  await drop(1, "2026-11-23T09:15:00Z");
  const lines = await carrier.scope.db.select().from(orderFees).where(eq(orderFees.type, "waiting_fee"));
  expect(lines.map(({ orderId, amount, formula }) => [orderId, amount, formula])).toEqual([
    [shipped[0]?.orderId, 900, "ceil((1560 − 600) ÷ 900) × 4.50"],
  ]);
});

test("custom fees are added, deducted and removed by permission; the merchant sees them but changes none", async () => {
  const { carrier, shop, merchantId } = await createConnectedPair();
  const [order] = await seedTestOrders(carrier.scope, 1, () => ({ draft: { merchant_id: merchantId } }));
  await carrier.scope.db.update(orders).set({ ownerAccountId: shop.account.id });
  const path = `/api/orders/${order?.number}`;
  const put = async (who: TestWorkspace, change: object) => {
    const row = await carrier.scope.db.query.orders.findFirst({ where: eq(orders.id, order?.id ?? "") });
    return who.fetch(`${path}/fees`, { method: "PUT", body: { version: row?.version, ...change } });
  };
  const add = [
    { amount: "3.50", description: "Second try" },
    { amount: "-1", description: "Goodwill" },
  ];
  expect((await put(carrier, { add })).status).toBe(200);
  const seen = async (who: TestWorkspace) =>
    ((await (await who.fetch(path)).json()) as { data: { order: { fees: { id: string; amount: string }[] } } }).data
      .order.fees;
  expect((await seen(shop)).map(({ amount }) => amount)).toEqual(["3.50", "-1.00"]);
  expect((await put(shop, { add })).status).toBe(403);
  const [fee] = await seen(carrier);
  expect((await put(carrier, { void: [fee?.id] })).status).toBe(200);
  expect((await put(carrier, { void: [fee?.id] })).status).toBe(404);
  expect((await put(carrier, { add: [{ amount: "0", description: "x" }] })).status).toBe(422);
  expect((await put(carrier, {})).status).toBe(422);
  expect((await put(await createTestWorkspace(), { add })).status).toBe(404);
  const member = await createTestWorkspace({ member: carrier, permissions: ["orders", "orders.update"] });
  expect((await put(member, { add })).status).toBe(403);
  expect((await seen(shop)).map(({ amount }) => amount)).toEqual(["-1.00"]);
});
