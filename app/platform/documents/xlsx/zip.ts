import { FileFault } from "../tables/file-fault.ts";
import { IMPORT_LIMITS } from "../tables/source-table.ts";
import { inflate } from "./inflate.ts";
import { type XmlHandler, XmlReader } from "./xml.ts";

/** One part of a workbook, as the archive's directory describes it. */
export interface ZipEntry {
  name: string;
  deflated: boolean;
  packed: number;
  size: number;
  /** Of the local header. */
  offset: number;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const SMALL_FILE_BYTES = 256 * 1024;
const sliceLength = 16 * 1024;

/**
 * Reads the directory of a ZIP archive and refuses unsafe archives (entries, unzipped size, ratio, overlapping or
 * encrypted parts) before a single byte is inflated.
 */
export function readZipDirectory(bytes: Uint8Array): Map<string, ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > IMPORT_LIMITS.zipEntries) throw new FileFault("file_zip_bomb");
  const entries = new Map<string, ZipEntry>();
  let at = view.getUint32(end + 16, true);
  let packed = 0;
  let size = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== entrySignature) throw new FileFault("file_damaged");
    const entry = readEntry(view, bytes, at);
    packed += entry.packed;
    size += entry.size;
    entries.set(entry.name, entry);
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  const limit = Math.min(IMPORT_LIMITS.unzippedBytes, SMALL_FILE_BYTES + bytes.length * IMPORT_LIMITS.zipRatio);
  if (packed > bytes.length || size > limit) throw new FileFault("file_zip_bomb");
  return entries;
}

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - 22 - 65_535);
  for (let at = view.byteLength - 22; at >= first; at -= 1) if (view.getUint32(at, true) === endSignature) return at;
  throw new FileFault("file_damaged");
}

function readEntry(view: DataView, bytes: Uint8Array, at: number): ZipEntry {
  if ((view.getUint16(at + 8, true) & 1) !== 0) throw new FileFault("file_encrypted");
  const method = view.getUint16(at + 10, true);
  if (method !== 0 && method !== 8) throw new FileFault("file_damaged");
  const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + view.getUint16(at + 28, true)));
  return {
    name: name.replaceAll("\\", "/").replace(/^\//, ""),
    deflated: method === 8,
    packed: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    offset: view.getUint32(at + 42, true),
  };
}

/** Unpacks a part slice by slice; more bytes than the directory promised are refused as soon as they appear. */
export function* unpackEntry(bytes: Uint8Array, entry: ZipEntry): Generator<Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (entry.offset + 30 > bytes.length || view.getUint32(entry.offset, true) !== localSignature)
    throw new FileFault("file_damaged");
  const start = entry.offset + 30 + view.getUint16(entry.offset + 26, true) + view.getUint16(entry.offset + 28, true);
  const packed = bytes.subarray(start, start + entry.packed);
  if (packed.length !== entry.packed) throw new FileFault("file_damaged");
  if (entry.deflated) yield* inflate(packed, entry.size);
  else if (packed.length !== entry.size) throw new FileFault("file_damaged");
  else for (let at = 0; at < packed.length; at += sliceLength) yield packed.subarray(at, at + sliceLength);
}

/** Maximum tags per compressed byte, closing tags included; cells that differ only in their reference have two. */
const MAX_TAGS_PER_BYTE = 6;
const SMALL_PART_BYTES = 20_000;

/** Streams a part of a workbook through a handler, pausing after every slice. */
export function* readPart(bytes: Uint8Array, entry: ZipEntry, handler: XmlHandler): Generator<void> {
  const decoder = new TextDecoder();
  const reader = new XmlReader(handler, SMALL_PART_BYTES + entry.packed * MAX_TAGS_PER_BYTE);
  for (const slice of unpackEntry(bytes, entry)) {
    reader.push(decoder.decode(slice, { stream: true }));
    yield;
  }
}

/** Reads a whole part at once. */
export function readWholePart(bytes: Uint8Array, entry: ZipEntry, handler: XmlHandler): void {
  for (const _ of readPart(bytes, entry, handler));
}
