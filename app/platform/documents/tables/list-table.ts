import { unescapeFormula } from "./csv-writer.ts";
import { FileFault } from "./file-fault.ts";
import { MAX_HEADER_LENGTH, normalizeHeader, stripUnit } from "./header-text.ts";
import { detectReading, readTableRows } from "./open-table.ts";
import { isBlankRow, type SourceRow } from "./source-table.ts";

/** A field that files can contain: its key, and the headers that mean it, normalized by `normalizeHeader`. */
export interface ListTableField {
  key: string;
  exact: readonly string[];
}

/** A file of list rows, with columns mapped to fields by their headers. */
export interface ListTable {
  columns: { header: string; field: string | null }[];
  /** `row` counts as a spreadsheet does; values by field, trimmed, empty ones left out. */
  rows: { row: number; values: Readonly<Record<string, string>> }[];
}

/** Maximum number of rows in one file. */
export const MAX_LIST_ROWS = 5_000;
/** Rows in which headers are searched: titles may be above them. */
const MAX_HEADER_ROWS = 10;

/**
 * Reads a CSV or XLSX file of a list. Throws a `FileFault` for what cannot be read.
 * @param chosen fields by column number as chosen by a person; others are found by their headers
 */
export function readListTable(
  bytes: Uint8Array,
  fields: readonly ListTableField[],
  chosen: Readonly<Record<string, string | null>> = {},
): ListTable {
  const rows: SourceRow[] = [];
  for (const row of readTableRows(bytes, detectReading(bytes))) {
    if (isBlankRow(row.cells)) continue;
    rows.push(row);
    if (rows.length > MAX_LIST_ROWS + MAX_HEADER_ROWS) throw new FileFault("file_rows_many", { limit: MAX_LIST_ROWS });
  }
  const head = findHeaderRow(rows, fields);
  if (!head) throw new FileFault("file_empty");
  const headers = head.cells.map((each) => each.replace(/\s+/g, " ").trim());
  const mapping = mapColumns(headers, fields, chosen);
  const below = rows.filter(({ row }) => row > head.row);
  if (below.length === 0) throw new FileFault("file_no_rows", { row: head.row });
  if (below.length > MAX_LIST_ROWS) throw new FileFault("file_rows_many", { limit: MAX_LIST_ROWS });
  return {
    columns: headers.map((header, at) => ({ header, field: mapping[at] ?? null })),
    rows: below.map(({ row, cells }) => ({ row, values: toValues(cells, mapping) })),
  };
}

function findField(header: string, fields: readonly ListTableField[]): string | null {
  if (header.length > MAX_HEADER_LENGTH) return null;
  const words = normalizeHeader(header);
  const bare = stripUnit(words);
  return fields.find(({ exact }) => exact.includes(words) || exact.includes(bare))?.key ?? null;
}

function findHeaderRow(rows: readonly SourceRow[], fields: readonly ListTableField[]): SourceRow | undefined {
  let best = rows[0];
  let limit = 0;
  for (const row of rows.slice(0, MAX_HEADER_ROWS)) {
    const known = row.cells.filter((cell) => findField(cell, fields) !== null).length;
    if (known > limit) {
      limit = known;
      best = row;
    }
  }
  return best;
}

/** Maps every field once, to the first column that means it; chosen fields come first. */
function mapColumns(
  headers: readonly string[],
  fields: readonly ListTableField[],
  chosen: Readonly<Record<string, string | null>>,
): (string | null)[] {
  const known = new Set(fields.map(({ key }) => key));
  const mapped = new Set(Object.values(chosen));
  return headers.map((header, at) => {
    const requested = chosen[String(at)];
    if (requested !== undefined) return requested !== null && known.has(requested) ? requested : null;
    const found = findField(header, fields);
    if (found === null || mapped.has(found)) return null;
    mapped.add(found);
    return found;
  });
}

function toValues(cells: readonly string[], mapping: readonly (string | null)[]): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [at, field] of mapping.entries()) {
    // An apostrophe keeps spreadsheets from running what looks like a formula; our own files have it too.
    const text = unescapeFormula(cells[at]?.trim() ?? "");
    if (field !== null && text) values[field] = text;
  }
  return values;
}

/** Splits a cell at commas, semicolons and bars. */
export function splitList(text: string | undefined): string[] {
  return [...new Set((text ?? "").split(/[,;|]/).flatMap((each) => each.trim() || []))];
}
