import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { updateOrderCommands } from "#app/modules/orders/commands/update-order.server.ts";
import { orderEvents } from "#app/modules/orders/db/orders.tables.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { formatFeedbackPhotoKey } from "#app/modules/orders/model/tracked/feedback.ts";
import { authorizeShop } from "#app/modules/shops/commands/authorize-shop.server.ts";
import { receivePrivacyRequest } from "#app/modules/shops/commands/receive-privacy-request.server.ts";
import { receiveShopKeys, returnFromShop } from "#app/modules/shops/commands/return-from-shop.server.ts";
import { erasePersonalData } from "#app/modules/shops/db/erase-personal-data.server.ts";
import { shopGrants, shopOrders, shops } from "#app/modules/shops/db/shops.tables.ts";
import type { SentMessage } from "#tests/fakes/seeded-random.ts";
import { ShopWorld } from "../shops.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

const minute = 60_000;
const { delivered, out_for_delivery: out } = orderStatuses.code;
let mine: TestWorkspace;
let world: ShopWorld;

beforeEach(async () => {
  mine = await createTestWorkspace({ country: "DE", timezone: "Europe/Berlin" });
  world = new ShopWorld(mine);
  world.appSecret = "app-secret-app-secret";
});

/** Somebody presses "Connect": the page of the shop. */
async function pageOf(platform: "shopify" | "woocommerce"): Promise<string> {
  const address = platform === "shopify" ? world.shopify.host : world.woo.host;
  const begun = await authorizeShop.execute(world.scope, { platform, name: "Shop", address });
  if (!begun.ok) throw new Error(JSON.stringify(begun.failure));
  return Object(begun.value).url;
}

/** The shop's owner approves the app, and returns. */
async function allow(platform: "shopify" | "woocommerce", says: "yes" | "no" = "yes"): Promise<string> {
  const page = await pageOf(platform);
  const back =
    platform === "shopify"
      ? await world.shopify.allow(page, { secret: world.appSecret, says })
      : await world.woo.allow(page, { post, says });
  if (back === null) throw new Error(`${page} is no page of the shop`);
  expect(new URL(back).pathname).toBe("/settings/integrations/return");
  return new URL(back).search.slice(1);
}

const post = async (_: string, body: string) => ((await receiveShopKeys(world.app, JSON.parse(body))).ok ? 200 : 409);
const come = (query: string) => returnFromShop.execute(world.scope, { query });
const rows = () => world.scope.db.select().from(shops);

for (const platform of ["shopify", "woocommerce"] as const)
  test(`${platform}: a person who approves the app connects the shop, and its orders are imported`, async () => {
    const shop = platform === "shopify" ? world.shopify : world.woo;
    shop.place();
    const query = await allow(platform);
    const done = await come(query);
    expect(done).toMatchObject({ ok: true });
    // The way back leads in once.
    expect(await come(query)).toMatchObject({ failure: { code: "grant_unknown" } });
    const [row] = await rows();
    expect(row).toMatchObject({ platform, state: "active", signIn: platform === "shopify" ? "oauth" : "keys" });
    expect(JSON.stringify(row)).not.toContain(world.woo.secret);
    expect(await world.scope.db.select().from(shopGrants)).toEqual([]);
    await world.settle(row?.id ?? "");
    await world.run();
    expect(await world.taken()).toHaveLength(1);
  });

test("a Shopify token lasts an hour and is renewed with its refresh token; messages are signed by the app", async () => {
  await come(await allow("shopify"));
  const [row] = await rows();
  await world.settle(row?.id ?? "");
  await world.run();
  await world.pass(5 * 60 * minute, 30 * minute);
  world.shopify.place();
  await world.deliver();
  await world.run();
  expect(await world.taken()).toHaveLength(1);
  expect((await rows())[0]).toMatchObject({ state: "active", fault: null });
  // Another secret of the app: what was stored for this shop knew none.
  world.appSecret = "a-newer-secret";
  world.shopify.appSecret = "a-newer-secret";
  world.shopify.place();
  await world.deliver();
  await world.run();
  expect(await world.taken()).toHaveLength(2);
});

