import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { addSamples } from "#app/modules/orders/commands/add-samples.server.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { SAMPLE_COUNT } from "#app/modules/orders/model/sample-orders.ts";
import { locationCatalogue } from "#app/modules/places/commands/locations.server.ts";
import { openGazetteer } from "#app/modules/places/db/gazetteer.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Point } from "#app/platform/geo/place.ts";
import { toHex } from "#app/platform/kernel/tokens.ts";
import { corner } from "#tests/factories/tiny-region.ts";
import { measureGreatCircle } from "#wasm/host/travel.ts";
import { createAddressBook } from "#workers/ports/address-book.ts";
import { createGeocoder } from "#workers/ports/geocoder.ts";
import { createRegions } from "#workers/ports/regions.ts";
import { createTravelTimes } from "#workers/ports/travel.ts";
import type { SourceAddress } from "#workers/region/build/address-source.ts";
import { packAddresses } from "#workers/region/build/pack-addresses.ts";
import { RegionStreets } from "#workers/region/region-streets.ts";
import { getFileKey, type RegionManifest } from "#workers/region/run/manifest.ts";
import { putRegion } from "../tiny-region.ts";
import { createTestWorkspace } from "../workspace.ts";

/** Houses along the streets of the tests' grid, and as many on the hills beside it, where no road leads. */
const houses = Array.from({ length: 60 }, (_, at): SourceAddress => {
  const isOnHill = at % 2 === 1;
  const longitude = isOnHill ? corner.longitude - 0.03 - at / 5_000 : corner.longitude + at / 1_000;
  const latitude = corner.latitude + 0.009 * (at % 3);
  return {
    ...{ street: isOnHill ? "Planina" : `Obala ${1 + (at % 3)}`, number: String(at + 1), postcode: "88000" },
    ...{ city: "Mostar", longitude: Math.round(longitude * 1e5), latitude: Math.round(latitude * 1e5) },
  };
});

/** The tests' region with these houses, and the ports that a server has for it. */
async function putRegionWithHouses(scope: Scope): Promise<Scope> {
  const bytes = new Uint8Array(packAddresses({ addresses: houses, streets: [], towns: [] }));
  const sha256 = toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
  const change = (manifest: RegionManifest): RegionManifest => ({
    ...manifest,
    files: { ...manifest.files, "addresses.bin": { bytes: bytes.length, sha256 } },
  });
  const manifest = await putRegion(change);
  await env.FILES.put(getFileKey(manifest, "addresses.bin"), bytes);
  const streets = new RegionStreets(env.FILES);
  const regions = { all: async () => [manifest], room: () => streets };
  const ports: Scope["ports"] = {
    ...scope.ports,
    addresses: createAddressBook(regions),
    geocoder: createGeocoder("", { regions, perSecond: null, userAgent: "" }),
    travel: createTravelTimes("", regions),
  };
  return { ...scope, ports };
}

async function addSamplesAt(scope: Scope, point: Point, town: { city: string; country: string; postal_code?: string }) {
  const address = { line1: "Depot 1", ...town };
  expect(await locationCatalogue.create.execute(scope, { name: "Depot", address, ...point })).toMatchObject({
    ok: true,
  });
  expect(await addSamples.execute(scope, { street: "Sample Street" })).toMatchObject({
    ok: true,
    value: { created: SAMPLE_COUNT },
  });
  const made = await scope.db.select({ destination: orders.destination }).from(orders);
  return made.map(({ destination }) => destination);
}

test("samples go to houses that the geocoder finds and that lie on a road", async () => {
  const scope = await putRegionWithHouses((await createTestWorkspace()).scope);
  const places = await addSamplesAt(scope, corner, { city: "Mostar", country: "BA" });
  expect(new Set(places.map(({ address }) => address.line1)).size).toBe(SAMPLE_COUNT);
  const found = await scope.ports.geocoder.locateAll(places.map(({ address }) => address));
  for (const [at, [house, ...others]] of found.entries()) {
    expect(house).toMatchObject({ precision: "address", point: places[at]?.point });
    expect(others).toEqual([]);
  }
  const { estimated, durations } = await scope.ports.travel.matrix([
    corner,
    ...places.flatMap(({ point }) => point ?? []),
  ]);
  expect(estimated).toEqual([]);
  expect(durations[0]).toHaveLength(SAMPLE_COUNT + 1);
});

test("where no houses are known samples lie in the towns around, no two at one place", async () => {
  const { scope } = await createTestWorkspace();
  const sarajevo = { longitude: 18.4131, latitude: 43.8563 };
  const places = await addSamplesAt(
    { ...scope, ports: { ...scope.ports, addresses: createAddressBook(noRegions) } },
    sarajevo,
    { city: "Sarajevo", country: "BA" },
  );
  const towns = [
    sarajevo,
    ...(await openGazetteer()).findWithin("BA", { longitude: 18, latitude: 43.5 }, { longitude: 19, latitude: 44.2 }),
  ];
  for (const { point } of places) {
    const meters = towns.map((town) => (point ? measureMeters(town, point) : Number.POSITIVE_INFINITY));
    expect(Math.min(...meters)).toBeLessThan(1_500);
  }
  expect(new Set(places.map(({ point }) => JSON.stringify(point))).size).toBe(SAMPLE_COUNT);
});

test("a country that requires postal codes gets all samples, too, in the location's own town", async () => {
  const { scope } = await createTestWorkspace();
  const places = await addSamplesAt(
    { ...scope, ports: { ...scope.ports, addresses: createAddressBook(noRegions) } },
    { longitude: 10.08, latitude: 53.529 },
    { city: "Hamburg", country: "DE", postal_code: "22113" },
  );
  expect(new Set(places.map(({ address }) => address.postalCode))).toEqual(new Set(["22113"]));
  expect(new Set(places.map(({ point }) => JSON.stringify(point))).size).toBe(SAMPLE_COUNT);
});

const measureMeters = (from: Point, to: Point) =>
  measureGreatCircle([from.longitude, from.latitude], [to.longitude, to.latitude]);
const noRegions = { ...createRegions(env), all: async () => [] };
