import { useEffect, useRef, useState } from "react";
import { type GridRow, isBlankGridRow } from "#app/ui/bulk-grid/grid-model.ts";
import type { RowFaults } from "#app/ui/bulk-grid/grid-spec.ts";

const ROWS_PER_SLICE = 250;

/**
 * Counts filled and wrong rows, again with every `version` of the lookups. Thousands of rows are counted in slices, so
 * that typing stays smooth.
 */
export function useRowCounts(
  rows: readonly GridRow[] | undefined,
  getFaults: (row: GridRow) => RowFaults,
  version: number,
): { filled: number; faulty: number } {
  const [counts, setCounts] = useState({ filled: 0, faulty: 0 });
  const latest = useRef(getFaults);
  latest.current = getFaults;
  useEffect(() => {
    if (!rows) return;
    let at = 0;
    const sum = { filled: 0, faulty: 0 };
    const countSlice = () => {
      for (const row of rows.slice(at, at + ROWS_PER_SLICE)) {
        if (isBlankGridRow(row)) continue;
        sum.filled += 1;
        if (Object.keys(latest.current(row)).length > 0) sum.faulty += 1;
      }
      at += ROWS_PER_SLICE;
      if (at < rows.length) timer = setTimeout(countSlice, 0);
      else setCounts({ ...sum });
    };
    let timer = setTimeout(countSlice, 60);
    return () => clearTimeout(timer);
  }, [rows, version]);
  return counts;
}
