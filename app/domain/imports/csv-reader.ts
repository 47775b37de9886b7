import Papa from "papaparse";
import { delimiters } from "./delimiters.ts";
import { FileFault } from "./file-fault.ts";
import { importLimits, isBlank, type SourceRow } from "./source-table.ts";

interface Parsed {
  data: string[][];
  errors: { code: string; row: number }[];
  meta: { cursor: number };
}

const pieceLength = 128 * 1024;

/**
 * Reads text record by record with Papa Parse, a piece of the text at a time, so that a caller may pause between
 * records. Throws a `FileFault` for a quote that is never closed and for too many columns.
 */
export function* csvRows(text: string, delimiter: string): Generator<SourceRow> {
  let at = 0;
  let row = 0;
  let length = pieceLength;
  while (at < text.length) {
    const last = at + length >= text.length;
    const parsed = parsePiece(text.slice(at, at + length), delimiter, !last);
    if (parsed.data.length === 0 && !last) {
      length *= 2;
      continue;
    }
    const open = parsed.errors.find((each) => each.code === "MissingQuotes");
    for (const [index, cells] of parsed.data.entries()) {
      row += 1;
      if (last && open?.row === index) throw new FileFault("file_quote_open", { row });
      if (cells.length > importLimits.columns) throw tooManyColumns(row, cells.length);
      if (!isBlank(cells)) yield { row, cells };
    }
    at += last ? length : parsed.meta.cursor;
    length = pieceLength;
  }
}

/** The refusal of a row with more columns than can be mapped. */
export function tooManyColumns(row: number, count: number): FileFault {
  return new FileFault("file_columns_many", { row, count, limit: importLimits.columns });
}

function parsePiece(piece: string, delimiter: string, more: boolean): Parsed {
  const parser = new Papa.Parser({ delimiter, newline: "\n", quoteChar: '"' });
  const parsed: Parsed = parser.parse(piece, 0, more);
  return parsed;
}

/** The delimiter under which most of the first records have as many fields as the first, and more than one. */
export function detectDelimiter(text: string): string {
  const sample = text.slice(0, 64 * 1024);
  const whole = sample.length === text.length;
  let best = { delimiter: ",", score: 0 };
  for (const delimiter of delimiters) {
    const records = parsePiece(sample, delimiter, !whole)
      .data.slice(0, 60)
      .filter((cells) => !isBlank(cells));
    const widths = records.map((cells) => cells.length);
    const width = commonest(widths);
    if (width < 2) continue;
    const score = (widths.filter((each) => each === width).length / widths.length) * 10 + Math.min(width, 40) / 10;
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

function commonest(numbers: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const each of numbers) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 0;
}
