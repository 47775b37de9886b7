/** Limits of an import file. They keep one file from exhausting the Worker. */
export const IMPORT_LIMITS = {
  bytes: 5 * 1024 * 1024,
  columns: 500,
  rows: 50_000,
  zipEntries: 2_000,
  unzippedBytes: 128 * 1024 * 1024,
  /** Maximum compression ratio of a workbook beyond its first quarter MB; identical rows reach 23. */
  zipRatio: 40,
  sheets: 500,
  /** Cells of one row in a workbook's file, empty ones too: Excel's last column is XFD. */
  rowCells: 16_384,
  /** Maximum characters of a row, of one text in a workbook, and of all its cells. */
  rowText: 100_000,
  partText: 500_000,
  fileText: 64_000_000,
} as const;

/** One row of a file as text. `row` counts from 1 as a spreadsheet does; blank rows are left out but counted. */
export interface SourceRow {
  row: number;
  cells: string[];
  /** Columns whose value a formula calculated; the text is the value last saved. */
  formulas?: number[];
}

/** True for a row without anything in it. */
export function isBlankRow(cells: readonly string[]): boolean {
  return cells.every((cell) => cell === "" || cell.trim() === "");
}
