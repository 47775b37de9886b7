import { exports } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { updateOrderCommands } from "#app/modules/orders/commands/update-order.server.ts";
import { readOrder, readPackagesAndCollections } from "#app/modules/orders/db/order.reads.server.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { connectShop } from "#app/modules/shops/commands/connect-shop.server.ts";
import { answerShopChange, retryShopOrder, syncNow } from "#app/modules/shops/commands/sync-commands.server.ts";
import { disconnectShop } from "#app/modules/shops/commands/toggle-integration.server.ts";
import { countSyncFigures } from "#app/modules/shops/db/shop-log.server.ts";
import { shopHooks, shops } from "#app/modules/shops/db/shops.tables.ts";
import { day } from "#app/platform/kernel/milliseconds.ts";
import { readBoundedText } from "#workers/ports/shops.ts";
import { changeShop } from "../shop-settings.ts";
import { ShopWorld } from "../shops.ts";
import { fetchData } from "../webhooks.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

let mine: TestWorkspace;
let world: ShopWorld;
const { out_for_delivery: out, delivered, cancelled, shipped } = orderStatuses.code;
const minute = 60_000;

beforeEach(async () => {
  mine = await createTestWorkspace({ country: "DE", timezone: "Europe/Berlin" });
  world = new ShopWorld(mine);
});

async function onlyOrder() {
  const [order, ...others] = await world.taken();
  if (!order || others.length > 0) throw new Error(`${others.length + 1} orders`);
  return order;
}

for (const platform of ["shopify", "woocommerce"] as const)
  test(`${platform}: existing orders are imported once at first load; later ones arrive by webhook or polling`, async () => {
    const shop = platform === "shopify" ? world.shopify : world.woo;
    for (let count = 0; count < 45; count += 1) shop.place();
    await world.connect(platform);
    await world.run();
    expect(await world.taken()).toHaveLength(45);
    world.now += minute;
    shop.place();
    await world.deliver();
    await world.run();
    expect(await world.taken()).toHaveLength(46);
    shop.place();
    await shop.deliveries();
    await world.run();
    expect(await world.taken()).toHaveLength(46);
    await world.pass(16 * minute, minute);
    const taken = await world.taken();
    expect(taken).toHaveLength(47);
    expect(new Set(taken.map(({ externalId }) => externalId)).size).toBe(47);
  });

test("maps an order: goods, address, phone, tags, cash on delivery", async () => {
  world.shopify.place({
    ...{ paid: false, gateway: "Cash on Delivery (COD)", outstanding: "64.90", tags: ["bruch"], note: "Hinterhof" },
  });
  const id = await world.connect("shopify", { hold_minutes: 0, tags: [{ key: "bruch", action: "photo" }] });
  await world.run();
  const order = await onlyOrder();
  expect(order).toMatchObject({
    ...{ customerName: "Anna Huber", customerPhone: "+4930901820", tags: ["bruch"], notes: "Hinterhof", weight: 1000 },
    ...{ codAmount: 6490, codCurrency: "EUR", proofOfDelivery: 2 },
  });
  expect(order.destination.address).toMatchObject({ city: "Berlin", country: "DE", postalCode: "10115" });
  const [line] = await world.log("#1001");
  expect(line).toMatchObject({
    kind: "created",
    reason: { code: "taken", packages: 1, amount: "64.90", currency: "EUR" },
  });
  expect(await fetchData(mine, `/api/integrations/${id}/log`)).toMatchObject({
    log: [{ name: "#1001", order_number: order.number, kind: "created" }],
  });
});

