import type { Leaving } from "./cell-editor.tsx";
import { type Extent, edgeFrom, type Selection, type Spot, within } from "./grid-selection.ts";

interface Pressed {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

const arrows: Readonly<Record<string, Spot>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/** Rows and columns that leaving a cell goes on by. */
export const leavingSteps: Readonly<Record<Leaving, [number, number]>> = {
  stay: [0, 0],
  down: [1, 0],
  up: [-1, 0],
  right: [0, 1],
  left: [0, -1],
};

const far = Number.MAX_SAFE_INTEGER;

/** Where a key takes the selection, as in a spreadsheet; null for a key that moves nothing. */
export function moved(extent: Extent, selection: Selection, pressed: Pressed, page: number): Selection | null {
  const control = pressed.ctrlKey || pressed.metaKey;
  const { active } = selection;
  if (control && pressed.key.toLowerCase() === "a")
    return { anchor: { row: 0, column: 0 }, active: within(extent, { row: far, column: far }) };
  if (pressed.key === "Enter") return at(within(extent, { ...active, row: active.row + (pressed.shiftKey ? -1 : 1) }));
  if (pressed.key === "Tab") return at(tabbed(extent, active, pressed.shiftKey ? -1 : 1));
  const to = target(extent, active, pressed.key, control, page);
  if (!to) return null;
  const spot = within(extent, to);
  return { active: spot, anchor: pressed.shiftKey ? selection.anchor : spot };
}

/** A selection of one cell. */
export function at(spot: Spot): Selection {
  return { active: spot, anchor: spot };
}

function target(extent: Extent, from: Spot, key: string, control: boolean, page: number): Spot | null {
  const step = arrows[key];
  if (step && control) return edgeFrom(extent, from, step);
  if (step) return { row: from.row + step.row, column: from.column + step.column };
  if (key === "Home") return { row: control ? 0 : from.row, column: 0 };
  if (key === "End") return { row: control ? far : from.row, column: far };
  if (key === "PageDown") return { ...from, row: from.row + page };
  if (key === "PageUp") return { ...from, row: from.row - page };
  return null;
}

/** Tab goes on in the next row after the last column. */
function tabbed({ rows, columns }: Extent, { row, column }: Spot, by: 1 | -1): Spot {
  const next = row * columns.length + column + by;
  const last = rows.length * columns.length - 1;
  const place = Math.max(0, Math.min(last, next));
  return { row: Math.floor(place / columns.length), column: place % columns.length };
}
