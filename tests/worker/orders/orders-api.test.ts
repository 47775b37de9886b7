import { expect, test } from "vitest";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { seedTestOrders } from "#tests/factories/orders.ts";
import { createTestWorkspace } from "../workspace.ts";

interface Answer {
  data?: Record<string, unknown>;
  code?: string;
  message?: string;
  errors?: Record<string, string[]>;
}

async function read(answer: Response): Promise<Answer & { status: number }> {
  return { status: answer.status, ...((await answer.json()) as Answer) };
}

test("a program lists, reads, corrects, ships and cancels orders", async () => {
  const workspace = await createTestWorkspace();
  const [first, second] = await seedTestOrders(workspace.scope, 30, () => ({
    draft: { collections: [{ amount: "29.90", currency: "EUR", method: 1 }] },
  }));
  const list = await read(await workspace.fetch("/api/orders?limit=2&fields=number,cod_amount"));
  expect(list.data?.orders).toEqual([
    { id: expect.any(String), number: expect.any(String), cod_amount: "29.90" },
    { id: expect.any(String), number: expect.any(String), cod_amount: "29.90" },
  ]);
  expect(list.data?.pagination).toMatchObject({
    previous: null,
    next: expect.any(String),
    total: 30,
    limit: 2,
  });
  const { data } = await read(await workspace.fetch(`/api/orders/${first?.number}`));
  expect(data?.order).toMatchObject({ customer_status: "processing", packages: [{ quantity: 1, weight: 1500 }] });
  expect(JSON.stringify(data)).not.toContain("token");
  const change = (body: object) => workspace.fetch(`/api/orders/${first?.number}/notes`, { method: "PUT", body });
  // Two writers, one with a stale version and one without a version: both are refused.
  expect(await read(await change({ notes: "ring" }))).toMatchObject({ status: 422, errors: { version: ["Required"] } });
  expect((await change({ notes: "ring", version: 1 })).status).toBe(200);
  expect((await change({ notes: "call first", version: 1 })).status).toBe(409);
  const timeline = await read(await workspace.fetch(`/api/orders/${first?.number}/timeline`));
  expect(timeline.data?.timeline).toMatchObject([{ type: "updated" }, { type: "created" }]);
  const shipped = await read(await workspace.fetch("/api/orders/ship", { body: { orders: [first?.id, second?.id] } }));
  expect(shipped).toMatchObject({ status: 200, data: { succeeded: [first?.id, second?.id], refused: [] } });
  const cancelled = await read(
    await workspace.fetch("/api/orders/cancel", { body: { orders: [first?.id, crypto.randomUUID()], reason: "no" } }),
  );
  expect(cancelled.data).toMatchObject({ succeeded: [first?.id], refused: [{ code: "not_found" }] });
});

test("the statuses of failures: malformed, fields, unknown, foreign, forbidden, no method, illegal", async () => {
  const workspace = await createTestWorkspace();
  const stranger = await createTestWorkspace();
  const limited = await createTestWorkspace({ member: workspace, permissions: ["orders"] });
  const [foreign] = await seedTestOrders(stranger.scope, 1);
  const [own] = await seedTestOrders(workspace.scope, 1);
  const statuses = {
    malformed: (await workspace.fetch("/api/orders", { method: "POST", body: "{" })).status,
    fields: (await workspace.fetch("/api/orders", { body: {} })).status,
    types: (await workspace.fetch("/api/orders/cancel", { body: { orders: "all", reason: 3 } })).status,
    unknown: (await workspace.fetch("/api/orders/WB-1")).status,
    foreign: (await workspace.fetch(`/api/orders/${foreign?.number}`)).status,
    forbidden: (await limited.fetch("/api/orders/cancel", { body: { orders: [own?.id], reason: "x" } })).status,
    method: (await workspace.fetch("/api/orders/cancel", { method: "PUT", body: {} })).status,
    word: (await workspace.fetch("/api/orders/explode", { body: {} })).status,
    guard: (await limited.fetch("/api/shipments/deliveries")).status,
    type: (await workspace.fetch("/api/shipments/parcels-by-pigeon")).status,
  };
  expect(statuses).toEqual({
    malformed: 400,
    fields: 422,
    types: 422,
    unknown: 404,
    foreign: 404,
    forbidden: 403,
    method: 405,
    word: 404,
    guard: 403,
    type: 404,
  });
});

