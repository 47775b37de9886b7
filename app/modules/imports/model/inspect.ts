import { columnLetters } from "#app/platform/documents/tables/columns.ts";
import { FileFault } from "#app/platform/documents/tables/file-fault.ts";
import { type ReadingOptions, tableRows } from "#app/platform/documents/tables/open-table.ts";
import type { SourceRow } from "#app/platform/documents/tables/source-table.ts";
import { headerScores } from "./header-matching.ts";

/** What a look through the whole file found. */
export interface Inspection {
  headerRow: number;
  headers: string[];
  /** Up to `sampleSize` filled values of each column, in the order of the headers. */
  samples: string[][];
  /** Headers that mean a field. */
  known: number;
  /** Rows with data. */
  total: number;
  /** Last row with data, as a spreadsheet counts. */
  lastRow: number;
  dayFirst: boolean | null;
  decimalComma: boolean | null;
  /** Rows with characters that the encoding cannot read. */
  unreadable: number;
}

const sampleSize = 25;
/** As much of a value as tells what it is, characters. */
const sampleText = 200;

/**
 * Reads a file once from end to end: headers, samples, number of rows. Throws a `FileFault` for whatever would stop a
 * later reading in the middle, so that nothing is half done.
 * @param headerRow the row of the headers; null looks for it in the first ten rows
 */
export function inspect(bytes: Uint8Array, options: ReadingOptions, headerRow: number | null): Inspection {
  const first: SourceRow[] = [];
  const rows = tableRows(bytes, options);
  for (const row of rows) {
    first.push(row);
    if (first.length === 10 || (headerRow !== null && row.row >= headerRow)) break;
  }
  return examine(first, tableRows(bytes, options), headerRow);
}

function examine(first: readonly SourceRow[], rows: Iterable<SourceRow>, headerRow: number | null): Inspection {
  const head = headerRow === null ? likeliestHead(first) : first.find((each) => each.row === headerRow);
  if (first.length === 0) throw new FileFault("file_empty");
  if (!head) throw new FileFault("file_headers_missing", { row: headerRow ?? 1 });
  const headers = head.cells.map((each) => each.replace(/\s+/g, " ").trim());
  checkHeaders(headers, head.row);
  const samples: string[][] = headers.map(() => []);
  const found: Inspection = {
    headerRow: head.row,
    headers,
    samples,
    known: knownHeaders(headers),
    total: 0,
    lastRow: head.row,
    dayFirst: null,
    decimalComma: null,
    unreadable: 0,
  };
  for (const row of rows) if (row.row > head.row) take(found, row);
  if (found.total === 0) throw new FileFault("file_no_rows", { row: head.row });
  dropEmptyTail(found);
  return { ...found, ...writingOf(found.samples.flat()) };
}

function take(found: Inspection, { row, cells }: SourceRow): void {
  found.total += 1;
  found.lastRow = row;
  if (cells.some((each) => each.includes("\uFFFD"))) found.unreadable += 1;
  for (let column = 0; column < cells.length; column += 1) {
    const text = cells[column] ?? "";
    if (text.trim() === "") continue;
    if (!found.headers[column])
      throw new FileFault("file_header_missing", { row: found.headerRow, column: columnLetters(column), at: row });
    const list = found.samples[column];
    if (list && list.length < sampleSize) list.push(text.slice(0, sampleText));
  }
}

/** Columns without header and without a value come from stray delimiters. */
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
        column: columnLetters(before),
        other: columnLetters(column),
      });
    seen.set(header.toLowerCase(), column);
  }
}

/** Columns by which the row of the headers is found: more than any order has. */
const headColumns = 40;

function knownHeaders(cells: readonly string[]): number {
  return cells.slice(0, headColumns).filter((cell) => [...headerScores(cell).values()].some(({ sure }) => sure >= 0.7))
    .length;
}

/** The row whose cells read most like headers; without any, the first one unless it holds values. */
function likeliestHead(rows: readonly SourceRow[]): SourceRow | undefined {
  let best = rows[0];
  let most = 0;
  for (const row of rows) {
    const known = knownHeaders(row.cells);
    if (known > most) {
      most = known;
      best = row;
    }
  }
  if (most === 0 && best?.cells.some((cell) => /^[+\d]|@/.test(cell.trim())))
    throw new FileFault("file_headers_missing", { row: best.row });
  return best;
}

/** How dates and numbers are written, where the samples leave no doubt. */
function writingOf(samples: readonly string[]): Pick<Inspection, "dayFirst" | "decimalComma"> {
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
