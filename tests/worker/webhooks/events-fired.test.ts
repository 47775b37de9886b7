import { env, exports } from "cloudflare:workers";
import { and, desc, eq, isNull } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { collectionReceipts } from "#app/modules/collections/db/receipts.tables.ts";
import { agentPositions, agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { advanceImport } from "#app/modules/imports/commands/run/advance-import.server.ts";
import { failImportAndNotify } from "#app/modules/imports/commands/run/import-notifications.server.ts";
import { orderImports } from "#app/modules/imports/db/imports.tables.ts";
import { invoiceLines, settlementLines } from "#app/modules/invoicing/db/billing.tables.ts";
import { runReconciliation } from "#app/modules/ledger/commands/books/reconcile-books.server.ts";
import { queueMails } from "#app/modules/notifications/db/mail.writes.server.ts";
import { mailOutbox } from "#app/modules/notifications/db/notifications.tables.ts";
import { collections, orders } from "#app/modules/orders/db/orders.tables.ts";
import { orderStatuses, paymentMethods } from "#app/modules/orders/model/order.enums.ts";
import { plans } from "#app/modules/planning/db/plans.tables.ts";
import { stops } from "#app/modules/planning/db/routes.tables.ts";
import { planStatuses } from "#app/modules/planning/model/plan.enums.ts";
import { notifyChangedArrivals } from "#app/modules/routes/commands/notify-arrivals.server.ts";
import { publishLateStops } from "#app/modules/routes/db/late-stops.server.ts";
import type { RoutesView } from "#app/modules/routes/model/live-route.ts";
import { runMoves } from "#app/modules/shipments/db/move.writes.server.ts";
import { createShipments } from "#app/modules/shipments/db/shipment.writes.server.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import type { ShipmentMove } from "#app/modules/shipments/model/shipment.moves.ts";
import { eventLog } from "#app/modules/webhooks/db/event-log.tables.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { outbox } from "#app/platform/db/messages.tables.ts";
import { type EventType, eventTypes } from "#app/platform/events/event-catalogue.ts";
import { minute } from "#app/platform/kernel/milliseconds.ts";
import { collectAtStops, createCash, sendOut } from "#tests/factories/collections.ts";
import { createOrderFile } from "#tests/factories/import-files.ts";
import { createAgent, createDepot, createOrderDraft, seedTestOrders } from "#tests/factories/orders.ts";
import { createPlanWorld, createTestPlan } from "#tests/factories/plans.ts";
import { createAppContext } from "#workers/environment.ts";
import { autoConfirm } from "#workers/plan-room/auto-confirmation.ts";
import { failRun } from "#workers/plan-room/optimization.ts";
import { sendMails } from "#workers/queues/mail.ts";
import { relayOutbox } from "#workers/queues/outbox.ts";
import { callApiAs, createDeliveredOrders } from "../billed.ts";
import { signInPhone } from "../drive.ts";
import { createConnectedPair, createMerchant } from "../merchants.ts";
import { optimizeToReady } from "../plan-watch.ts";
import { ShopWorld } from "../shops.ts";
import { setTimeTo } from "../test-clock.ts";
import { createEndpoint, createWebhookResponse, publishTestEvents, Subscribers } from "../webhooks.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

/** Every event that something of this file fired. */
const fired = new Set<string>();

/** The outbox of a workspace, which contains each expected event. */
async function expectEvents({ scope }: TestWorkspace, expected: readonly EventType[]): Promise<void> {
  const rows = await scope.db.select().from(outbox).where(eq(outbox.accountId, scope.account.id));
  const topics = new Set(rows.map(({ topic }) => topic));
  for (const topic of topics) fired.add(topic);
  expect([...topics]).toEqual(expect.arrayContaining([...expected]));
}

/** A call that succeeds; with a body it is a POST unless `method` differs. */
async function done(who: TestWorkspace, path: string, body?: unknown, method = "POST") {
  const answer = await who.fetch(`/api/${path}`, body === undefined ? {} : { method, body });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  return (JSON.parse(text) as { data: Record<string, unknown> }).data;
}

async function moved({ scope }: TestWorkspace, move: ShipmentMove): Promise<void> {
  const answer = await runMoves(scope, [move]);
  if (!answer.ok || answer.value.refused.length > 0) throw new Error(`${move.action}: ${JSON.stringify(answer)}`);
}

/** Orders with a pending delivery each. */
async function shipped({ scope }: TestWorkspace, count: number) {
  const made = await seedTestOrders(scope, count);
  const { created: pairs, statements } = await createShipments(
    scope,
    made.map(({ id }) => id),
  );
  await commit(scope.db, statements);
  return pairs.map(({ shipmentId }, at) => ({ shipmentId, number: made[at]?.number ?? "" }));
}

test("orders: created, edited, redirected, assigned to a carrier and withdrawn, cancelled; their customers too", async () => {
  const who = await createTestWorkspace();
  const locationId = await createDepot(who.scope);
  const { number } = (await done(who, "orders", createOrderDraft(1, { source: { location_id: locationId } }))) as {
    number: string;
  };
  await done(who, `orders/${number}/notes`, { notes: "Ring twice", version: 1 }, "PUT");
  const destination = createOrderDraft(2).destination;
  await done(who, `orders/${number}/locations`, { version: 2, destination }, "PUT");
  const [row] = await who.scope.db.query.orders.findMany();
  await done(who, "orders/cancel", { orders: [row?.id], reason: "Customer changed their mind" });
  const customer = (await done(who, "customers", {
    type: 1,
    first_name: "Ana",
    last_name: "Kos",
    phone: "+38763555111",
  })) as {
    id: string;
  };
  await done(
    who,
    `customers/${customer.id}`,
    { type: 1, first_name: "Anna", last_name: "Kos", phone: "+38763555111", version: 1 },
    "PUT",
  );
  await expectEvents(who, [
    ...(["order.created", "order.updated", "order.address_changed", "order.status_changed"] as const),
    ...(["order.cancelled", "order.closed", "customer.created", "customer.updated"] as const),
  ]);
  const { carrier, shop } = await createConnectedPair();
  const at = await createDepot(shop.scope);
  await done(shop, "orders", createOrderDraft(3, { source: { location_id: at } }));
  const held = await carrier.scope.db.query.orders.findFirst({ where: eq(orders.ownerAccountId, shop.account.id) });
  await done(carrier, "orders/unassign", { orders: [held?.id] });
  await done(shop, "orders/assign-carrier", { orders: [held?.id] });
  await expectEvents(shop, ["order.assigned"]);
  await expectEvents(carrier, ["order.unassigned"]);
});

test("shipments: planned, dispatched, executed, received short, reset, moved to another day", async () => {
  const who = await createTestWorkspace();
  const agentId = await createAgent(who.scope);
  const [first, second, third] = await shipped(who, 3);
  const [id = "", other = "", last = ""] = [first, second, third].map((each) => each?.shipmentId);
  await moved(who, { id, action: "reschedule", from: "2026-11-25T09:00", to: "2026-11-25T11:00" });
  await moved(who, { id, action: "assign", agentId });
  await moved(who, { id, action: "unassign" });
  await moved(who, { id, action: "assign", agentId });
  await moved(who, { id, action: "pickup" });
  await moved(who, { id, action: "dropoff", proof: { signature: "data:image/png;base64,iVBORw0KGgo=" } });
  await moved(who, { id, action: "reset" });
  const numbers = await who.scope.db.query.shipments.findMany({ where: eq(shipments.id, other) });
  const contact = { version: 1, name: "Ana Kos", phone: "+38763555111" };
  await done(who, `shipments/${numbers[0]?.number}/destination-contact`, contact, "PUT");
  await moved(who, { id: other, action: "cancel", note: "double" });
  await moved(who, { id: last, action: "assign", agentId });
  await moved(who, { id: last, action: "pickup" });
  await moved(who, { id: last, action: "attempt", reason: "NO_ANSWER" });
  await moved(who, { id: last, action: "receive", receipt: { expected: 2, received: 1, orders: {} } });
  await expectEvents(who, [
    ...(["shipment.created", "shipment.rescheduled", "shipment.assigned", "shipment.unassigned"] as const),
    ...(["shipment.picked_up", "shipment.completed", "shipment.reset", "shipment.updated", "proof.captured"] as const),
    ...(["shipment.cancelled", "shipment.failed", "shipment.received", "shipment.incident_added"] as const),
  ]);
});

test("a plan: planned, ready, confirmed; its routes and stops; one that fails", async () => {
  const who = await createTestWorkspace();
  const world = await createPlanWorld(who.scope, { shipments: 3, agents: 1, maxWeight: 100_000 });
  const planId = await createTestPlan(who.scope, world);
  const { plan } = await optimizeToReady(who, planId);
  await done(who, `plans/${planId}/confirm`, { based_on: plan.currentVersion, preserve_sequences: false });
  const day = (await done(who, "routes?date=2026-11-23")) as unknown as RoutesView;
  const [route] = day.routes;
  const stops = (route?.stops ?? []).filter(({ shipment }) => shipment);
  const at = (index: number, action: string) => `routes/${route?.id}/stops/${stops[index]?.id}/${action}`;
  await done(who, `routes/${route?.id}/start`, {});
  await done(who, at(0, "arrive"), {});
  await done(who, at(0, "complete"), {});
  await done(who, at(1, "attempt"), { reason: "NO_ANSWER" });
  await done(who, at(2, "complete"), {});
  await done(who, `routes/${route?.id}/complete`, {});
  const [waiting] = await shipped(who, 1);
  await moved(who, { id: waiting?.shipmentId ?? "", action: "plan", planId });
  await moved(who, { id: waiting?.shipmentId ?? "", action: "unplan" });
  const again = await createTestPlan(who.scope, await createPlanWorld(who.scope, { shipments: 2, agents: 1 }));
  await who.scope.db.update(plans).set({ status: planStatuses.code.queued }).where(eq(plans.id, again));
  await failRun(who.scope, again, "plan_unsolvable", "interrupted");
  const rows = await who.scope.db.select().from(outbox).where(eq(outbox.topic, "stop.completed"));
  expect(rows[0]?.payload).toMatchObject({ stops: [{ id: stops[0]?.id, number: expect.stringMatching(/\/1\/1$/) }] });
  await expectEvents(who, [
    ...(["plan.ready", "plan.confirmed", "plan.failed", "shipment.planned", "shipment.unplanned"] as const),
    ...([
      "route.started",
      "route.completed",
      "stop.arriving",
      "stop.arrived",
      "stop.completed",
      "stop.attempted",
    ] as const),
    ...(["agent.checked_in", "shipment.assigned", "shipment.dispatched"] as const),
  ]);
  await done(who, "fleet/attendance/check-out", { ids: [world.agentIds[0]] });
  await expectEvents(who, ["agent.checked_out"]);
});

test("a route is offered: accepted by one driver, rejected by another", async () => {
  for (const [kind, topic] of [
    ["accept", "route.accepted"],
    ["reject", "route.rejected"],
  ] as const) {
    const who = await createTestWorkspace();
    const preferences = { ...who.scope.account.preferences, route_requests: true };
    await who.scope.db.update(accounts).set({ preferences }).where(eq(accounts.id, who.account.id));
    const world = await createPlanWorld(who.scope, { shipments: 1, agents: 1, maxWeight: 100_000 });
    const planId = await createTestPlan(who.scope, world);
    const { plan } = await optimizeToReady(who, planId);
    await done(who, `plans/${planId}/confirm`, { based_on: plan.currentVersion, preserve_sequences: false });
    setTimeTo("2026-11-23T06:00:00Z");
    const phone = await signInPhone(who, world.agentIds[0] ?? "");
    const { route } = await phone.day();
    const answer = {
      id: crypto.randomUUID(),
      kind,
      route_id: route?.id,
      note: "no",
      device_at: "2026-11-23T06:00:00Z",
    };
    await phone.sync([answer]);
    await expectEvents(who, [topic]);
  }
});

test("money: collected, on receipts, invoices and settlements, and agents' earnings", async () => {
  const who = await createTestWorkspace();
  const merchantId = await createMerchant(who, {
    billing: { tax_treatment: "standard", tax_rate: 19, email: "bills@deichwolle.de" },
  });
  const agentId = await createAgent(who.scope);
  await who.scope.db
    .update(agents)
    .set({ payout: { currency: "EUR", flat: 20, per_shipment: 0.9, per_hour: 0, per_distance_unit: 0 } })
    .where(eq(agents.id, agentId));
  await createDeliveredOrders(who, merchantId, "EUR", agentId);
  const [receipt] = await who.scope.db.select().from(collectionReceipts);
  const held = `collections/receipts/${receipt?.number}`;
  await done(who, `${held}/reopen`, { version: 2 });
  const short = { counted: (receipt?.cash ?? 0) / 100 - 1, reason: "lost", borne_by: "account" };
  await done(who, `${held}/receive`, { version: 3, ...short });
  await done(who, `${held}/reopen`, { version: 4 });
  await done(who, `${held}/receive`, { version: 5, counted: (receipt?.cash ?? 0) / 100 });
  const row = `${merchantId}:EUR`;
  const first = async (path: string) =>
    ((await done(who, path, { pending: [row] })) as { documents: { number: string }[] }).documents[0]?.number;
  const settlement = `billing/settlements/${await first("billing/settlements/generate")}`;
  const email = "books@merchant.example";
  await done(who, `${settlement}/send`, { version: 1, email });
  await done(who, `${settlement}/settle`, { version: 2 });
  await done(who, `${settlement}/unsettle`, { version: 3 });
  await done(who, `${settlement}/void`, { version: 4, reason: "wrong bank" });
  await depositSome(who, agentId);
  await done(who, `${held}/void`, { version: 6, reason: "twice" });
  const [ahead] = await seedTestOrders(who.scope, 1, () => ({ draft: { collections: [createCash("7.50")] } }));
  const paidAhead = await who.scope.db
    .select()
    .from(collections)
    .where(eq(collections.orderId, ahead?.id ?? ""));
  const these = { collections: paidAhead.map(({ id }) => id) };
  await done(who, "collections/mark-prepaid", { ...these, holder: "carrier" });
  await done(who, "collections/mark-unpaid", these);
  const invoice = `billing/invoices/${await first("billing/invoices/generate")}`;
  await done(who, `${invoice}/modify`, { version: 1, discount_percent: 3 });
  await done(who, `${invoice}/exchange-rate`, { version: 2, rate: "1.95583", source: "Central bank" });
  await done(who, `${invoice}/send`, { version: 3, email });
  await done(who, `${invoice}/remind`, { version: 4 });
  await done(who, `${invoice}/pay`, { version: 5, method: "cash" });
  await done(who, `${invoice}/unpay`, { version: 6 });
  await done(who, `${invoice}/void`, { version: 7, reason: "wrong merchant" });
  await collectAtStops(who.scope, await sendOut(who.scope, agentId, [[createCash("9.90")]]));
  await leaveUncollected(who, agentId);
  const made = (await done(who, "agent-billing/receipts/generate", { agents: [`${agentId}:EUR`] })) as {
    receipts: { number: string }[];
  };
  const paid = `agent-billing/receipts/${made.receipts[0]?.number}`;
  await done(who, `${paid}/pay`, { version: 1, method: "bank" });
  await done(who, `${paid}/unpay`, { version: 2 });
  await done(who, `${paid}/void`, { version: 3, reason: "wrong week" });
  await expectEvents(who, [
    "collection.not_collected",
    ...(["collection.collected", "collection_receipt.created", "collection_receipt.received"] as const),
    ...(["collection_receipt.reopened", "collection_receipt.voided", "invoice.created", "invoice.modified"] as const),
    ...(["collection.prepaid", "collection.unpaid", "collection.received", "collection.reopened"] as const),
    ...(["collection.settled", "collection.unsettled", "receipt.shortage", "invoice.reminded"] as const),
    ...(["invoice.paid", "invoice.unpaid", "invoice.voided", "settlement.created", "settlement.settled"] as const),
    ...(["invoice.sent", "settlement.sent", "deposit.created", "deposit.confirmed", "deposit.voided"] as const),
    "cheque.returned",
    ...(["settlement.voided", "agent_receipt.created", "agent_receipt.paid", "agent_receipt.voided"] as const),
  ]);
});

/** Cash goes to the bank twice, once by mistake; a cheque is never paid. */
async function depositSome(who: TestWorkspace, agentId: string): Promise<void> {
  const cash = { currency: "EUR", amount: "1.00" };
  const made = async () => ((await done(who, "deposits", cash)) as { number: string }).number;
  await done(who, `deposits/${await made()}/confirm`, { version: 1 });
  await done(who, `deposits/${await made()}/void`, { version: 1, reason: "twice" });
  const cheque = { ...createCash("12.00"), method: paymentMethods.code.cheque };
  const out = await sendOut(who.scope, agentId, [[cheque]]);
  await collectAtStops(who.scope, out);
  const receipts = (await done(who, "collections/receipts/generate", { holdings: [`${agentId}:EUR`] })) as {
    receipts: { number: string }[];
  };
  await done(who, `collections/receipts/${receipts.receipts[0]?.number}/receive`, { version: 1, counted: 0 });
  const [piece] = await who.scope.db
    .select()
    .from(collections)
    .where(eq(collections.orderId, out[0]?.orderId ?? ""));
  await done(who, `cheques/${piece?.id}/return`, { reason: "never paid" });
}

/** The stop on a driver's own device, in an account where drivers may leave money uncollected. */
async function leaveUncollected({ scope }: TestWorkspace, agentId: string): Promise<void> {
  const out = await sendOut(scope, agentId, [[createCash("4.20")]]);
  const due = await scope.db
    .select()
    .from(collections)
    .where(eq(collections.orderId, out[0]?.orderId ?? ""));
  const payments = due.map(({ id }) => ({ id, outcome: "waived" as const, reason: "Damaged", note: "Wet box" }));
  const preferences = { ...scope.account.preferences, agents_may_waive: true };
  const device = { ...scope, agent: agentId, account: { ...scope.account, preferences } };
  const moves = out.map(({ shipmentId: id }) => ({ id, action: "dropoff" as const, payments }));
  const moved = await runMoves(device, moves);
  if (!moved.ok || moved.value.refused.length > 0) throw new Error(JSON.stringify(moved));
}

test("a merchant disputes a line of its statement and one of its invoice, and the carrier corrects both", async () => {
  const { carrier, shop, merchantId } = await createConnectedPair();
  await createDeliveredOrders(carrier, merchantId);
  const made = await callApiAs(carrier, "billing/settlements/generate", { all: true });
  const at = `billing/settlements/${made.data?.documents?.[0]?.number}`;
  const [line, other] = await carrier.scope.db.select().from(settlementLines);
  await done(shop, `${at}/dispute`, { line: line?.id, text: "The customer paid more" });
  await done(carrier, `${at}/resolve`, { line: line?.id, amount: "1.00" });
  await done(shop, `${at}/dispute`, { line: other?.id, text: "And here, too" });
  await done(carrier, `${at}/resolve`, { line: other?.id, note: "The receipt says no" });
  const issued = await callApiAs(carrier, "billing/invoices/generate", { all: true });
  const billed = `billing/invoices/${issued.data?.documents?.[0]?.number}`;
  const [fee, second] = await carrier.scope.db.select().from(invoiceLines);
  await done(shop, `${billed}/dispute`, { line: fee?.id, text: "Not that far" });
  await done(carrier, `${billed}/resolve`, { line: fee?.id, amount: "1.00" });
  await done(shop, `${billed}/dispute`, { line: second?.id, text: "Nor this" });
  await done(carrier, `${billed}/resolve`, { line: second?.id, note: "It was" });
  await expectEvents(carrier, [
    ...(["settlement.disputed", "settlement.corrected", "invoice.disputed", "invoice.corrected"] as const),
    "dispute.rejected",
  ]);
  await relayOutbox(createAppContext(env, () => {}));
  const documents = [made, issued].map(({ data }) => data?.documents?.[0]?.number);
  for (const { account } of [carrier, shop]) {
    const rejected = await carrier.scope.db
      .select({ number: eventLog.number })
      .from(eventLog)
      .where(and(eq(eventLog.accountId, account.id), eq(eventLog.type, "dispute.rejected")))
      .orderBy(eventLog.seq);
    expect(rejected.map(({ number }) => number)).toEqual(documents);
  }
});

test("a month of the books that is closed, and reopened", async () => {
  const who = await createTestWorkspace();
  await done(who, "books/periods/2020-01/close", {});
  await done(who, "books/periods/2020-01/reopen", { reason: "A receipt came late" });
  await expectEvents(who, ["period.closed", "period.reopened"]);
  const rows = await who.scope.db.select().from(outbox).where(eq(outbox.topic, "period.closed"));
  expect(rows.map(({ payload }) => payload)).toMatchObject([{ periods: [{ number: "2020-01" }] }]);
});

test("an import that is completed, and one that fails", async () => {
  const who = await createTestWorkspace();
  await createDepot(who.scope);
  const form = new FormData();
  form.set("file", new File([createOrderFile(2)], "monday.csv"));
  const sent = await who.send("/api/imports", { method: "POST", body: form });
  const { data } = await sent.json<{ data: { import: { uuid: string } } }>();
  const id = data.import.uuid;
  const settled = async () => {
    for (let round = 0; round < 20; round += 1) await advanceImport(who.scope, id);
  };
  await done(who, `imports/${id}/configuration`, { date: "2026-11-23" }, "PUT");
  await settled();
  await done(who, `imports/${id}/commit`, {});
  await settled();
  await expectEvents(who, ["import.completed", "order.created"]);
  const [record] = await who.scope.db.select().from(orderImports).where(eq(orderImports.id, id));
  if (record) await commit(who.scope.db, failImportAndNotify(who.scope, record, { code: "unexpected" }));
  await expectEvents(who, ["import.failed"]);
});

test("a customer verifies their identity and reschedules", async () => {
  setTimeTo("2026-11-25T10:00:00Z");
  const who = await createTestWorkspace();
  const [order] = await seedTestOrders(who.scope, 1, () => ({
    draft: { customer: { first_name: "Lejla", last_name: "Geheim", email: "lejla@example.test" } },
  }));
  const call = async (action: string, body: object, token = "") => {
    const headers = {
      "content-type": "application/json",
      "cf-connecting-ip": "198.51.100.7",
      authorization: `Bearer ${token}`,
    };
    const answer = await exports.default.fetch(`https://waybill.test/api/track/${order?.number}/${action}`, {
      ...{ method: "POST", headers, body: JSON.stringify(body) },
    });
    return (await answer.json<{ data?: Record<string, string> }>()).data ?? {};
  };
  const { attempt } = await call("send-code", { by: "email", postal_code: "88000" });
  const [mail] = await who.scope.db.select().from(mailOutbox).orderBy(desc(mailOutbox.id)).limit(1);
  const { token } = await call("verify", { attempt, code: /\d{6}/.exec(mail?.body ?? "")?.[0] });
  await call("reschedule", { from: "2026-11-26T09:00", to: "2026-11-26T11:00" }, token);
  await call("cancel", { reason: "Ordered twice" }, token);
  await who.scope.db
    .update(orders)
    .set({ status: orderStatuses.code.delivered, completedAt: Date.now() })
    .where(eq(orders.id, order?.id ?? ""));
  await call("feedback", { rating: 4, comment: "On time" }, token);
  await expectEvents(who, [
    "tracking.contact_verified",
    "order.reschedule_requested",
    "tracking.reschedule_requested",
    "tracking.cancellation_requested",
    "tracking.feedback",
  ]);
});

test("a changed arrival, as time passes, once per quarter of an hour", async () => {
  const who = await createTestWorkspace();
  const { scope } = who;
  const world = await createPlanWorld(scope, { shipments: 2, agents: 1, maxWeight: 100_000 });
  const planId = await createTestPlan(scope, world);
  const { plan } = await optimizeToReady(who, planId);
  await done(who, `plans/${planId}/confirm`, { based_on: plan.currentVersion, preserve_sequences: false });
  const { routes: day } = (await done(who, "routes?date=2026-11-23")) as unknown as RoutesView;
  const sweepAt = (at: number) =>
    notifyChangedArrivals({ ...scope, ports: { ...scope.ports, clock: { now: () => at } } });
  const rows = await scope.db.query.stops.findMany();
  const first = Math.min(...rows.flatMap(({ shipmentId, arriveAt }) => (shipmentId ? [arriveAt] : [])));
  expect(await sweepAt(first)).toBe(0);
  const [planned] = await scope.db.query.routes.findMany();
  setTimeTo(new Date(planned?.startAt ?? 0).toISOString());
  await done(who, `routes/${day[0]?.id}/start`, {});
  const minutes = (count: number) => first + count * 60_000;
  expect(await sweepAt(first)).toBe(0);
  expect(await sweepAt(minutes(14))).toBe(0);
  expect(await sweepAt(minutes(16))).toBe(2);
  expect(await sweepAt(minutes(17))).toBe(0);
  expect(await sweepAt(minutes(32))).toBe(2);
  // Nobody drives it: after an hour without activity the clock notifies no more; one action of the driver notifies once.
  expect(await sweepAt(minutes(90))).toBe(2);
  for (const later of [110, 180, 600]) expect(await sweepAt(minutes(later))).toBe(0);
  const [route] = await scope.db.query.routes.findMany();
  const at = minutes(600);
  const seen = { agentId: route?.agentId ?? "", accountId: who.account.id, longitude: 9.5, latitude: 47.1, at };
  await scope.db.insert(agentPositions).values(seen);
  expect(await sweepAt(at)).toBe(2);
  expect(await sweepAt(minutes(603))).toBe(0);
  await expectEvents(who, ["shipment.eta_changed"]);
});

test("a shop is disconnected: unresponsive three times, rejected three times, or uninstalled", async () => {
  const who = await createTestWorkspace();
  const failed = () => who.scope.db.select().from(outbox).where(eq(outbox.topic, "integration.sync_failed"));
  const world = new ShopWorld(who);
  const woo = await world.connect("woocommerce");
  await world.run();
  world.woo.faultRates = { ...world.woo.faultRates, broken: 1 };
  await world.pass(16 * minute, minute);
  expect(await failed()).toHaveLength(0);
  await world.pass(60 * minute, minute);
  expect(await failed()).toHaveLength(1);
  world.woo.faultRates = { ...world.woo.faultRates, broken: 0 };
  await world.pass(120 * minute, 10 * minute);
  world.woo.secret = "cs_other";
  await world.pass(40 * minute, minute);
  expect(await failed()).toHaveLength(2);
  const shopify = await world.connect("shopify");
  const gone = await world.shopify.leaves(shopify);
  for (const _ of [1, 2]) await world.receiveWebhook(gone);
  const payloads = (await failed()).map(({ payload }) => payload);
  expect(payloads).toMatchObject([woo, woo, shopify].map((id) => ({ integrations: [{ id }] })));
  await expectEvents(who, ["integration.sync_failed"]);
});

test("problems found by the system: late stops, held plan, cash over limit, dead endpoint, failed messages, unbalanced ledger", async () => {
  const who = await createTestWorkspace();
  const { scope } = who;
  const world = await createPlanWorld(scope, { shipments: 2, agents: 1, maxWeight: 100_000 });
  const planId = await createTestPlan(scope, world);
  const { plan } = await optimizeToReady(who, planId);
  await done(who, `plans/${planId}/confirm`, { based_on: plan.currentVersion, preserve_sequences: false });
  const { routes: day } = (await done(who, "routes?date=2026-11-23")) as unknown as RoutesView;
  await done(who, `routes/${day[0]?.id}/start`, {});
  const open = await scope.db.query.stops.findMany({ where: isNull(stops.arrivedAt) });
  const last = Math.max(...open.map(({ arriveAt }) => arriveAt));
  const sweepAt = (at: number) => publishLateStops({ ...scope, ports: { ...scope.ports, clock: { now: () => at } } });
  const before = Math.min(...open.flatMap(({ shipmentId, arriveAt }) => (shipmentId ? [arriveAt] : [])));
  expect(await sweepAt(before + 9 * 60_000)).toBe(0);
  expect(await sweepAt(last + 60 * 60_000)).toBe(2);
  expect(await sweepAt(last + 61 * 60_000)).toBe(0);
  const held = await createTestPlan(scope, world);
  await scope.db.update(plans).set({ status: planStatuses.code.ready, autoConfirm: true }).where(eq(plans.id, held));
  expect(await autoConfirm(scope, held)).toBeNull();
  const agentId = await createAgent(scope);
  await scope.db.update(agents).set({ cashLimit: 5000, cashLimitCurrency: "EUR" }).where(eq(agents.id, agentId));
  const out = await sendOut(scope, agentId, [[createCash("44.50")], [createCash("20.00")], [createCash("1.00")]]);
  for (const each of out) await collectAtStops(scope, [each]);
  const over = await scope.db.select().from(outbox).where(eq(outbox.topic, "agent.over_cash_limit"));
  expect(over.map(({ payload }) => payload)).toMatchObject([{ agents: [{ id: agentId }] }]);
  const subscribers = new Subscribers();
  subscribers.answer = () => createWebhookResponse(410);
  await createEndpoint(who);
  await publishTestEvents(who, 1);
  await subscribers.run();
  const mail = { id: crypto.randomUUID(), accountId: who.account.id, recipient: "a@b.test", subject: "S", body: "B" };
  await commit(scope.db, [queueMails(scope.db, [mail], 1)]);
  await scope.db.update(mailOutbox).set({ tries: 99 }).where(eq(mailOutbox.id, mail.id));
  await sendMails({ ...subscribers.app, ports: { ...subscribers.app.ports, sendMail: async () => Promise.reject() } });
  await scope.db
    .update(collections)
    .set({ amount: 3000 })
    .where(eq(collections.orderId, out[0]?.orderId ?? ""));
  await runReconciliation(scope);
  await expectEvents(who, [
    ...(["stop.late", "plan.auto_confirm_stopped", "agent.over_cash_limit", "endpoint.disabled"] as const),
    ...(["message.failed", "ledger.unbalanced"] as const),
  ]);
});

afterAll(() => {
  expect(eventTypes.filter((type) => !fired.has(type))).toEqual([]);
});
