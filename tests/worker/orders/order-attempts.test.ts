import { asc, eq, isNull } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { collections, orderEvents, orders } from "#app/modules/orders/db/orders.tables.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { shippingMethodCatalogue } from "#app/modules/pricing/commands/shipping-methods.server.ts";
import { orderFees } from "#app/modules/pricing/db/order-fees.tables.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { getNextBusinessDay } from "#app/platform/time/local-time.ts";
import { seedTestOrders } from "#tests/factories/orders.ts";
import { createMerchant } from "../merchants.ts";
import { startTestsAt } from "../test-clock.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

// What each failure reason does to an order, its date, its count, its money and its way back, as programs and people
// bring it about.

let mine: TestWorkspace;
let agentId: string;

beforeEach(async () => {
  mine = await createTestWorkspace();
  agentId = crypto.randomUUID();
  await mine.scope.db.insert(agents).values({
    id: agentId,
    accountId: mine.account.id,
    name: "Driver",
    phone: "+38763000000",
    functions: ["deliveries", "returns"],
    payout: {},
    active: true,
    createdAt: 0,
  });
});

interface Answer {
  code?: string;
  errors?: Record<string, string[]>;
  data?: { refused: { id: string; code: string }[]; shipments?: { shipment_id: string }[] };
}

async function ask(path: string, body: unknown, method = "POST"): Promise<Answer & { status: number }> {
  const response = await mine.fetch(path, { body, method });
  return { status: response.status, ...((await response.json()) as Answer) };
}

async function does(path: string, body: unknown): Promise<Answer["data"]> {
  const answer = await ask(path, body);
  expect(answer.data?.refused, `${path} ${JSON.stringify(answer)}`).toEqual([]);
  return answer.data;
}

/** Ships an order by the type and takes its shipment through some steps. */
async function ship(id: string, type: "delivery" | "return", ...steps: string[]): Promise<string> {
  const made = await does("/api/orders/ship", { orders: [id], type });
  const shipment = made?.shipments?.[0]?.shipment_id ?? expect.fail(`no ${type} was made`);
  for (const step of steps) await act(shipment, step);
  return shipment;
}

const act = (shipment: string, step: string, more: object = {}) =>
  does(step === "assign" ? `/api/shipments/assign/${agentId}` : `/api/shipments/${step}`, {
    shipments: [shipment],
    ...more,
  });

const order = async (id: string) =>
  (await mine.scope.db.query.orders.findFirst({ where: eq(orders.id, id) })) ?? expect.fail("gone");
const waived = async (id: string) =>
  (await mine.scope.db.select().from(collections).where(eq(collections.orderId, id))).map((each) => each.waived);
const events = (id: string) =>
  mine.scope.db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(asc(orderEvents.version));

const cash = { collections: [{ amount: "29.90", currency: "EUR", method: 1 as const }] };
/** A Saturday. */
const today = "2026-11-21";
const soon = "2026-11-24";
const next = getNextBusinessDay(today);
startTestsAt(`${today}T10:00:00Z`);

/** What is sent with a reason, what the order is after it, and when it goes out again. */
const reasons: [reason: string, sent: object, status: number, attempts: number, held: string | null, day: string][] = [
  ["NO_ANSWER", {}, 8, 1, null, next],
  ["NOT_AVAILABLE", {}, 8, 1, null, next],
  ["RESCHEDULE_TOMORROW", { date: soon }, 8, 1, null, soon],
  ["RESCHEDULE_LATER", { date: soon }, 8, 1, null, soon],
  ["WRONG_ADDRESS", {}, 8, 1, "WRONG_ADDRESS", "2026-11-23"],
  ["WRONG_NUMBER", {}, 8, 1, "WRONG_NUMBER", "2026-11-23"],
  ["CHANGED_ROUTE", {}, 8, 0, null, "2026-11-23"],
  ["OTHER", { note: "the dog" }, 8, 1, null, "2026-11-23"],
  ["NOT_ORDERED", {}, 15, 1, null, "2026-11-23"],
  ["WRONG_ITEMS", {}, 15, 1, null, "2026-11-23"],
  ["CUSTOMER_CANCELLED", {}, 15, 1, null, "2026-11-23"],
  ["THREE_REPEATS", {}, 15, 1, null, "2026-11-23"],
  ["PRICING_ISSUE", {}, 15, 1, null, "2026-11-23"],
];

