import { type OutputCell, toSheetCell } from "../xlsx/workbook-writer.ts";

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

/** What a spreadsheet program would run as a formula or a command (`|calc`), in narrow and wide signs. */
const formulaStarts = "[=+\\-@|%\\t\\r\\n\\u{ff1d}\\u{ff0b}\\u{ff0d}\\u{ff20}\\u{ff5c}]";
const formulaPattern = new RegExp(`^${formulaStarts}`, "u");
const escapedPattern = new RegExp(`^'${formulaStarts}`, "u");
/** Numbers and phone numbers start like formulas and are none. */
const harmlessPattern = /^[+-]?[\d\s().,/-]*$/;

/** A text as it stands in a CSV file: an apostrophe keeps what looks like a formula from being run. */
function escapeFormula(text: string): string {
  return formulaPattern.test(text) && !harmlessPattern.test(text) ? `'${text}` : text;
}

/** The text that somebody meant: without the apostrophe of `escapeFormula`. */
export function unescapeFormula(text: string): string {
  return escapedPattern.test(text) ? text.slice(1) : text;
}

function formatField(value: OutputCell, delimiter: string): string {
  const cell = toSheetCell(value);
  const text = typeof cell === "string" ? escapeFormula(cell) : String(cell);
  return text.includes(delimiter) || /["\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
