import { type RefObject, useEffect } from "react";
import { selectCell } from "./grid-keys.ts";
import { type CellSelection, clampCell, type GridExtent } from "./grid-selection.ts";
import type { GridColumn } from "./grid-spec.ts";

/** A cell to go to, such as one with a fault. */
export interface GoTo {
  rowId: number;
  column: string;
}

interface GoToOptions {
  goTo: GoTo | null | undefined;
  extent: GridExtent;
  columns: readonly GridColumn[];
  scroller: RefObject<HTMLElement | null>;
  select: (selection: CellSelection) => void;
}

/** Selects a cell and gives the grid the keyboard, once for each `goTo`, so that a person can leave it again. */
export function useGoTo({ goTo, extent, columns, scroller, select }: GoToOptions): void {
  useEffect(() => {
    if (!goTo) return;
    const row = extent.rows.findIndex(({ id }) => id === goTo.rowId);
    const column = columns.findIndex(({ key }) => key === goTo.column);
    select(selectCell(clampCell(extent, { row, column })));
    scroller.current?.focus();
  }, [goTo]);
}
