import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { coverageAreas } from "#app/modules/places/db/zones.tables.ts";
import { shippingMethods } from "#app/modules/pricing/db/shipping-methods.tables.ts";
import { findZoneAt } from "#app/modules/pricing/db/zone-at.reads.server.ts";
import type { ZoneView } from "#app/platform/geo/zone.ts";
import { createBoxZone } from "#tests/factories/zones.ts";
import { createTestWorkspace, readWithoutRequestId, type TestWorkspace } from "../workspace.ts";

const path = "/api/delivery-zones";
const harbour = { name: "Harbour", color: 3, geometry: createBoxZone(9.9, 53.5, 10, 53.6) };

async function make(who: TestWorkspace, zone: object = harbour): Promise<string> {
  const answer = await who.fetch(path, { body: zone });
  const { data }: { data: { id: string } } = await answer.json();
  expect(answer.status).toBe(201);
  return data.id;
}
async function all(who: TestWorkspace): Promise<ZoneView[]> {
  const { data }: { data: { delivery_zones: ZoneView[] } } = await (await who.fetch(path)).json();
  return data.delivery_zones;
}
async function view(who: TestWorkspace, id: string): Promise<ZoneView> {
  const { data }: { data: { delivery_zone: ZoneView } } = await (await who.fetch(`${path}/${id}`)).json();
  return data.delivery_zone;
}

test("a zone is created, reports overlaps, is updated by version, deactivated and deleted", async () => {
  const mine = await createTestWorkspace();
  const id = await make(mine);
  const second = await mine.fetch(path, { body: { name: "Altona", geometry: createBoxZone(9.95, 53.5, 10.05, 53.6) } });
  const { data }: { data: { id: string; overlaps: { name: string; area_km2: number }[] } } = await second.json();
  expect(data.overlaps.map(({ name, area_km2: km2 }) => [name, Math.round(km2)])).toEqual([["Harbour", 37]]);
  expect(await view(mine, id)).toMatchObject({ ...harbour, active: true, version: 1 });

  const change = { ...harbour, name: "Port", version: 1 };
  expect((await mine.fetch(`${path}/${id}`, { method: "PUT", body: change })).status).toBe(200);
  expect((await mine.fetch(`${path}/${id}`, { method: "PUT", body: change })).status).toBe(409);
  const taken = await mine.fetch(`${path}/${id}`, { method: "PUT", body: { ...change, name: "Altona", version: 2 } });
  expect(taken.status).toBe(422);
  const point = { longitude: 9.91, latitude: 53.55 };
  expect(await findZoneAt(mine.scope, point)).toEqual({ id, name: "Port" });
  expect((await mine.fetch(`${path}/${id}/deactivate`, { body: {} })).status).toBe(200);
  expect(await findZoneAt(mine.scope, point)).toBeNull();
  expect((await mine.fetch(`${path}/${id}/activate`, { body: {} })).status).toBe(200);
  expect((await mine.fetch(`${path}/${id}`, { method: "DELETE" })).status).toBe(200);
  expect((await all(mine)).map((zone) => zone.name)).toEqual(["Altona"]);
  const again: { data: object } = await (await mine.fetch(`${path}/${id}`, { method: "DELETE" })).json();
  expect(again.data).toMatchObject({ succeeded: [], refused: [{ id, code: "not_found" }] });
});

test("the zone of a point is the smallest one that contains it", async () => {
  const mine = await createTestWorkspace();
  await make(mine, { name: "Country", geometry: createBoxZone(5, 47, 15, 55) });
  const id = await make(mine);
  expect(await findZoneAt(mine.scope, { longitude: 9.95, latitude: 53.55 })).toEqual({ id, name: "Harbour" });
  expect(await findZoneAt(mine.scope, { longitude: 11, latitude: 50 })).toMatchObject({ name: "Country" });
  expect(await findZoneAt(mine.scope, { longitude: 0, latitude: 0 })).toBeNull();
});

test("rejects a self-intersecting outline with its location, and a missing one as required", async () => {
  const mine = await createTestWorkspace();
  const send = async (geometry: unknown) => {
    const answer = await mine.fetch(path, { body: { name: "A", geometry } });
    const body: { errors: Record<string, string[]> } = await answer.json();
    return [answer.status, body.errors.geometry?.[0]];
  };
  const bow = {
    type: "Polygon",
    coordinates: [
      [
        [0, 0],
        [2, 2],
        [2, 0],
        [0, 2],
        [0, 0],
      ],
    ],
  };
  expect(await send(bow)).toEqual([422, "The outline crosses itself at 1, 1."]);
  expect(await send({ type: "MultiPolygon", coordinates: [] })).toEqual([422, "Please select a polygon."]);
  expect((await send({ type: "Point", coordinates: [1, 2] }))[0]).toBe(422);
  expect((await send(undefined))[0]).toBe(422);
});

