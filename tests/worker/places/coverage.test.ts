import { expect, test } from "vitest";
import { readOwnerCoverage } from "#app/modules/places/db/owner-coverage.reads.server.ts";
import type { CoverageView } from "#app/modules/places/model/coverage.ts";
import { isPlaceCovered } from "#app/modules/places/model/coverage-check.ts";
import { createBoxZone } from "#tests/factories/zones.ts";
import { createTestWorkspace, readWithoutRequestId, type TestWorkspace } from "../workspace.ts";

const harbour = createBoxZone(9.9, 53.5, 10, 53.6);
const [inside, outside] = [
  { longitude: 9.95, latitude: 53.55 },
  { longitude: 13.4, latitude: 52.5 },
];

async function made(who: TestWorkspace, path: string, body: object): Promise<string> {
  const answer = await who.fetch(path, { body });
  const { data }: { data: { id: string } } = await answer.json();
  expect(answer.status).toBe(201);
  return data.id;
}
const location = (who: TestWorkspace, name: string, point: { longitude: number; latitude: number }) =>
  made(who, "/api/locations", { name, ...point, address: { line1: "Kai 1", country: "DE", postal_code: "20457" } });
const method = (who: TestWorkspace, name: string) =>
  made(who, "/api/shipping-methods", { name, type: 1, currency: "EUR", base_fee: "5.00" });
const put = (who: TestWorkspace, section: string, body: object) =>
  who.fetch(`/api/${section}/coverage`, { method: "PUT", body });
const order = (point: object, rest: object = {}) => ({
  customer: { type: 1, first_name: "Ada", last_name: "Wind", phone: "+4915112345678" },
  destination: { address: { line1: "Weg 1", country: "DE", postal_code: "22303" }, point },
  packages: [{ quantity: 1 }],
  ...rest,
});

test("coverage is saved by version, read back, and cleared by saving an empty one", async () => {
  const mine = await createTestWorkspace();
  const id = await location(mine, "North", inside);
  const zone = await made(mine, "/api/delivery-zones", { name: "Harbour", geometry: harbour });
  const body = {
    id,
    version: 0,
    zones: [zone],
    areas: [{ name: "Yard", geometry: createBoxZone(11, 53, 11.1, 53.1) }],
    postal_codes: [{ country: "DE", codes: "71*\n10115-10999" }],
  };
  expect((await put(mine, "locations", body)).status).toBe(200);
  expect((await put(mine, "locations", body)).status).toBe(409);
  expect((await put(mine, "locations", { ...body, version: 1 })).status).toBe(200);
  const read: { data: { coverage: CoverageView[] } } = await (await mine.fetch("/api/locations/coverage")).json();
  expect(read.data.coverage).toMatchObject([{ owner_id: id, name: "North", zones: [zone], version: 2 }]);
  const coverage = (await readOwnerCoverage(mine.scope, "location")).get(id);
  expect(isPlaceCovered(coverage, { point: inside })).toBe(true);
  expect(isPlaceCovered(coverage, { point: outside, country: "DE", postalCode: "10117" })).toBe(true);
  expect(isPlaceCovered(coverage, { point: outside, country: "DE", postalCode: "20095" })).toBe(false);
  await mine.fetch(`/api/delivery-zones/${zone}/deactivate`, { body: {} });
  expect(isPlaceCovered((await readOwnerCoverage(mine.scope, "location")).get(id), { point: inside })).toBe(false);
  expect((await put(mine, "locations", { id, version: 2 })).status).toBe(200);
  expect(await readOwnerCoverage(mine.scope, "location")).toEqual(new Map());
});

