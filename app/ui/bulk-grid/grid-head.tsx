// biome-ignore-all lint/a11y/useSemanticElements: a table cannot be scrolled by parts; roles say what it is.
// biome-ignore-all lint/a11y/useFocusableInteractive: focus stays with the grid, which names its active cell.
import type { GridColumn } from "./grid-spec.ts";

/** The heads of the columns; pressing one selects its column. */
export function GridHead({ columns, width }: { columns: readonly GridColumn[]; width: number }) {
  return (
    <div role="rowgroup" className="bulk-head" style={{ width }}>
      <div role="row" aria-rowindex={1} className="bulk-row">
        <div role="columnheader" className="bulk-number">
          #
        </div>
        {columns.map(({ key, header, width: own }, index) => (
          <div
            key={key}
            role="columnheader"
            aria-colindex={index + 2}
            className="bulk-cell"
            style={{ width: own }}
            data-column={index}
          >
            <span>{header}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