test("a split keeps coverage and surcharges for both sides; merging brings them together again", async () => {
  const mine = await createTestWorkspace();
  const id = await make(mine);
  const { db, account } = mine.scope;
  const own = { accountId: account.id, ownerKind: "team" as const, ownerId: crypto.randomUUID() };
  await db.insert(coverageAreas).values({ ...own, zones: [id], areas: [], postalCodes: [] });
  const method = {
    name: "Express",
    type: 1,
    currency: "EUR",
    base_fee: "5.00",
    zones: [{ zone_id: id, amount: "1.50" }],
  };
  expect((await mine.fetch("/api/shipping-methods", { body: method })).status).toBe(201);

  const line = [
    [9.95, 53.4],
    [9.95, 53.7],
  ];
  const missed = await mine.fetch(`${path}/${id}/split`, {
    body: {
      version: 1,
      line: [
        [8, 53],
        [8, 54],
      ],
    },
  });
  expect([missed.status, await missed.json()]).toMatchObject([422, { code: "zone_split_missed" }]);
  const [start] = line;
  const beyond = await mine.fetch(`${path}/${id}/split`, { body: { version: 1, line: [start, [9.95, 1e308]] } });
  expect([beyond.status, await beyond.json()]).toMatchObject([
    422,
    { errors: { line: [expect.stringContaining("not on the globe")] } },
  ]);
  const split = await mine.fetch(`${path}/${id}/split`, { body: { version: 1, line } });
  const { data }: { data: { part: string } } = await split.json();
  expect(split.status).toBe(200);
  expect((await mine.fetch(`${path}/${id}/split`, { body: { version: 1, line } })).status).not.toBe(200);
  expect((await all(mine)).map((zone) => zone.name)).toEqual(["Harbour", "Harbour 2"]);
  const [coverage] = await db.select().from(coverageAreas).where(eq(coverageAreas.ownerId, own.ownerId));
  expect(coverage).toMatchObject({ zones: [id, data.part], version: 2 });
  const [stored] = await db.select().from(shippingMethods);
  expect(stored?.settings.zones).toEqual([
    { zoneId: id, amount: 150 },
    { zoneId: data.part, amount: 150 },
  ]);

  const used: { data: object } = await (await mine.fetch(`${path}/${id}`, { method: "DELETE" })).json();
  expect(used.data).toMatchObject({ refused: [{ code: "in_use_where" }] });
  const charged = await mine.fetch(`${path}/merge`, { body: { ids: [id, data.part], version: 2 } });
  expect([charged.status, await charged.json()]).toMatchObject([409, { code: "in_use_where" }]);
  await db.update(shippingMethods).set({ settings: {} });
  const merged = await mine.fetch(`${path}/merge`, { body: { ids: [id, data.part], version: 2 } });
  expect(merged.status).toBe(200);
  const zones = await all(mine);
  expect(zones.map((zone) => zone.name)).toEqual(["Harbour"]);
  expect((await db.select().from(coverageAreas))[0]?.zones).toEqual([id]);
  expect((await mine.fetch(`${path}/merge`, { body: { ids: [id, data.part], version: 3 } })).status).toBe(404);
});

