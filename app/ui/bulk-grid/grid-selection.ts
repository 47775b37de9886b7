import type { CellChange, GridRow } from "./grid-model.ts";

/** A cell by index, the column among those that are shown. */
export interface CellPosition {
  row: number;
  column: number;
}

/** The cell that keys go to, and the other corner of the selected range. */
export interface CellSelection {
  active: CellPosition;
  anchor: CellPosition;
}

export interface CellRange {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export interface GridExtent {
  rows: readonly GridRow[];
  /** Keys of the columns that are shown. */
  columns: readonly string[];
}

export function getCellRange({ active, anchor }: CellSelection): CellRange {
  return {
    top: Math.min(active.row, anchor.row),
    bottom: Math.max(active.row, anchor.row),
    left: Math.min(active.column, anchor.column),
    right: Math.max(active.column, anchor.column),
  };
}

export const getText = ({ rows, columns }: GridExtent, { row, column }: CellPosition): string =>
  rows[row]?.cells[columns[column] ?? ""] ?? "";

/** The nearest existing cell. */
export function clampCell({ rows, columns }: GridExtent, { row, column }: CellPosition): CellPosition {
  return {
    row: Math.max(0, Math.min(rows.length - 1, row)),
    column: Math.max(0, Math.min(columns.length - 1, column)),
  };
}

/** Ctrl with an arrow: to the last filled cell before an empty one, or across empty ones to the next filled one. */
export function findEdge(extent: GridExtent, from: CellPosition, step: CellPosition): CellPosition {
  const next = (spot: CellPosition) => ({ row: spot.row + step.row, column: spot.column + step.column });
  const inside = ({ row, column }: CellPosition) =>
    row >= 0 && column >= 0 && row < extent.rows.length && column < extent.columns.length;
  const filled = (spot: CellPosition) => getText(extent, spot) !== "";
  let spot = from;
  const isFilled = filled(from) && inside(next(from)) && filled(next(from));
  while (inside(next(spot))) {
    if (isFilled && !filled(next(spot))) break;
    spot = next(spot);
    if (!isFilled && filled(spot)) break;
  }
  return spot;
}

/** The selected texts, row by row. */
export function listTexts(extent: GridExtent, { top, bottom, left, right }: CellRange): string[][] {
  const texts: string[][] = [];
  for (let row = top; row <= bottom; row += 1) {
    const line: string[] = [];
    for (let column = left; column <= right; column += 1) line.push(getText(extent, { row, column }));
    texts.push(line);
  }
  return texts;
}

/** One text for every cell of a range. */
export function createFillChanges(
  { columns }: GridExtent,
  range: CellRange,
  text: (row: number, column: number) => string,
): CellChange[] {
  const changes: CellChange[] = [];
  for (let row = range.top; row <= range.bottom; row += 1)
    for (let column = range.left; column <= range.right; column += 1) {
      const key = columns[column];
      if (key !== undefined) changes.push({ row, column: key, text: text(row, column) });
    }
  return changes;
}

/** Pastes cells from the range's first cell on; a range that is a multiple of them is filled with repetitions. */
export function createPasteChanges(
  extent: GridExtent,
  range: CellRange,
  block: readonly (readonly string[])[],
): { changes: CellChange[]; range: CellRange } {
  const height = block.length;
  const width = Math.max(...block.map((line) => line.length), 1);
  const repeated = (size: number, by: number) => (size % by === 0 ? size : by);
  const target = {
    top: range.top,
    left: range.left,
    bottom: range.top + repeated(range.bottom - range.top + 1, height) - 1,
    right: Math.min(extent.columns.length, range.left + repeated(range.right - range.left + 1, width)) - 1,
  };
  const changes = createFillChanges(
    extent,
    target,
    (row, column) => block[(row - range.top) % height]?.[(column - range.left) % width]?.trim() ?? "",
  );
  return { changes, range: target };
}

/** Ctrl-D: the first row of the range again in the others; one row takes over the row above. */
export function fillDown(extent: GridExtent, range: CellRange): CellChange[] {
  const single = range.top === range.bottom;
  const from = single ? range.top - 1 : range.top;
  if (from < 0) return [];
  const target = single ? range : { ...range, top: range.top + 1 };
  return createFillChanges(extent, target, (_, column) => getText(extent, { row: from, column }));
}

/** The fill handle: repeats the range in the rows down to `bottom`. */
export function fillDownTo(extent: GridExtent, range: CellRange, bottom: number): CellChange[] {
  const height = range.bottom - range.top + 1;
  return createFillChanges(extent, { ...range, top: range.bottom + 1, bottom }, (row, column) =>
    getText(extent, { row: range.top + ((row - range.top) % height), column }),
  );
}
