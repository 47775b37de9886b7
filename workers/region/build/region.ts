import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Addresses } from "../run/addresses.ts";
import { getFileKey, getManifestKey, type RegionManifest, regionFiles } from "../run/manifest.ts";
import type { Roads } from "../run/roads.ts";
import { openRoads } from "../run/roads-directory.ts";
import { buildRegion, readRegionFile, readRegionManifest } from "./build-region.ts";
import { readLines, readPoints } from "./question-file.ts";
import { RegionError } from "./region-error.ts";

// npm run region: builds a region from an extract, uploads it to the bucket, and answers queries about it as JSON.

const root = fileURLToPath(new URL("../../..", import.meta.url));
const usage = `
  npm run region -- city.osm.pbf --id li [--upload [--remote]]   makes regions/li and, if wanted, puts it into the bucket
  npm run region -- matrix --id li --in points.json [--mode car]  { "points": [[lon, lat], …] } → durations and distances
  npm run region -- route  --id li --in points.json [--mode car]  → a GeoJSON line with seconds, metres and streets
  npm run region -- find   --id li --text "Städtle 12, Vaduz"      → candidates with point, confidence and why
`;

const { values, positionals } = readArguments();

const questions: Record<string, (manifest: RegionManifest) => unknown> = {
  matrix: answerMatrix,
  route: answerRoute,
  find: answerFind,
};

try {
  if (values.help) {
    process.stdout.write(usage.trimStart());
    process.exit(0);
  }
  const [what] = positionals;
  if (!what || !values.id) throw new RegionError(`What to do?\n${usage}`);
  const question = questions[what];
  if (question) process.stdout.write(`${JSON.stringify(question(openRegion(values.id)))}\n`);
  else {
    const manifest = buildRegion({ extract: what, id: values.id, folder: values.folder, log: printLine });
    if (values.upload) uploadRegion(manifest);
  }
} catch (error) {
  if (!(error instanceof RegionError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** Parses the arguments; exits with the usage if they are invalid. */
function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        id: { type: "string" },
        in: { type: "string" },
        text: { type: "string" },
        mode: { type: "string", default: "car" },
        folder: { type: "string", default: root },
        upload: { type: "boolean", default: false },
        remote: { type: "boolean", default: false },
        state: { type: "string", default: ".wrangler/state" },
        help: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n${usage}`);
    process.exit(1);
  }
}

function printLine(line: string): void {
  process.stderr.write(`${line}\n`);
}

function openRegion(id: string): RegionManifest {
  const manifest = readRegionManifest(values.folder, id);
  if (!manifest) throw new RegionError(`there is no region ${id}: make it of an extract first\n${usage}`);
  return manifest;
}

function openCarRoads(manifest: RegionManifest): Roads {
  try {
    return openRoads(readRegionFile(values.folder, manifest, "roads.bin"), values.mode);
  } catch (error) {
    if (error instanceof RangeError) throw new RegionError(`${error.message}: car, bicycle or foot`);
    throw error;
  }
}

function answerMatrix(manifest: RegionManifest) {
  const net = openCarRoads(manifest);
  const snaps = readPoints(values.in).map(([longitude, latitude]) => net.snap(longitude, latitude));
  const { columns, seconds, metres } = net.matrix(snaps, snaps);
  const rows = (flat: Float64Array) =>
    snaps.map((_, row) =>
      Array.from(flat.subarray(row * columns, (row + 1) * columns), (each) => (each === Infinity ? null : each)),
    );
  return { durations: rows(seconds), distances: rows(metres) };
}

function answerRoute(manifest: RegionManifest) {
  const net = openCarRoads(manifest);
  const snaps = readPoints(values.in).map(([longitude, latitude]) => net.snap(longitude, latitude));
  const legs = snaps.slice(1).map((to, at) => {
    const from = snaps[at];
    const leg = from && to && net.route(from, to);
    if (!leg) throw new RegionError(`no way leads from point ${at + 1} to point ${at + 2}`);
    return leg;
  });
  const line = legs.flatMap(({ shape }) =>
    Array.from({ length: shape.length / 2 }, (_, at) => shape.slice(2 * at, 2 * at + 2)),
  );
  return {
    type: "Feature",
    geometry: { type: "LineString", coordinates: line.map((point) => point.map((each) => each / 1e6)) },
    properties: {
      seconds: legs.reduce((sum, { seconds }) => sum + seconds, 0),
      metres: legs.reduce((sum, { metres }) => sum + metres, 0),
      streets: legs.flatMap(({ streets }) => streets).filter((name, at, all) => name !== all[at - 1]),
    },
  };
}

function answerFind(manifest: RegionManifest) {
  const addresses = new Addresses(readRegionFile(values.folder, manifest, "addresses.bin"));
  const lines = values.text ? [values.text] : readLines(values.in);
  return lines.map((line) => ({ query: line, candidates: addresses.find(line, "whole", 5) }));
}

/** Uploads to the bucket: the files first, the manifest last. Local unless requested otherwise. */
function uploadRegion(manifest: RegionManifest): void {
  for (const key of [...regionFiles.map((file) => getFileKey(manifest, file)), getManifestKey(manifest.id)]) {
    const where = values.remote ? ["--remote"] : ["--local", "--persist-to", values.state];
    const put = ["r2", "object", "put", `waybill-files/${key}`, "--file", join(values.folder, key), ...where];
    const { status, stderr } = spawnSync("wrangler", put, { encoding: "utf8", cwd: root });
    if (status !== 0) throw new RegionError(`${key} did not get into the bucket:\n${stderr}`);
    printLine(`${key} is in the bucket`);
  }
}
