import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { collections, orderEvents, orderPackages, orders } from "#app/modules/orders/db/orders.tables.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { locationCatalogue } from "#app/modules/places/commands/locations.server.ts";
import { shippingMethodCatalogue } from "#app/modules/pricing/commands/shipping-methods.server.ts";
import { orderFees } from "#app/modules/pricing/db/order-fees.tables.ts";
import { portalPermissions } from "#app/platform/access/portal.ts";
import { createConnectedPair } from "../merchants.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

async function shopWithPlace(shop: TestWorkspace): Promise<string> {
  const address = { line1: "Am Deich 1", city: "Hamburg", country: "DE", postal_code: "20095" };
  const place = { name: "Shop", address, longitude: 9.99, latitude: 53.55, functions: [1, 2, 3, 4] };
  const made = await locationCatalogue.create.execute(shop.scope, place);
  if (!made.ok) throw new Error(JSON.stringify(made.failure));
  return made.value.id;
}

async function methodOf({ scope }: TestWorkspace, name = "Standard"): Promise<string> {
  const made = await shippingMethodCatalogue.create.execute(scope, {
    name,
    type: 1,
    currency: "EUR",
    base_fee: "5.90",
  });
  if (!made.ok) throw new Error(JSON.stringify(made.failure));
  return made.value.id;
}

const draft = (location: string, changes: object = {}) => ({
  source: { location_id: location },
  destination: {
    address: { line1: "Lange Reihe 2", city: "Hamburg", country: "DE", postal_code: "20099" },
    point: { longitude: 10.01, latitude: 53.556 },
  },
  customer: { first_name: "Ada", last_name: "Lund", phone: "+49 40 1234567" },
  packages: [{ quantity: 2, weight: 1.5 }],
  units: "metric",
  collections: [{ amount: "20", currency: "EUR", method: 1 }],
  ...changes,
});

async function ask<Data>(who: TestWorkspace, path: string, body?: object, method?: string) {
  const answer = await who.fetch(path, body ? { body, ...(method ? { method } : {}) } : {});
  const json = (await answer.json()) as {
    data: Data;
    code?: string;
    message?: string;
    errors?: Record<string, unknown>;
  };
  return { status: answer.status, ...json };
}

async function portal(changes: object = {}) {
  const pair = await createConnectedPair(changes);
  return { ...pair, place: await shopWithPlace(pair.shop), method: await methodOf(pair.carrier) };
}

test("a portal order belongs to the merchant and is fulfilled by the carrier; both find it, others do not", async () => {
  const { carrier, shop, merchantId, place, method } = await portal({ default_proof: 3 });
  const made = await ask<{ id: string; number: string; status: number }>(
    shop,
    "/api/orders",
    draft(place, { shipping_method_id: method, external_id: "S-1" }),
  );
  expect(made.status).toBe(201);
  expect(made.data.status).toBe(orderStatuses.code.ready);
  const { db } = shop.scope;
  const [row] = await db.select().from(orders);
  expect(row).toMatchObject({
    accountId: carrier.account.id,
    carrierAccountId: carrier.account.id,
    ownerAccountId: shop.account.id,
    merchantId,
    kind: "merchant_standard",
    customerId: null,
    proofOfDelivery: 3,
  });
  expect(row?.ownerCustomerId).toBeTruthy();
  const path = `/api/orders/${made.data.number}`;
  const stranger = await createTestWorkspace({ kind: "merchant" });
  expect((await ask(carrier, path)).status).toBe(200);
  expect((await ask(shop, path)).status).toBe(200);
  expect(await ask(stranger, path)).toMatchObject({ status: 404, code: "order_not_found" });
  const list = async (who: TestWorkspace) =>
    (await ask<{ orders: unknown[]; pagination: { total: number } }>(who, "/api/orders")).data;
  expect((await list(shop)).orders).toHaveLength(1);
  expect((await list(shop)).pagination.total).toBe(1);
  expect((await list(carrier)).orders).toHaveLength(1);
  expect((await list(stranger)).orders).toHaveLength(0);
  const found = await ask<{ orders: unknown[] }>(shop, "/api/orders?search=Lund");
  expect(found.data.orders).toHaveLength(1);
  const again = await ask(shop, "/api/orders", draft(place, { shipping_method_id: method, external_id: "S-1" }));
  expect(again.status).toBe(422);
});

