import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createSeededRandom as diceOf } from "#app/modules/sandbox/model/seeded-random.ts";
import { measureGreatCircle } from "#wasm/host/travel.ts";
import { readRegionFile, readRegionManifest } from "#workers/region/build/build-region.ts";
import { readStreets } from "#workers/region/build/streets.ts";
import { Addresses } from "#workers/region/run/addresses.ts";
import { getCostTime } from "#workers/region/run/costs.ts";
import { findAlongEdge, listArrivals } from "#workers/region/run/journey-ends.ts";
import { openRoads } from "#workers/region/run/roads-directory.ts";
import type { Snap } from "#workers/region/run/snap.ts";
import { demoRegion } from "../../workers/local/demo/region.ts";
import { createMisspelledAddresses } from "./misspelled-addresses.ts";
import { buildPlainGraph, computeDijkstra } from "./plain-dijkstra.ts";

// npm run bench:region [-- --extract city.osm.pbf]: builds a region and holds what it does against its floors, in one run.

const { values } = parseArgs({
  options: { extract: { type: "string", default: demoRegion.extract }, seed: { type: "string", default: "90210" } },
});
const dice = diceOf(Number(values.seed));
const rows: { what: string; figure: string; floor: string; holds: boolean }[] = [];
const signs = {
  "≤": (figure: number, floor: number) => figure <= floor,
  "≥": (one: number, two: number) => one >= two,
};
/** A figure with its floor; `null` where the extract is not what the floor is about. */
function row(what: string, figure: number, sign: keyof typeof signs, floor: number | null, unit: string): void {
  const holds = floor === null || signs[sign](figure, floor);
  rows.push({
    what,
    figure: `${round(figure)} ${unit}`,
    floor: floor === null ? "" : `${sign} ${floor} ${unit}`,
    holds,
  });
}
const atMost = (what: string, figure: number, floor: number | null, unit: string) =>
  row(what, figure, "≤", floor, unit);
const atLeast = (what: string, figure: number, floor: number | null, unit: string) =>
  row(what, figure, "≥", floor, unit);
const isDemo = values.extract === demoRegion.extract;

// The build, in its own process, so that its memory is separate.
const folder = mkdtempSync(join(tmpdir(), "bench-region-"));
const began = performance.now();
const build = ["workers/region/build/region.ts", values.extract, "--id", "bench", "--folder", folder];
const built = spawnSync(process.execPath, build, { encoding: "utf8" });
if (built.status !== 0) throw new Error(built.stderr);
atMost("build of all three files", (performance.now() - began) / 1000, isDemo ? 15 : null, "s");
atMost(
  "build, memory at most",
  Number(/memory at most (\d+) MB/.exec(built.stderr)?.[1] ?? Infinity),
  isDemo ? 700 : null,
  "MB",
);
const manifest = readRegionManifest(folder, "bench");
if (!manifest) throw new Error("no manifest was written");

// Roads.
const bytes = readRegionFile(folder, manifest, "roads.bin");
const junctions = Number(/roads for car: (\d+) junctions, [\d.]+ bytes/.exec(built.stderr)?.[1] ?? 0);
const carBytes = Number(/roads for car: \d+ junctions, ([\d.]+) bytes/.exec(built.stderr)?.[1] ?? Infinity);
atMost("roads for cars, bytes a junction", carBytes, 45, "B");
const roads = openRoads(bytes, "car");
atMost("roads in memory, bytes a junction", roads.bytes / junctions, 120, "B");
const cold = best(5, () => openRoads(bytes, "car"));
atMost("opened cold, scaled to 150,000 junctions", (cold * 150_000) / junctions / 1000, 1, "s");

const [west, south, east, north] = manifest.box;
const share = () => dice(1_000_000) / 1_000_000;
const snaps: Snap[] = [];
while (snaps.length < 1000) {
  const snap = roads.snap(west + (east - west) * share(), south + (north - south) * share());
  if (snap) snaps.push(snap);
}
const some = snaps.slice(0, 300);
atMost(
  "matrix 300 × 300, in Node",
  best(5, () => roads.matrix(some, some)),
  60,
  "ms",
);
const whole = best(3, () => roads.matrix(snaps, snaps));
atMost("matrix 1,000 × 1,000, in Node", whole, 250, "ms");
const legs = best(3, () => {
  for (const [at, from] of some.entries()) roads.route(from, some[(at + 1) % some.length] ?? from);
});
atMost("300 legs with their shape", legs, 100, "ms");

