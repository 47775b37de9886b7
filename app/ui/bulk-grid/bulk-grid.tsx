// biome-ignore-all lint/a11y/useSemanticElements: a table cannot be scrolled by parts; roles say what it is.
// biome-ignore-all lint/a11y/useFocusableInteractive: focus stays with the grid, which names its active cell.
import { type ReactNode, type PointerEvent as ReactPointerEvent, useCallback, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { CellEditor, type LeaveDirection } from "./cell-editor.tsx";
import { GridBar } from "./grid-bar.tsx";
import { GridHead } from "./grid-head.tsx";
import { leaveSteps, selectCell } from "./grid-keys.ts";
import { type CellChange, type GridRow, type GridState, insertGridRows, writeCells } from "./grid-model.ts";
import { GridRowView } from "./grid-row-view.tsx";
import { type CellSelection, clampCell, fillDown, getCellRange, getText } from "./grid-selection.ts";
import type { GridColumn, RowFaults } from "./grid-spec.ts";
import { type GoTo, useGoTo } from "./use-go-to.ts";
import { useGridInput } from "./use-grid-input.ts";
import { findCellUnder, useGridPointer } from "./use-grid-pointer.ts";
import { useGridScroll } from "./use-grid-scroll.ts";
import "./bulk-grid.css";

export interface BulkGridProps {
  label: string;
  /** The columns that are shown, in their order. */
  columns: readonly GridColumn[];
  state: GridState;
  onChange: (state: GridState) => void;
  /** Faults of a row; must return the same object for the same row. */
  getRowFaults: (row: GridRow) => RowFaults;
  /** The fault of a cell while its text is typed. */
  getFault: (row: GridRow, column: string, text: string) => string | undefined;
  /** The text being typed, before it is written; null if none. */
  onTyping?: (typed: CellChange | null) => void;
  /** A cell to go to (such as one with a fault), whenever the object changes. */
  goTo?: GoTo | null;
  /** Further controls above the grid. */
  tools?: ReactNode;
}

/** A spreadsheet of texts for thousands of rows; only rows in view are rendered. */
export function BulkGrid({
  label,
  columns,
  state,
  onChange,
  getRowFaults,
  getFault,
  onTyping,
  goTo,
  tools,
}: BulkGridProps) {
  const gridId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const attach = useAttach(state, onChange);
  const [selection, setSelection] = useState<CellSelection>(selectCell({ row: 0, column: 0 }));
  const [editing, setEditing] = useState<{ start: string; typing: boolean } | null>(null);
  const extent = { rows: state.rows, columns: columns.map(({ key }) => key) };
  const active = clampCell(extent, selection.active);
  const range = getCellRange({ active, anchor: clampCell(extent, selection.anchor) });
  const virtual = useGridScroll({ gridId, scroller, count: state.rows.length, active });
  const column = columns[active.column];
  const row = state.rows[active.row];

  useGoTo({ goTo, extent, columns, scroller, select: setSelection });

  const write = (changes: readonly CellChange[]) => onChange(writeCells(state, changes));
  const pointer = useGridPointer({
    ...extent,
    selection: { active, anchor: clampCell(extent, selection.anchor) },
    select: setSelection,
    write,
  });
  const grabbing = useRef(pointer.grab);
  grabbing.current = pointer.grab;
  const grab = useCallback((event: ReactPointerEvent) => grabbing.current(event), []);
  const edit = (start: string, typing: boolean) => flushSync(() => setEditing({ start, typing }));
  const stop = () => {
    setEditing(null);
    onTyping?.(null);
    scroller.current?.focus();
  };
  const leave = (text: string, leaving: LeaveDirection) => {
    let next = state;
    if (column) next = writeCells(next, [{ row: active.row, column: column.key, text: text.trim() }]);
    const [down, right] = leaveSteps[leaving];
    // Moving down from the last row adds one, as in a spreadsheet.
    if (down > 0 && active.row === next.rows.length - 1) next = insertGridRows(next, next.rows.length, 1);
    if (next !== state) onChange(next);
    setEditing(null);
    onTyping?.(null);
    if (leaving === "stay") return;
    setSelection(
      selectCell(clampCell({ ...extent, rows: next.rows }, { row: active.row + down, column: active.column + right })),
    );
    scroller.current?.focus();
  };

  const input = useGridInput({
    extent,
    selection: { active, anchor: clampCell(extent, selection.anchor) },
    state,
    editing: editing !== null,
    scroller,
    select: setSelection,
    onChange,
    edit,
  });

  const width = 48 + columns.reduce((sum, each) => sum + each.width, 0);
  const fault = row && column ? getRowFaults(row)[column.key] : undefined;
  const drawn = virtual.getVirtualItems();
  const activeDrawn = drawn.some(({ index }) => index === active.row);
  return (
    <div className="bulk-frame">
      <GridBar state={state} range={range} onChange={onChange} onFillDown={() => write(fillDown(extent, range))}>
        {tools}
      </GridBar>
      <div
        ref={scroller}
        role="grid"
        aria-label={label}
        aria-rowcount={state.rows.length + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable
        aria-activedescendant={activeDrawn && !editing ? `${gridId}-${active.row}-${active.column}` : undefined}
        tabIndex={0}
        className="bulk-form"
        onKeyDown={input.onKeyDown}
        onCopy={input.onCopy}
        onCut={input.onCopy}
        onPaste={input.onPaste}
        onPointerDown={pointer.press}
        onPointerMove={pointer.move}
        onPointerUp={pointer.release}
        onDoubleClick={(event) => {
          const spot = findCellUnder(event.target);
          if (spot && spot.row >= 0 && spot.column >= 0 && !editing) edit(getText(extent, spot), false);
        }}
      >
        <GridHead columns={columns} width={width} />
        <div role="rowgroup" className="bulk-body" style={{ width, height: virtual.getTotalSize() }}>
          {drawn.map(({ index, start }) => {
            const each = state.rows[index];
            if (!each) return null;
            const inside = index >= range.top && index <= range.bottom;
            const here = index === active.row;
            return (
              <GridRowView
                key={each.id}
                gridId={gridId}
                row={each}
                index={index}
                top={start}
                columns={columns}
                faults={getRowFaults(each)}
                active={here ? active.column : -1}
                left={inside ? range.left : -1}
                right={inside ? range.right : -1}
                handle={index === range.bottom}
                onHandle={grab}
                editor={
                  here && editing && column ? (
                    <CellEditor
                      key={`${each.id}-${column.key}`}
                      column={column}
                      start={editing.start}
                      typing={editing.typing}
                      getFault={(text) => getFault(each, column.key, text)}
                      onText={(text) => onTyping?.({ row: index, column: column.key, text })}
                      onWrite={leave}
                      onUpload={() => void attach(each, column)}
                      onCancel={stop}
                    />
                  ) : null
                }
              />
            );
          })}
        </div>
      </div>
      <div className="bulk-status" role="status">
        {fault ? `${column?.header} ${active.row + 1}: ${fault}` : null}
      </div>
    </div>
  );
}

/** Writes the names of chosen files into their row, wherever it is once they are uploaded. */
function useAttach(state: GridState, onChange: (state: GridState) => void) {
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