test("an order without a carrier is assigned to one with all its parts, and returned", async () => {
  const { carrier, shop, merchantId, place, method } = await portal();
  const { db } = shop.scope;
  const made = await ask<{ id: string; status: number }>(shop, "/api/orders", draft(place, { without_carrier: true }));
  const { id } = made.data;
  expect(made.data.status).toBe(orderStatuses.code.new);
  const holders = async () => {
    const of = (table: typeof orderPackages | typeof collections | typeof orderEvents) =>
      db.select({ account: table.accountId }).from(table).where(eq(table.orderId, id));
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    const parts = [...(await of(orderPackages)), ...(await of(collections)), ...(await of(orderEvents))];
    return { order, accounts: [...new Set([order?.accountId, ...parts.map(({ account }) => account)])] };
  };
  expect((await holders()).accounts).toEqual([shop.account.id]);
  const given = await ask<{ succeeded: string[] }>(shop, "/api/orders/assign-carrier", {
    orders: [id],
    shipping_method_id: method,
  });
  expect(given.data.succeeded).toEqual([id]);
  expect(await holders()).toMatchObject({
    order: { status: orderStatuses.code.ready, merchantId, shippingMethodId: method },
    accounts: [carrier.account.id],
  });
  const twice = await ask<{ refused: unknown[] }>(shop, "/api/orders/assign-carrier", {
    orders: [id],
    shipping_method_id: method,
  });
  expect(twice.data.refused).toMatchObject([{ code: "illegal_transition" }]);
  const back = await ask<{ succeeded: string[] }>(carrier, "/api/orders/unassign", { orders: [id] });
  expect(back.data.succeeded).toEqual([id]);
  expect(await holders()).toMatchObject({
    order: { status: orderStatuses.code.new, merchantId: null, carrierAccountId: null },
    accounts: [shop.account.id],
  });
  const gone = await ask<{ refused: unknown[] }>(carrier, "/api/orders/cancel", { orders: [id], reason: "x" });
  expect(gone.data.refused).toMatchObject([{ code: "not_found" }]);
});

test("the merchant changes and cancels its assigned order without seeing the names of the carrier's people", async () => {
  const { carrier, shop, place, method } = await portal();
  const made = await ask<{ id: string; number: string }>(
    shop,
    "/api/orders",
    draft(place, { shipping_method_id: method }),
  );
  const path = `/api/orders/${made.data.number}`;
  const seen = await carrier.scope.db.query.orders.findFirst({ where: eq(orders.id, made.data.id) });
  const version = seen?.version ?? 0;
  expect((await ask(carrier, `${path}/notes`, { notes: "Ring twice", version }, "PUT")).status).toBe(200);
  // The merchant has not seen the notes: the change is refused, and repeated after reading.
  const five = { packages: [{ quantity: 5 }] };
  expect((await ask(shop, `${path}/packages`, { ...five, version }, "PUT")).status).toBe(409);
  expect((await ask(shop, `${path}/packages`, { ...five, version: version + 1 }, "PUT")).status).toBe(200);
  const driver = crypto.randomUUID();
  await carrier.scope.db.update(orders).set({ agentId: driver }).where(eq(orders.id, made.data.id));
  expect((await ask<{ order: object }>(carrier, path)).data.order).toMatchObject({ agent_id: driver });
  expect((await ask<{ order: object }>(shop, path)).data.order).toMatchObject({ agent_id: null, plan_id: null });
  const received = await ask<{ timeline: { actor: { name: string }; type: string }[] }>(shop, `${path}/timeline`);
  expect(received.data.timeline.map(({ actor }) => actor.name)).toEqual([
    shop.scope.actor.name,
    carrier.account.name,
    shop.scope.actor.name,
  ]);
  const packages = await shop.scope.db.select().from(orderPackages);
  expect(packages.map(({ accountId, quantity }) => [accountId, quantity])).toEqual([[carrier.account.id, 5]]);
  const cancelled = await ask<{ succeeded: string[] }>(shop, "/api/orders/cancel", {
    orders: [made.data.id],
    reason: "Sold out",
  });
  expect(cancelled.data.succeeded).toEqual([made.data.id]);
  expect((await ask<{ order: { status: number } }>(carrier, path)).data.order.status).toBe(
    orderStatuses.code.cancelled,
  );
});

