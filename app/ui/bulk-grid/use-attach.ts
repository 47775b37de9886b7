import { useRef } from "react";
import { type GridRow, type GridState, writeCells } from "./grid-model.ts";
import type { GridColumn } from "./grid-spec.ts";

/** Writes the names of chosen files into their row, wherever it is once they are uploaded. */
export function useAttach(state: GridState, onChange: (state: GridState) => void) {
  const latest = useRef(state);
  latest.current = state;
  return async ({ id }: GridRow, { key, upload, separator = ";" }: GridColumn): Promise<void> => {
    const names = (await upload?.choose()) ?? [];
    const { rows } = latest.current;
    const index = rows.findIndex((each) => each.id === id);
    if (index < 0 || names.length === 0) return;
    const text = [rows[index]?.cells[key] ?? "", ...names].filter(Boolean).join(`${separator} `);
    onChange(writeCells(latest.current, [{ row: index, column: key, text }]));
  };
}
