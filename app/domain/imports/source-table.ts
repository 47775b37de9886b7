/** Limits of an import file (domain §9; the rest keeps one file from taking the Worker down). */
export const importLimits = {
  bytes: 5 * 1024 * 1024,
  columns: 500,
  rows: 50_000,
  zipEntries: 2_000,
  unzippedBytes: 256 * 1024 * 1024,
  /** Unzipped ÷ zipped of one part of a workbook larger than 1 MB. */
  zipRatio: 200,
} as const;

/** One row of a file as text. `row` counts from 1 as a spreadsheet does; blank rows are left out but counted. */
export interface SourceRow {
  row: number;
  cells: string[];
  /** Columns whose value a formula calculated; the text is the value last saved. */
  formulas?: number[];
}

/** True for a row without anything in it. */
export function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell === "" || cell.trim() === "");
}
