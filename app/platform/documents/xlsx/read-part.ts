import { type XmlHandler, XmlReader } from "./xml.ts";
import { unpackEntry, type ZipEntry } from "./zip.ts";

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