test("rejects a tampered, late, denied or another person's authorization; nothing is connected", async () => {
  const query = new URLSearchParams(await allow("shopify"));
  const changed = new URLSearchParams(query);
  changed.set("shop", "other.myshopify.com");
  expect(await come(`${changed}`)).toMatchObject({ failure: { code: "signature_invalid" } });
  const stranger = await createTestWorkspace();
  const strangers = { ...stranger.scope, ports: world.app.ports };
  expect(await returnFromShop.execute(strangers, { query: `${query}` })).toMatchObject({
    failure: { code: "grant_unknown" },
  });
  world.now += 11 * minute;
  expect(await come(`${query}`)).toMatchObject({ failure: { code: "signature_invalid" } });
  expect(await come("state=x")).toMatchObject({ failure: { code: "signature_invalid" } });
  expect(await come("")).toMatchObject({ failure: { code: "grant_unknown" } });
  expect(await come(await allow("woocommerce", "no"))).toMatchObject({ failure: { code: "grant_denied" } });
  expect(await come(await allow("shopify", "no"))).toMatchObject({ failure: { code: "grant_denied" } });
  const late = await allow("woocommerce");
  world.now += 61 * minute;
  expect(await come(late)).toMatchObject({ failure: { code: "grant_unknown" } });
  expect(await rows()).toEqual([]);
});

test("rejects unrequested keys, a second pair, and read-only keys", async () => {
  const keys = { consumer_key: "ck", consumer_secret: "cs", key_permissions: "read_write" };
  const state = new URL(await pageOf("woocommerce")).searchParams.get("user_id");
  const received = async (body: object) => (await receiveShopKeys(world.app, body)).ok;
  expect(await received({ ...keys, user_id: "nobody" })).toBe(false);
  expect(await received({ ...keys, user_id: state, key_permissions: "read" })).toBe(false);
  expect(await received({ ...keys, user_id: state })).toBe(true);
  expect(await received({ ...keys, user_id: state, consumer_key: "ck_of_a_stranger" })).toBe(false);
  expect(await received({})).toBe(false);
});

test("rejects internal URLs as shops; without the app Shopify connects by keys; no reconnecting when connected", async () => {
  const begin = (input: object) =>
    authorizeShop.execute(world.scope, { platform: "woocommerce", name: "Shop", ...input });
  for (const address of ["shop.internal", "127.0.0.1", "10.0.0.1", "waybill.localhost"])
    expect(await begin({ address }), address).toMatchObject({
      failure: { fields: { address: [{ code: expect.stringMatching(/url_inside|shop_address_invalid/) }] } },
    });
  await come(await allow("woocommerce"));
  expect(await begin({ address: world.woo.host })).toMatchObject({
    failure: { fields: { address: [{ code: "shop_connected" }] } },
  });
  world.appSecret = "";
  expect(await begin({ platform: "shopify", address: "talroesterei" })).toMatchObject({
    failure: { fields: { platform: [{ code: "shops:shop_no_app" }] } },
  });
});

/** Shopify's message to the app, as it comes. */
const heardOf = async ({ headers, body }: SentMessage) =>
  receivePrivacyRequest(world.app, { header: (name) => headers[name] ?? "", body });

