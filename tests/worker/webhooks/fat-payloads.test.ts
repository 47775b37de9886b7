import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { endpoints } from "#app/endpoints.server.ts";
import { cheques } from "#app/modules/deposits/db/deposits.tables.ts";
import { getObjectCall, webhookObjects } from "#app/modules/developers/http/webhook-objects.server.ts";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { paymentMethods } from "#app/modules/orders/model/order.enums.ts";
import { runMoves } from "#app/modules/shipments/db/move.writes.server.ts";
import { createShipments } from "#app/modules/shipments/db/shipment.writes.server.ts";
import { eventLog } from "#app/modules/webhooks/db/event-log.tables.ts";
import type { Permission } from "#app/platform/access/permissions.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { openDatabase } from "#app/platform/db/database.server.ts";
import { type EventObject, eventObjects } from "#app/platform/events/event-objects.ts";
import { publishEvent } from "#app/platform/events/outbox.server.ts";
import { countReads } from "#tests/bench/rows-read.ts";
import { collectAtStops, createCash, sendOut } from "#tests/factories/collections.ts";
import { createOrderFile } from "#tests/factories/import-files.ts";
import { createAgent, createDepot, createOrderDraft, seedTestOrders } from "#tests/factories/orders.ts";
import { createPlanWorld, createTestPlan } from "#tests/factories/plans.ts";
import { relayOutbox } from "#workers/queues/outbox.ts";
import { createDeliveredOrders } from "../billed.ts";
import { createConnectedPair, createMerchant } from "../merchants.ts";
import { createEndpoint, fetchData, publishTestEvents, Subscribers } from "../webhooks.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

interface Sent {
  type: string;
  data: {
    object: { id: string; kind: EventObject; number: string; status: number | null; current?: Record<string, unknown> };
    changed: Record<string, [unknown, unknown]>;
  };
}

/** Everything that was posted to an address, the oldest first. */
const sentTo = (world: Subscribers, url: string) =>
  world.posted.filter((each) => each.url === url).map(({ body }) => JSON.parse(body) as Sent);

const put = (who: TestWorkspace, path: string, body: object) => who.fetch(path, { method: "PUT", body });

/** A dispute is read with its invoice or settlement, and a month is a word, no object with an id. */
const permissionsWithoutList: Partial<Record<EventObject, Permission>> = {
  dispute: "accounting.merchant_billing",
  period: "accounting.books",
};

test("a full payload requires the same permission as the API list of its object", () => {
  for (const kind of Object.keys(eventObjects) as EventObject[]) {
    const call = getObjectCall(kind);
    const listed = endpoints.find(({ method, url }) => `${method} ${url}` === call);
    const needed = [listed?.guard.permission ?? permissionsWithoutList[kind] ?? []].flat() as Permission[];
    const { permission } = eventObjects[kind];
    expect(needed.slice(-1), kind).toEqual(permission === null ? [] : [permission]);
  }
});

