import { type KeyboardEvent, useEffect, useRef, useState } from "react";

export interface GridPosition {
  row: number;
  column: number;
}

interface GridSize {
  rows: number;
  columns: number;
}

/** The cell being edited. */
interface Editing extends GridPosition {
  text: string;
}

const moves: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * Spreadsheet keys for a grid: arrows, Home and End move; typing, Enter or F2 edits; Enter saves and moves down, Tab
 * saves and moves on, Escape cancels; Delete clears. Only one cell at a time is in the tab order.
 */
export function useGrid(
  size: GridSize,
  getText: (at: GridPosition) => string,
  save: (at: GridPosition, text: string) => void,
) {
  const [active, setActive] = useState<GridPosition>({ row: 0, column: 0 });
  const [editing, setEditing] = useState<Editing | null>(null);
  const table = useRef<HTMLTableElement>(null);
  const shouldFocus = useRef(false);
  const at = {
    row: Math.min(active.row, Math.max(0, size.rows - 1)),
    column: Math.min(active.column, size.columns - 1),
  };

  useEffect(() => {
    if (!shouldFocus.current || editing) return;
    shouldFocus.current = false;
    table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  const go = (row: number, column: number) => {
    shouldFocus.current = true;
    setActive({
      row: Math.max(0, Math.min(size.rows - 1, row)),
      column: Math.max(0, Math.min(size.columns - 1, column)),
    });
  };
  const edit = (position: GridPosition, text?: string) => {
    setActive(position);
    setEditing({ ...position, text: text ?? getText(position) });
  };
  const finish = (next: [number, number] | null) => {
    if (editing && editing.text !== getText(editing)) save(editing, editing.text);
    setEditing(null);
    const [down, right] = next ?? [0, 0];
    if (next) go(at.row + down, at.column + right);
  };

  const handleCellKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = moves[event.key];
    if (move) go(at.row + move[0], at.column + move[1]);
    else if (event.key === "Home") go(at.row, 0);
    else if (event.key === "End") go(at.row, size.columns - 1);
    else if (event.key === "Enter" || event.key === "F2") edit(at);
    else if (event.key === "Delete" || event.key === "Backspace") save(at, "");
    else if (event.key.length === 1) edit(at, event.key);
    else return;
    event.preventDefault();
  };
  const handleInputKey = (event: KeyboardEvent) => {
    if (event.key === "Enter") finish([1, 0]);
    else if (event.key === "Tab") finish([0, event.shiftKey ? -1 : 1]);
    else if (event.key === "Escape") {
      setEditing(null);
      go(at.row, at.column);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const setInputText = (text: string) => setEditing((now) => (now ? { ...now, text } : now));
  return {
    table,
    at,
    editing,
    edit,
    finish,
    setInputText,
    handleCellKey,
    handleInputKey,
    setActive,
  };
}
