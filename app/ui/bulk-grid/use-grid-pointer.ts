import { type PointerEvent, useCallback, useRef } from "react";
import { selectCell } from "./grid-keys.ts";
import type { CellChange, GridRow } from "./grid-model.ts";
import { type CellPosition, type CellSelection, fillDownTo, getCellRange } from "./grid-selection.ts";

interface PointerOptions {
  rows: readonly GridRow[];
  columns: readonly string[];
  selection: CellSelection;
  select: (selection: CellSelection) => void;
  write: (changes: readonly CellChange[]) => void;
}

/** Pressing selects, dragging extends, the handle repeats the selection downwards. */
export function useGridPointer(aims: PointerOptions) {
  const dragging = useRef<"cells" | "handle" | null>(null);
  const bottom = useRef(0);
  const last = aims.columns.length - 1;

  const press = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || dragging.current) return;
    const spot = findCellUnder(event.target);
    if (!spot) return;
    if (event.target instanceof HTMLElement && event.target.closest(".bulk-edit")) return;
    const { selection, select, rows } = aims;
    const anchor = event.shiftKey ? selection.anchor : null;
    // A row's number or a column's head selects all of it.
    if (spot.column < 0)
      select({ active: { row: anchor?.row ?? spot.row, column: 0 }, anchor: { row: spot.row, column: last } });
    else if (spot.row < 0)
      select({
        active: { row: 0, column: anchor?.column ?? spot.column },
        anchor: { row: rows.length - 1, column: spot.column },
      });
    else {
      select(anchor ? { active: spot, anchor } : selectCell(spot));
      dragging.current = "cells";
    }
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (!dragging.current) return;
    if (event.buttons === 0) return release();
    const spot = findCellUnder(document.elementFromPoint(event.clientX, event.clientY));
    if (!spot || spot.row < 0) return;
    if (dragging.current === "handle") bottom.current = spot.row;
    else if (spot.column >= 0) aims.select({ active: spot, anchor: aims.selection.anchor });
  };
  const release = () => {
    const was = dragging.current;
    dragging.current = null;
    const range = getCellRange(aims.selection);
    if (was !== "handle" || bottom.current <= range.bottom) return;
    aims.write(fillDownTo(aims, range, bottom.current));
    aims.select({
      anchor: { row: range.top, column: range.left },
      active: { row: bottom.current, column: range.right },
    });
  };
  // Stable between renders, so that unchanged rows are not rendered again.
  const grab = useCallback((event: PointerEvent) => {
    event.preventDefault();
    event.stopPropagation();
    bottom.current = 0;
    dragging.current = "handle";
  }, []);
  return { press, move, release, grab };
}

/** The cell below the pointer; -1 for a row's number or a column's head. */
export function findCellUnder(target: EventTarget | null): CellPosition | null {
  const cell = target instanceof HTMLElement ? target.closest<HTMLElement>("[data-row], [data-column]") : null;
  if (!cell) return null;
  return { row: Number(cell.dataset.row ?? -1), column: Number(cell.dataset.column ?? -1) };
}
