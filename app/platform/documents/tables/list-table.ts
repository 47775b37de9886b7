import { FileFault } from "./file-fault.ts";
import { unescapeFormula } from "./formula-escape.ts";
import { MAX_HEADER_LENGTH, normalizeHeader, stripUnit } from "./header-text.ts";
import { detectReading, readTableRows } from "./open-table.ts";
import { isBlankRow, type SourceRow } from "./source-table.ts";

/** A field of a list that files bring: its key, and headers that mean it, as `normalizeHeader` writes them. */
export interface ListTableField {
  key: string;
  exact: readonly string[];
}

/** A file of one list's rows, its columns mapped to fields by their headers. */
export interface ListTable {
  columns: { header: string; field: string | null }[];
  /** `row` counts as a spreadsheet does; values by field, trimmed, empty ones left out. */
  rows: { row: number; values: Readonly<Record<string, string>> }[];
}

/** Rows of a list that one file may bring. */
export const MAX_LIST_ROWS = 5_000;
/** Where headers are looked for: titles may stand above them. */
const MAX_HEADER_ROWS = 10;

/**
 * Reads a CSV or XLSX file of a list (domain §9). Throws a `FileFault` for what cannot be read.
 * @param chosen fields by column number, where somebody said which; others are found by their headers
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

/** Every field once, to the first column that means it; what somebody chose comes first. */
function mapColumns(
  headers: readonly string[],
  fields: readonly ListTableField[],
  chosen: Readonly<Record<string, string | null>>,
): (string | null)[] {
  const known = new Set(fields.map(({ key }) => key));
  const taken = new Set(Object.values(chosen));
  return headers.map((header, at) => {
    const requested = chosen[String(at)];
    if (requested !== undefined) return requested !== null && known.has(requested) ? requested : null;
    const found = findField(header, fields);
    if (found === null || taken.has(found)) return null;
    taken.add(found);
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

/** Words of one cell, parted by comma, semicolon or bar. */
export function splitList(text: string | undefined): string[] {
  return [...new Set((text ?? "").split(/[,;|]/).flatMap((each) => each.trim() || []))];
}
