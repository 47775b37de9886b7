import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createSeededRandom as diceOf } from "#app/modules/sandbox/model/seeded-random.ts";
import { buildRoads } from "#workers/region/build/build-roads.ts";
import { readStreets, type Streets, type Way } from "#workers/region/build/streets.ts";
import { openRoads } from "#workers/region/run/roads-directory.ts";
import { demoRegion } from "../../workers/local/demo/region.ts";

// npm run bench:routino [-- --extract city.osm.pbf --pairs 1000]: the same roads and speeds in Debian's Routino
// (apt-get install routino), queried for the fastest route between the same places. It says so and ends where Routino
// is missing.

const { values } = parseArgs({
  options: {
    extract: { type: "string", default: demoRegion.extract },
    pairs: { type: "string", default: "1000" },
    seed: { type: "string", default: "90210" },
  },
});
// Routino cuts every stretch to whole metres and tenths of seconds: it gets the roads ten times as large, drawn at the equator,
// where a degree is as long one way as the other, and its times are a tenth of what it says.
const enlarged = 10;
const floors = { median: 4, last: 8 };

if (spawnSync("planetsplitter", ["--version"]).error) {
  process.stdout.write("skipped: Routino is not installed (apt-get install routino)\n");
  process.exit(0);
}

const streets = comparable(readStreets(values.extract));
const middle = {
  longitude: (streets.nodes.longitudes[0] ?? 0) / 1e7,
  latitude: (streets.nodes.latitudes[0] ?? 0) / 1e7,
};
const roads = openRoads(buildRoads(streets).bytes, "car");
const folder = mkdtempSync(join(tmpdir(), "routino-"));
writeFileSync(join(folder, "roads.osm"), writeOsm(streets));
run("planetsplitter", [`--dir=${folder}`, "--prefix=x", "--prune-none", "--loggable", join(folder, "roads.osm")]);

const dice = diceOf(Number(values.seed));
const { longitudes, latitudes } = roads.file;
const place = () => {
  const at = dice(longitudes.length);
  return roads.snap((longitudes[at] ?? 0) / 1e6, (latitudes[at] ?? 0) / 1e6);
};
const deviations: number[] = [];
let missing = 0;
for (let pair = 0; pair < Number(values.pairs); pair += 1) {
  const [from, to] = [place(), place()];
  const ours = from && to && roads.route(from, to);
  const theirs = from && to && readRoutinoSeconds(from, to);
  // Of a very short way the ends say more than the way.
  if (!ours || !theirs || ours.seconds < 120) missing += 1;
  else deviations.push((100 * Math.abs(ours.seconds - theirs)) / theirs);
}
deviations.sort((a, b) => a - b);
const at = (share: number) => deviations[Math.min(deviations.length - 1, Math.floor(deviations.length * share))] ?? NaN;
const [median, last] = [at(0.5), at(0.95)];
process.stdout.write(
  `${deviations.length} of ${values.pairs} pairs compared (${missing} without an answer, or shorter than 2 min)\n`,
);
process.stdout.write(
  `deviation of the time from Routino's: median ${median.toFixed(2)} % (≤ ${floors.median}), 95th percentile ${last.toFixed(2)} % (≤ ${floors.last})\n`,
);
if (!(median <= floors.median && last <= floors.last)) process.exitCode = 1;

/**
 * Settings that both support: whole km/h, no lights, no streets for destinations alone, no ferries with a time of their
 * own.
 */
function comparable(read: Streets): Streets {
  const kept = read.streets.flatMap((street): Way[] => {
    const { car } = street.passages;
    if (!car || car.destination || car.seconds !== null) return [];
    // Routino has one speed for both ways.
    const speed = Math.round(Math.max(car.forward, car.backward));
    const passage = { ...car, forward: car.forward > 0 ? speed : 0, backward: car.backward > 0 ? speed : 0 };
    return [{ ...street, passages: { car: passage, bicycle: passage, foot: passage } }];
  });
  return { ...read, streets: kept, signals: new Set() };
}

