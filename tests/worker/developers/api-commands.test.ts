import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { invitations } from "#app/modules/identity/db/identity.tables.ts";
import { connections } from "#app/modules/partners/db/partners.tables.ts";
import { planStatuses } from "#app/modules/planning/model/plan.enums.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { createPlanWorld, createTestPlan, depotPoint } from "#tests/factories/plans.ts";
import { createMerchant } from "../merchants.ts";
import { optimizeToReady, viewPlan } from "../plan-watch.ts";
import { ShopWorld } from "../shops.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

// Calls whose commands are tested by themselves elsewhere: here a program makes each of them over HTTP and it does what it says.

async function does<Data>(who: TestWorkspace, call: string, body?: unknown): Promise<Data> {
  const [method = "", path = ""] = call.split(" ");
  const answer = await who.fetch(`/api/${path}`, { method, body: method === "GET" ? undefined : (body ?? {}) });
  const received = await answer.json<{ data: Data }>();
  expect([call, answer.status, answer.ok ? "" : received], call).toEqual([call, expect.any(Number), ""]);
  return received.data;
}

test("an alert is read, changed, switched off and on, and taken away", async () => {
  const who = await createTestWorkspace();
  const rule = { name: "Plans", events: ["plan.failed"], channels: ["mail"] };
  const { id } = await does<{ id: string }>(who, "POST alerts", rule);
  const read = async () => (await does<{ alert: { version: number } }>(who, `GET alerts/${id}`)).alert;
  const { version } = await read();
  await does(who, `PUT alerts/${id}`, { ...rule, name: "All plans", version });
  expect(await read()).toMatchObject({ name: "All plans", active: true });
  await does(who, `POST alerts/${id}/disable`);
  expect(await read()).toMatchObject({ active: false });
  await does(who, `POST alerts/${id}/enable`);
  expect(await read()).toMatchObject({ active: true });
  await does(who, `DELETE alerts/${id}`);
  expect((await who.fetch(`/api/alerts/${id}`)).status).toBe(404);
});

test("a shop is paused, resumed and polled; one of its orders is retried, and a pending change decided", async () => {
  const who = await createTestWorkspace();
  const world = new ShopWorld(who);
  const placed = world.shopify.place();
  const wrong = world.shopify.place({ address: { ...placed.address, address1: "" } });
  const id = await world.connect("shopify");
  await world.run();
  const shop = async () =>
    (await does<{ integration: { state: string; version: number } }>(who, `GET integrations/${id}`)).integration;
  await does(who, `POST integrations/${id}/pause`, { version: (await shop()).version });
  expect(await shop()).toMatchObject({ state: "paused" });
  await does(who, `POST integrations/${id}/resume`, { version: (await shop()).version });
  expect(await shop()).toMatchObject({ state: "active" });

  const calls = world.shopify.calls;
  await does(who, `POST integrations/${id}/sync`);
  await world.run();
  expect(world.shopify.calls).toBeGreaterThan(calls);

  const refused = (await world.log(wrong.name)).at(-1);
  expect(refused).toMatchObject({ kind: "refused" });
  wrong.address = placed.address;
  await does(who, `POST integrations/${id}/orders/${refused?.row}/retry`);
  await world.run();
  expect((await world.log(wrong.name)).at(-1)).toMatchObject({ kind: "created" });

  const [order] = await world.taken();
  await world.moves(order?.number ?? "", 4);
  world.now += 60_000;
  world.shopify.change(placed.id, (each) => {
    each.note = "Ring once";
    for (const part of each.parts) part.status = "OPEN";
    for (const line of each.parts.flatMap(({ lines }) => lines)) line.left = 2;
  });
  await world.deliver();
  await world.run();
  const question = (await world.log(placed.name)).at(-1);
  expect(question).toMatchObject({ kind: "needs_review" });
  await does(who, `POST integrations/${id}/orders/${question?.row}/answer`, { answer: "leave" });
  await world.run();
  expect((await world.log(placed.name)).at(-1)).toMatchObject({ kind: "reviewed" });
});