test("a full payload contains the object as the API returns it, for every kind that has a list", async () => {
  const who = await createTestWorkspace();
  const world = new Subscribers();
  await createEndpoint(who, { url: "https://fat.shop.com/" });
  const thin = await createEndpoint(who, { url: "https://thin.shop.com/", size: "thin" });
  const locationId = await createDepot(who.scope);
  const { number } = await fetchData<{ number: string }>(
    who,
    "/api/orders",
    createOrderDraft(1, { source: { location_id: locationId } }),
  );
  const noted = await put(who, `/api/orders/${number}/notes`, { notes: "Ring twice", version: 1 });
  expect(noted.status).toBe(200);
  await fetchData(who, "/api/customers", { type: 1, first_name: "Ana", last_name: "Kos", phone: "+38763555111" });
  const merchantId = await createMerchant(who, { billing: { tax_treatment: "standard", tax_rate: 19 } });
  const agentId = await createAgent(who.scope);
  const payout = { currency: "EUR", flat: 20, per_shipment: 0.9, per_hour: 0, per_distance_unit: 0 };
  await who.scope.db.update(agents).set({ payout }).where(eq(agents.id, agentId));
  await createDeliveredOrders(who, merchantId, "EUR", agentId);
  await fetchData(who, "/api/billing/settlements/generate", { pending: [`${merchantId}:EUR`] });
  await fetchData(who, "/api/billing/invoices/generate", { pending: [`${merchantId}:EUR`] });
  await fetchData(who, "/api/fleet/attendance/check-in", { ids: [agentId] });
  const due = { agents: [`${agentId}:EUR`] };
  await fetchData(who, "/api/agent-billing/receipts/generate", due);
  await depositAndReturn(who, agentId);
  const form = new FormData();
  form.set("file", new File([createOrderFile(2)], "monday.csv"));
  const uploaded = await who.send("/api/imports", { method: "POST", body: form });
  const { data: file } = await uploaded.json<{ data: { import: { uuid: string } } }>();
  const plan = await createTestPlan(who.scope, await createPlanWorld(who.scope, { shipments: 1, agents: 1 }));
  await commit(who.scope.db, [
    publishEvent(who.scope, "import.failed", { id: file.import.uuid, number: "monday.csv" }),
    publishEvent(who.scope, "plan.failed", { id: plan, number: "P-1" }),
    publishEvent(who.scope, "endpoint.disabled", { id: thin.id, number: "Thin" }),
  ]);
  world.now = Date.now() + 120_000;
  await world.run();
  const fat = sentTo(world, "https://fat.shop.com/");
  const kinds = new Set(fat.map(({ data }) => data.object.kind));
  const listed = (Object.keys(eventObjects) as EventObject[]).filter(getObjectCall);
  expect([...kinds].sort()).toEqual(expect.arrayContaining(listed));
  const answered = new Map<string, object>();
  for (const kind of listed) {
    const path = getObjectCall(kind)?.replace("GET ", "").replace("{type}", "deliveries");
    const data = await fetchData<Record<string, unknown>>(who, `${path}?limit=100`);
    const rows = Object.values(data).find((each) => Array.isArray(each)) as { id?: string; uuid: string }[];
    for (const row of rows) answered.set(`${kind} ${row.id ?? row.uuid}`, row);
  }
  // The figures of an endpoint go on while it is sent them.
  for (const { data, type } of fat.filter((each) => listed.includes(each.data.object.kind))) {
    const { id, kind, current } = data.object;
    const known = answered.get(`${kind} ${id}`);
    expect(known, type).toBeDefined();
    if (kind === "endpoint") expect(Object.keys(current ?? {})).toEqual(Object.keys(known ?? {}));
    else expect(current, type).toEqual(known);
  }
  expect(fat.find(({ type }) => type === "order.updated")?.data.changed).toMatchObject({ notes: [null, "Ring twice"] });
  for (const { data } of sentTo(world, "https://thin.shop.com/")) {
    expect(Object.keys(data.object)).toEqual(["id", "kind"]);
    expect(Object.values(data.changed).every((each) => each === null)).toBe(true);
  }
  const logged = await fetchData<{ events: Sent[] }>(who, "/api/events?types[]=order.updated");
  expect(logged.events[0]?.data.changed).toMatchObject({ notes: [null, "Ring twice"] });
}, 60_000);

/** Cash that is counted and deposited, and a cheque that is never paid. */
async function depositAndReturn(who: TestWorkspace, agentId: string): Promise<void> {
  const cheque = { ...createCash("12.00"), method: paymentMethods.code.cheque };
  await collectAtStops(who.scope, await sendOut(who.scope, agentId, [[cheque]]));
  const { receipts } = await fetchData<{ receipts: { number: string }[] }>(who, "/api/collections/receipts/generate", {
    holdings: [`${agentId}:EUR`],
  });
  await fetchData(who, `/api/collections/receipts/${receipts[0]?.number}/receive`, { version: 1, counted: 0 });
  const [piece] = await who.scope.db.select().from(cheques);
  await fetchData(who, `/api/cheques/${piece?.id}/return`, { reason: "never paid" });
  const { tills } = await fetchData<{ tills: { balance: string }[] }>(who, "/api/cash-book");
  const count = { currency: "EUR", expected: tills[0]?.balance ?? "0.00", counted: "45.00", reason: "other" };
  await fetchData(who, "/api/cash-book/count", count);
  await fetchData(who, "/api/deposits", { currency: "EUR", amount: "40.00" });
}

test("a moved shipment's payload lists its changes: agent and time", async () => {
  const who = await createTestWorkspace();
  const [order] = await seedTestOrders(who.scope, 1);
  const { created, statements } = await createShipments(who.scope, [order?.id ?? ""]);
  await commit(who.scope.db, statements);
  const id = created[0]?.shipmentId ?? "";
  const agentId = await createAgent(who.scope);
  await runMoves(who.scope, [{ id, action: "reschedule", from: "2026-11-25T09:00", to: "2026-11-25T11:00" }]);
  await runMoves(who.scope, [{ id, action: "assign", agentId }]);
  await relayOutbox({ ...new Subscribers().app, ports: who.scope.ports, db: who.scope.db });
  const rows = await who.scope.db.select().from(eventLog).where(eq(eventLog.objectId, id));
  const changed = Object.fromEntries(rows.map((row) => [row.type, row.changed]));
  expect(changed["shipment.rescheduled"]?.delivery_schedule?.[1]).toEqual(["2026-11-25T09:00", "2026-11-25T11:00"]);
  expect(changed["shipment.assigned"]).toMatchObject({ agent_id: [null, agentId] });
});

