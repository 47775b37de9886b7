import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  attribution,
  fileKey,
  licence,
  manifestKey,
  type RegionFile,
  type RegionManifest,
  regionFormat,
  regionId,
} from "../run/manifest.ts";
import { openRoads } from "../run/roads-directory.ts";
import { readAddresses } from "./address-source.ts";
import { buildMap } from "./build-map.ts";
import { buildRoads } from "./build-roads.ts";
import { fitEstimate } from "./fit-estimate.ts";
import { packAddresses } from "./pack-addresses.ts";
import { readPbf } from "./pbf.ts";
import { readMap } from "./read-map.ts";
import { RegionError } from "./region-error.ts";
import { readStreets } from "./streets.ts";

export interface BuildOptions {
  extract: string;
  id: string;
  /** The folder above `regions`. */
  folder: string;
  say: (line: string) => void;
}

/**
 * Makes a region's three files out of an extract, each beside the ones of before, and switches the manifest to them at the
 * end. The same extract makes the same build: it is left as it is.
 */
export function buildRegion({ extract, id, folder, say }: BuildOptions): RegionManifest {
  if (!regionId.test(id)) throw new RegionError(`"${id}" is no name for a region: small letters, digits and hyphens`);
  if (!existsSync(extract)) throw new RegionError(`there is no file ${extract}`);
  const dataDate = dataDateOf(extract);
  const build = `${dataDate?.replaceAll("-", "") ?? "undated"}-${digest(readFileSync(extract)).slice(0, 8)}-${regionFormat}`;
  const known = readManifest(folder, id);
  if (known?.build === build) {
    say(`${id}: build ${build} is there already`);
    return known;
  }
  const files = new Map<RegionFile, Uint8Array>();
  const streets = readStreets(extract);
  const roads = buildRoads(streets, say);
  for (const each of roads.summary)
    say(`roads for ${each.mode}: ${each.junctions} junctions, ${(each.bytes / each.junctions).toFixed(1)} bytes each`);
  files.set("roads.bin", roads.bytes);
  const source = readAddresses(extract);
  files.set("addresses.bin", packAddresses(source));
  say(`addresses: ${source.addresses.length}, and ${source.streets.length} streets without`);
  const { features, box } = readMap(extract);
  const map = buildMap(features, box, say);
  files.set("map.pmtiles", map.bytes);
  const manifest: RegionManifest = {
    format: regionFormat,
    id,
    build,
    box,
    dataDate,
    estimate: fitEstimate(openRoads(roads.bytes, "car")),
    attribution,
    licence,
    files: {
      "map.pmtiles": describe(files, "map.pmtiles"),
      "roads.bin": describe(files, "roads.bin"),
      "addresses.bin": describe(files, "addresses.bin"),
    },
  };
  for (const [file, bytes] of files) {
    write(join(folder, fileKey(manifest, file)), bytes);
    say(`${fileKey(manifest, file)}: ${(bytes.length / 1e6).toFixed(2)} MB`);
  }
  write(join(folder, manifestKey(id)), new TextEncoder().encode(`${JSON.stringify(manifest, null, 2)}\n`));
  say(`memory at most ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
  return manifest;
}

function dataDateOf(extract: string): string | null {
  const written: number[] = [];
  readPbf(extract, { written: (seconds) => written.push(...(seconds === null ? [] : [seconds])) });
  return written[0] === undefined ? null : new Date(written[0] * 1000).toISOString().slice(0, 10);
}

/** The manifest of a region in a folder, or null where there is none. */
export function readManifest(folder: string, id: string): RegionManifest | null {
  const path = join(folder, manifestKey(id));
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : null;
}

/** A file of a region, held against its manifest. Throws a RegionError where they do not agree. */
export function readRegionFile(folder: string, manifest: RegionManifest, file: RegionFile): Uint8Array {
  const path = join(folder, fileKey(manifest, file));
  if (!existsSync(path)) throw new RegionError(`${fileKey(manifest, file)} is missing`);
  const bytes = readFileSync(path);
  if (digest(bytes) !== manifest.files[file].sha256)
    throw new RegionError(`${fileKey(manifest, file)} is not what its manifest says: build it again`);
  return bytes;
}

function describe(files: ReadonlyMap<RegionFile, Uint8Array>, file: RegionFile): { bytes: number; sha256: string } {
  const bytes = files.get(file) ?? new Uint8Array();
  return { bytes: bytes.length, sha256: digest(bytes) };
}

function digest(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** All of a file or none of it. */
function write(path: string, bytes: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.part`, bytes);
  renameSync(`${path}.part`, path);
}