test("a merchant portal is offered, offered again, and withdrawn; the merchant dismisses, accepts and leaves", async () => {
  const carrier = await createTestWorkspace();
  const shop = await createTestWorkspace({ kind: "merchant" });
  const id = await createMerchant(carrier);
  const { db } = carrier.scope;
  const status = async () => (await db.select().from(connections)).at(-1);
  const invite = () => does(carrier, `POST merchants/${id}/invite`, { email: shop.email });
  await invite();
  // A minute and more ago, as far as the pause between two letters knows.
  await db.update(invitations).set({ expiresAt: sql`expires_at - 3600000` });
  await does(carrier, `POST merchants/${id}/resend`);
  await does(carrier, `POST merchants/${id}/revoke`);
  expect(await status()).toMatchObject({ status: "revoked" });
  await invite();
  const connection = (await status())?.id;
  await does(shop, `POST carriers/${connection}/dismiss`);
  expect(await status()).toMatchObject({ status: "dismissed" });
  await invite();
  const next = (await status())?.id;
  await does(shop, `POST carriers/${next}/accept`);
  await does(carrier, `POST merchants/${id}/disconnect`);
  await invite();
  const last = (await status())?.id;
  await does(shop, `POST carriers/${last}/accept`);
  await does(shop, `POST carriers/${last}/disconnect`);
  expect(await status()).toMatchObject({ status: "disconnected" });
});

test("a shipment's addresses, contacts, pickup and plan are changed by its number", async () => {
  const who = await createTestWorkspace();
  const world = await createPlanWorld(who.scope, { shipments: 2, agents: 1 });
  const { db } = who.scope;
  const [row] = await db.select().from(shipments);
  const at = `shipments/${row?.number}`;
  const version = async () =>
    (
      await db
        .select()
        .from(shipments)
        .where(eq(shipments.id, row?.id ?? ""))
    )[0]?.version;
  const place = { address: { line1: "Kai 7", city: "Mostar", country: "BA" }, point: depotPoint };
  await does(who, `PUT ${at}/destination`, { ...place, version: await version() });
  await does(who, `PUT ${at}/source`, { ...place, name: "Ramp", version: await version() });
  await does(who, `PUT ${at}/source-contact`, { name: "Porter", phone: "063 238 087", version: await version() });
  const window = { from: "2026-12-01T08:00", to: "2026-12-01T12:00" };
  await does(who, `PUT shipments/deliveries/${row?.number}/reschedule-pickup`, { ...window, version: await version() });
  const [seen] = await db
    .select()
    .from(shipments)
    .where(eq(shipments.id, row?.id ?? ""));
  expect(seen).toMatchObject({
    destination: { address: { line1: "Kai 7" } },
    source: { contact: { name: "Porter" } },
    pickupFrom: window.from,
  });
  await createTestPlan(who.scope, world);
  const planned = async () => (await db.select().from(shipments)).filter(({ planId }) => planId !== null).length;
  expect(await planned()).toBe(2);
  const { succeeded } = await does<{ succeeded: string[] }>(who, "POST shipments/plan/clear", { shipments: [row?.id] });
  expect([succeeded, await planned()]).toEqual([[row?.id], 1]);
});

test("a plan goes back, forth, gives a route to another agent, and is discarded", async () => {
  const who = await createTestWorkspace();
  const world = await createPlanWorld(who.scope, { shipments: 6, agents: 2, maxWeight: 100_000 });
  const planId = await createTestPlan(who.scope, world);
  const ready = await optimizeToReady(who, planId);
  const [one, two] = ready.document?.routes ?? [];
  const swap = { based_on: 1, agent_id: two?.agentId, vehicle_id: one?.vehicleId };
  await does(who, `POST plans/${planId}/routes/${one?.id}/preassign`, swap);
  const first = async () => (await viewPlan(who, planId)).document?.routes[0]?.agentId;
  expect(await first()).toBe(two?.agentId);
  await does(who, `POST plans/${planId}/undo`, { based_on: 2 });
  expect(await first()).toBe(one?.agentId);
  await does(who, `POST plans/${planId}/redo`, { based_on: 1 });
  expect(await first()).toBe(two?.agentId);
  await does(who, `POST plans/${planId}/discard`);
  expect((await viewPlan(who, planId)).plan.status).toBe(planStatuses.code.pending);
});

test("a customer gets an address", async () => {
  const who = await createTestWorkspace();
  const customer = { type: 1, first_name: "Ana", last_name: "Marić", phone: "063 238 087" };
  const { id } = await does<{ id: string }>(who, "POST customers", customer);
  const address = { line1: "Kai 7", city: "Mostar", country: "BA" };
  const seen = await does<{ customer: { version: number } }>(who, `GET customers/${id}`);
  await does(who, `POST customers/${id}/locations`, { label: "Shop", address, version: seen.customer.version });
  const found = await does<{ customer: object }>(who, `GET customers/${id}`);
  expect(JSON.stringify(found)).toContain("Kai 7");
});
