import { expect, test } from "vitest";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { merchants } from "#app/modules/partners/db/partners.tables.ts";
import { deliveryZones } from "#app/modules/places/db/zones.tables.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

const address = { line1: "Ulica 1", city: "Mostar", country: "BA", postal_code: "88000" };
const place = (longitude: number, latitude: number) => ({ address, point: { longitude, latitude } });
const far = { source: place(17.5, 43.2), destination: place(17.5, 43.4) };
const parcels = [{ quantity: 2, weight: 3000, volume: 31_250 }];

async function zone(who: TestWorkspace, name: string, half: number): Promise<string> {
  const [west, south, east, north] = [17.5 - half, 43.4 - half, 17.5 + half, 43.4 + half];
  const ring: [number, number][] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  const id = crypto.randomUUID();
  const geometry = { type: "Polygon" as const, coordinates: [ring] };
  const row = { id, accountId: who.account.id, name, color: 1, geometry, west, south, east, north, area: 1 };
  await who.scope.db.insert(deliveryZones).values({ ...row, active: true, createdAt: 0 });
  return id;
}

async function method(who: TestWorkspace, more: object): Promise<string> {
  const body = { name: "Standard", type: 1, currency: "EUR", base_fee: "5", rto_fee: "2.50", ...more };
  const answer = await who.fetch("/api/shipping-methods", { body });
  const { data }: { data: { id: string } } = await answer.json();
  return data.id;
}

test("the worked example: volumetric weight, distance and the smallest zone, each line with its formula", async () => {
  const mine = await createTestWorkspace();
  const [region, harbour] = [await zone(mine, "Region", 0.5), await zone(mine, "Harbour", 0.05)];
  const id = await method(mine, {
    weight: { threshold: 10_000, step: 1000, amount: "0.50" },
    distance: { threshold: 20_000, step: 5000, amount: "0.30" },
    volume_divisor: 5000,
    zones: [
      { zone_id: region, amount: "9" },
      { zone_id: harbour, amount: "1.20" },
    ],
  });
  const answer = await mine.fetch("/api/orders/estimate", {
    body: { shipping_method_id: id, ...far, packages: parcels },
  });
  expect(answer.status).toBe(200);
  const { data } = (await answer.json()) as { data: { distance: number } };
  // A fifth of a degree of latitude is 22,239 m; the road is 1.34 times that.
  expect(Math.abs(data.distance - 22_239 * 1.34)).toBeLessThan(5);
  expect(data).toMatchObject({
    currency: "EUR",
    zone: { name: "Harbour" },
    rank: 1,
    delivered: {
      total: "8.30",
      lines: [
        { type: "shipping", amount: "5.00" },
        { type: "weight_surcharge", amount: "1.50", formula: "ceil((12500 − 10000) ÷ 1000) × 0.50" },
        {
          type: "distance_surcharge",
          amount: "0.60",
          formula: `ceil((${data.distance} − 20000) ÷ 5000) × 0.30 · great circle × 1.34`,
        },
        { type: "zone_surcharge", amount: "1.20", inputs: { zone: "Harbour" } },
      ],
    },
    return_completed: { total: "2.50", lines: [{ type: "rto_fee", amount: "2.50" }] },
  });
});

test("dynamic tiers: the rank counts the merchant's deliveries by the method this month", async () => {
  const mine = await createTestWorkspace();
  const id = await method(mine, {
    base_fee: "0",
    tier_kind: "dynamic",
    ranges: [
      { from: 1, to: 1, amount: "5" },
      { from: 2, amount: "4" },
    ],
  });
  const merchantId = crypto.randomUUID();
  const account = { accountId: mine.account.id, active: true, createdAt: 0 };
  const shop = { id: merchantId, name: "Shop", tags: [], currency: "EUR", trackingEvents: [], managed: true };
  await mine.scope.db.insert(merchants).values({ ...account, ...shop });
  const body = { shipping_method_id: id, merchant_id: merchantId, ...far, packages: parcels };
  const estimate = async () => (await mine.fetch("/api/orders/estimate", { body })).json();
  expect(await estimate()).toMatchObject({ data: { rank: 1, delivered: { total: "5.00" } } });
  const customer = { first_name: "Ana", last_name: "Kos", email: "ana@example.test" };
  expect((await mine.fetch("/api/orders", { body: { ...body, customer } })).status).toBe(201);
  expect(await estimate()).toMatchObject({ data: { rank: 1 } });
  await mine.scope.db.update(orders).set({ status: orderStatuses.code.delivered, completedAt: Date.now() });
  expect(await estimate()).toMatchObject({ data: { rank: 2, delivered: { total: "4.00" } } });
});

test("another account's method is unknown, and estimating requires permission to create orders", async () => {
  const mine = await createTestWorkspace();
  const stranger = await createTestWorkspace();
  const body = { shipping_method_id: await method(mine, {}), ...far, packages: parcels };
  const reader = await createTestWorkspace({ member: mine, permissions: ["orders"] });
  const ask = async (who: TestWorkspace) => (await who.fetch("/api/orders/estimate", { body })).status;
  expect([await ask(mine), await ask(stranger), await ask(reader)]).toEqual([200, 422, 403]);
});
