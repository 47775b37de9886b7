import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { deliveryZones } from "#app/modules/places/db/zones.tables.ts";
import { auditLog } from "#app/platform/db/audit.tables.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

let mine: TestWorkspace;
beforeEach(async () => {
  mine = await createTestWorkspace();
});

const path = "/api/shipping-methods";
const standard = { name: "Standard", type: 1, currency: "EUR", base_fee: "5.90" };

async function made(body: unknown): Promise<string> {
  const response = await mine.fetch(path, { body });
  const { data }: { data: { id: string } } = await response.json();
  expect(response.status).toBe(201);
  return data.id;
}

async function zone(who = mine): Promise<string> {
  const [id, box] = [crypto.randomUUID(), { west: 17, south: 43, east: 18, north: 44 }];
  const ring: [number, number][] = [17, 18, 18, 17, 17].map((east, at) => [east, at === 2 || at === 3 ? 44 : 43]);
  const geometry = { type: "Polygon" as const, coordinates: [ring] };
  const row = { id, accountId: who.account.id, name: `Zone ${id}`, color: 1, geometry, ...box, area: 1, createdAt: 0 };
  await who.scope.db.insert(deliveryZones).values({ ...row, active: true });
  return id;
}

test("a method keeps everything it charges: entered in kilograms and kilometres, read in base units and decimals", async () => {
  const agent = await mine.fetch("/api/agents", { body: { name: "Ana", phone: "+38761111221" } });
  const { data }: { data: { id: string } } = await agent.json();
  const zoneId = await zone();
  const id = await made({
    ...standard,
    anchor_date: "2026-01-31",
    lateness_threshold_minutes: "15",
    rto_fee: "3,5",
    units: "metric",
    distance_units: "metric",
    weight: { threshold: "10", step: "1", amount: 0.5 },
    volume: { threshold: "0.5", step: "0.1", amount: "1" },
    distance: { threshold: "", step: "", amount: "" },
    volume_divisor: "5000",
    zones: [{ zone_id: zoneId, amount: "2.50" }],
    tier_kind: "fixed",
    ranges: [
      { from: 5, to: "", amount: "4" },
      { from: "0", to: "5", amount: "2" },
    ],
    auto_create_delivery: true,
    agents: [data.id],
  });
  expect(await (await mine.fetch(`${path}/${id}`)).json()).toMatchObject({
    data: {
      shipping_method: {
        name: "Standard",
        anchor_date: "2026-01-31",
        lateness_threshold_minutes: 15,
        base_fee: "5.90",
        rto_fee: "3.50",
        weight: { threshold: 10_000, step: 1000, amount: "0.50" },
        volume: { threshold: 500_000, step: 100_000, amount: "1.00" },
        volume_divisor: 5000,
        zones: [{ zone_id: zoneId, amount: "2.50" }],
        tier_kind: "fixed",
        ranges: [
          { from: 0, to: 5000, amount: "2.00" },
          { from: 5000, amount: "4.00" },
        ],
        auto_create_delivery: true,
        auto_create_return: false,
        agents: [data.id],
        version: 1,
      },
    },
  });
});

test("of two changes to one version the second is rejected; the log shows the first", async () => {
  const id = await made(standard);
  const change = { ...standard, name: "Express", flat_fee: "9", version: 1 };
  const answers = [];
  for (const _ of [1, 2]) answers.push((await mine.fetch(`${path}/${id}`, { method: "PUT", body: change })).status);
  expect(answers).toEqual([200, 409]);
  expect(await (await mine.fetch(`${path}?search=expr`)).json()).toMatchObject({
    data: { shipping_methods: [{ id, name: "Express", flat_fee: "9.00", version: 2 }] },
  });
  const log = await mine.scope.db.select().from(auditLog).where(eq(auditLog.subject, id));
  expect(log.map((each) => each.action)).toEqual([
    "settings.shipping_methods.create",
    "settings.shipping_methods.update",
  ]);
});

test("invalid settings are rejected by field", async () => {
  await made(standard);
  const other = { ...standard, name: "Other" };
  const foreign = await zone(await createTestWorkspace());
  for (const [wrong, field] of [
    [standard, "name"],
    [{ ...other, type: 7 }, "type"],
    [{ ...other, currency: "XXX" }, "currency"],
    [{ ...other, base_fee: "-1" }, "base_fee"],
    [{ ...other, flat_fee: "much" }, "flat_fee"],
    [{ ...other, weight: { threshold: 5 } }, "weight.amount"],
    [{ ...other, anchor_date: "2026-02-30" }, "anchor_date"],
    [{ ...other, tier_kind: "dynamic" }, "ranges"],
    [{ ...other, ranges: [{ from: 1, amount: 1 }] }, "tier_kind"],
    [{ ...other, tier_kind: "dynamic", ranges: [{ from: 9, to: 1, amount: 1 }] }, "ranges.0.to"],
    [
      {
        ...other,
        tier_kind: "dynamic",
        ranges: [
          { to: 100, amount: 5 },
          { from: 100, amount: 4 },
        ],
      },
      "ranges",
    ],
    [{ ...other, zones: [{ zone_id: foreign, amount: 1 }] }, "zones.0.zone_id"],
    [{ ...other, agents: [crypto.randomUUID()] }, "agents"],
  ] as const) {
    const answer = await mine.fetch(path, { body: wrong });
    const body: { errors: Record<string, string[]> } = await answer.json();
    expect([answer.status, Object.keys(body.errors)]).toEqual([422, [field]]);
  }
});

test("a method used by an order cannot be deleted and lists its uses; an unused one can", async () => {
  const [used, free] = [await made(standard), await made({ ...standard, name: "Free" })];
  const address = { line1: "Ulica 1", city: "Mostar", country: "BA", postal_code: "88000" };
  const point = { longitude: 17.8, latitude: 43.34 };
  const order = await mine.fetch("/api/orders", {
    body: {
      shipping_method_id: used,
      source: { address, point },
      destination: { address, point },
      customer: { first_name: "Ana", last_name: "Kos", email: "ana@example.test" },
      packages: [{}],
    },
  });
  expect(order.status).toBe(201);
  expect((await mine.scope.db.select().from(orders)).map((each) => each.shippingMethodId)).toContain(used);
  expect(await (await mine.fetch(`${path}/${used}`, { method: "DELETE" })).json()).toMatchObject({
    data: { succeeded: [], refused: [{ id: used, code: "in_use_where", message: "This is still in use: Orders." }] },
  });
  expect(await (await mine.fetch(`${path}/${free}`, { method: "DELETE" })).json()).toMatchObject({
    data: { succeeded: [free], refused: [] },
  });
  expect((await mine.fetch(`${path}/${used}`)).status).toBe(200);
  expect((await mine.fetch(`${path}/${free}`)).status).toBe(404);
});

test("another account's method looks like none, and reading is not managing", async () => {
  const id = await made(standard);
  const stranger = await createTestWorkspace();
  const change = { ...standard, version: 1 };
  const reader = await createTestWorkspace({ member: mine, permissions: ["settings", "settings.shipping_methods"] });
  expect([
    (await stranger.fetch(`${path}/${id}`)).status,
    (await stranger.fetch(`${path}/${id}`, { method: "PUT", body: change })).status,
    (await reader.fetch(`${path}/${id}`)).status,
    (await reader.fetch(`${path}/${id}`, { method: "PUT", body: change })).status,
    (await reader.fetch(`${path}/${id}`, { method: "DELETE" })).status,
  ]).toEqual([404, 404, 200, 403, 403]);
});
