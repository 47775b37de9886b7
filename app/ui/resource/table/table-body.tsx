import { Fragment, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { lazyPart } from "#app/ui/client/lazy-part.ts";
import { useHydrated } from "../../client/use-hydrated.ts";
import type { TrailState } from "../detail/trail.ts";
import type { ResourceSpec, TableColumn } from "../resource-spec.ts";
import { EmptyRows, SkeletonRows } from "./table-empty.tsx";
import { TableRow } from "./table-row.tsx";
import type { ListAddress } from "./use-list-address.ts";
import type { RowSelection } from "./use-selection.ts";

const VirtualRows = lazyPart(async () => ({ default: (await import("./virtual-rows.tsx")).VirtualRows }));

/** Longer lists render only the rows in view. */
const MAX_PLAIN_ROWS = 100;

export interface TableBodyProps<Row> {
  spec: ResourceSpec<Row>;
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
  /** The grouping for the current sort. */
  group: { of: (row: Row) => string; head: (row: Row) => ReactNode } | null;
  selection: RowSelection | null;
  cursor: number;
  /** The trail for the pages of its rows. */
  trails: ((at: number) => TrailState) | undefined;
  address: ListAddress;
  /** The search has more hits than it returns. */
  cut: boolean;
  emptyAction: ReactNode;
  /** Index of the row in the pane, and how to show another; unset without a pane. */
  shownAt: number;
  onShow: ((at: number) => void) | undefined;
}

/** Delay before placeholders are shown, milliseconds, so that quick responses do not flicker. */
const MAX_WAIT_MS = 300;

/** True while another page, sort or filter of the same list takes noticeably long to load. */
function usePendingList(): boolean {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const waiting = navigation.state === "loading" && navigation.location.pathname === pathname;
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!waiting) return setLong(false);
    const timer = setTimeout(() => setLong(true), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  return long;
}

/** The rows, or a placeholder. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { spec, rows, columns, group, selection, cursor, trails, address, cut, emptyAction, shownAt, onShow } = props;
  const pending = usePendingList();
  const hydrated = useHydrated();
  const body = useRef<HTMLTableSectionElement>(null);
  const span = columns.length + (selection ? 1 : 0);
  if (pending) return <SkeletonRows columns={span} rows={Math.min(Math.max(rows.length, 3), 20)} />;
  if (rows.length === 0)
    // Columns hidden in a narrow window are not counted; the row would create a new one.
    return (
      <EmptyRows
        spec={spec}
        span={span - columns.filter(({ wide }) => wide).length}
        address={address}
        cut={cut}
        action={emptyAction}
      />
    );
  const drawRow = (index: number) => {
    const row = rows[index];
    if (row === undefined) return null;
    const id = spec.rowId(row);
    const drawn = (
      <TableRow
        key={id}
        spec={spec}
        row={row}
        index={index}
        columns={columns}
        selected={selection?.ids.has(id) ?? false}
        isCursor={index === cursor}
        trails={trails}
        onToggle={selection?.toggle}
        shown={index === shownAt}
        onShow={onShow}
      />
    );
    const before = rows[index - 1];
    if (!group || (before !== undefined && group.of(before) === group.of(row))) return drawn;
    return (
      <Fragment key={id}>
        <GroupRow columns={columns} selectable={selection !== null}>
          {group.head(row)}
        </GroupRow>
        {drawn}
      </Fragment>
    );
  };
  if (rows.length > MAX_PLAIN_ROWS && hydrated)
    return (
      <Suspense fallback={<tbody>{rows.slice(0, MAX_PLAIN_ROWS).map((_, index) => drawRow(index))}</tbody>}>
        <VirtualRows count={rows.length} span={span} cursor={cursor} drawRow={drawRow} />
      </Suspense>
    );
  return <tbody ref={body}>{rows.slice(0, MAX_PLAIN_ROWS).map((_, index) => drawRow(index))}</tbody>;
}

interface GroupRowProps<Row> {
  columns: readonly TableColumn<Row>[];
  selectable: boolean;
  children: ReactNode;
}

/** The header of a group of rows. */
function GroupRow<Row>({ columns, selectable, children }: GroupRowProps<Row>) {
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
