import type { ReactNode } from "react";
import type { TableColumn } from "../resource-spec.ts";

interface GroupRowProps<Row> {
  columns: readonly TableColumn<Row>[];
  selectable: boolean;
  children: ReactNode;
}

/** The header of a group of rows. */
export function GroupRow<Row>({ columns, selectable, children }: GroupRowProps<Row>) {
  const wide = columns.filter((column) => column.wide).length;
  return (
    <tr className="row-group">
      <th scope="rowgroup" colSpan={columns.length - wide + (selectable ? 1 : 0)}>
        {children}
      </th>
      {/* Columns that a narrow window leaves out have a cell of their own, which goes with them. */}
      {wide > 0 && <td className="only-wide" colSpan={wide} />}
    </tr>
  );
}