test("zones export as GeoJSON and import into another account; invalid features are listed", async () => {
  const mine = await createTestWorkspace();
  await make(mine);
  const file = await mine.fetch("/settings/delivery-zones/export");
  expect(file.headers.get("content-type")).toBe("application/geo+json");
  const geojson = await file.text();
  const table = await mine.fetch("/settings/delivery-zones/export?format=csv");
  expect(table.headers.get("content-type")).toContain("text/csv");
  expect(await table.text()).toContain("Harbour");
  const pdf = await mine.fetch("/settings/delivery-zones/export?format=pdf");
  expect(pdf.headers.get("content-type")).toBe("application/pdf");
  await pdf.body?.cancel();
  expect((await mine.fetch("/settings/delivery-zones/export?format=shp")).status).toBe(422);
  const other = await createTestWorkspace();
  const first = await other.fetch(`${path}/import`, { body: { geojson } });
  expect(await first.json()).toEqual({ data: { created: 1, replaced: 0, refused: [] } });
  expect(await all(other)).toMatchObject([harbour]);
  const twice = await other.fetch(`${path}/import`, { body: { geojson: JSON.parse(geojson) } });
  expect(await twice.json()).toMatchObject({
    data: { created: 0, refused: [{ feature: 1, name: "Harbour", code: "zone_name_taken" }] },
  });
  const replaced = await other.fetch(`${path}/import`, { body: { geojson, existing: "replace" } });
  expect(await replaced.json()).toEqual({ data: { created: 0, replaced: 1, refused: [] } });
  const bad = { type: "Feature", geometry: { type: "Point", coordinates: [1, 2] }, properties: { name: "Depot" } };
  const named: { data: { refused: { message: string }[] } } = await (
    await other.fetch(`${path}/import`, { body: { geojson: bad } })
  ).json();
  expect(named.data.refused[0]?.message).toBe("The geometry is a Point; a zone is a Polygon or a MultiPolygon.");
  expect((await other.fetch(`${path}/import`, { body: { geojson: "nothing" } })).status).toBe(422);
});

test("other accounts see no zones, readers change none; unknown and foreign zones give the same response", async () => {
  const mine = await createTestWorkspace();
  const id = await make(mine);
  const stranger = await createTestWorkspace();
  const other = crypto.randomUUID();
  const line = [
    [9.95, 53.4],
    [9.95, 53.7],
  ];
  const calls = [
    ["", "GET", undefined],
    ["", "PUT", { ...harbour, version: 1 }],
    ["/split", "POST", { version: 1, line }],
  ] as const;
  for (const [end, method, body] of calls) {
    const foreign = await stranger.fetch(`${path}/${id}${end}`, { method, body });
    const missing = await stranger.fetch(`${path}/${other}${end}`, { method, body });
    expect([foreign.status, await readWithoutRequestId(foreign)]).toEqual([404, await readWithoutRequestId(missing)]);
  }
  expect((await stranger.fetch(`${path}/merge`, { body: { ids: [id, other], version: 1 } })).status).toBe(404);
  await stranger.fetch(`${path}/${id}`, { method: "DELETE" });
  await stranger.fetch(`${path}/${id}/deactivate`, { body: {} });
  expect(await view(mine, id)).toMatchObject({ active: true, version: 1 });
  const reader = await createTestWorkspace({ member: mine, permissions: ["settings", "settings.delivery_zones"] });
  expect((await reader.fetch(path)).status).toBe(200);
  expect((await reader.fetch(path, { body: { ...harbour, name: "B" } })).status).toBe(403);
  expect((await reader.fetch(`${path}/import`, { body: { geojson: "{}" } })).status).toBe(403);
});

test("an account's fields cannot be assigned", async () => {
  const mine = await createTestWorkspace();
  const assigned = { account_id: "other", version: 9, id: crypto.randomUUID(), created_at: 1 };
  const refused = await mine.fetch(path, { body: { ...harbour, ...assigned } });
  expect(refused.status).toBe(422);
  expect(Object.keys((await refused.json<{ errors: object }>()).errors)).toEqual(Object.keys(assigned));
  expect(await all(mine)).toEqual([]);
});

test("200 malformed files and outlines get a response, none with a 500", async () => {
  const mine = await createTestWorkspace();
  const json = fc.jsonValue({ maxDepth: 5 });
  const number = fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constantFrom(0, 180, -180, 1e308));
  const positions = fc.array(fc.oneof(fc.array(number, { maxLength: 4 }), json), { maxLength: 6 });
  const coordinates = fc.oneof(json, fc.array(positions), fc.array(fc.array(positions)));
  const geometry = fc.record({ type: fc.constantFrom("Polygon", "MultiPolygon", "Point", "x"), coordinates });
  const feature = fc.record({ type: fc.constant("Feature"), geometry, properties: json });
  const file = fc.oneof(
    json,
    geometry,
    fc.record({ type: fc.constant("FeatureCollection"), features: fc.array(feature) }),
  );
  await fc.assert(
    fc.asyncProperty(file, geometry, fc.integer({ min: 0, max: 1 }), async (geojson, outline, which) => {
      const call = which
        ? mine.fetch(`${path}/import`, { body: { geojson } })
        : mine.fetch(path, { body: { name: "A", geometry: outline } });
      expect((await call).status).toBeLessThan(500);
    }),
    { numRuns: 200 },
  );
});