test("a deleted object, and one without a list, is null; another account's object is never sent", async () => {
  const who = await createTestWorkspace();
  const world = new Subscribers();
  await createEndpoint(who);
  await publishTestEvents(who, 1);
  await world.run();
  expect(sentTo(world, "https://hooks.shop.com/in")[0]?.data.object).toMatchObject({ id: "o-0", current: null });
  const other = await createTestWorkspace();
  const [order] = await seedTestOrders(other.scope, 1);
  expect((await webhookObjects(other.scope, "order", [order?.id ?? ""])).size).toBe(1);
  expect((await webhookObjects(who.scope, "order", [order?.id ?? ""])).size).toBe(0);
  expect((await webhookObjects(who.scope, "stop", ["x"])).size).toBe(0);
});

test("a member who may not see invoices cannot create an endpoint that receives them in full", async () => {
  const owner = await createTestWorkspace();
  const words = ["orders", "settings", "settings.alerts", "settings.alerts.manage"];
  const member = await createTestWorkspace({ permissions: words });
  const make = (more: object) =>
    member.fetch("/api/webhooks", { body: { name: crypto.randomUUID(), url: "https://hooks.shop.com/in", ...more } });
  expect((await make({ events: ["order.created"] })).status).toBe(201);
  for (const events of [["invoice.paid"], ["order.created", "invoice.paid"], []]) {
    const answer = await make({ events });
    expect(answer.status, events.join()).toBe(422);
    expect(await answer.json()).toHaveProperty("errors.size");
    expect((await make({ events, size: "thin" })).status, events.join()).toBe(201);
  }
  expect((await owner.fetch("/api/webhooks", { body: { name: "All", url: "https://hooks.shop.com/in" } })).status).toBe(
    201,
  );
  const merchant = await createTestWorkspace({ kind: "merchant" });
  expect(
    (await merchant.fetch("/api/webhooks", { body: { name: "All", url: "https://hooks.shop.com/in" } })).status,
  ).toBe(201);
});

test("six orders at a time are read by one statement, independent of the account's other data", async () => {
  const { scope } = await createTestWorkspace();
  const ids = (await seedTestOrders(scope, 24)).map(({ id }) => id);
  const counted = countReads(env.DB);
  const measured = { ...scope, db: openDatabase(counted.binding) };
  expect((await webhookObjects(measured, "order", ids.slice(6, 12))).size).toBe(6);
  const { queries, rowsRead } = counted.take();
  console.log(`6 orders to be logged whole: ${queries} statement, ${rowsRead} rows read`);
  expect(queries).toBe(1);
  expect(rowsRead).toBeLessThan(40);
});

test("a merchant's endpoint receives its own statements and invoices, as its portal shows them, and no others", async () => {
  const { carrier, shop, merchantId } = await createConnectedPair({
    billing: { tax_treatment: "standard", tax_rate: 19 },
  });
  const other = await createMerchant(carrier, {
    name: "Talrösterei",
    billing: { tax_treatment: "standard", tax_rate: 19 },
  });
  await createEndpoint(shop, { url: "https://merchant.shop.com/" });
  const agentId = await createAgent(carrier.scope);
  await createDeliveredOrders(carrier, merchantId, "EUR", agentId);
  await createDeliveredOrders(carrier, other, "EUR", agentId);
  const all = { pending: [`${merchantId}:EUR`, `${other}:EUR`] };
  const made = await fetchData<{ documents: { number: string }[] }>(carrier, "/api/billing/invoices/generate", all);
  expect(made.documents).toHaveLength(2);
  await fetchData(carrier, "/api/billing/settlements/generate", all);
  const world = new Subscribers();
  world.now = Date.now() + 120_000;
  await world.run();
  const received = sentTo(world, "https://merchant.shop.com/").filter(({ type }) => !type.startsWith("order."));
  expect(received.map(({ type }) => type).sort()).toEqual(["invoice.created", "settlement.created"]);
  const { invoices } = await fetchData<{ invoices: object[] }>(shop, "/api/billing/invoices");
  expect(invoices).toHaveLength(1);
  expect(received.find(({ type }) => type === "invoice.created")?.data.object.current).toEqual(invoices[0]);
}, 60_000);