test.each([
  ["/api/shipments/deliveries", 403],
  ["/api/plans", 403],
  ["/api/routes", 403],
  ["/api/agents", 403],
  ["/api/merchants", 403],
  ["/api/shipping-methods", 403],
  ["/api/orders", 200],
  ["/api/customers", 200],
  ["/api/carriers", 200],
  ["/api/members", 200],
  ["/api/locations", 200],
])("a portal owner requests %s and gets %i", async (path, status) => {
  const shop = await createTestWorkspace({ kind: "merchant" });
  expect((await shop.fetch(path)).status).toBe(status);
});

test("a limited portal member never exceeds its permissions, whatever was granted", async () => {
  const shop = await createTestWorkspace({
    kind: "merchant",
    permissions: ["orders", "plans", "shipments", "orders.ship"],
  });
  expect(shop.account.permissions).toEqual(["portal", "orders"]);
  expect(portalPermissions).not.toContain("orders.update.fees");
});

test.each([
  ["carrier", "standard", false, 201],
  ["carrier", "standard", true, 201],
  ["carrier", "internal", true, 422],
  ["carrier", "merchant_standard", false, 422],
  ["carrier", "merchant_standard", true, 201],
  ["carrier", "merchant_return", true, 201],
  ["merchant", "merchant_standard", false, 201],
  ["merchant", "merchant_return", false, 201],
  ["merchant", "return", false, 201],
  ["merchant", "internal", false, 422],
] as const)("a %s creates a %s order with a merchant: %s, and gets %i", async (who, kind, named, status) => {
  const { carrier, shop, merchantId, place } = await portal();
  const maker = who === "carrier" ? carrier : shop;
  const location = who === "carrier" ? await shopWithPlace(carrier) : place;
  const made = await ask(
    maker,
    "/api/orders",
    draft(location, { kind, ...(named ? { merchant_id: merchantId } : {}) }),
  );
  expect(made.status).toBe(status);
  if (status !== 201 || !(named || who === "merchant")) return;
  const [order] = await carrier.scope.db.select().from(orders);
  expect(order).toMatchObject({ ownerAccountId: shop.account.id, accountId: carrier.account.id, merchantId });
});

test("a merchant at its limit creates no order: single, bulk, or by the carrier on its behalf", async () => {
  const { carrier, shop, merchantId, place, method } = await portal({
    billing_limits: [{ currency: "EUR", amount: "10" }],
  });
  const { db } = carrier.scope;
  const fee = (id: string, amount: number) => ({
    id,
    accountId: carrier.account.id,
    orderId: id,
    merchantId,
    type: "custom" as const,
    event: "custom" as const,
    amount,
    currency: "EUR",
    formula: "",
    inputs: {},
    postedAt: 1,
  });
  await db.insert(orderFees).values(fee("a", 999));
  const one = draft(place, { shipping_method_id: method });
  expect((await ask(shop, "/api/orders", one)).status).toBe(201);
  await db.insert(orderFees).values(fee("b", 1));
  expect(await ask(shop, "/api/orders", one)).toMatchObject({
    status: 409,
    code: "billing_limit_reached",
    message:
      "Billing Limit Reached: Your account has reached its billing limit. Settle your outstanding balance to resume placing orders.",
  });
  const bulk = await ask<{ refused: unknown[] }>(shop, "/api/orders/bulk", { mode: "create", orders: [one] });
  expect(bulk.data.refused).toMatchObject([{ index: 0, code: "billing_limit_reached" }]);
  const own = draft(await shopWithPlace(carrier), { merchant_id: merchantId });
  expect((await ask(carrier, "/api/orders", own)).code).toBe("billing_limit_reached");
  await db.update(orderFees).set({ paidAt: 2 }).where(eq(orderFees.id, "a"));
  expect((await ask(shop, "/api/orders", one)).status).toBe(201);
});