/** Where a place is drawn for Routino: around the extract's own middle, which lies on the equator then. */
function drawn(longitude: number, latitude: number): { lon: number; lat: number } {
  const squeeze = Math.cos((middle.latitude * Math.PI) / 180);
  return { lon: (longitude - middle.longitude) * squeeze * enlarged, lat: (latitude - middle.latitude) * enlarged };
}

/** The roads as OpenStreetMap's XML, each with the speed that we drive as its sign. */
function writeOsm({ nodes, streets: ways, restrictions, barriers }: Streets): string {
  const used = new Set(ways.flatMap(({ refs }) => [...refs]));
  const tag = (k: string, v: string | number) => `<tag k="${k}" v="${v}"/>`;
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>', '<osm version="0.6">'];
  for (const node of [...used].sort((a, b) => a - b)) {
    const { lon, lat } = drawn((nodes.longitudes[node] ?? 0) / 1e7, (nodes.latitudes[node] ?? 0) / 1e7);
    const shut = barriers.car.has(node) ? tag("barrier", "bollard") : "";
    lines.push(`<node id="${node + 1}" version="1" lon="${lon}" lat="${lat}">${shut}</node>`);
  }
  for (const { id, refs, passages } of ways) {
    const { forward = 0, backward = 0 } = passages.car ?? {};
    const oneway = forward === 0 ? tag("oneway", "-1") : backward === 0 ? tag("oneway", "yes") : tag("oneway", "no");
    const tags = tag("highway", "unclassified") + tag("maxspeed", forward || backward) + oneway;
    lines.push(`<way id="${id}" version="1">${[...refs].map((ref) => `<nd ref="${ref + 1}"/>`).join("")}${tags}</way>`);
  }
  for (const [at, { from, via, to, only }] of restrictions.entries()) {
    if (via < 0) continue;
    const member = (type: string, ref: number, role: string) => `<member type="${type}" ref="${ref}" role="${role}"/>`;
    const members = member("way", from, "from") + member("node", via + 1, "via") + member("way", to, "to");
    const tags = tag("type", "restriction") + tag("restriction", only ? "only_straight_on" : "no_left_turn");
    lines.push(`<relation id="${at + 1}" version="1">${members}${tags}</relation>`);
  }
  return [...lines, "</osm>"].join("\n");
}

interface Place {
  longitude: number;
  latitude: number;
}

/** Seconds of Routino's quickest way, or null where it finds none. */
function readRoutinoSeconds(from: Place, to: Place): number | null {
  const ends = [from, to].flatMap(({ longitude, latitude }, at) => {
    const { lon, lat } = drawn(longitude, latitude);
    return [`--lon${at + 1}=${lon.toFixed(7)}`, `--lat${at + 1}=${lat.toFixed(7)}`];
  });
  const even = ["paved", "multilane", "bridge", "tunnel", "footroute", "bicycleroute"].map(
    (each) => `--property-${each}=50`,
  );
  const wishes = [
    "--transport=motorcar",
    "--quickest",
    "--highway-unclassified=100",
    "--speed-unclassified=250",
    ...even,
  ];
  const args = [`--dir=${folder}`, "--prefix=x", "--profiles=/usr/share/routino/profiles.xml", ...wishes, ...ends];
  const { status, stdout } = spawnSync("routino-router", [...args, "--quiet", "--output-text-all", "--output-stdout"], {
    encoding: "utf8",
  });
  if (status !== 0) return null;
  // A row a stretch; the last one's eighth column is the time so far, in tenths of minutes.
  const total = Number.parseFloat(stdout.trim().split("\n").at(-1)?.split("\t")[7] ?? "");
  return Number.isFinite(total) ? (total * 60) / enlarged : null;
}

function run(command: string, args: string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8", maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error(`${command} failed: ${stdout.slice(-500)}${stderr.slice(-500)}`);
}
