import { type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { PhonesProvider } from "../../formats/phone-link.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useHotkeys } from "../../keyboard/use-hotkeys.ts";
import { PageTitle } from "../../shell/page-title.tsx";
import { BulkBar } from "../bulk/bulk-bar.tsx";
import { useTrails } from "../detail/trail.ts";
import { FilterBar } from "../filters/filter-bar.tsx";
import type { ResourceData, ResourceSpec, TotalRow } from "../resource-spec.ts";
import { ViewTabs } from "../views/view-tabs.tsx";
import { ExportMenu } from "./export-menu.tsx";
import { IgnoredParameters } from "./ignored-parameters.tsx";
import { addOwnColumns } from "./own-columns.ts";
import { RowPane } from "./row-pane.tsx";
import { TableBody } from "./table-body.tsx";
import { TableFoot } from "./table-foot.tsx";
import { TableHead } from "./table-head.tsx";
import { TableTotals } from "./table-totals.tsx";
import { useListAddress } from "./use-list-address.ts";
import { useSelection } from "./use-selection.ts";
import { listVisibleColumns } from "./visible-columns.ts";

interface ResourceTableProps<Row> {
  spec: ResourceSpec<Row>;
  data: ResourceData<Row>;
  /** Buttons beside the title; one primary. */
  actions?: ReactNode;
  /** The one button of an empty list. */
  emptyAction?: ReactNode;
  /** Between title and list. */
  above?: ReactNode;
  /** The parts of the area, beside the title. */
  parts?: ReactNode;
  /** Controls beside the filters. */
  filterEnd?: ReactNode;
  /** Totals of the rows. */
  totals?: readonly TotalRow[];
  /** Totals in the foot, for lists without totals rows. */
  footSums?: ReactNode;
}

/** A list page from its specification: search, filters, sort, columns, selection, bulk actions, pages; all by keyboard. */
export function ResourceTable<Row>(props: ResourceTableProps<Row>) {
  const { data, actions, emptyAction, above, parts, filterEnd, totals = [], footSums } = props;
  const t = useTranslate();
  const navigate = useNavigate();
  const address = useListAddress();
  const search = useRef<HTMLInputElement>(null);
  const { rows, own } = data;
  const spec = useMemo(() => addOwnColumns(props.spec, own), [props.spec, own]);
  const rowIds = useMemo(() => rows.map(spec.rowId), [rows, spec]);
  const selection = useSelection(rowIds, address.key);
  const columns = listVisibleColumns(spec.columns, address.columns);
  const { cursor, moveTo, toggle, clear } = selection;
  const trails = useTrails(spec, data, address);

  const pane = useRowPane(spec, rows);
  const step = (by: 1 | -1, how?: { extend: true }) => {
    moveTo(cursor + by, how);
    if (pane.row) pane.open(Math.min(Math.max(cursor + by, 0), rows.length - 1));
  };
  const openRow = (index: number) => {
    if (spec.pane) return pane.open(index);
    const row = rows[index];
    if (row && spec.rowHref) navigate(spec.rowHref(row), { state: trails?.(index) });
  };
  useHotkeys("list", {
    "/": () => search.current?.focus(),
    j: () => step(1),
    k: () => step(-1),
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    "Shift+ArrowDown": () => step(1, { extend: true }),
    "Shift+ArrowUp": () => step(-1, { extend: true }),
    x: () => toggle(cursor),
    "Shift+x": () => toggle(cursor, { range: true }),
    Enter: (event) => (cursor < 0 || isOnControl(event.target) ? false : openRow(cursor)),
    e: () => (cursor < 0 ? false : openRow(cursor)),
    Escape: clear,
  });

  // A search returns the newest hits: if there are more, "all" cannot be selected.
  const cut = address.search !== "" && !data.pagination.total_is_exact;
  const sort = address.sort ?? data.sort ?? spec.defaultSort ?? null;
  const selectable = (spec.bulkActions?.length ?? 0) > 0;
  const paned = `with-pane${spec.pane?.at === "side" && pane.row !== undefined ? " with-pane-side" : ""}`;
  return (
    <div className="page relative">
      <PageTitle>{t(spec.title)}</PageTitle>
      <div className="head">
        <h1>{t(spec.title)}</h1>
        {parts}
        <span className="grow" />
        {spec.exports && <ExportMenu to={spec.exports} columns={columns} address={address} />}
        {actions}
      </div>
      {above}
      <ViewTabs spec={spec} data={data} address={address} />
      <FilterBar spec={spec} data={data} address={address} searchRef={search} end={filterEnd} />
      {data.unknown && data.unknown.length > 0 && (
        <IgnoredParameters spec={spec} unknown={data.unknown} address={address} />
      )}
      <PhonesProvider written={data.phones}>
        <div className={paned}>
          <div className="table-wrap" tabIndex={-1} data-keeps-focus>
            <table className="data-grid" aria-label={t(spec.title)}>
              <colgroup>
                {selectable && <col width={44} />}
                {columns.map(({ key, width, wide }) => (
                  <col key={key} width={width} className={wide ? "only-wide" : undefined} />
                ))}
              </colgroup>
              <TableHead
                columns={columns}
                sort={sort}
                address={address}
                selection={selectable ? selection : null}
                rowIds={rowIds}
              />
              <TableBody
                spec={spec}
                rows={rows}
                columns={columns}
                group={findGroup(spec, sort)}
                selection={selectable ? selection : null}
                cursor={cursor}
                trails={trails}
                address={address}
                cut={cut}
                emptyAction={emptyAction}
                shownAt={pane.at}
                onShow={spec.pane && pane.open}
              />
              {rows.length > 0 && totals.length > 0 && (
                <TableTotals columns={columns} selectable={selectable} totals={totals} />
              )}
            </table>
          </div>
          {spec.pane && pane.row !== undefined && (
            <RowPane at={spec.pane.at} name={spec.rowName(pane.row)} onClose={pane.close}>
              {spec.pane.of(pane.row)}
            </RowPane>
          )}
        </div>
      </PhonesProvider>
      {selectable && (
        <BulkBar {...{ spec, rows, selection, cut }} pagination={data.pagination} unknown={data.unknown ?? []} />
      )}
      <TableFoot data={data} address={address} sums={footSums} />
    </div>
  );
}

/** Enter on a link or button belongs to it, not to the row. */
/** The group headers of a sort; none for an unknown sort in a URL. */
function findGroup<Row>({ groups }: ResourceSpec<Row>, sort: string | null) {
  const key = sort?.replace(/^-/, "") ?? "";
  return (groups && Object.hasOwn(groups, key) && groups[key]) || null;
}

function isOnControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("a, button") !== null;
}

/**
 * Which row the pane of a list shows. It stays open while moving from row to row; if its row disappears (for example
 * after billing), the next one replaces it.
 */
function useRowPane<Row>({ pane, rowId }: ResourceSpec<Row>, rows: readonly Row[]) {
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
