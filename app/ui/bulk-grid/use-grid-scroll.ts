import { useVirtualizer, type Virtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect } from "react";
import type { CellPosition } from "./grid-selection.ts";
import { ROW_HEIGHT } from "./use-grid-input.ts";

interface GridScroll {
  gridId: string;
  scroller: RefObject<HTMLDivElement | null>;
  /** The number of rows. */
  count: number;
  active: CellPosition;
}

/** The rows in view; keeps the active cell in view. */
export function useGridScroll({ gridId, scroller, count, active }: GridScroll): Virtualizer<HTMLDivElement, Element> {
  const virtual = useVirtualizer<HTMLDivElement, Element>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
    paddingStart: 0,
    scrollPaddingStart: ROW_HEIGHT,
    scrollPaddingEnd: ROW_HEIGHT,
  });
  useEffect(() => {
    virtual.scrollToIndex(active.row);
    document
      .getElementById(`${gridId}-${active.row}-${active.column}`)
      ?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [virtual, gridId, active.row, active.column]);
  return virtual;
}
