import { createServer, type IncomingMessage, type Server } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { noRegions } from "#tests/factories/no-regions.ts";
import { createTravelTimes as openTravel } from "#workers/ports/travel.ts";

const travelOf = (address: string) => openTravel(address, noRegions);

/** A local server with a flat world: point n to point m takes 10 n + m seconds and ten times the meters. */
interface Asked {
  path: string;
  body: string;
  authorization: string | undefined;
}
let asked: Asked[] = [];
let server: Server;
let host: string;

/** The point's number is its longitude in thousandths. */
const points = Array.from({ length: 60 }, (_, at) => ({ longitude: at / 1000, latitude: 50 }));
const numberOf = (longitude: number) => Math.round(longitude * 1000);
const seconds = (from: number, to: number) => (from === 0 && to === 59 ? null : 10 * from + to + 0.4);
const metres = (from: number, to: number) => (from === 0 && to === 59 ? null : 100 * from + 10 * to);

function grid<T>(from: number[], to: number[], cell: (from: number, to: number) => T): T[][] {
  return from.map((one) => to.map((other) => cell(one, other)));
}

function osrm(url: URL): unknown {
  const places = (url.pathname.split("/").at(-1) ?? "").split(";").map((pair) => numberOf(Number(pair.split(",")[0])));
  const pick = (name: string) => (url.searchParams.get(name) ?? "").split(";").map((at) => places[Number(at)] ?? -1);
  const [from, to] = [pick("sources"), pick("destinations")];
  return { code: "Ok", durations: grid(from, to, seconds), distances: grid(from, to, metres) };
}

function valhalla(body: { sources: { lon: number }[]; targets: { lon: number }[] }): unknown {
  const [from, to] = [body.sources, body.targets].map((list) => list.map((each) => numberOf(each.lon)));
  const cell = (one: number, other: number) => {
    const distance = metres(one, other);
    return { time: seconds(one, other), distance: distance === null ? null : distance / 1000 };
  };
  return { sources_to_targets: grid(from ?? [], to ?? [], cell) };
}

function ors(body: { locations: [number, number][]; sources: number[]; destinations: number[] }): unknown {
  const pick = (list: number[]) => list.map((at) => numberOf(body.locations[at]?.[0] ?? -1));
  const [from, to] = [pick(body.sources), pick(body.destinations)];
  return { durations: grid(from, to, seconds), distances: grid(from, to, metres) };
}

beforeAll(async () => {
  server = createServer(async (request: IncomingMessage, response) => {
    const url = new URL(request.url ?? "/", "http://local.test");
    let body = "";
    for await (const part of request) body += part;
    asked.push({ path: url.pathname, body, authorization: request.headers.authorization });
    if (url.pathname.startsWith("/table/")) response.end(JSON.stringify(osrm(url)));
    else if (url.pathname === "/sources_to_targets") response.end(JSON.stringify(valhalla(JSON.parse(body))));
    else if (url.pathname === "/v2/matrix/driving-car") response.end(JSON.stringify(ors(JSON.parse(body))));
    else response.writeHead(500).end("{}");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  host = typeof address === "object" && address ? `127.0.0.1:${address.port}` : "";
});

beforeEach(() => {
  asked = [];
});

afterAll(() => server.close());

const addresses = (): [string, string][] => [
  ["OSRM", `osrm+http://${host}`],
  ["Valhalla", `http://${host}/sources_to_targets`],
  ["openrouteservice", `http://key@${host}/v2/matrix`.replace("http", "ors+http").replace("/v2/matrix", "")],
];

test.each([0, 1, 2])("provider %i fills the whole matrix from blocks", async (at) => {
  const [, url = ""] = addresses()[at] ?? [];
  const { durations, distances } = await travelOf(url).matrix(points);
  expect(asked).toHaveLength(4);
  expect(durations).toHaveLength(60);
  expect(durations[3]?.[55]).toBe(85);
  expect(durations[55]?.[3]).toBe(553);
  expect(distances[55]?.[59]).toBe(6090);
  expect(durations.every((row) => row.length === 60)).toBe(true);
});

test("an unreachable pair is farther than any shift", async () => {
  const { durations } = await travelOf(`osrm+http://${host}`).matrix(points);
  expect(durations[0]?.[59]).toBe(172_800);
});

test("the key is the user name of the URL and is sent in a header", async () => {
  await travelOf(`ors+http://key@${host}`).matrix(points.slice(0, 2));
  expect(asked).toMatchObject([{ path: "/v2/matrix/driving-car", authorization: "key" }]);
});

test("a failing provider fails the request", async () => {
  await expect(travelOf(`valhalla+http://${host}/down`).matrix(points.slice(0, 2))).rejects.toThrow(/answered 500/);
});

test("without a provider the estimate is great circle × 1.34 at 56 km/h", async () => {
  const travel = travelOf("");
  const hamburg = { longitude: 9.993, latitude: 53.551 };
  const luebeck = { longitude: 10.687, latitude: 53.866 };
  const { durations, distances } = await travel.matrix([hamburg, luebeck]);
  expect(distances[0]?.[1]).toBeGreaterThan(75_000);
  expect(distances[0]?.[1]).toBeLessThan(80_000);
  expect(durations[0]?.[1]).toBe(Math.round((distances[0]?.[1] ?? 0) / (56 / 3.6)));
  expect(durations[0]?.[0]).toBe(0);
});