// Against plain Dijkstra of the same run: exact, and how much faster; on a small net there is little to save.
const plain = buildPlainGraph(readStreets(values.extract));
const sources = snaps.slice(0, 100);
const table = roads.matrix(sources, snaps);
let [pairs, wrong] = [0, 0];
const dijkstraStarted = performance.now();
const all = sources.map((from) => computeDijkstra(plain, roads, from));
const plainly = ((performance.now() - dijkstraStarted) / sources.length) * 1000;
for (const [row, from] of sources.entries())
  for (let turn = 0; turn < 100; turn += 1) {
    const column = dice(snaps.length);
    const to = snaps[column];
    if (!to) continue;
    const stay = findAlongEdge(roads.file, from, to)?.cost ?? Infinity;
    const ways = listArrivals(roads.file, to).map((each) => (all[row]?.[each.node] ?? Infinity) + each.cost);
    const cost = Math.min(stay, ...ways);
    pairs += 1;
    if (table.seconds[row * table.columns + column] !== (cost === Infinity ? Infinity : getCostTime(cost) / 10))
      wrong += 1;
  }
atMost(`differs from Dijkstra, of ${pairs} random pairs`, wrong, 0, "pairs");
atLeast("faster than Dijkstra at 1,000 × 1,000", plainly / whole, junctions >= 40_000 ? 100 : null, "×");

// Addresses.
const addressBytes = readRegionFile(folder, manifest, "addresses.bin");
const addresses = new Addresses(addressBytes);
// An extract of streets alone knows few houses.
const hasHouses = addresses.file.numbers.length > addresses.file.streets.length;
atMost("addresses, bytes each", addressBytes.length / addresses.file.numbers.length, hasHouses ? 10 : null, "B");
const misspelled = createMisspelledAddresses(addresses.file, 500, dice);
const times: number[] = [];
const right = misspelled.filter(({ line, longitude, latitude }) => {
  const start = performance.now();
  const [found] = addresses.find(line, "whole", 5);
  times.push(performance.now() - start);
  return found && measureGreatCircle([found.longitude, found.latitude], [longitude, latitude]) <= 60;
});
atLeast("right house, of 500 with slips", (100 * right.length) / misspelled.length, 97, "%");
atMost("address search, 95th percentile", percentile(times, 0.95), 10, "ms");
const typed = misspelled.flatMap(({ line }) => Array.from(line, (_, at) => line.slice(0, at + 1)));
const typing = typed.slice(0, 4000).map((text) => once(() => addresses.find(text, "open", 6)));
atMost("suggestion while typing, 95th percentile", percentile(typing, 0.95), 10, "ms");

// The same inside workerd, as plans ask it.
const vitest = [
  "run",
  "--project",
  "bench",
  "tests/bench/region.worker.ts",
  "tests/bench/streets.worker.ts",
  "--reporter=dot",
];
const inside = spawnSync("vitest", vitest, { encoding: "utf8", env: { ...process.env, BENCH_REGION: folder } });

for (const { what, figure, floor, holds } of rows)
  process.stdout.write(`${holds ? " " : "!"} ${what.padEnd(48)} ${figure.padStart(12)}   ${floor}\n`);
for (const [, line] of inside.stdout.matchAll(/bench: (.*)/g)) process.stdout.write(`  ${line}\n`);
if (inside.status !== 0)
  process.stdout.write(`! inside workerd:\n${inside.stdout.slice(-2000)}${inside.stderr.slice(-2000)}\n`);
if (inside.status !== 0 || rows.some(({ holds }) => !holds)) process.exitCode = 1;

function once(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function best(times: number, work: () => unknown): number {
  return Math.min(...Array.from({ length: times }, () => once(work)));
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function round(value: number): number {
  return value >= 100 ? Math.round(value) : Math.round(value * 100) / 100;
}
