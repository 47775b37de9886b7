import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { findZoneAt } from "#app/modules/pricing/db/zone-at.reads.server.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import type { PlaceSnapshot, Point } from "#app/platform/geo/place.ts";
import { seedTestOrders } from "#tests/factories/orders.ts";
import { createBoxZone } from "#tests/factories/zones.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

const path = "/api/delivery-zones";

async function draw(who: TestWorkspace, name: string, geometry: object): Promise<string> {
  const answer = await who.fetch(path, { body: { name, geometry } });
  expect(answer.status).toBe(201);
  return (await answer.json<{ data: { id: string } }>()).data.id;
}

async function found(who: TestWorkspace, list: string, zone: string): Promise<string[]> {
  const answer = await who.fetch(`/api/${list}?filters[delivery_zone][]=${zone}`);
  const { data } = await answer.json<{ data: Record<string, { id: string }[]> }>();
  return (data[list.replace(/\/.*/, "")] ?? []).map(({ id }) => id).sort();
}

async function place(who: TestWorkspace, id: string, point: Point | null): Promise<void> {
  const destination: PlaceSnapshot = { kind: "address", address: { line1: "Ulica 1", country: "BA" }, point };
  await who.scope.db.update(orders).set({ destination }).where(eq(orders.id, id));
}

test("filters orders and shipments by the zone of their destination, also after moves and zone changes", async () => {
  const who = await createTestWorkspace();
  const [first = "", second = "", third = ""] = (await seedTestOrders(who.scope, 3)).map(({ id }) => id);
  await place(who, first, { longitude: 17.5, latitude: 43.5 });
  await place(who, second, { longitude: 18.5, latitude: 43.5 });
  await place(who, third, null);
  const west = await draw(who, "West", createBoxZone(17, 43, 18, 44));
  const east = await draw(who, "East", createBoxZone(18, 43, 19, 44));
  expect(await found(who, "orders", west)).toEqual([first]);
  expect(await found(who, "orders", east)).toEqual([second]);
  await who.fetch("/api/orders/ship", { body: { orders: [second], type: "delivery" } });
  const [shipment] = await who.scope.db.select().from(shipments);
  expect(await found(who, "shipments/deliveries", east)).toEqual([shipment?.id]);
  expect(await found(who, "shipments/deliveries", west)).toEqual([]);
  // An address that is corrected takes its order elsewhere.
  await place(who, first, { longitude: 18.2, latitude: 43.2 });
  expect(await found(who, "orders", east)).toEqual([first, second].sort());
  // A redrawn zone no longer includes what lies outside it, and finished orders keep theirs.
  await who.scope.db.update(orders).set({ status: orderStatuses.code.delivered }).where(eq(orders.id, first));
  const change = { name: "East", geometry: createBoxZone(18.4, 43.4, 19, 44), version: 1 };
  expect((await who.fetch(`${path}/${east}`, { method: "PUT", body: change })).status).toBe(200);
  expect(await found(who, "orders", east)).toEqual([first, second].sort());
  await who.fetch(`${path}/${east}/deactivate`, { body: {} });
  expect(await found(who, "shipments/deliveries", east)).toEqual([]);
  await who.fetch(`${path}/${east}/activate`, { body: {} });
  expect(await found(who, "shipments/deliveries", east)).toEqual([shipment?.id]);
  const small = await draw(who, "Corner", createBoxZone(18.45, 43.45, 18.55, 43.55));
  expect(await found(who, "orders", small)).toEqual([second]);
  await who.fetch(`${path}/${small}`, { method: "DELETE" });
  expect(await found(who, "orders", east)).toEqual([first, second].sort());
  // What is made where zones are drawn already is found by them once, and by its other fields.
  const [fresh = ""] = (await seedTestOrders(who.scope, 1)).map(({ id }) => id);
  const tiny = await draw(who, "Tiny", createBoxZone(17.3, 43.2, 17.9, 43.5));
  const [newer = ""] = (await seedTestOrders(who.scope, 1)).map(({ id }) => id);
  expect(await found(who, "orders", tiny)).toEqual([fresh, newer].sort());
  expect(await found(who, "orders", `${tiny}&filters[status][not][]=9`)).toEqual([fresh, newer].sort());
  await place(who, newer, { longitude: 0, latitude: 0 });
  expect(await found(who, "orders", tiny)).toEqual([fresh]);
  const stranger = await createTestWorkspace();
  expect(await found(stranger, "orders", east)).toEqual([]);
  const looked = await who.fetch("/api/lookups/delivery_zones?search=ea");
  expect(await looked.json()).toMatchObject({ data: { options: [{ value: east, label: "East" }] } });
});

test("the zone in a row is the one used for fees, including holes, islands and overlaps", async () => {
  const who = await createTestWorkspace();
  const ring = (x: number, y: number, r: number, corners: number): [number, number][] => {
    const round = Array.from({ length: corners }, (_, at): [number, number] => [
      x + r * Math.cos((at / corners) * 2 * Math.PI),
      y + r * Math.sin((at / corners) * 2 * Math.PI),
    ]);
    return [...round, round[0] ?? [x, y]];
  };
  await draw(who, "Ring", { type: "Polygon", coordinates: [ring(17, 43, 1, 60), ring(17, 43, 0.4, 7)] });
  await draw(who, "Islands", {
    type: "MultiPolygon",
    coordinates: [[ring(17.7, 43, 0.2, 5)], [ring(16.1, 43.4, 0.3, 9)]],
  });
  await draw(who, "Star", {
    type: "Polygon",
    coordinates: [
      [
        [16, 42],
        [17, 42.9],
        [18, 42],
        [17, 43.7],
        [16, 42],
      ],
    ],
  });
  const points = Array.from({ length: 120 }, (_, at) => ({
    longitude: 15.7 + ((at * 37) % 120) / 44.3,
    latitude: 41.8 + ((at * 53) % 120) / 51.7,
  }));
  const made = await seedTestOrders(who.scope, points.length);
  for (const [at, { id }] of made.entries()) await place(who, id, points[at] ?? null);
  const rows = await who.scope.db.select({ id: orders.id, zone: orders.zoneId }).from(orders);
  const zones = new Map(rows.map(({ id, zone }) => [id, zone]));
  const expected = await Promise.all(points.map((point) => findZoneAt(who.scope, point)));
  expect(made.map(({ id }) => zones.get(id) ?? null)).toEqual(expected.map((zone) => zone?.id ?? null));
  expect(new Set(zones.values()).size).toBe(4);
});
