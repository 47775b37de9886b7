import { type CsvRecord, csvRecords } from "./csv-records.ts";
import { delimiters } from "./delimiters.ts";
import { FileFault } from "./file-fault.ts";
import { importLimits, isBlank, type SourceRow } from "./source-table.ts";

/**
 * Reads text record by record, so that a caller may pause between them. Throws a `FileFault` for a quote that is never
 * closed and for too many columns.
 */
export function* csvRows(text: string, delimiter: string): Generator<SourceRow> {
  for (const { row, cells, count, isClosed } of csvRecords(text, delimiter, importLimits.columns)) {
    if (!isClosed) throw new FileFault("file_quote_open", { row });
    if (count > importLimits.columns) throw tooManyColumns(row, count);
    if (!isBlank(cells)) yield { row, cells };
  }
}

/** The refusal of a row with more columns than can be mapped. */
export function tooManyColumns(row: number, count: number): FileFault {
  return new FileFault("file_columns_many", { row, count, limit: importLimits.columns });
}

const sampleLength = 64 * 1024;
const sampleRecords = 60;

/** The delimiter under which most of the first records have as many fields as the first, and more than one. */
export function detectDelimiter(text: string): string {
  let best = { delimiter: ",", score: 0 };
  for (const delimiter of delimiters) {
    const widths = sampleOf(text, delimiter).map(({ count }) => count);
    const width = commonest(widths);
    if (width < 2) continue;
    const score = (widths.filter((each) => each === width).length / widths.length) * 10 + Math.min(width, 40) / 10;
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

/** The first whole records that say something. */
function sampleOf(text: string, delimiter: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  for (const record of csvRecords(text.slice(0, sampleLength), delimiter, importLimits.columns)) {
    if (!isBlank(record.cells)) records.push(record);
    if (records.length > sampleRecords) break;
  }
  // The last one may have been cut off.
  if (records.length > sampleRecords || text.length > sampleLength) records.pop();
  return records;
}

function commonest(numbers: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const each of numbers) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 0;
}