test("erases a customer once their orders are finished: names, streets, phones and mail are nowhere", async () => {
  const first = world.shopify.place();
  world.shopify.place({ email: "bleibt@example.org" });
  await come(await allow("shopify"));
  const [row] = await rows();
  await world.settle(row?.id ?? "");
  await world.run();
  const [one, other] = await world.taken();
  if (!one || !other) throw new Error("two orders");
  const edited = await updateOrderCommands.notes.execute(world.scope, {
    ...{ number: one.number, version: one.version, notes: "Ring at Huber" },
  });
  expect(edited.ok).toBe(true);
  const wish = await world.shopify.privacy("customers/redact", { orders_to_redact: [Number(first.id)] });
  await world.moves(one.number, out);
  expect((await heardOf({ ...wish, body: wish.body.replace("1", "2") })).ok).toBe(false);
  expect((await heardOf(wish)).ok).toBe(true);
  expect((await world.taken())[0]?.customerName).toBe("Anna Huber");
  await world.moves(one.number, delivered);
  const photos = [formatFeedbackPhotoKey(one, "a"), formatFeedbackPhotoKey(other, "a")];
  for (const key of photos) await world.app.ports.files.put(key, "photo", "image/png");
  await erasePersonalData(world.app);
  await erasePersonalData(world.app);
  const left = await Promise.all(photos.map((key) => world.app.ports.files.get(key)));
  expect(left.map((file) => file !== null)).toEqual([false, true]);
  const [erased, kept] = await world.taken();
  expect(erased).toMatchObject({ customerName: "–", customerPhone: null, customerEmail: null, notes: null });
  expect(erased?.destination.address).toMatchObject({ line1: "–", city: "Berlin", postalCode: "10115" });
  expect(kept).toMatchObject({ customerName: "Anna Huber", customerEmail: "bleibt@example.org" });
  const events = await world.scope.db.select().from(orderEvents).where(eq(orderEvents.orderId, one.id));
  const stored = await world.scope.db.select().from(shopOrders).where(eq(shopOrders.orderId, one.id));
  expect(JSON.stringify([erased, events, stored])).not.toMatch(/Huber|Hauptstrasse|901820|kunde-/);
  const listed = await (await mine.fetch("/api/inbox")).json<{ data: { inbox: { kind: string }[] } }>();
  expect(listed.data.inbox.map(({ kind }) => kind)).toEqual(["shop_privacy"]);
});

test("an erasure that is cut off before the photos are gone is done again", async () => {
  const first = world.shopify.place();
  await come(await allow("shopify"));
  const [row] = await rows();
  await world.settle(row?.id ?? "");
  await world.run();
  const [order] = await world.taken();
  if (!order) throw new Error("one order");
  await heardOf(await world.shopify.privacy("customers/redact", { orders_to_redact: [Number(first.id)] }));
  await world.moves(order.number, delivered);
  const photo = formatFeedbackPhotoKey(order, "a");
  const { files } = world.app.ports;
  await files.put(photo, "photo", "image/png");
  const deleteUnder = () => Promise.reject(new Error("cut off"));
  const cutOff = { ...world.app, ports: { ...world.app.ports, files: { ...files, deleteUnder } } };
  await expect(erasePersonalData(cutOff)).rejects.toThrow("cut off");
  expect(await files.get(photo)).not.toBeNull();
  await erasePersonalData(world.app);
  expect(await files.get(photo)).toBeNull();
});

test("a customer data request is passed on with our numbers; an uninstalled shop is deleted", async () => {
  const placed = world.shopify.place();
  await come(await allow("shopify"));
  const [row] = await rows();
  await world.settle(row?.id ?? "");
  await world.run();
  const [order] = await world.taken();
  await heardOf(await world.shopify.privacy("customers/data_request", { orders_requested: [Number(placed.id)] }));
  const inboxOf = async () =>
    (await (await mine.fetch("/api/inbox")).json<{ data: { inbox: { kind: string; detail: object }[] } }>()).data.inbox;
  expect(await inboxOf()).toMatchObject([{ kind: "shop_privacy", detail: { wanted: "data", numbers: order?.number } }]);
  await world.moves(order?.number ?? "", delivered);
  const photo = order ? formatFeedbackPhotoKey(order, "a") : "";
  await world.app.ports.files.put(photo, "photo", "image/png");
  await heardOf(await world.shopify.privacy("shop/redact", {}));
  expect(await world.app.ports.files.get(photo)).toBeNull();
  expect(await rows()).toEqual([]);
  expect(await world.scope.db.select().from(shopOrders)).toEqual([]);
  expect((await world.taken())[0]?.customerName).toBe("–");
});
