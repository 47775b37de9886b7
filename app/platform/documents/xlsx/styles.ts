import { FileFault } from "../tables/file-fault.ts";
import { readAttribute } from "./xml-values.ts";
import type { ZipEntry } from "./zip.ts";
import { readWholePart } from "./zip.ts";

/** How to read a cell's number: as a date, a number, or a number with leading zeros. */
export type NumberStyle = { kind: "number" } | { kind: "date" } | { kind: "padded"; digits: number };

const plain: NumberStyle = { kind: "number" };
const date: NumberStyle = { kind: "date" };

/** Built-in number formats (ECMA-376, 18.8.30) that are dates and times. */
const builtInDates = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]);
/** Excel allows 250 number formats and 65,490 styles. */
const MAX_FORMATS = 1_000;
const MAX_STYLES = 65_536;
/** The limit of spreadsheet programs, characters. */
const MAX_FORMAT_LENGTH = 255;
const isEastAsianDate = (id: number) => (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** The style of each cell format of `styles.xml`, by its index. */
export function readStyles(bytes: Uint8Array, entry: ZipEntry | undefined): NumberStyle[] {
  const styles: NumberStyle[] = [];
  if (!entry) return styles;
  const formats = new Map<number, NumberStyle>();
  let inCells = false;
  readWholePart(bytes, entry, {
    open(name, tag) {
      if (name === "numFmt") {
        if (formats.size >= MAX_FORMATS) return;
        formats.set(Number(readAttribute(tag, "numFmtId")), parseFormatCode(readAttribute(tag, "formatCode") ?? ""));
      } else if (name === "cellXfs") inCells = true;
      else if (name === "xf" && inCells) {
        const id = Number(readAttribute(tag, "numFmtId") ?? 0);
        if (styles.length >= MAX_STYLES) throw new FileFault("file_damaged");
        styles.push(formats.get(id) ?? (builtInDates.has(id) || isEastAsianDate(id) ? date : plain));
      }
    },
    close(name) {
      if (name === "cellXfs") inCells = false;
    },
  });
  return styles;
}

/** The style of a format code: letters of dates outside quotes and brackets, or nothing but zeros. */
export function parseFormatCode(code: string): NumberStyle {
  const first = code.slice(0, MAX_FORMAT_LENGTH).split(";")[0] ?? "";
  if (/^0{2,}$/.test(first)) return { kind: "padded", digits: first.length };
  const bare = first
    .replace(/"[^"]*"/g, "")
    .replace(/\\./g, "")
    .replace(/_./g, "")
    .replace(/\[(?!h|m|s)[^\]]*\]/gi, "");
  return /[dyhs]|m(?!.*general)/i.test(bare.replace(/general/gi, "")) ? date : plain;
}
