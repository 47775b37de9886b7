import { beforeEach, expect, test } from "vitest";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { cancelOrders } from "#app/modules/shipments/commands/orders/move-orders.server.ts";
import { ShopWorld } from "../shops.ts";
import { createTestWorkspace } from "../workspace.ts";

let world: ShopWorld;
const { cancelled, shipped } = orderStatuses.code;

beforeEach(async () => {
  world = new ShopWorld(await createTestWorkspace({ country: "DE", timezone: "Europe/Berlin" }));
});

/** The only order that came in from a shop is cancelled here, before anybody picked it up. */
async function cancelHere() {
  const [order] = await world.taken();
  if (!order) throw new Error("no order");
  const done = await cancelOrders.execute(world.scope, { orders: [order.id], reason: "CUSTOMER_CANCELLED" });
  expect(done).toMatchObject({ ok: true, value: { refused: [] } });
  await world.run();
  return order;
}

const lines = async (name: string) => (await world.log(name)).map(({ kind, reason }) => [kind, reason]);

test("an order cancelled here is put on hold at Shopify with the reason, once, and has a line", async () => {
  const placed = world.shopify.place();
  await world.connect("shopify");
  await world.run();
  const { number } = await cancelHere();
  const [part] = placed.parts;
  expect(part).toMatchObject({ status: "ON_HOLD", holds: [{ handle: "waybill-cancelled" }] });
  expect(part?.holds?.[0]?.reasonNotes).toContain(`Order ${number} was cancelled`);
  expect((await lines(placed.name)).at(-1)).toEqual(["sent", { code: "status_sent", event: "FAILURE", by: "hold" }]);
  // Its own hold comes back as a change of the shop.
  await world.deliver();
  await world.run();
  expect((await world.taken()).map(({ status }) => status)).toEqual([cancelled]);
  expect(part?.holds).toHaveLength(1);
});

test("an order cancelled here is a note to WooCommerce's merchant, once, and has a line", async () => {
  const placed = world.woo.place();
  await world.connect("woocommerce");
  await world.run();
  const { number } = await cancelHere();
  await world.deliver();
  await world.run();
  expect(world.woo.notes).toEqual([
    { order: placed.id, note: expect.stringContaining(`Order ${number} was cancelled`), customer_note: false },
  ]);
  expect(world.woo.orders.get(placed.id)?.status).toBe("processing");
  expect((await lines(`#${placed.id}`)).at(-1)).toEqual([
    "sent",
    { code: "status_sent", event: "FAILURE", by: "note" },
  ]);
});

test("a cancellation that the shop cannot take is a line with its reason", async () => {
  const placed = world.shopify.place();
  await world.connect("shopify");
  await world.run();
  const [part] = placed.parts;
  if (part) part.status = "CLOSED";
  await cancelHere();
  expect((await lines(placed.name)).at(-1)).toEqual([
    "refused_by_shop",
    { code: "shop_said", message: "It was fulfilled there by somebody else." },
  ]);
});

test("what the shop cancelled itself is not sent back to it", async () => {
  const placed = world.shopify.place();
  const other = world.woo.place();
  await world.connect("shopify");
  await world.connect("woocommerce");
  await world.run();
  world.now += 60_000;
  world.shopify.cancel(placed.id);
  world.woo.cancel(other.id);
  await world.deliver();
  await world.run();
  expect((await world.taken()).map(({ status }) => status)).toEqual([cancelled, cancelled]);
  expect(world.woo.notes).toEqual([]);
  expect(placed.parts[0]?.holds).toBeUndefined();
  for (const name of [placed.name, `#${other.id}`])
    expect((await lines(name)).map(([kind]) => kind)).toEqual(["created", "cancelled"]);
});

test("goods under way that are cancelled lose their fulfillment, without a hold", async () => {
  const placed = world.shopify.place();
  await world.connect("shopify");
  await world.run();
  const [order] = await world.taken();
  await world.moves(order?.number ?? "", shipped);
  await world.moves(order?.number ?? "", cancelled);
  expect([...world.shopify.fulfilments.values()]).toMatchObject([
    { status: "CANCELLED", events: ["CARRIER_PICKED_UP", "FAILURE"] },
  ]);
  expect(placed.parts[0]?.holds).toBeUndefined();
});
