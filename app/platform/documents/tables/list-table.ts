import { FileFault } from "./file-fault.ts";
import { withoutMark } from "./formula-mark.ts";
import { headerWords, longestHeader, withoutUnit } from "./header-text.ts";
import { detectReading, tableRows } from "./open-table.ts";
import { isBlank, type SourceRow } from "./source-table.ts";

/** A field of a list that files bring: its key, and headers that mean it, as `headerWords` writes them. */
export interface ListField {
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
export const mostListRows = 5_000;
/** Where headers are looked for: titles may stand above them. */
const headRows = 10;

/**
 * Reads a CSV or XLSX file of a list (domain §9). Throws a `FileFault` for what cannot be read.
 * @param chosen fields by column number, where somebody said which; others are found by their headers
 */
export function readListTable(
  bytes: Uint8Array,
  fields: readonly ListField[],
  chosen: Readonly<Record<string, string | null>> = {},
): ListTable {
  const rows: SourceRow[] = [];
  for (const row of tableRows(bytes, detectReading(bytes))) {
    if (isBlank(row.cells)) continue;
    rows.push(row);
    if (rows.length > mostListRows + headRows) throw new FileFault("file_rows_many", { limit: mostListRows });
  }
  const head = likeliestHead(rows, fields);
  if (!head) throw new FileFault("file_empty");
  const headers = head.cells.map((each) => each.replace(/\s+/g, " ").trim());
  const mapping = mapped(headers, fields, chosen);
  const below = rows.filter(({ row }) => row > head.row);
  if (below.length === 0) throw new FileFault("file_no_rows", { row: head.row });
  if (below.length > mostListRows) throw new FileFault("file_rows_many", { limit: mostListRows });
  return {
    columns: headers.map((header, at) => ({ header, field: mapping[at] ?? null })),
    rows: below.map(({ row, cells }) => ({ row, values: valuesOf(cells, mapping) })),
  };
}

function fieldOf(header: string, fields: readonly ListField[]): string | null {
  if (header.length > longestHeader) return null;
  const words = headerWords(header);
  const bare = withoutUnit(words);
  return fields.find(({ exact }) => exact.includes(words) || exact.includes(bare))?.key ?? null;
}

function likeliestHead(rows: readonly SourceRow[], fields: readonly ListField[]): SourceRow | undefined {
  let best = rows[0];
  let most = 0;
  for (const row of rows.slice(0, headRows)) {
    const known = row.cells.filter((cell) => fieldOf(cell, fields) !== null).length;
    if (known > most) {
      most = known;
      best = row;
    }
  }
  return best;
}

/** Every field once, to the first column that means it; what somebody chose comes first. */
function mapped(
  headers: readonly string[],
  fields: readonly ListField[],
  chosen: Readonly<Record<string, string | null>>,
): (string | null)[] {
  const known = new Set(fields.map(({ key }) => key));
  const taken = new Set(Object.values(chosen));
  return headers.map((header, at) => {
    const asked = chosen[String(at)];
    if (asked !== undefined) return asked !== null && known.has(asked) ? asked : null;
    const found = fieldOf(header, fields);
    if (found === null || taken.has(found)) return null;
    taken.add(found);
    return found;
  });
}

function valuesOf(cells: readonly string[], mapping: readonly (string | null)[]): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [at, field] of mapping.entries()) {
    // An apostrophe keeps spreadsheets from running what looks like a formula; our own files have it too.
    const text = withoutMark(cells[at]?.trim() ?? "");
    if (field !== null && text) values[field] = text;
  }
  return values;
}

/** Words of one cell, parted by comma, semicolon or bar. */
export function listIn(text: string | undefined): string[] {
  return [...new Set((text ?? "").split(/[,;|]/).flatMap((each) => each.trim() || []))];
}
