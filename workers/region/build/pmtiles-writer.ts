import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { zxyToTileId } from "pmtiles";
import { ByteWriter } from "./byte-writer.ts";
import type { ExtractBox } from "./sea.ts";

/** One PMTiles archive (github.com/protomaps/PMTiles, spec v3): gzip, identical tiles once, in order of their ids. */
export class PmtilesWriter {
  readonly #tiles: { id: number; content: string }[] = [];
  readonly #contents = new Map<string, Uint8Array>();

  add(zoom: number, x: number, y: number, tile: Uint8Array): void {
    const content = createHash("sha1").update(tile).digest("base64");
    if (!this.#contents.has(content)) this.#contents.set(content, gzipSync(tile, { level: 9 }));
    this.#tiles.push({ id: zxyToTileId(zoom, x, y), content });
  }

  finish(metadata: object, box: ExtractBox, zooms: { least: number; most: number }): Uint8Array {
    const { entries, data } = this.#lay();
    const { root, leaves } = buildDirectories(entries);
    const described = gzipSync(JSON.stringify(metadata));
    const sections = [root, described, leaves, data];
    const header = new DataView(new ArrayBuffer(headerBytes));
    new TextEncoder().encode("PMTiles").forEach((byte, at) => {
      header.setUint8(at, byte);
    });
    header.setUint8(7, 3);
    let offset = headerBytes;
    for (const [at, section] of sections.entries()) {
      header.setBigUint64(8 + 16 * at, BigInt(offset), true);
      header.setBigUint64(16 + 16 * at, BigInt(section.length), true);
      offset += section.length;
    }
    for (const [at, count] of [this.#tiles.length, entries.length, this.#contents.size].entries())
      header.setBigUint64(72 + 8 * at, BigInt(count), true);
    // Clustered; gzip inside and out; vector tiles.
    for (const [at, value] of [1, 2, 2, 1, zooms.least, zooms.most].entries()) header.setUint8(96 + at, value);
    const [west, south, east, north] = box;
    const degrees = (at: number, value: number) => header.setInt32(at, Math.round(value * 1e7), true);
    for (const [at, value] of box.entries()) degrees(102 + 4 * at, value);
    header.setUint8(118, Math.min(12, zooms.most));
    degrees(119, (west + east) / 2);
    degrees(123, (south + north) / 2);
    return Buffer.concat([new Uint8Array(header.buffer), ...sections]);
  }

  /** Tiles in order of their ids; a run of identical tiles is one entry. */
  #lay(): { entries: Entry[]; data: Uint8Array } {
    const at = new Map<string, { offset: number; length: number }>();
    const parts: Uint8Array[] = [];
    const entries: Entry[] = [];
    let size = 0;
    for (const { id, content } of this.#tiles.toSorted((a, b) => a.id - b.id)) {
      const bytes = this.#contents.get(content) ?? new Uint8Array();
      const place = at.get(content) ?? { offset: size, length: bytes.length };
      if (!at.has(content)) {
        at.set(content, place);
        parts.push(bytes);
        size += bytes.length;
      }
      const last = entries.at(-1);
      if (last && last.offset === place.offset && last.id + last.run === id) last.run += 1;
      else entries.push({ id, run: 1, ...place });
    }
    return { entries, data: Buffer.concat(parts) };
  }
}

interface Entry {
  id: number;
  run: number;
  offset: number;
  length: number;
}

const headerBytes = 127;
/** The root directory and the header are read at once. */
const MAX_ROOT_BYTES = 16_384 - headerBytes;
const ENTRIES_PER_LEAF = 4096;

function buildDirectories(entries: readonly Entry[]): { root: Uint8Array; leaves: Uint8Array } {
  const root = buildDirectory(entries);
  if (root.length <= MAX_ROOT_BYTES) return { root, leaves: new Uint8Array() };
  const leaves: Uint8Array[] = [];
  const pointers: Entry[] = [];
  let offset = 0;
  for (let at = 0; at < entries.length; at += ENTRIES_PER_LEAF) {
    const leaf = buildDirectory(entries.slice(at, at + ENTRIES_PER_LEAF));
    pointers.push({ id: entries[at]?.id ?? 0, run: 0, offset, length: leaf.length });
    leaves.push(leaf);
    offset += leaf.length;
  }
  return { root: buildDirectory(pointers), leaves: Buffer.concat(leaves) };
}

function buildDirectory(entries: readonly Entry[]): Uint8Array {
  const out = new ByteWriter();
  out.unsigned(entries.length);
  for (const [at, { id }] of entries.entries()) out.unsigned(id - (entries[at - 1]?.id ?? 0));
  for (const { run } of entries) out.unsigned(run);
  for (const { length } of entries) out.unsigned(length);
  for (const [at, { offset }] of entries.entries()) {
    const before = entries[at - 1];
    // Zero: right behind the one before.
    out.unsigned(before && before.offset + before.length === offset ? 0 : offset + 1);
  }
  return gzipSync(out.result());
}
