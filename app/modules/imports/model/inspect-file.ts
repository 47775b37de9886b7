import { toColumnLetters } from "#app/platform/documents/tables/column-letters.ts";
import { FileFault } from "#app/platform/documents/tables/file-fault.ts";
import { type ReadingOptions, readTableRows } from "#app/platform/documents/tables/open-table.ts";
import type { SourceRow } from "#app/platform/documents/tables/source-table.ts";
import { scoreHeader } from "./match-headers.ts";

/** The result of inspecting a whole file. */
export interface Inspection {
  headerRow: number;
  headers: string[];
  /** Up to `MAX_SAMPLES` filled values of each column, in header order. */
  samples: string[][];
  /** Number of headers that match a field. */
  knownHeaderCount: number;
  /** Rows with data. */
  total: number;
  /** Number of the last row with data, as a spreadsheet counts. */
  lastRow: number;
  dayFirst: boolean | null;
  decimalComma: boolean | null;
  /** Rows with characters that the encoding cannot decode. */
  unreadable: number;
}

const MAX_SAMPLES = 25;
/** Characters of a sample value. */
const MAX_SAMPLE_LENGTH = 200;

/**
 * Reads a file once from end to end: headers, samples, number of rows. Throws a `FileFault` for anything that would
 * fail a later read halfway.
 * @param headerRow the row of the headers; null searches the first ten rows
 */
export function inspectRows(bytes: Uint8Array, options: ReadingOptions, headerRow: number | null): Inspection {
  const first: SourceRow[] = [];
  const rows = readTableRows(bytes, options);
  for (const row of rows) {
    first.push(row);
    if (first.length === 10 || (headerRow !== null && row.row >= headerRow)) break;
  }
  return inspectFromHeader(first, readTableRows(bytes, options), headerRow);
}

function inspectFromHeader(
  first: readonly SourceRow[],
  rows: Iterable<SourceRow>,
  headerRow: number | null,
): Inspection {
  const head = headerRow === null ? findHeaderRow(first) : first.find((each) => each.row === headerRow);
  if (first.length === 0) throw new FileFault("file_empty");
  if (!head) throw new FileFault("file_headers_missing", { row: headerRow ?? 1 });
  const headers = head.cells.map((each) => each.replace(/\s+/g, " ").trim());
  checkHeaders(headers, head.row);
  const samples: string[][] = headers.map(() => []);
  const found: Inspection = {
    headerRow: head.row,
    headers,
    samples,
    knownHeaderCount: countKnownHeaders(headers),
    total: 0,
    lastRow: head.row,
    dayFirst: null,
    decimalComma: null,
    unreadable: 0,
  };
  for (const row of rows) if (row.row > head.row) addRow(found, row);
  if (found.total === 0) throw new FileFault("file_no_rows", { row: head.row });
  dropEmptyTail(found);
  return { ...found, ...detectFormats(found.samples.flat()) };
}

function addRow(found: Inspection, { row, cells }: SourceRow): void {
  found.total += 1;
  found.lastRow = row;
  if (cells.some((each) => each.includes("\uFFFD"))) found.unreadable += 1;
  for (let column = 0; column < cells.length; column += 1) {
    const text = cells[column] ?? "";
    if (text.trim() === "") continue;
    if (!found.headers[column])
      throw new FileFault("file_header_missing", { row: found.headerRow, column: toColumnLetters(column), at: row });
    const list = found.samples[column];
    if (list && list.length < MAX_SAMPLES) list.push(text.slice(0, MAX_SAMPLE_LENGTH));
  }
}

/** Columns without a header and without values come from stray delimiters. */
function dropEmptyTail(found: Inspection): void {
  while (found.headers.length > 0 && found.headers.at(-1) === "") {
    found.headers.pop();
    found.samples.pop();
  }
}

function checkHeaders(headers: readonly string[], row: number): void {
  const seen = new Map<string, number>();
  for (const [column, header] of headers.entries()) {
    if (header === "") continue;
    const before = seen.get(header.toLowerCase());
    if (before !== undefined)
      throw new FileFault("file_header_doubled", {
        row,
        header,
        column: toColumnLetters(before),
        other: toColumnLetters(column),
      });
    seen.set(header.toLowerCase(), column);
  }
}

/** Columns considered when searching the header row: more than any order has. */
const MAX_HEADER_COLUMNS = 40;

function countKnownHeaders(cells: readonly string[]): number {
  return cells
    .slice(0, MAX_HEADER_COLUMNS)
    .filter((cell) => [...scoreHeader(cell).values()].some(({ confidence: sure }) => sure >= 0.7)).length;
}

/** The row that looks most like headers; otherwise the first one, unless it contains values. */
function findHeaderRow(rows: readonly SourceRow[]): SourceRow | undefined {
  let best = rows[0];
  let limit = 0;
  for (const row of rows) {
    const known = countKnownHeaders(row.cells);
    if (known > limit) {
      limit = known;
      best = row;
    }
  }
  if (limit === 0 && best?.cells.some((cell) => /^[+\d]|@/.test(cell.trim())))
    throw new FileFault("file_headers_missing", { row: best.row });
  return best;
}

/** The date and number formats, where the samples are unambiguous. */
function detectFormats(samples: readonly string[]): Pick<Inspection, "dayFirst" | "decimalComma"> {
  let dayFirst: boolean | null = null;
  let commas = 0;
  let points = 0;
  for (const sample of samples) {
    const date = /^(\d{1,2})[./-](\d{1,2})[./-]\d{2,4}\b/.exec(sample);
    if (date && Number(date[1]) > 12) dayFirst ??= true;
    else if (date && Number(date[2]) > 12) dayFirst ??= false;
    if (/^-?(\d+|\d{1,3}(\.\d{3})+),(\d{1,2}|\d{4,})$/.test(sample.trim())) commas += 1;
    if (/^-?(\d+|\d{1,3}(,\d{3})+)\.(\d{1,2}|\d{4,})$/.test(sample.trim())) points += 1;
  }
  return { dayFirst, decimalComma: commas + points === 0 ? null : commas > points };
}
