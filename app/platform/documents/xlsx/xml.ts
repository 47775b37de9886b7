import { FileFault } from "../tables/file-fault.ts";
import { decodeXml } from "./xml-values.ts";

/** Receives tags and text of a workbook's part in document order. Names come without their namespace. */
export interface XmlHandler {
  open(name: string, tag: string): void;
  close(name: string): void;
  /** A piece of text; a text may come in several. */
  text?(text: string): void;
}

/** Spreadsheets have no longer tags, characters. */
const MAX_TAG_LENGTH = 64 * 1024;
/** `&#1114111;` and `&#x10ffff;`. */
const MAX_ENTITY_LENGTH = 10;

/** A section that is skipped, or passed on as text, until its end mark. */
interface Enclosed {
  mark: string;
  isText: boolean;
}

const comment: Enclosed = { mark: "-->", isText: false };
const instruction: Enclosed = { mark: "?>", isText: false };
const cdata: Enclosed = { mark: "]]>", isText: true };

/**
 * Splits XML that arrives in pieces into tags and text, looking at every character once however the pieces are cut.
 * Document types and custom entities are refused.
 */
export class XmlReader {
  private readonly handler: XmlHandler;
  /** Tags that may still come. */
  private left: number;
  private source = "";
  private at = 0;
  /** How far the tag at `at` was scanned, and the open quote there. */
  private scanned = 0;
  private quote = 0;
  private enclosed: Enclosed | null = null;

  constructor(handler: XmlHandler, limit = Number.POSITIVE_INFINITY) {
    this.handler = handler;
    this.left = limit;
  }

  /** Reads on as far as the document has arrived. */
  push(piece: string): void {
    this.source = this.source.slice(this.at) + piece;
    this.at = 0;
    while (this.step());
  }

  /** Reads one text, tag or comment; false when its end has not arrived. */
  private step(): boolean {
    if (this.enclosed) return this.skip(this.enclosed);
    if (this.source.charCodeAt(this.at) !== 60) return this.words();
    if (this.source.length - this.at < 2) return false;
    const kind = this.source.charCodeAt(this.at + 1);
    if (kind === 33) return this.declaration();
    return kind === 63 ? this.enclose(instruction, 2) : this.tag(kind === 47);
  }

  private words(): boolean {
    const start = this.source.indexOf("<", this.at);
    const end = start < 0 ? this.beforeEntity() : start;
    if (end > this.at) this.handler.text?.(decodeXml(this.source.slice(this.at, end)));
    this.at = end;
    return start >= 0;
  }

  /** The start of an entity that ends in the next piece, otherwise the end of the buffer. */
  private beforeEntity(): number {
    const begun = this.source.lastIndexOf("&");
    return begun >= this.at && this.source.length - begun < MAX_ENTITY_LENGTH ? begun : this.source.length;
  }

  /** A `>` inside a quoted value does not end a tag. */
  private tag(isClosing: boolean): boolean {
    const { source, at } = this;
    for (let end = at + this.scanned; end < source.length; end += 1) {
      const code = source.charCodeAt(end);
      if (this.quote !== 0) {
        if (code === this.quote) this.quote = 0;
      } else if (code === 34 || code === 39) this.quote = code;
      else if (code === 62) {
        this.at = end + 1;
        this.scanned = 0;
        this.emitTag(source, { start: at, end, isClosing });
        return true;
      }
    }
    this.scanned = source.length - at;
    if (this.scanned > MAX_TAG_LENGTH) throw new FileFault("file_damaged");
    return false;
  }

  private emitTag(source: string, { start, end, isClosing }: { start: number; end: number; isClosing: boolean }): void {
    if (end - start > MAX_TAG_LENGTH) throw new FileFault("file_damaged");
    this.left -= 1;
    if (this.left < 0) throw new FileFault("file_zip_bomb");
    const name = getLocalName(source, start + (isClosing ? 2 : 1), end);
    if (!isClosing) this.handler.open(name, source.slice(start, end));
    if (isClosing || source.charCodeAt(end - 1) === 47) this.handler.close(name);
  }

  private declaration(): boolean {
    if (this.source.startsWith("<!--", this.at)) return this.enclose(comment, 4);
    if (this.source.startsWith("<![CDATA[", this.at)) return this.enclose(cdata, 9);
    if (this.source.length - this.at < 9) return false;
    throw new FileFault("file_xml_bomb");
  }

  private enclose(what: Enclosed, length: number): true {
    this.enclosed = what;
    this.at += length;
    return true;
  }

  private skip({ mark, isText }: Enclosed): boolean {
    const found = this.source.indexOf(mark, this.at);
    const end = found < 0 ? Math.max(this.at, this.source.length - mark.length + 1) : found;
    if (isText && end > this.at) this.handler.text?.(this.source.slice(this.at, end));
    this.at = found < 0 ? end : end + mark.length;
    if (found >= 0) this.enclosed = null;
    return found >= 0;
  }
}

function getLocalName(source: string, start: number, end: number): string {
  let at = start;
  let from = start;
  for (; at < end; at += 1) {
    const code = source.charCodeAt(at);
    if (code === 58) from = at + 1;
    else if (code === 32 || code === 47 || code === 9 || code === 10 || code === 13) break;
  }
  return source.slice(from, at);
}
