import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildRegion, readRegionManifest } from "../../workers/region/build/build-region.ts";
import { getFileKey, getManifestKey, regionFiles } from "../../workers/region/run/manifest.ts";
import { writeTinyPbf } from "./tiny-pbf.ts";

/** Crossings of the tiny region: a grid of streets of a kilometre, east and north of this corner. */
export const corner = { longitude: 17.55, latitude: 43.34 };
const size = 10;
const step = { longitude: 0.0124, latitude: 0.009 };

/** A region of straight streets, built as every region is: its files by key, base64. Runs in Node; tests inside workerd get it as a binding. */
export function buildTinyRegion(): Record<string, string> {
  const nodes: Record<number, { at: [number, number]; tags?: Record<string, string> }> = {};
  const nodeOf = (x: number, y: number) => 1 + x * size + y;
  for (let x = 0; x < size; x += 1)
    for (let y = 0; y < size; y += 1)
      nodes[nodeOf(x, y)] = { at: [corner.longitude + x * step.longitude, corner.latitude + y * step.latitude] };
  nodes[900] = { at: [17.6, 43.37], tags: { "addr:street": "Ulica", "addr:housenumber": "1", "addr:city": "Mostar" } };
  nodes[901] = { at: [17.661, 43.421], tags: { place: "hamlet", name: "Kosor" } };
  const line = [...Array(size).keys()];
  const tags = (name: string) => ({ highway: "residential", name });
  const ways = line.flatMap((at) => [
    { refs: line.map((x) => nodeOf(x, at)), tags: tags(`Ulica ${at + 1}`) },
    { refs: line.map((y) => nodeOf(at, y)), tags: tags(`Put ${at + 1}`) },
  ]);
  const folder = mkdtempSync(join(tmpdir(), "tiny-region-"));
  buildRegion({ extract: writeTinyPbf({ nodes, ways }), id: "tiny", folder, log: () => {} });
  return readRegionFiles(folder, "tiny");
}

/** The files of a region that was built into a folder, by key, base64. */
export function readRegionFiles(folder: string, id: string): Record<string, string> {
  const manifest = readRegionManifest(folder, id);
  if (!manifest) throw new Error(`there is no region ${id}`);
  const keys = [...regionFiles.map((file) => getFileKey(manifest, file)), getManifestKey(manifest.id)];
  return Object.fromEntries(keys.map((key) => [key, readFileSync(join(folder, key)).toString("base64")]));
}
