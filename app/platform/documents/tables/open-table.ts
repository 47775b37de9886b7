import type { ImportConfiguration } from "#app/modules/imports/model/import.ts";
import { readSheetRows } from "../xlsx/sheet-reader.ts";
import { openWorkbook } from "../xlsx/workbook.ts";
import { detectDelimiter, readCsvRows } from "./csv-reader.ts";
import { FileFault } from "./file-fault.ts";
import { IMPORT_LIMITS, type SourceRow } from "./source-table.ts";
import { decodeText, detectEncoding, isEncoding } from "./text-encoding.ts";

/** The part of a configuration that defines how bytes become rows. */
export type ReadingOptions = Pick<ImportConfiguration, "format" | "delimiter" | "encoding" | "sheet" | "sheets">;

const hasPrefix = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte);

/** What kind of file it is, by its first bytes; the name's ending decides nothing. Throws a `FileFault` otherwise. */
function detectFormat(bytes: Uint8Array): "csv" | "xlsx" {
  if (bytes.length === 0) throw new FileFault("file_empty");
  if (bytes.length > IMPORT_LIMITS.bytes) throw new FileFault("file_over_limit", { limit: "5 MB" });
  if (hasPrefix(bytes, 0x50, 0x4b, 0x03, 0x04) || hasPrefix(bytes, 0x50, 0x4b, 0x05, 0x06)) return "xlsx";
  if (hasPrefix(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new FileFault("file_encrypted");
  if (hasPrefix(bytes, 0x25, 0x50, 0x44, 0x46)) throw new FileFault("file_unsupported");
  return "csv";
}

/** Detects how to read a file. Throws a `FileFault` for what is neither CSV nor XLSX. */
export function detectReading(bytes: Uint8Array): ReadingOptions {
  const format = detectFormat(bytes);
  if (format === "xlsx") {
    const sheets = openWorkbook(bytes).sheets.map((each) => each.name);
    return { format, delimiter: ",", encoding: "utf-8", sheet: sheets[0] ?? null, sheets };
  }
  const encoding = detectEncoding(bytes);
  const text = decodeText(bytes, encoding);
  if (looksBinary(text)) throw new FileFault("file_unsupported");
  return { format, delimiter: detectDelimiter(text), encoding, sheet: null, sheets: [] };
}

/** True for more than an occasional control character, which text files do not have. */
function looksBinary(text: string): boolean {
  const length = Math.min(text.length, 8192);
  let strange = 0;
  for (let at = 0; at < length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 32 && (code < 9 || code > 13) && code !== 27) strange += 1;
  }
  return strange > length / 500;
}

/** The rows of a file, one after another. Throws a `FileFault` at the row that cannot be read, or beyond the limit. */
export function* readTableRows(bytes: Uint8Array, options: ReadingOptions): Generator<SourceRow> {
  let count = 0;
  for (const row of readRowsByFormat(bytes, options)) {
    count += 1;
    if (count > IMPORT_LIMITS.rows + 1) throw new FileFault("file_rows_many", { limit: IMPORT_LIMITS.rows });
    if (getFilledLength(row) > IMPORT_LIMITS.rowText)
      throw new FileFault("file_text_long", { row: row.row, limit: IMPORT_LIMITS.rowText });
    yield row;
  }
}

function getFilledLength({ cells }: SourceRow): number {
  let length = 0;
  for (const cell of cells) length += cell.length;
  return length;
}

function readRowsByFormat(bytes: Uint8Array, options: ReadingOptions): Generator<SourceRow> {
  if (options.format === "xlsx") return readSheetRows(openWorkbook(bytes), options.sheet);
  const encoding = isEncoding(options.encoding) ? options.encoding : "utf-8";
  return readCsvRows(decodeText(bytes, encoding), options.delimiter);
}
