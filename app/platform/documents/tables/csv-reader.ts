import { type CsvRecord, readCsvRecords } from "./csv-records.ts";

import { FileFault } from "./file-fault.ts";
import { IMPORT_LIMITS, isBlankRow, type SourceRow } from "./source-table.ts";

/**
 * Reads text record by record, so that the caller can pause in between. Throws a `FileFault` for a quote that is never
 * closed and for too many columns.
 */
export function* readCsvRows(text: string, delimiter: string): Generator<SourceRow> {
  for (const { row, cells, count, isClosed } of readCsvRecords(text, delimiter, IMPORT_LIMITS.columns)) {
    if (!isClosed) throw new FileFault("file_quote_open", { row });
    if (count > IMPORT_LIMITS.columns) throw createTooManyColumns(row, count);
    if (!isBlankRow(cells)) yield { row, cells };
  }
}

/** The refusal of a row with more columns than can be mapped. */
export function createTooManyColumns(row: number, count: number): FileFault {
  return new FileFault("file_columns_many", { row, count, limit: IMPORT_LIMITS.columns });
}

const sampleLength = 64 * 1024;
const sampleRecords = 60;

/** The delimiter under which most of the first records have as many fields as the first, and more than one. */
export function detectDelimiter(text: string): string {
  let best = { delimiter: ",", score: 0 };
  for (const delimiter of delimiters) {
    const widths = readSample(text, delimiter).map(({ count }) => count);
    const width = findMostCommon(widths);
    if (width < 2) continue;
    const score = (widths.filter((each) => each === width).length / widths.length) * 10 + Math.min(width, 40) / 10;
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

/** The first complete records with content. */
function readSample(text: string, delimiter: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  for (const record of readCsvRecords(text.slice(0, sampleLength), delimiter, IMPORT_LIMITS.columns)) {
    if (!isBlankRow(record.cells)) records.push(record);
    if (records.length > sampleRecords) break;
  }
  // The last one may have been cut off.
  if (records.length > sampleRecords || text.length > sampleLength) records.pop();
  return records;
}

function findMostCommon(numbers: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const each of numbers) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 0;
}

/** Delimiters to detect, most likely first. */
export const delimiters = [",", ";", "\t", "|"] as const;
