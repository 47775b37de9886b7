import { useEffect, useRef, useState } from "react";
import { type GridRow, isBlankGridRow } from "#app/ui/bulk-grid/grid-model.ts";
import type { RowFaults } from "#app/ui/bulk-grid/grid-spec.ts";

const ROWS_PER_SLICE = 250;

/** How many rows are filled and how many of them wrong, again with every `version` of what names are known. Thousands are counted a slice at a time, so that typing goes on. */
export function useRowCounts(
  rows: readonly GridRow[] | undefined,
  faultsOf: (row: GridRow) => RowFaults,
  version: number,
): { filled: number; wrong: number } {
  const [counts, setCounts] = useState({ filled: 0, wrong: 0 });
  const latest = useRef(faultsOf);
  latest.current = faultsOf;
  useEffect(() => {
    if (!rows) return;
    let at = 0;
    const sum = { filled: 0, wrong: 0 };
    const work = () => {
      for (const row of rows.slice(at, at + ROWS_PER_SLICE)) {
        if (isBlankGridRow(row)) continue;
        sum.filled += 1;
        if (Object.keys(latest.current(row)).length > 0) sum.wrong += 1;
      }
      at += ROWS_PER_SLICE;
      if (at < rows.length) timer = setTimeout(work, 0);
      else setCounts({ ...sum });
    };
    let timer = setTimeout(work, 60);
    return () => clearTimeout(timer);
  }, [rows, version]);
  return counts;
}