test("holds an order for its window and until it is paid, but does not wait for cash on delivery", async () => {
  const first = world.shopify.place({ paid: false, gateway: "Vorkasse" });
  world.shopify.place({ paid: false, gateway: "Cash on Delivery (COD)", outstanding: "10.00" });
  await world.connect("shopify", { hold_minutes: 15, wait_for: "paid" });
  await world.run();
  expect(await world.taken()).toHaveLength(0);
  expect((await world.log(first.name)).map(({ reason }) => reason.code)).toEqual(["window"]);
  await world.pass(16 * minute, minute);
  expect(await world.taken()).toHaveLength(1);
  expect((await world.log(first.name)).map(({ reason }) => reason.code)).toEqual(["window", "not_paid"]);
  world.shopify.change(first.id, (order) => {
    order.paid = true;
  });
  await world.deliver();
  await world.run();
  expect(await world.taken()).toHaveLength(2);
});

test("merges edits by field: a dispatcher's changes stay, the rest follows the shop", async () => {
  const placed = world.shopify.place({ note: "Ring twice" });
  await world.connect("shopify");
  await world.run();
  const { number, version } = await onlyOrder();
  world.now += minute;
  const edited = await updateOrderCommands.notes.execute(world.scope, { number, version, notes: "Side door" });
  expect(edited.ok).toBe(true);
  world.now += minute;
  world.shopify.change(placed.id, (order) => {
    order.note = "Ring once";
    order.address = { ...order.address, phone: "+49 30 901821", lastName: "Maier" };
  });
  await world.deliver();
  await world.run();
  expect(await onlyOrder()).toMatchObject({
    notes: "Side door",
    customerPhone: "+4930901821",
    customerName: "Anna Maier",
  });
  const line = (await world.log(placed.name)).at(-1);
  expect(line).toMatchObject({ kind: "merged", reason: { updated: ["name", "phone"], kept: [{ field: "notes" }] } });
});

test("after dispatch an edit becomes a request that a person accepts or rejects", async () => {
  const placed = world.shopify.place();
  const id = await world.connect("shopify");
  await world.run();
  const { number } = await onlyOrder();
  await world.moves(number, shipped);
  world.shopify.change(placed.id, (order) => {
    order.address = { ...order.address, phone: "+49 30 901899" };
    for (const part of order.parts) part.status = "OPEN";
    for (const line of order.parts.flatMap(({ lines }) => lines)) line.left = 2;
  });
  await world.deliver();
  await world.run();
  expect((await onlyOrder()).customerPhone).toBe("+4930901820");
  const question = (await world.log(placed.name)).at(-1);
  expect(question).toMatchObject({
    kind: "needs_review",
    open: true,
    reason: { code: "review_edit", fields: ["phone"] },
  });
  const received = await (await mine.fetch("/api/inbox")).json<{ data: { inbox: { kind: string }[] } }>();
  expect(received.data.inbox.map(({ kind }) => kind)).toEqual(["shop_order_changed"]);
  const answered = await answerShopChange.execute(world.scope, { id, order_id: question?.row, answer: "apply" });
  expect(answered.ok).toBe(true);
  await world.run();
  expect((await onlyOrder()).customerPhone).toBe("+4930901899");
  expect((await world.log(placed.name)).at(-1)).toMatchObject({ kind: "reviewed", reason: { code: "applied" } });
});

test("an order cancelled in the shop is cancelled before dispatch, and becomes a request afterwards", async () => {
  const first = world.woo.place();
  const second = world.woo.place();
  const third = world.woo.place();
  await world.connect("woocommerce");
  await world.run();
  const [one, other, done] = await world.taken();
  await world.moves(other?.number ?? "", out);
  await world.moves(done?.number ?? "", delivered);
  world.now += minute;
  world.woo.cancel(first.id);
  world.woo.cancel(second.id);
  world.woo.cancel(third.id);
  await world.deliver();
  await world.run();
  const after = await world.taken();
  expect(after.find(({ id }) => id === one?.id)?.status).toBe(cancelled);
  expect(after.find(({ id }) => id === other?.id)?.status).toBe(out);
  expect((await world.log(`#${second.id}`)).at(-1)).toMatchObject({
    kind: "needs_review",
    reason: { code: "review_cancel" },
  });
  expect(after.find(({ id }) => id === done?.id)?.status).toBe(delivered);
  const received = (await world.log(`#${third.id}`)).filter(({ reason }) => reason.code === "over_here");
  expect(received).toMatchObject([{ kind: "unchanged" }]);
});

