// biome-ignore-all lint/a11y/useSemanticElements: a table cannot be scrolled by parts; roles say what it is.
// biome-ignore-all lint/a11y/useFocusableInteractive: focus stays with the grid, which names its active cell.
import { memo, type ReactNode } from "react";
import type { GridRow } from "./grid-model.ts";
import type { GridColumn, RowFaults } from "./grid-spec.ts";

interface GridRowViewProps {
  gridId: string;
  row: GridRow;
  index: number;
  top: number;
  columns: readonly GridColumn[];
  faults: RowFaults;
  /** Column of the active cell in this row; -1 for none. */
  active: number;
  /** First and last selected column; -1 for none. */
  left: number;
  right: number;
  /** True if the selection ends in this row, which then shows the fill handle. */
  handle: boolean;
  /** The editor, when the active cell is edited. */
  editor: ReactNode;
  onHandle: (event: React.PointerEvent) => void;
}

/** One row of a grid, rendered again only when it changed. */
export const GridRowView = memo(function GridRowView(props: GridRowViewProps) {
  const { gridId, row, index, top, columns, faults, active, left, right, handle, editor, onHandle } = props;
  const wrong = columns.some(({ key }) => faults[key] !== undefined);
  return (
    <div role="row" aria-rowindex={index + 2} className="bulk-row" style={{ transform: `translateY(${top}px)` }}>
      <div role="rowheader" className={wrong ? "bulk-number is-bad" : "bulk-number"} data-row={index}>
        {index + 1}
      </div>
      {columns.map((column, at) => {
        const fault = faults[column.key];
        const editing = at === active && editor;
        const selected = at >= left && at <= right;
        return (
          <div
            key={column.key}
            id={`${gridId}-${index}-${at}`}
            role="gridcell"
            aria-colindex={at + 2}
            aria-selected={selected}
            aria-invalid={fault !== undefined || undefined}
            className={`bulk-cell${selected ? " is-selected" : ""}${at === active ? " is-active" : ""}${fault ? " is-bad" : ""}`}
            style={{ width: column.width }}
            data-row={index}
            data-column={at}
            title={editing ? undefined : fault}
          >
            {editing || <span>{row.cells[column.key] ?? ""}</span>}
            {handle && at === right && !editing && (
              <span aria-hidden className="bulk-handle" onPointerDown={onHandle} />
            )}
          </div>
        );
      })}
    </div>
  );
});