test("every failure reason: status, count, date, held orders, waived amounts; a reset reverts all of it", {
  timeout: 60_000,
}, async () => {
  const seeded = await seedTestOrders(mine.scope, reasons.length, () => ({ draft: cash }));
  for (const [at, [reason, sent, status, attempts, heldFor, day]] of reasons.entries()) {
    const id = seeded[at]?.id ?? "";
    const shipment = await ship(id, "delivery", "assign", "pickup");
    await act(shipment, "attempt", { reason, ...sent });
    expect(await order(id), reason).toMatchObject({
      status,
      attempts,
      heldFor,
      deliveryFrom: `${day}T08:00`,
      deliveryTo: `${day}T15:00`,
    });
    expect(await waived(id), reason).toEqual([status === orderStatuses.code.pending_return]);
    expect((await events(id)).at(-1), reason).toMatchObject({
      type: "attempted",
      detail: { reason, ...("note" in sent ? sent : {}) },
    });
    await act(shipment, "reset");
    expect(await order(id), reason).toMatchObject({
      status: orderStatuses.code.processing,
      attempts: 0,
      heldFor: null,
      deliveryFrom: "2026-11-23T08:00",
      deliveryTo: "2026-11-23T15:00",
    });
    expect(await waived(id), reason).toEqual([false]);
    await act(shipment, "dropoff", { collections: "collected" });
    expect(await order(id), reason).toMatchObject({ status: orderStatuses.code.delivered });
  }
});

test.each([
  ["RESCHEDULE_TOMORROW", {}, "date_required"],
  ["RESCHEDULE_LATER", {}, "date_required"],
  ["RESCHEDULE_LATER", { date: "2020-01-01" }, "attempt_date_past"],
  ["OTHER", {}, "note_required"],
])("%s without its required input (%o) is rejected as %s, and nothing is counted", async (reason, sent, code) => {
  const [made] = await seedTestOrders(mine.scope, 1);
  const shipment = await ship(made?.id ?? "", "delivery", "assign", "pickup");
  const answer = await ask("/api/shipments/attempt", { shipments: [shipment], reason, ...sent });
  expect(answer).toMatchObject({ status: 200, data: { refused: [{ id: shipment, code }] } });
  expect(await order(made?.id ?? "")).toMatchObject({ status: orderStatuses.code.out_for_delivery, attempts: 0 });
});

test("an unknown reason and a missing one are invalid input", async () => {
  for (const reason of ["TIRED", undefined])
    expect(await ask("/api/shipments/attempt", { shipments: [crypto.randomUUID()], reason })).toMatchObject({
      status: 422,
      errors: { reason: expect.any(Array) },
    });
});

test("at the limit of attempts the order turns round as THREE_REPEATS; a changed route counts for nothing", async () => {
  await mine.scope.db
    .update(accounts)
    .set({ preferences: { ...mine.account.preferences, force_rto: 2 } })
    .where(eq(accounts.id, mine.account.id));
  const [made] = await seedTestOrders(mine.scope, 1, () => ({ draft: cash }));
  const id = made?.id ?? "";
  for (const reason of ["CHANGED_ROUTE", "NO_ANSWER", "CHANGED_ROUTE"]) {
    const shipment = await ship(id, "delivery", "assign", "pickup");
    await act(shipment, "attempt", { reason });
    expect((await order(id)).status, reason).toBe(8);
  }
  expect((await order(id)).attempts).toBe(1);
  await act(await ship(id, "delivery", "assign", "pickup"), "attempt", { reason: "NOT_AVAILABLE" });
  expect(await order(id)).toMatchObject({ status: orderStatuses.code.pending_return, attempts: 2 });
  expect(await waived(id)).toEqual([true]);
  expect((await events(id)).at(-1)).toMatchObject({ type: "attempted", detail: { reason: "THREE_REPEATS" } });
});

