import { type OutputCell, sheetCell } from "../xlsx/writer.ts";
import { markedAsText } from "./formula-mark.ts";

/** Writes CSV as UTF-8 with a byte order mark, which spreadsheet programs need. A text that would run as a formula gets an apostrophe. */
export function writeCsv(delimiter: string, rows: Iterable<readonly OutputCell[]>): string {
  return byteOrderMark + csvText(delimiter, rows);
}

export const byteOrderMark = "\uFEFF";

/** Rows of CSV without the byte order mark, for files that are written piece by piece. */
export function csvText(delimiter: string, rows: Iterable<readonly OutputCell[]>): string {
  let text = "";
  for (const cells of rows) text += `${cells.map((cell) => field(cell, delimiter)).join(delimiter)}\r\n`;
  return text;
}

function field(given: OutputCell, delimiter: string): string {
  const cell = sheetCell(given);
  const text = typeof cell === "string" ? markedAsText(cell) : String(cell);
  return text.includes(delimiter) || /["\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
