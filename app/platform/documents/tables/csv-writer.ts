import { type OutputCell, toSheetCell } from "../xlsx/workbook-writer.ts";
import { escapeFormula } from "./formula-escape.ts";

/** Writes CSV as UTF-8 with a byte order mark, which spreadsheet programs need. A text that would run as a formula gets an apostrophe. */
export function writeCsv(delimiter: string, rows: Iterable<readonly OutputCell[]>): string {
  return byteOrderMark + formatCsvRows(delimiter, rows);
}

export const byteOrderMark = "\uFEFF";

/** Rows of CSV without the byte order mark, for files that are written piece by piece. */
export function formatCsvRows(delimiter: string, rows: Iterable<readonly OutputCell[]>): string {
  let text = "";
  for (const cells of rows) text += `${cells.map((cell) => formatField(cell, delimiter)).join(delimiter)}\r\n`;
  return text;
}

function formatField(value: OutputCell, delimiter: string): string {
  const cell = toSheetCell(value);
  const text = typeof cell === "string" ? escapeFormula(cell) : String(cell);
  return text.includes(delimiter) || /["\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
