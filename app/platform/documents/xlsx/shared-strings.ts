import { FileFault } from "../tables/file-fault.ts";
import { IMPORT_LIMITS } from "../tables/source-table.ts";
import { unescapeExcel } from "./xml-values.ts";
import type { ZipEntry } from "./zip.ts";
import { readWholePart } from "./zip.ts";

/**
 * The workbook's shared texts. Stored as UTF-8 in one buffer and decoded on access: a hundred thousand JavaScript
 * strings would cost several times as much memory.
 */
export class SharedStrings {
  private bytes = new Uint8Array(64 * 1024);
  private ends = new Uint32Array(4 * 1024);
  private count = 0;
  private readonly encoder = new TextEncoder();
  private readonly decoder = new TextDecoder();

  /** Appends a text. */
  add(text: string): void {
    const start = this.count === 0 ? 0 : (this.ends[this.count - 1] ?? 0);
    const needed = start + text.length * 3;
    if (needed > this.bytes.length) {
      const grown = new Uint8Array(Math.max(needed, this.bytes.length * 2));
      grown.set(this.bytes);
      this.bytes = grown;
    }
    if (this.count === this.ends.length) {
      const grown = new Uint32Array(this.ends.length * 2);
      grown.set(this.ends);
      this.ends = grown;
    }
    const { written } = this.encoder.encodeInto(text, this.bytes.subarray(start));
    this.ends[this.count] = start + written;
    this.count += 1;
  }

  /** The text at an index; nothing for an index outside. */
  at(index: number): string {
    if (!(index >= 0 && index < this.count)) return "";
    const start = index === 0 ? 0 : this.ends[index - 1];
    return this.decoder.decode(this.bytes.subarray(start, this.ends[index]));
  }
}

/** Reads `sharedStrings.xml`; phonetic guides (`rPh`) are not part of a text. */
export function readSharedStrings(bytes: Uint8Array, entry: ZipEntry | undefined): SharedStrings {
  const strings = new SharedStrings();
  if (!entry) return strings;
  let text = "";
  let inText = false;
  let phonetic = false;
  readWholePart(bytes, entry, {
    open(name) {
      if (name === "si") text = "";
      else if (name === "t") inText = !phonetic;
      else if (name === "rPh") phonetic = true;
    },
    close(name) {
      if (name === "si") strings.add(unescapeExcel(text));
      else if (name === "t") inText = false;
      else if (name === "rPh") phonetic = false;
    },
    text(part) {
      if (inText) text += part;
      if (text.length > IMPORT_LIMITS.partText) throw new FileFault("file_damaged");
    },
  });
  return strings;
}