test("a split order becomes several orders, and its cash is collected once", async () => {
  const placed = world.shopify.place({ paid: false, gateway: "Cash on Delivery (COD)", outstanding: "20.00" });
  await world.connect("shopify");
  await world.run();
  world.now += minute;
  world.shopify.split(placed.id, 1);
  await world.deliver();
  await world.run();
  const taken = await world.taken();
  expect(taken.map(({ weight, codAmount }) => [weight, codAmount])).toEqual([
    [500, 2000],
    [500, null],
  ]);
});

test("Shopify receives one fulfillment with our link and its events in order, cancelled when delivery fails", async () => {
  world.shopify.place();
  await world.connect("shopify");
  await world.run();
  const { number } = await onlyOrder();
  world.shopify.faultRates = { ...world.shopify.faultRates, throttled: 0.3, expired: 0.3 };
  await world.moves(number, shipped);
  await world.moves(number, out);
  await world.moves(number, delivered);
  await world.pass(3 * 60 * minute, 5 * minute);
  const [fulfilment, ...others] = [...world.shopify.fulfilments.values()];
  expect(others).toEqual([]);
  expect(fulfilment).toMatchObject({ number, events: ["CARRIER_PICKED_UP", "OUT_FOR_DELIVERY", "DELIVERED"] });
  expect(fulfilment?.url).toContain(`/track/${number}?t=`);
  expect((await world.taken())[0]?.status).toBe(delivered);
});

for (const [has, way] of [
  [{ fulfilments: true, tracking: false }, "fulfilment"],
  [{ fulfilments: false, tracking: true }, "tracking"],
  [{ fulfilments: false, tracking: false }, "note"],
] as const)
  test(`WooCommerce receives statuses by ${way}, once, and its order is completed`, async () => {
    Object.assign(world.woo, has);
    const placed = world.woo.place();
    await world.connect("woocommerce");
    await world.run();
    const { number } = await onlyOrder();
    await world.moves(number, out);
    await world.moves(number, delivered);
    const { fulfilled, tracked, notes } = world.woo;
    expect([fulfilled.length, tracked.length, notes.length]).toEqual([
      way === "fulfilment" ? 1 : 0,
      way === "tracking" ? 1 : 0,
      way === "note" ? 1 : 0,
    ]);
    expect(world.woo.orders.get(placed.id)?.status).toBe("completed");
    expect((await world.log(`#${placed.id}`)).filter(({ kind }) => kind === "sent")).toHaveLength(2);
  });

test("a rejected order shows the reason here and in the shop, and is retried on request", async () => {
  const placed = world.woo.place({
    shipping: { ...world.woo.place().shipping, postcode: "" },
    billing: { ...world.woo.place().billing, email: "", phone: "" },
  });
  const id = await world.connect("woocommerce");
  await world.run();
  const refused = (await world.log(`#${placed.id}`)).at(-1);
  expect(refused).toMatchObject({ kind: "refused", open: true, reason: { code: "failure" } });
  const { log } = await fetchData<{ log: object[] }>(mine, `/api/integrations/${id}/log?tab=refused`);
  expect(log[0]).toMatchObject({ kind: "refused", order_id: refused?.row });
  const paged = await fetchData<{ log: object[]; pagination: object }>(mine, `/api/integrations/${id}/log?limit=1`);
  expect([paged.log.length, paged.pagination]).toMatchObject([1, { limit: 1, next: expect.any(String) }]);
  expect((await mine.fetch(`/api/integrations/${id}/log?limit=0`)).status).toBe(422);
  const again = await retryShopOrder.execute(world.scope, { id, order_id: refused?.row });
  expect(again.ok).toBe(true);
  await world.run();
  expect((await world.log(`#${placed.id}`)).filter(({ open }) => open)).toHaveLength(1);
  world.woo.change(placed.id, (order) => {
    order.shipping = { ...order.shipping, postcode: "10115" };
    order.billing = { ...order.billing, email: "a@example.org" };
  });
  // Its message was lost and the next poll is far: a person triggers it here.
  const mended = (await world.log(`#${placed.id}`)).at(-1);
  expect((await retryShopOrder.execute(world.scope, { id, order_id: mended?.row })).ok).toBe(true);
  await world.run();
  expect((await world.log(`#${placed.id}`)).at(-1)).toMatchObject({ kind: "created" });
});

