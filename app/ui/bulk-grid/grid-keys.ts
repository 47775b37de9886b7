import type { LeaveDirection } from "./cell-editor.tsx";
import { type CellPosition, type CellSelection, clampCell, findEdge, type GridExtent } from "./grid-selection.ts";

interface Pressed {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

const arrows: Readonly<Record<string, CellPosition>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/** Rows and columns to move by when leaving a cell. */
export const leaveSteps: Readonly<Record<LeaveDirection, [number, number]>> = {
  stay: [0, 0],
  down: [1, 0],
  up: [-1, 0],
  right: [0, 1],
  left: [0, -1],
};

const FAR_CELLS = Number.MAX_SAFE_INTEGER;

/** The selection after a key, as in a spreadsheet; null for other keys. */
export function moveSelection(
  extent: GridExtent,
  selection: CellSelection,
  pressed: Pressed,
  page: number,
): CellSelection | null {
  const control = pressed.ctrlKey || pressed.metaKey;
  const { active } = selection;
  if (control && pressed.key.toLowerCase() === "a")
    return { anchor: { row: 0, column: 0 }, active: clampCell(extent, { row: FAR_CELLS, column: FAR_CELLS }) };
  if (pressed.key === "Enter")
    return selectCell(clampCell(extent, { ...active, row: active.row + (pressed.shiftKey ? -1 : 1) }));
  if (pressed.key === "Tab") return selectCell(moveByTab(extent, active, pressed.shiftKey ? -1 : 1));
  const to = findTarget(extent, active, pressed.key, control, page);
  if (!to) return null;
  const spot = clampCell(extent, to);
  return { active: spot, anchor: pressed.shiftKey ? selection.anchor : spot };
}

/** A selection of one cell. */
export function selectCell(spot: CellPosition): CellSelection {
  return { active: spot, anchor: spot };
}

function findTarget(
  extent: GridExtent,
  from: CellPosition,
  key: string,
  control: boolean,
  page: number,
): CellPosition | null {
  const step = arrows[key];
  if (step && control) return findEdge(extent, from, step);
  if (step) return { row: from.row + step.row, column: from.column + step.column };
  if (key === "Home") return { row: control ? 0 : from.row, column: 0 };
  if (key === "End") return { row: control ? FAR_CELLS : from.row, column: FAR_CELLS };
  if (key === "PageDown") return { ...from, row: from.row + page };
  if (key === "PageUp") return { ...from, row: from.row - page };
  return null;
}

/** Tab continues in the next row after the last column. */
function moveByTab({ rows, columns }: GridExtent, { row, column }: CellPosition, by: 1 | -1): CellPosition {
  const next = row * columns.length + column + by;
  const last = rows.length * columns.length - 1;
  const place = Math.max(0, Math.min(last, next));
  return { row: Math.floor(place / columns.length), column: place % columns.length };
}
