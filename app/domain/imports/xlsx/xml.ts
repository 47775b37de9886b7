import { FileFault } from "../file-fault.ts";
import { unpack, type ZipEntry } from "./zip.ts";

/** What a reader of a workbook's part is told, in the order of the document. Names come without their namespace. */
export interface XmlHandler {
  open(name: string, tag: string): void;
  close(name: string): void;
  text?(text: string): void;
}

/** A tag longer than this is no spreadsheet. */
const longestTag = 1024 * 1024;

/** Splits XML that arrives in pieces into tags and text. Document types and entities of one's own are refused. */
export class XmlReader {
  private rest = "";
  private readonly handler: XmlHandler;

  constructor(handler: XmlHandler) {
    this.handler = handler;
  }

  /** Reads on; the last piece says so. */
  push(piece: string): void {
    const source = this.rest + piece;
    let at = 0;
    for (;;) {
      const start = source.indexOf("<", at);
      if (start < 0) break;
      if (start > at) this.handler.text?.(decode(source.slice(at, start)));
      const next = this.markup(source, start);
      if (next < 0) {
        at = start;
        break;
      }
      at = next;
    }
    this.rest = source.slice(at);
    if (this.rest.length > longestTag) throw new FileFault("file_damaged");
  }

  /** Reads what starts at `<`; -1 when its end has not arrived. */
  private markup(source: string, start: number): number {
    const kind = source.charCodeAt(start + 1);
    if (kind === 33) return this.declaration(source, start);
    if (kind === 63) return after(source, "?>", start);
    const end = tagEnd(source, start);
    if (end < 0) return -1;
    if (kind === 47) this.handler.close(localName(source, start + 2, end));
    else {
      const name = localName(source, start + 1, end);
      const tag = source.slice(start, end);
      this.handler.open(name, tag);
      if (source.charCodeAt(end - 1) === 47) this.handler.close(name);
    }
    return end + 1;
  }

  private declaration(source: string, start: number): number {
    if (source.startsWith("<!--", start)) return after(source, "-->", start + 4);
    if (source.startsWith("<![CDATA[", start)) {
      const end = after(source, "]]>", start + 9);
      if (end > 0) this.handler.text?.(source.slice(start + 9, end - 3));
      return end;
    }
    if (source.length - start < 10) return -1;
    throw new FileFault("file_xml_bomb");
  }
}

function after(source: string, mark: string, from: number): number {
  const found = source.indexOf(mark, from);
  return found < 0 ? -1 : found + mark.length;
}

/** The `>` that ends a tag: one inside a quoted value does not. */
function tagEnd(source: string, start: number): number {
  for (let end = source.indexOf(">", start); end >= 0; end = source.indexOf(">", end + 1))
    if (quotesClosed(source, start, end)) return end;
  return -1;
}

function quotesClosed(source: string, start: number, end: number): boolean {
  let open = 0;
  for (let at = start; at < end; at += 1) {
    const code = source.charCodeAt(at);
    if (open === 0 && (code === 34 || code === 39)) open = code;
    else if (code === open) open = 0;
  }
  return open === 0;
}

function localName(source: string, start: number, end: number): string {
  let at = start;
  let from = start;
  for (; at < end; at += 1) {
    const code = source.charCodeAt(at);
    if (code === 58) from = at + 1;
    else if (code === 32 || code === 47 || code === 9 || code === 10 || code === 13) break;
  }
  return source.slice(from, at);
}

/** The value of an attribute of a tag, or null. */
export function attribute(tag: string, name: string): string | null {
  for (let at = tag.indexOf(name); at > 0; at = tag.indexOf(name, at + 1)) {
    const before = tag.charCodeAt(at - 1);
    if (before > 32 && before !== 58) continue;
    const match = /^\s*=\s*("([^"]*)"|'([^']*)')/.exec(tag.slice(at + name.length));
    if (match) return decode(match[2] ?? match[3] ?? "");
  }
  return null;
}

const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function decode(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(#x[0-9a-fA-F]{1,6}|#\d{1,7}|[a-z]+);/g, (whole, name: string) => {
    if (!name.startsWith("#")) return named[name] ?? whole;
    const code = name[1] === "x" ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}

/** Excel writes characters that XML cannot hold as `_x000D_`. */
export function unescapeExcel(text: string): string {
  return text.includes("_x")
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;
}

/** Streams a part of a workbook through a handler, pausing after every slice. */
export function* readPart(bytes: Uint8Array, entry: ZipEntry, handler: XmlHandler): Generator<void> {
  const decoder = new TextDecoder();
  const reader = new XmlReader(handler);
  for (const slice of unpack(bytes, entry)) {
    reader.push(decoder.decode(slice, { stream: true }));
    yield;
  }
}

/** Reads a whole part at once. */
export function readWhole(bytes: Uint8Array, entry: ZipEntry, handler: XmlHandler): void {
  for (const _ of readPart(bytes, entry, handler));
}
