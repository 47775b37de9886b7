import { type XmlHandler, XmlReader } from "./xml.ts";
import { unpack, type ZipEntry } from "./zip.ts";

/** Tags that a packed byte may come to, ends counted, beyond the first: cells that differ by their place alone have two. */
const tagsPerByte = 6;
const smallPart = 20_000;

/** Streams a part of a workbook through a handler, pausing after every slice. */
export function* readPart(bytes: Uint8Array, entry: ZipEntry, handler: XmlHandler): Generator<void> {
  const decoder = new TextDecoder();
  const reader = new XmlReader(handler, smallPart + entry.packed * tagsPerByte);
  for (const slice of unpack(bytes, entry)) {
    reader.push(decoder.decode(slice, { stream: true }));
    yield;
  }
}

/** Reads a whole part at once. */
export function readWhole(bytes: Uint8Array, entry: ZipEntry, handler: XmlHandler): void {
  for (const _ of readPart(bytes, entry, handler));
}
