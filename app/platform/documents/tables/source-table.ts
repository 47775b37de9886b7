/** Limits of an import file (domain §9; the rest keeps one file from taking the Worker down). */
export const IMPORT_LIMITS = {
  bytes: 5 * 1024 * 1024,
  columns: 500,
  rows: 50_000,
  zipEntries: 2_000,
  unzippedBytes: 128 * 1024 * 1024,
  /** Unzipped ÷ zipped of a workbook beyond its first quarter MB; rows that say all the same come to 23. */
  zipRatio: 40,
  sheets: 500,
  /** Cells of one row in a workbook's file, empty ones too: Excel's last column is XFD. */
  rowCells: 16_384,
  /** Characters of a row, of one text in a workbook's file, and of all that its cells say. */
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
