import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  DATA_ATTRIBUTION,
  DATA_LICENSE,
  getFileKey,
  getManifestKey,
  type RegionFile,
  type RegionManifest,
  regionFormat,
  regionIdPattern,
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
  log: (line: string) => void;
}

/**
 * Makes a region's three files out of an extract, each beside the ones of before, and switches the manifest to them at the
 * end. The same extract makes the same build: it is left as it is.
 */
export function buildRegion({ extract, id, folder, log }: BuildOptions): RegionManifest {
  if (!regionIdPattern.test(id))
    throw new RegionError(`"${id}" is no name for a region: small letters, digits and hyphens`);
  if (!existsSync(extract)) throw new RegionError(`there is no file ${extract}`);
  const dataDate = readDataDate(extract);
  const build = `${dataDate?.replaceAll("-", "") ?? "undated"}-${computeDigest(readFileSync(extract)).slice(0, 8)}-${regionFormat}`;
  const known = readRegionManifest(folder, id);
  if (known?.build === build) {
    log(`${id}: build ${build} is there already`);
    return known;
  }
  const files = new Map<RegionFile, Uint8Array>();
  const streets = readStreets(extract);
  const roads = buildRoads(streets, log);
  for (const each of roads.summary)
    log(`roads for ${each.mode}: ${each.junctions} junctions, ${(each.bytes / each.junctions).toFixed(1)} bytes each`);
  files.set("roads.bin", roads.bytes);
  const source = readAddresses(extract);
  files.set("addresses.bin", packAddresses(source));
  log(`addresses: ${source.addresses.length}, and ${source.streets.length} streets without`);
  const { features, box } = readMap(extract);
  const map = buildMap(features, box, log);
  files.set("map.pmtiles", map.bytes);
  const manifest: RegionManifest = {
    format: regionFormat,
    id,
    build,
    box,
    dataDate,
    estimate: fitEstimate(openRoads(roads.bytes, "car")),
    attribution: DATA_ATTRIBUTION,
    licence: DATA_LICENSE,
    files: {
      "map.pmtiles": describeFile(files, "map.pmtiles"),
      "roads.bin": describeFile(files, "roads.bin"),
      "addresses.bin": describeFile(files, "addresses.bin"),
    },
  };
  for (const [file, bytes] of files) {
    writeWhole(join(folder, getFileKey(manifest, file)), bytes);
    log(`${getFileKey(manifest, file)}: ${(bytes.length / 1e6).toFixed(2)} MB`);
  }
  writeWhole(join(folder, getManifestKey(id)), new TextEncoder().encode(`${JSON.stringify(manifest, null, 2)}\n`));
  log(`memory at most ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
  return manifest;
}

function readDataDate(extract: string): string | null {
  const written: number[] = [];
  readPbf(extract, { written: (seconds) => written.push(...(seconds === null ? [] : [seconds])) });
  return written[0] === undefined ? null : new Date(written[0] * 1000).toISOString().slice(0, 10);
}

/** The manifest of a region in a folder, or null where there is none. */
export function readRegionManifest(folder: string, id: string): RegionManifest | null {
  const path = join(folder, getManifestKey(id));
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : null;
}

/** A file of a region, held against its manifest. Throws a RegionError where they do not agree. */
export function readRegionFile(folder: string, manifest: RegionManifest, file: RegionFile): Uint8Array {
  const path = join(folder, getFileKey(manifest, file));
  if (!existsSync(path)) throw new RegionError(`${getFileKey(manifest, file)} is missing`);
  const bytes = readFileSync(path);
  if (computeDigest(bytes) !== manifest.files[file].sha256)
    throw new RegionError(`${getFileKey(manifest, file)} is not what its manifest says: build it again`);
  return bytes;
}

function describeFile(files: ReadonlyMap<RegionFile, Uint8Array>, file: RegionFile): { bytes: number; sha256: string } {
  const bytes = files.get(file) ?? new Uint8Array();
  return { bytes: bytes.length, sha256: computeDigest(bytes) };
}

function computeDigest(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** All of a file or none of it. */
function writeWhole(path: string, bytes: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.part`, bytes);
  renameSync(`${path}.part`, path);
}
