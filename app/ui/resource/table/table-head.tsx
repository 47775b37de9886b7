import { ArrowDown, ArrowUp } from "lucide-react";
import { Link } from "react-router";
import { useTranslate } from "../../i18n/use-translate.ts";
import { BareCheckbox } from "../../primitives/checkbox.tsx";
import { Icon } from "../../primitives/icon.tsx";
import type { TableColumn } from "../resource-spec.ts";
import type { ListAddress } from "./use-list-address.ts";
import type { RowSelection } from "./use-selection.ts";
import { getSortField } from "./visible-columns.ts";

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: string | null;
  address: ListAddress;
  selection: RowSelection | null;
  rowIds: readonly string[];
}

/** The head: select all of the page, sort by a column. */
export function TableHead<Row>({ columns, sort, address, selection, rowIds }: TableHeadProps<Row>) {
  const t = useTranslate();
  const chosen = selection?.ids.size ?? 0;
  return (
    <thead>
      <tr>
        {selection && (
          <th>
            <BareCheckbox
              aria-label={t("common:table.select_all")}
              checked={chosen > 0 && chosen === rowIds.length}
              mixed={chosen > 0 && chosen < rowIds.length}
              onChange={() => selection.all(chosen < rowIds.length)}
            />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.key} column={column} sort={sort} address={address} />
        ))}
      </tr>
    </thead>
  );
}

interface HeadCellProps<Row> {
  column: TableColumn<Row>;
  sort: string | null;
  address: ListAddress;
}

function HeadCell<Row>({ column, sort, address }: HeadCellProps<Row>) {
  const t = useTranslate();
  const field = getSortField(column);
  const name = column.text ?? t(column.header);
  const right = `${column.align === "right" ? "to-right" : ""}${column.wide ? " only-wide" : ""}`;
  if (column.scale)
    return (
      <th className={right}>
        <span className="visually-hidden">{name}</span>
        {column.scale()}
      </th>
    );
  if (!field) return <th className={right}>{name}</th>;
  const ascending = sort === field;
  const descending = sort === `-${field}`;
  const next = ascending ? `-${field}` : field;
  const to = address.hrefWith((params) => {
    params.set("sort", next);
    params.delete("cursor");
    params.delete("before");
    return params;
  });
  const direction = ascending ? ("ascending" as const) : descending ? ("descending" as const) : undefined;
  return (
    <th className={`${right}${direction ? " sorted" : ""}`} aria-sort={direction}>
      <Link to={to} replace preventScrollReset className="sorter" title={t("common:table.sort_by", { column: name })}>
        {name}
        {direction && <Icon of={ascending ? ArrowUp : ArrowDown} size={13} />}
      </Link>
    </th>
  );
}
