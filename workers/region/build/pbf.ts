import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { inflateSync } from "node:zlib";
import { ByteReader } from "../run/byte-reader.ts";
import { listPbfFields, type PrimitiveHandler, readPrimitives, skipPbfValue } from "./pbf-primitives.ts";
import { RegionError } from "./region-error.ts";

/** OpenStreetMap's binary format (wiki "PBF Format"): blocks of at most 32 MiB, each with texts of its own. */

const MAX_HEADER_BYTES = 64 * 1024;
const MAX_BLOB_BYTES = 32 * 1024 * 1024;

/** Reads an extract block by block. Throws a RegionError that says what the file is instead, or where it is broken. */
export function readPbf(path: string, handler: PrimitiveHandler, progress?: (share: number) => void): void {
  const file = openSync(path, "r");
  try {
    const { size } = fstatSync(file);
    const read = (at: number, length: number): Uint8Array => {
      if (at + length > size) throw new RegionError(`${path} is cut: it ends at byte ${size} in the middle of a block`);
      const bytes = new Uint8Array(length);
      readSync(file, bytes, 0, length, at);
      return bytes;
    };
    refuseOtherFiles(path, read(0, Math.min(16, size)));
    for (let at = 0; at < size; ) at = readBlock(path, at, read, handler, () => progress?.(at / size));
  } finally {
    closeSync(file);
  }
}

/** Files that people hand in instead, by their first bytes. */
const otherFileTypes: readonly [start: readonly number[], what: string][] = [
  [[], "empty"],
  [[0x1f, 0x8b], "compressed by gzip: unpack it, and take the .osm.pbf of the same place"],
  [[0x42, 0x5a, 0x68], "compressed by bzip2: take the .osm.pbf of the same place"],
  [[0x50, 0x4b], "a ZIP archive: unpack it, and take the .osm.pbf of the same place"],
  [[0x3c], "XML: take the .osm.pbf of the same place, or convert it (osmium cat map.osm -o map.osm.pbf)"],
  [[0x7b], "JSON: take the .osm.pbf of the same place"],
];

function refuseOtherFiles(path: string, start: Uint8Array): void {
  const found = otherFileTypes.find(([bytes]) =>
    bytes.length === 0 ? start.length === 0 : bytes.every((byte, at) => start[at] === byte),
  );
  if (found) throw new RegionError(`${path} is ${found[1]}`);
}

function readBlock(
  path: string,
  start: number,
  read: (at: number, length: number) => Uint8Array,
  handler: PrimitiveHandler,
  progress: () => void,
): number {
  const sizes = read(start, 4);
  const headerLength = new DataView(sizes.buffer).getUint32(0);
  if (headerLength > MAX_HEADER_BYTES) throw new RegionError(`${path} is no .osm.pbf (no block at byte ${start})`);
  try {
    const { type, size } = readHeader(new ByteReader(read(start + 4, headerLength)));
    if (start === 0 && type !== "OSMHeader") throw new RangeError(`begins with ${type}`);
    if (size > MAX_BLOB_BYTES) throw new RangeError("a block of more than 32 MiB");
    const blob = read(start + 4 + headerLength, size);
    if (type === "OSMHeader") handler.written?.(readDataTime(inflateBlob(new ByteReader(blob))));
    if (type === "OSMData") readPrimitives(inflateBlob(new ByteReader(blob)), handler);
    progress();
    return start + 4 + headerLength + size;
  } catch (error) {
    if (error instanceof RegionError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new RegionError(`${path} is no .osm.pbf, or broken at byte ${start}: ${why}`);
  }
}

function readHeader(reader: ByteReader): { type: string; size: number } {
  let type = "";
  let size = 0;
  for (const { field, wire } of listPbfFields(reader)) {
    if (field === 1) type = reader.text();
    else if (field === 3) size = reader.unsigned();
    else skipPbfValue(reader, wire);
  }
  return { type, size };
}

function inflateBlob(reader: ByteReader): Uint8Array {
  for (const { field, wire } of listPbfFields(reader)) {
    if (field === 1) return reader.block();
    if (field === 3) return inflateSync(reader.block(), { maxOutputLength: MAX_BLOB_BYTES });
    if (field > 3) throw new RangeError("a block packed by something else than zlib");
    skipPbfValue(reader, wire);
  }
  throw new RangeError("a block without data");
}

/** When the extract's data was as it stands, seconds since 1970; null where the file does not say. */
function readDataTime(bytes: Uint8Array): number | null {
  const reader = new ByteReader(bytes);
  let written: number | null = null;
  for (const { field, wire } of listPbfFields(reader)) {
    if (field === 32) written = reader.unsigned();
    else skipPbfValue(reader, wire);
  }
  return written;
}