test("the same Idempotency-Key creates one order and replays the answer; another body is refused", async () => {
  const workspace = await createTestWorkspace();
  const body = {
    source: {
      address: { line1: "Depot 1", city: "Mostar", country: "BA" },
      point: { longitude: 17.8, latitude: 43.3 },
    },
    destination: { address: { line1: "Ulica 1", country: "BA" }, point: { longitude: 17.9, latitude: 43.3 } },
    customer: { first_name: "A", last_name: "B", phone: "063 238 087" },
    packages: [{}],
  };
  const headers = { "Idempotency-Key": "one" };
  const first = await read(await workspace.fetch("/api/orders", { body, headers }));
  const again = await read(await workspace.fetch("/api/orders", { body, headers }));
  expect(first).toMatchObject({ status: 201, data: { status: orderStatuses.code.ready } });
  expect(again).toEqual(first);
  const other = await workspace.fetch("/api/orders", { body: { ...body, notes: "x" }, headers });
  expect(other.status).toBe(422);
});

test("shipments are listed by type, read by number and changed by action name", async () => {
  const workspace = await createTestWorkspace();
  const [order] = await seedTestOrders(workspace.scope, 1);
  const untyped = await read(await workspace.fetch("/api/shipments/store", { body: { orders: [order?.id] } }));
  expect(untyped).toMatchObject({ status: 422, message: "Shipment type is not defined for store." });
  await workspace.fetch("/api/shipments/store", { body: { orders: [order?.id], shipment_type: 3 } });
  const list = await read(await workspace.fetch("/api/shipments/deliveries?filters[status][]=1"));
  const [row] = (list.data?.shipments ?? []) as { id: string; number: string }[];
  expect(list.data?.pagination).toMatchObject({ total: 1, total_is_exact: true, limit: 50 });
  const one = await read(await workspace.fetch(`/api/shipments/${row?.number}`));
  expect(one.data?.shipment).toMatchObject({ number: row?.number, orders: [{ number: order?.number }] });
  const reschedule = async (type: string, seen: object) => {
    const body = { from: "2026-12-01T08:00", to: "2026-12-01T12:00", ...seen };
    return (await workspace.fetch(`/api/shipments/${type}/${row?.number}/reschedule`, { method: "PUT", body })).status;
  };
  // The type of the path is the shipment's, and the version the one that was seen.
  expect(await reschedule("pickups", { version: 1 })).toBe(404);
  expect(await reschedule("deliveries", {})).toBe(422);
  expect(await reschedule("deliveries", { version: 7 })).toBe(409);
  expect(await reschedule("deliveries", { version: 1 })).toBe(200);
  const porter = { name: "Porter", phone: "063 238 087" };
  const meet = async (body: object) =>
    (await workspace.fetch(`/api/shipments/${row?.number}/destination-contact`, { method: "PUT", body })).status;
  // Without what was seen, and with what somebody has changed since, nothing is written.
  expect(await meet(porter)).toBe(422);
  expect(await meet({ ...porter, version: 1 })).toBe(409);
  expect(await meet({ ...porter, version: 2 })).toBe(200);
  const pickup = await read(await workspace.fetch("/api/shipments/pickup", { body: { shipments: [row?.id] } }));
  expect(pickup).toMatchObject({
    status: 200,
    data: { succeeded: [], refused: [{ id: row?.id, code: "illegal_transition", message: expect.any(String) }] },
  });
  const stored = await workspace.scope.db.query.shipments.findFirst();
  expect(stored).toMatchObject({ deliveryFrom: "2026-12-01T08:00", version: 3 });
  expect(stored?.destination.contact).toEqual({ name: "Porter", phone: "+38763238087" });
  for (const word of ["filters", "options", "orders"])
    expect((await workspace.fetch(`/api/shipments/deliveries/${word}`)).status).toBe(200);
  expect(await workspace.scope.db.$count(shipments)).toBe(1);
});
