import { type ClipboardEvent, type KeyboardEvent, type RefObject, useRef } from "react";
import { moveSelection } from "./grid-keys.ts";
import {
  type CellChange,
  type GridState,
  insertGridRows,
  redo,
  removeGridRows,
  undo,
  writeCells,
} from "./grid-model.ts";
import {
  type CellSelection,
  createFillChanges,
  createPasteChanges,
  fillDown,
  type GridExtent,
  getCellRange,
  getText,
  listTexts,
} from "./grid-selection.ts";
import { formatTsv, parseTsv } from "./tsv.ts";

/** Height of a row (measures: table row 32). */
export const ROW_HEIGHT = 32;

interface GridInput {
  extent: GridExtent;
  selection: CellSelection;
  state: GridState;
  editing: boolean;
  scroller: RefObject<HTMLElement | null>;
  select: (selection: CellSelection) => void;
  onChange: (state: GridState) => void;
  edit: (start: string, typing: boolean) => void;
}

/** Keyboard and clipboard while no cell is edited, as in a spreadsheet. */
export function useGridInput({ extent, selection, state, editing, scroller, select, onChange, edit }: GridInput) {
  const released = useRef(false);
  const { active } = selection;
  const range = getCellRange(selection);
  const write = (changes: readonly CellChange[]) => onChange(writeCells(state, changes));

  const commands: Readonly<Record<string, () => void>> = {
    z: () => onChange(undo(state)),
    "shift z": () => onChange(redo(state)),
    y: () => onChange(redo(state)),
    d: () => write(fillDown(extent, range)),
    "+": () => onChange(insertGridRows(state, range.top, range.bottom - range.top + 1)),
    "-": () => onChange(removeGridRows(state, range.top, range.bottom)),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== scroller.current) return;
    const control = event.ctrlKey || event.metaKey;
    // Caps Lock gives capital letters too; only a pressed Shift key counts.
    const letter = event.key.toLowerCase();
    const command = control ? commands[event.shiftKey && letter === "z" ? "shift z" : letter] : undefined;
    if (event.key === "Tab" && released.current) return;
    released.current = event.key === "Escape";
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / ROW_HEIGHT) - 2);
    const to = event.altKey ? null : moveSelection(extent, selection, event, page);
    if (command) command();
    else if (event.key === "F2" || (event.key === "Enter" && !event.shiftKey && !control))
      edit(getText(extent, active), false);
    else if (event.key === "Delete" || event.key === "Backspace") write(createFillChanges(extent, range, () => ""));
    else if (to) select(to);
    // The character itself goes into the field that has focus by now: dead keys and other writing systems work.
    else if (event.key.length === 1 && !control && !event.altKey) return edit("", true);
    else if (event.key === "Dead" || event.key === "Process") return edit("", true);
    else return;
    event.preventDefault();
  };
  const onCopy = (event: ClipboardEvent) => {
    if (editing) return;
    event.clipboardData.setData("text/plain", formatTsv(listTexts(extent, range)));
    event.preventDefault();
    if (event.type === "cut") write(createFillChanges(extent, range, () => ""));
  };
  const onPaste = (event: ClipboardEvent) => {
    if (editing) return;
    event.preventDefault();
    const pasted = createPasteChanges(extent, range, parseTsv(event.clipboardData.getData("text/plain")));
    write(pasted.changes);
    select({
      anchor: { row: pasted.range.top, column: pasted.range.left },
      active: { row: pasted.range.bottom, column: pasted.range.right },
    });
  };
  return { onKeyDown, onCopy, onPaste };
}
