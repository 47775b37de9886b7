import { eq, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { commit } from "#app/data/kernel/commit.server.ts";
import { orderFees, orders } from "#app/data/schema/index.ts";
import { runMoves } from "#app/data/shipments/move.writes.server.ts";
import { makeShipments } from "#app/data/shipments/shipment.writes.server.ts";
import { shippingMethodCatalogue } from "#app/features/settings/shipping-method/shipping-methods.server.ts";
import { makeAgent, seedOrders } from "#tests/factories/orders.ts";
import { connectedPair, makeMerchant } from "./merchants.ts";
import { makeWorkspace, type TestWorkspace } from "./workspace.ts";

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

/** Orders on their way, each in a shipment of its own that an agent has. */
async function underWay({ scope }: TestWorkspace, count: number, draft: object) {
  const made = await seedOrders(scope, count, () => ({ draft }));
  const shipped = await makeShipments(
    scope,
    made.map(({ id }) => id),
  );
  expect((await commit(scope.db, shipped.statements)).ok).toBe(true);
  const agentId = await makeAgent(scope);
  const ids = shipped.made.map(({ shipmentId }) => shipmentId);
  await runMoves(
    scope,
    ids.map((id) => ({ id, action: "assign" as const, agentId })),
  );
  return { made, shipped: shipped.made, agentId };
}

const standing = ({ scope }: TestWorkspace) =>
  scope.db.select().from(orderFees).where(isNull(orderFees.voidedAt)).orderBy(orderFees.rank);

test("a delivery posts what it costs, with formula and rank; a reset voids it and gives the rank again", async () => {
  const carrier = await makeWorkspace();
  const merchant_id = await makeMerchant(carrier);
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

test("an order that is on an invoice is not reset; one of nobody costs nobody anything", async () => {
  const carrier = await makeWorkspace();
  const merchant_id = await makeMerchant(carrier);
  const shipping_method_id = await methodOf(carrier, { base_fee: "5.90" });
  const { shipped } = await underWay(carrier, 1, { merchant_id, shipping_method_id });
  const id = shipped[0]?.shipmentId ?? "";
  await runMoves(carrier.scope, [{ id, action: "dropoff" }]);
  await carrier.scope.db.update(orderFees).set({ invoiceId: "i" });
  expect(await runMoves(carrier.scope, [{ id, action: "reset" }])).toMatchObject({
    value: { refused: [{ id, code: "shipment_receipted" }] },
  });
  const own = await makeWorkspace();
  const alone = await underWay(own, 1, { shipping_method_id: await methodOf(own, { base_fee: "5.90" }) });
  await runMoves(own.scope, [{ id: alone.shipped[0]?.shipmentId ?? "", action: "dropoff" }]);
  expect(await own.scope.db.$count(orderFees, eq(orderFees.accountId, own.account.id))).toBe(0);
});

test("twenty deliveries at once get twenty ranks", async () => {
  const carrier = await makeWorkspace();
  const merchant_id = await makeMerchant(carrier);
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

test("custom fees are added, deducted and taken back by permission; the merchant sees them and changes none", async () => {
  const { carrier, shop, merchantId } = await connectedPair();
  const [order] = await seedOrders(carrier.scope, 1, () => ({ draft: { merchant_id: merchantId } }));
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
  expect((await put(await makeWorkspace(), { add })).status).toBe(404);
  const member = await makeWorkspace({ member: carrier, permissions: ["orders", "orders.update"] });
  expect((await put(member, { add })).status).toBe(403);
  expect((await seen(shop)).map(({ amount }) => amount)).toEqual(["-1.00"]);
});
