import { useCallback, useState } from "react";
import type { ResourceSpec } from "../resource-spec.ts";

/**
 * Which row the pane of a list shows. It stays open while moving from row to row; if its row disappears (for example
 * after billing), the next one replaces it.
 */
export function useRowPane<Row>({ pane, rowId }: ResourceSpec<Row>, rows: readonly Row[]) {
  const [opened, setOpened] = useState<{ id: string; at: number } | null>(null);
  const found = opened ? rows.findIndex((row) => rowId(row) === opened.id) : -1;
  const at = !opened ? -1 : found >= 0 ? found : Math.min(opened.at, rows.length - 1);
  const row = pane ? rows[at] : undefined;
  const open = useCallback(
    (next: number) => {
      const wanted = rows[next];
      if (wanted) setOpened({ id: rowId(wanted), at: next });
    },
    [rows, rowId],
  );
  const close = useCallback(() => setOpened(null), []);
  return { at: row ? at : -1, row, open, close };
}