test.each([
  [
    "WRONG_ADDRESS",
    "locations",
    {
      destination: {
        address: { line1: "Ulica 9", city: "Mostar", postal_code: "88000", country: "BA" },
        point: { longitude: 17.8, latitude: 43.34 },
      },
    },
  ],
  ["WRONG_NUMBER", "customer", { customer: { first_name: "Amra", last_name: "Delić", phone: "+38763200200" } }],
])("%s holds the order until it is corrected; held or not, it can go back", async (reason, part, correction) => {
  const [first, second] = await seedTestOrders(mine.scope, 2, () => ({ draft: cash }));
  for (const each of [first, second]) {
    const shipment = await ship(each?.id ?? "", "delivery", "assign", "pickup");
    await act(shipment, "attempt", { reason });
  }
  const [corrected, given] = [first?.id ?? "", second?.id ?? ""];
  const again = () => ask("/api/orders/ship", { orders: [corrected], type: "delivery" });
  expect((await again()).data?.refused).toMatchObject([{ id: corrected, code: "order_held" }]);
  const { version } = await order(corrected);
  const mended = await ask(`/api/orders/${first?.number}/${part}`, { ...correction, version }, "PUT");
  expect(mended, JSON.stringify(mended)).toMatchObject({ status: 200 });
  expect((await order(corrected)).heldFor).toBeNull();
  expect((await again()).data?.refused).toEqual([]);

  await does("/api/orders/return", { orders: [given] });
  expect(await order(given)).toMatchObject({ status: orderStatuses.code.pending_return, heldFor: null });
  expect(await waived(given)).toEqual([true]);
  const back = await ship(given, "return", "assign", "pickup", "dropoff");
  expect((await order(given)).status).toBe(orderStatuses.code.return_completed);
  await act(back, "reset");
  expect(await waived(given)).toEqual([true]);
  await act(back, "pickup");
  await act(back, "dropoff");
  expect((await order(given)).status).toBe(orderStatuses.code.return_completed);
});

const fees = async (id: string) =>
  (await mine.scope.db.select().from(orderFees).where(isNull(orderFees.voidedAt)))
    .filter(({ orderId }) => orderId === id)
    .map(({ type, amount }) => [type, amount]);

test("the way back is charged once, whatever is tried, reset and done again; then the order is closed and locked", async () => {
  const merchant_id = await createMerchant(mine);
  const method = await shippingMethodCatalogue.create.execute(mine.scope, {
    name: "Standard",
    type: 1,
    currency: "EUR",
    base_fee: "5.00",
    rto_fee: "3.50",
  });
  if (!method.ok) throw new Error(JSON.stringify(method.failure));
  const [made] = await seedTestOrders(mine.scope, 1, () => ({
    draft: { ...cash, merchant_id, shipping_method_id: method.value.id },
  }));
  const id = made?.id ?? "";
  const out = await ship(id, "delivery", "assign", "pickup");
  await act(out, "attempt", { reason: "NOT_ORDERED" });
  expect(await fees(id)).toEqual([]);
  const tried = await ship(id, "return", "assign", "pickup");
  await act(tried, "attempt", { reason: "NO_ANSWER" });
  expect((await order(id)).status).toBe(orderStatuses.code.return_attempted);
  await act(tried, "reset");
  expect((await order(id)).status).toBe(orderStatuses.code.dispatched_for_return);
  await act(tried, "pickup");
  await act(tried, "attempt", { reason: "NO_ANSWER" });
  const back = await ship(id, "return", "assign", "pickup", "dropoff");
  expect(await fees(id)).toEqual([["rto_fee", 350]]);
  await act(back, "reset");
  expect(await fees(id)).toEqual([]);
  await act(back, "dropoff");
  expect(await fees(id)).toEqual([["rto_fee", 350]]);
  expect(await order(id)).toMatchObject({
    status: orderStatuses.code.return_completed,
    completedAt: expect.any(Number),
  });
  await does("/api/orders/close", { orders: [id] });
  expect((await ask("/api/shipments/reset", { shipments: [back] })).data?.refused).toMatchObject([{ id: back }]);
  const late = { notes: "late", version: (await order(id)).version };
  expect(await ask(`/api/orders/${made?.number}/notes`, late, "PUT")).toMatchObject({ status: 409 });
  expect(await order(id)).toMatchObject({ status: orderStatuses.code.closed });
  expect(await fees(id)).toEqual([["rto_fee", 350]]);
});