test("an update the shop rejected is resent on request; an open request stays until a person responds", async () => {
  const placed = world.shopify.place();
  const id = await world.connect("shopify");
  await world.run();
  const { number } = await onlyOrder();
  const [part] = placed.parts;
  if (!part) throw new Error("no part");
  part.status = "CANCELLED";
  await world.moves(number, shipped);
  const refused = (await world.log(placed.name)).at(-1);
  expect(refused).toMatchObject({ kind: "refused_by_shop", open: true });
  expect(await fetchData(mine, `/api/integrations/${id}/log?tab=refused`)).toMatchObject({ pagination: { total: 1 } });
  part.status = "OPEN";
  expect((await retryShopOrder.execute(world.scope, { id, order_id: refused?.row })).ok).toBe(true);
  await world.run();
  expect((await world.log(placed.name)).filter(({ open, kind }) => open && kind.startsWith("refused"))).toEqual([]);
  expect([...world.shopify.fulfilments.values()]).toMatchObject([{ number, events: ["CARRIER_PICKED_UP"] }]);
  expect(await retryShopOrder.execute(world.scope, { id, order_id: refused?.row })).toMatchObject({ ok: false });
  world.now += minute;
  world.shopify.change(placed.id, (order) => {
    order.address = { ...order.address, phone: "+49 30 901877" };
    for (const each of order.parts) Object.assign(each, { status: "OPEN" });
    for (const line of order.parts.flatMap(({ lines }) => lines)) line.left = 2;
  });
  await world.deliver();
  await world.run();
  await world.moves(number, out);
  const open = (await world.log(placed.name)).filter((each) => each.open).map(({ kind }) => kind);
  expect(open).toEqual(["needs_review", "sent"]);
});

test("a message is accepted only with a valid signature; other accounts' URLs look like wrong ones", async () => {
  const id = await world.connect("shopify");
  await world.run();
  world.shopify.place();
  const [sent] = await world.shopify.deliveries();
  if (!sent) throw new Error("nothing was sent");
  const post = (path: string, headers: Readonly<Record<string, string>>, body: string) =>
    exports.default.fetch(`https://waybill.test${path}`, { method: "POST", headers, body });
  const path = `/api/shops/${id}/events`;
  expect((await post(path, sent.headers, sent.body)).status).toBe(200);
  expect((await post(path, sent.headers, sent.body.replace("1", "2"))).status).toBe(401);
  expect((await post(`/api/shops/${crypto.randomUUID()}/events`, sent.headers, sent.body)).status).toBe(401);
  expect((await post("/api/shops/nobody/events", {}, "")).status).toBe(401);
  // The same message once more is none.
  expect((await post(path, sent.headers, sent.body)).status).toBe(200);
  expect(await world.scope.db.$count(shopHooks, eq(shopHooks.shopId, id))).toBe(1);
  const bye = { ...sent.headers, "x-shopify-topic": "app/uninstalled", "x-shopify-event-id": crypto.randomUUID() };
  expect((await post(path, bye, sent.body)).status).toBe(200);
  const [after] = await world.scope.db.select().from(shops).where(eq(shops.id, id));
  expect(after).toMatchObject({ state: "inactive", stopReason: "uninstalled" });
});

