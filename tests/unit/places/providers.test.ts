import { createServer, type IncomingMessage, type Server } from "node:http";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { noRegions } from "#tests/factories/no-regions.ts";
import { type GeocoderOptions, createGeocoder as openGeocoder } from "#workers/ports/geocoder.ts";

const userAgent = "Waybill (https://waybill.test; post@waybill.test)";
const geocoderOf = (address: string, options: Partial<GeocoderOptions> = {}) =>
  openGeocoder(address, { perSecond: 0, userAgent, regions: noRegions, ...options });

/** A local server that responds like the three geocoders and records requests. */
const asked: string[] = [];
const agents: (string | undefined)[] = [];
let server: Server;
let host: string;

const answers: Record<string, (url: URL) => unknown> = {
  "/api": (url) => ({
    features:
      url.searchParams.get("q") === "Mühlenkamp 44, 22303 Hamburg, DE"
        ? [
            photonFeature([10.0101, 53.5851], { type: "house", street: "Mühlenkamp", housenumber: "44" }),
            photonFeature([10.0102, 53.5851], { type: "house", name: "Kiosk", housenumber: "44" }),
            photonFeature([9.99, 53.55], { type: "city", name: "Hamburg" }),
            photonFeature([16.37, 48.2], { type: "house", housenumber: "44", countrycode: "AT" }),
          ]
        : [],
  }),
  "/search": () => [
    { lat: "53.58", lon: "10.01", display_name: "Mühlenkamp, Hamburg", place_rank: 26 },
    { lat: "53.48", lon: "9.90", display_name: "Mühlenkamp, Neu Wulmstorf", place_rank: 26 },
    { lat: "53.55", lon: "9.99", display_name: "22303", place_rank: 21, addresstype: "postcode" },
  ],
  "/v1/search": () => ({
    features: [
      { geometry: { coordinates: [9.99, 53.55] }, properties: { label: "Hamburg", layer: "locality" } },
      { geometry: { coordinates: [10.02, 53.58] }, properties: { label: "22303", layer: "postalcode" } },
    ],
  }),
  "/broken/api": () => ({ message: "no features here" }),
};

function photonFeature(coordinates: [number, number], properties: Record<string, string>) {
  return {
    geometry: { coordinates },
    properties: { city: "Hamburg", postcode: "22303", countrycode: "DE", ...properties },
  };
}

beforeAll(async () => {
  server = createServer((request: IncomingMessage, response) => {
    const url = new URL(request.url ?? "/", "http://local.test");
    asked.push(
      `${url.pathname}?${decodeURIComponent(url.searchParams.toString())} ${request.headers.authorization ?? ""}`,
    );
    agents.push(request.headers["user-agent"]);
    if (url.pathname === "/tired/api") return response.writeHead(429, { "Retry-After": "60" }).end();
    const answer = answers[url.pathname];
    return response.writeHead(answer ? 200 : 503).end(JSON.stringify(answer?.(url) ?? {}));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  host = typeof address === "object" && address ? `127.0.0.1:${address.port}` : "";
});

afterAll(() => server.close());

const query = { line1: "Mühlenkamp 44", postalCode: "22303", city: "Hamburg", country: "DE" };

test("Photon: returns a house once, whatever it contains, and none in another country", async () => {
  const found = await geocoderOf(`http://${host}/api`).locate(query);
  expect(found).toEqual([
    { label: "Mühlenkamp 44, 22303 Hamburg", point: { longitude: 10.0101, latitude: 53.5851 }, precision: "address" },
  ]);
});

test("Photon: returns nothing instead of the city when nothing is found", async () => {
  expect(await geocoderOf(`http://${host}/api`).locate({ ...query, line1: "Nirgends" })).toEqual([]);
});

test("Nominatim: two streets of one name are candidates, the coarser match is left out", async () => {
  const found = await geocoderOf(`nominatim+http://${host}`).locate(query);
  expect(found.map((each) => [each.precision, each.label])).toEqual([
    ["street", "Mühlenkamp, Hamburg"],
    ["street", "Mühlenkamp, Neu Wulmstorf"],
  ]);
});

test("Pelias: the key is sent in a header, the address's own query parameters stay", async () => {
  const found = await geocoderOf(`http://secret@${host}/v1?sources=osm`).locate(query);
  expect(found).toEqual([{ label: "22303", point: { longitude: 10.02, latitude: 53.58 }, precision: "postal_code" }]);
  expect(asked.at(-1)).toMatch(/^\/v1\/search\?sources=osm&text=.*boundary\.country=DE.* secret$/);
});

test.each(["/nowhere/api", "/broken/api"])("logs a failing provider (%s) and uses the gazetteer", async (path) => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const found = await geocoderOf(`http://${host}${path}`).locate(query);
  expect(found).toMatchObject([{ label: "Hamburg, DE", precision: "city" }]);
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test("for many addresses, queries each distinct one once and keeps the results in order", async () => {
  const before = asked.length;
  const other = { ...query, line1: "Nirgends" };
  const found = await geocoderOf(`http://${host}/api`).locateAll([query, other, query, other, query]);
  expect(found.map((each) => each.length)).toEqual([1, 0, 1, 0, 1]);
  expect(asked.length - before).toBe(2);
});

test("reports an address of an unknown kind", () => {
  expect(() => geocoderOf("https://geo.example/find")).toThrow(/name the kind of provider/);
});

test("every request identifies the sender", async () => {
  await geocoderOf(`nominatim+http://${host}`).locate(query);
  expect(agents.at(-1)).toBe(userAgent);
});

test("sends requests no faster than the provider allows", async () => {
  const geocoder = geocoderOf(`nominatim+http://${host}?pace`, { perSecond: 20 });
  const started = performance.now();
  await geocoder.locateAll([1, 2, 3, 4].map((at) => ({ ...query, line1: `Mühlenkamp ${at}` })));
  expect(performance.now() - started).toBeGreaterThan(140);
});

test("calls a rate-limiting provider once, and answers everything from the gazetteer", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const geocoder = geocoderOf(`http://${host}/tired/api`);
  const before = asked.length;
  expect(await geocoder.locate(query)).toMatchObject([{ label: "Hamburg, DE" }]);
  expect(await geocoder.locate({ ...query, city: "Bremen" })).toMatchObject([{ label: "Bremen, DE" }]);
  expect(asked.length - before).toBe(1);
  log.mockRestore();
});