test("reports invalid entries, rejects other accounts' zones, and keeps a country once", async () => {
  const mine = await createTestWorkspace();
  const stranger = await createTestWorkspace();
  const id = await location(mine, "North", inside);
  const foreign = await made(stranger, "/api/delivery-zones", { name: "Harbour", geometry: harbour });
  const errors = async (part: object) => {
    const answer = await put(mine, "locations", { id, version: 0, ...part });
    const body: { errors: Record<string, string[]> } = await answer.json();
    const [field, sentences] = Object.entries(body.errors)[0] ?? ["", []];
    return [answer.status, field, sentences[0]];
  };
  expect(await errors({ postal_codes: [{ country: "DE", codes: "20095, Hamburg!" }] })).toEqual([
    422,
    "postal_codes.0.codes",
    "This is not a postal code, a range or a prefix: Hamburg!",
  ]);
  expect((await errors({ zones: [foreign] }))[1]).toBe("zones.0");
  const twice = [
    { country: "DE", codes: "1*" },
    { country: "DE", codes: "2*" },
  ];
  expect((await errors({ postal_codes: twice }))[1]).toBe("postal_codes.1.country");
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
  expect((await errors({ areas: [{ name: "Bow", geometry: bow }] }))[1]).toBe("areas.0.geometry");
  for (const section of ["locations", "teams", "shipping-methods"]) {
    const theirs = await put(stranger, section, { id, version: 0 });
    const none = await put(stranger, section, { id: crypto.randomUUID(), version: 0 });
    expect([theirs.status, await readWithoutRequestId(theirs)]).toEqual([404, await readWithoutRequestId(none)]);
  }
  const reader = await createTestWorkspace({ member: mine, permissions: ["settings", "settings.locations"] });
  expect((await put(reader, "locations", { id, version: 0 })).status).toBe(403);
  expect((await reader.fetch("/api/locations/coverage")).status).toBe(200);
});

test("an order leaves from a location that covers its destination; a method outside its area is rejected", async () => {
  const mine = await createTestWorkspace({ country: "DE" });
  const north = await location(mine, "North", { longitude: 9.9, latitude: 53.5 });
  const south = await location(mine, "South", { longitude: 13.3, latitude: 52.4 });
  const express = await method(mine, "Express");
  const sourceOf = async (body: object) => {
    const answer = await mine.fetch("/api/orders", { body });
    if (answer.status !== 201) return answer.json();
    const { data }: { data: { number: string } } = await answer.json();
    const read: { data: { order: { source: { id: string } } } } = await (
      await mine.fetch(`/api/orders/${data.number}`)
    ).json();
    return read.data.order.source.id;
  };
  // Nothing is covered: nothing is restricted, the nearest one it is.
  expect(await sourceOf(order(outside))).toBe(south);
  expect(await sourceOf(order(outside, { shipping_method_id: express }))).toBe(south);
  const area = [{ name: "Harbour", geometry: harbour }];
  await put(mine, "locations", { id: south, version: 0, areas: area });
  expect(await sourceOf(order(inside))).toBe(south);
  expect(await sourceOf(order(outside))).toBe(north);
  expect(await sourceOf(order(outside, { source: { location_id: south } }))).toBe(south);
  await put(mine, "locations", { id: north, version: 0, areas: area });
  expect(await sourceOf(order(outside))).toMatchObject({
    errors: { "source.location_id": ["No location covers the destination."] },
  });

  await put(mine, "shipping-methods", { id: express, version: 0, areas: area });
  expect(await sourceOf(order(inside, { shipping_method_id: express }))).toBe(north);
  const named = { source: { location_id: north }, shipping_method_id: express };
  expect(await sourceOf(order(outside, named))).toMatchObject({
    errors: { shipping_method_id: ["This shipping method does not cover the destination."] },
  });
});

test("a typed address lists the locations that cover it", async () => {
  const mine = await createTestWorkspace({ country: "DE" });
  const north = await location(mine, "North", inside);
  await location(mine, "South", outside);
  await put(mine, "locations", { id: north, version: 0, postal_codes: [{ country: "DE", codes: "22*" }] });
  const answer = await mine.fetch("/api/locations/coverage", { body: { country: "DE", postal_code: "22303" } });
  const { data }: { data: { results: { name: string; result: string }[] } } = await answer.json();
  expect(data.results.map(({ name, result }) => [name, result])).toEqual([
    ["North", "inside"],
    ["South", "free"],
  ]);
  const other = await mine.fetch("/api/locations/coverage", { body: { country: "DE", postal_code: "10115" } });
  expect(await other.json()).toMatchObject({ data: { results: [{ result: "outside" }, { result: "free" }] } });
  expect((await mine.fetch("/api/locations/coverage", { body: { country: "XX" } })).status).toBe(422);
});