test("keys that the shop rejects stop the integration and notify people; reconnecting resumes it", async () => {
  const id = await world.connect("woocommerce");
  const stateOf = async () => (await world.scope.db.select().from(shops).where(eq(shops.id, id)))[0];
  await world.run();
  world.woo.secret = "cs_other";
  // Retried after one refusal: a firewall may have caused it.
  await world.pass(16 * minute, minute);
  expect(await stateOf()).toMatchObject({ state: "active", fault: "unauthorised" });
  await world.pass(4 * minute, minute);
  expect(await stateOf()).toMatchObject({ state: "inactive", stopReason: "unauthorised" });
  world.woo.place();
  const wrong = { platform: "woocommerce", name: "Shop", address: world.woo.host, key: "ck_good", secret: "cs_wrong" };
  expect(await connectShop.execute(world.scope, wrong)).toMatchObject({
    failure: { fields: { secret: [{ code: "shop_unauthorised" }] } },
  });
  const again = await connectShop.execute(world.scope, { ...wrong, secret: "cs_other" });
  expect(again).toMatchObject({ ok: true, value: { id } });
  await world.run();
  expect(await world.taken()).toHaveLength(1);
});

test("secrets are stored encrypted; disconnecting removes subscriptions and stored data, orders stay", async () => {
  world.shopify.place();
  const id = await world.connect("shopify");
  await world.run();
  const [row] = await world.scope.db.select().from(shops).where(eq(shops.id, id));
  expect(JSON.stringify(row)).not.toContain(world.shopify.clientSecret);
  expect(world.shopify.hooks.size).toBe(15);
  const gone = await disconnectShop.execute(world.scope, { id, version: row?.version });
  expect(gone.ok).toBe(true);
  expect(world.shopify.hooks.size).toBe(0);
  expect(await world.scope.db.select().from(shops)).toEqual([]);
  expect(await world.taken()).toHaveLength(1);
});

test("a subscription deleted in the shop is created again within a day", async () => {
  await world.connect("shopify");
  await world.run();
  for (const id of [...world.shopify.hooks.keys()].slice(0, 5)) world.shopify.hooks.delete(id);
  await world.pass(25 * 60 * minute, 30 * minute);
  expect(world.shopify.hooks.size).toBe(15);
});

test("a host that strips the authorization header gets the keys in the URL", async () => {
  world.woo.stripsHeader = true;
  world.woo.place();
  await world.connect("woocommerce");
  await world.run();
  expect(await world.taken()).toHaveLength(1);
});

test("goods are packed by SKU and weight; locations and methods follow their rules", async () => {
  const made = await mine.fetch("/api/packages", {
    body: { name: "Parcel S", type: 1, units: "metric", length: 30, width: 20, height: 10 },
  });
  const { data } = await made.json<{ data: { id: string } }>();
  const lines = [
    { id: "1", sku: "SACK-30", title: "Sack", left: 2, grams: 30_000 },
    { id: "2", sku: "A-1", title: "Coffee", left: 3, grams: 3000 },
  ];
  world.shopify.place({ parts: [{ id: "77", status: "OPEN", location: "1", lines }] });
  world.shopify.place({ method: "Abholung im Laden" });
  const id = await world.connect("shopify", {
    hold_minutes: 0,
    methods: [{ key: "Abholung im Laden", action: "skip" }],
    packages: [
      { by: "sku", value: "SACK-", template_id: data.id },
      { by: "weight", value: "5000", template_id: data.id },
    ],
  });
  await world.run();
  const order = await onlyOrder();
  const { packages } = await readPackagesAndCollections(world.scope, order.id);
  expect(packages.map(({ quantity, weight, length }) => [quantity, weight, length])).toEqual([
    [2, 30_000, 300],
    [2, 4500, 300],
  ]);
  await changeShop(world.scope, id, { methods: [] });
  await world.run();
  expect(await world.taken()).toHaveLength(2);
  expect((await readOrder(world.scope, order.number)).ok).toBe(true);
});