test("a method unavailable to the merchant and another account's carrier appear unknown", async () => {
  const { carrier, shop, place } = await portal();
  const foreign = await createTestWorkspace();
  const other = await methodOf(foreign);
  const refused = await ask(shop, "/api/orders", draft(place, { shipping_method_id: other }));
  expect(Object.keys(refused.errors ?? {})).toEqual(["shipping_method_id"]);
  const unknown = await ask(shop, "/api/orders", draft(place, { carrier_id: foreign.account.id }));
  expect(Object.keys(unknown.errors ?? {})).toEqual(["carrier_id"]);
  const theirs = await shopWithPlace(carrier);
  const place2 = await ask(shop, "/api/orders", draft(theirs));
  expect(place2.status).toBe(422);
});

test("merchant and carrier read each other's order documents and remove only their own; others see none", async () => {
  const { carrier, shop, place, method } = await portal();
  const waiting = await sendDocument(shop, "/orders/documents", "packing list");
  const order = draft(place, { shipping_method_id: method, documents: [waiting.id] });
  const { data } = await ask<{ id: string; number: string }>(shop, "/api/orders", order);
  const path = `/api/orders/${data.number}/documents`;
  const theirs = await sendDocument(shop, path, "customs form");
  const ours = await sendDocument(carrier, path, "delivery note");
  const listed = async (who: TestWorkspace) =>
    (await ask<{ documents: { id: string; is_own: boolean }[] }>(who, path)).data.documents.map(({ id, is_own }) => [
      id,
      is_own,
    ]);
  expect(await listed(shop)).toEqual([
    [waiting.id, true],
    [theirs.id, true],
    [ours.id, false],
  ]);
  expect(await listed(carrier)).toEqual([
    [waiting.id, false],
    [theirs.id, false],
    [ours.id, true],
  ]);
  expect(await (await carrier.fetch(`${path}/${theirs.id}`)).text()).toBe("%PDF-1.7 customs form");
  expect(await (await carrier.fetch(`${path}/${waiting.id}`)).text()).toBe("%PDF-1.7 packing list");
  expect(await (await shop.fetch(`${path}/${ours.id}`)).text()).toBe("%PDF-1.7 delivery note");
  for (const third of [await createTestWorkspace({ kind: "merchant" }), await createTestWorkspace()]) {
    expect((await third.fetch(path)).status).toBe(404);
    for (const { id } of [theirs, ours]) expect((await third.fetch(`${path}/${id}`)).status).toBe(404);
  }
  expect((await carrier.fetch(`${path}/${theirs.id}`, { method: "DELETE" })).status).toBe(404);
  expect((await shop.fetch(`${path}/${ours.id}`, { method: "DELETE" })).status).toBe(404);
  expect((await shop.fetch(`${path}/${theirs.id}`, { method: "DELETE" })).status).toBe(200);
  expect(await listed(carrier)).toHaveLength(2);
});

async function sendDocument(who: TestWorkspace, path: string, text: string): Promise<{ id: string }> {
  const form = new FormData();
  form.set("file", new File([`%PDF-1.7 ${text}`], `${text}.pdf`));
  const packed = new Response(form);
  const answer = await who.send(path, {
    method: "POST",
    body: await packed.arrayBuffer(),
    headers: { "content-type": packed.headers.get("content-type") ?? "" },
  });
  const { data, value }: { data?: { id: string }; value?: { id: string } } = await answer.json();
  const kept = data ?? value;
  if (!kept) throw new Error(`not kept: ${answer.status}`);
  return kept;
}