test("WooCommerce goods and variations have their product's weight; statuses of extensions can be chosen", async () => {
  const sold = (id: number, variation: number, quantity: number) => ({
    ...{ id, name: "Jug", quantity, sku: "J-1", product_id: 32, variation_id: variation },
  });
  world.woo.place();
  world.woo.place({ lines: [sold(1, 33, 2), sold(2, 34, 1), sold(3, 0, 1)] });
  world.woo.place({ status: "packed" });
  const id = await world.connect("woocommerce");
  await world.run();
  const taken = await world.taken();
  expect(taken.map(({ weight }) => weight)).toEqual([400, 2 * 2500 + 1500 + 1500]);
  const [shop] = await world.scope.db.select().from(shops).where(eq(shops.id, id));
  expect(shop?.offer.statuses).toContainEqual({ key: "packed", name: "Packed" });
  expect(shop?.offer.statuses.map(({ key }) => key)).not.toContain("completed");
  await changeShop(world.scope, id, { statuses: ["processing", "packed"] });
  world.woo.change(world.woo.place({ status: "packed" }).id, () => {});
  await world.pass(16 * minute, minute);
  expect(await world.taken()).toHaveLength(4);
});

test("the page of a shop counts imported orders by kind and by hour", async () => {
  const id = await world.connect("woocommerce");
  for (const _ of [1, 2]) world.woo.place();
  await world.run();
  world.now += 3 * 60 * minute;
  world.woo.place();
  await world.run();
  const { kinds, hours } = await countSyncFigures(world.scope, id, world.now + minute - day);
  expect(kinds.get("created")).toBe(3);
  expect([hours.length, hours[20], hours[23]]).toEqual([24, 2, 1]);
});

test("a shop's options are refreshed daily and on demand; payment methods found only in its orders can be mapped", async () => {
  world.shopify.place({ gateway: "Vorkasse" });
  const id = await world.connect("shopify");
  await world.run();
  const offer = async () => (await world.scope.db.select().from(shops).where(eq(shops.id, id)))[0]?.offer;
  expect((await offer())?.gateways.map(({ key }) => key)).toEqual(["Cash on Delivery (COD)", "Vorkasse"]);
  world.shopify.methods.push("Abendlieferung");
  expect((await syncNow.execute(world.scope, { id })).ok).toBe(true);
  await world.run();
  expect((await offer())?.methods.map(({ key }) => key)).toEqual(["Standard", "Express", "Abendlieferung"]);
  world.shopify.methods.push("Samstag");
  await world.pass(25 * 60 * minute, 60 * minute);
  expect((await offer())?.methods).toHaveLength(4);
  expect((await offer())?.gateways).toHaveLength(2);
});

test("a retry on request skips the backoff of an unresponsive shop, but not one the shop asked for", async () => {
  const id = await world.connect("woocommerce");
  await world.run();
  const shop = async () => (await world.scope.db.select().from(shops).where(eq(shops.id, id)))[0];
  world.woo.faultRates = { ...world.woo.faultRates, broken: 1 };
  await world.pass(40 * minute, minute);
  expect(await shop()).toMatchObject({ fault: "shop_fault" });
  world.woo.faultRates = { ...world.woo.faultRates, broken: 0 };
  const placed = world.woo.place();
  await world.run();
  expect(await world.taken()).toHaveLength(0);
  expect((await syncNow.execute(world.scope, { id })).ok).toBe(true);
  await world.run();
  expect(await world.taken()).toHaveLength(1);
  expect(await shop()).toMatchObject({ fault: null });
  expect(placed.id).toBeGreaterThan(0);
});

test("a response that never ends is aborted once it is too long", async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1000;
      controller.enqueue(new Uint8Array(1000).fill(97));
    },
  });
  expect(await readBoundedText(new Response(endless), 50_000)).toBeNull();
  expect(sent).toBeLessThan(60_000);
  expect(await readBoundedText(new Response("Töpferei"), 50_000)).toBe("Töpferei");
  expect(await readBoundedText(new Response(null), 50_000)).toBe("");
});
