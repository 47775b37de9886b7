import { ChevronDown, ChevronRight } from "lucide-react";
import { type MouseEvent, memo, useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { useTranslate } from "../../i18n/use-translate.ts";
import { IconButton } from "../../primitives/button.tsx";
import { BareCheckbox } from "../../primitives/checkbox.tsx";
import type { TrailState } from "../detail/trail.ts";
import type { ResourceSpec, TableColumn } from "../resource-spec.ts";
import type { RowSelection } from "./use-selection.ts";

interface TableRowProps<Row> {
  spec: ResourceSpec<Row>;
  row: Row;
  index: number;
  columns: readonly TableColumn<Row>[];
  selected: boolean;
  isCursor: boolean;
  trails: ((at: number) => TrailState) | undefined;
  onToggle: RowSelection["toggle"] | undefined;
  /** The pane shows this row. */
  shown: boolean;
  /** Shows the row in the pane. */
  onShow: ((at: number) => void) | undefined;
}

/** One row. Its first column is the link; a press anywhere else opens it too. */
function Row<Row>({
  spec,
  row,
  index,
  columns,
  selected,
  isCursor,
  trails,
  onToggle,
  shown,
  onShow,
}: TableRowProps<Row>) {
  const t = useTranslate();
  const navigate = useNavigate();
  const element = useRef<HTMLTableRowElement>(null);
  const href = spec.rowHref?.(row);
  const below = spec.below?.(row) ?? null;
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!isCursor) return;
    element.current?.scrollIntoView({ block: "nearest" });
    element.current?.focus({ preventScroll: true });
  }, [isCursor]);
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest("a, button, input, label")) return;
    if (event.shiftKey && onToggle) return onToggle(index, { range: true });
    if (getSelection()?.toString()) return;
    if (onShow) onShow(index);
    else if (href) navigate(href, { state: trails?.(index) });
  };
  const opened = open && below !== null;
  const drawn = (
    <tr
      ref={element}
      tabIndex={-1}
      className={isCursor ? "cursor" : undefined}
      data-selected={selected || undefined}
      data-open={opened || undefined}
      data-shown={shown || undefined}
      onClick={onClick}
    >
      {onToggle && (
        <td>
          <BareCheckbox
            aria-label={t("common:table.select_row", { row: spec.rowName(row) })}
            checked={selected}
            onChange={() => {}}
            onClick={(event) => onToggle(index, { range: event.shiftKey })}
          />
        </td>
      )}
      {columns.map((column, at) => (
        <td key={column.key} className={getCellClass(column, at === 0)}>
          {at === 0 && spec.below && (
            <span className="opener">
              {below !== null && (
                <IconButton
                  icon={opened ? ChevronDown : ChevronRight}
                  size={14}
                  label={t("common:table.lines_of", { row: spec.rowName(row) })}
                  aria-expanded={opened}
                  onClick={() => setOpen(!open)}
                />
              )}
            </span>
          )}
          {at === 0 && onShow ? (
            <button type="button" className="pane-opener" aria-expanded={shown} onClick={() => onShow(index)}>
              {column.cell(row)}
            </button>
          ) : at === 0 && href ? (
            <Link to={href} prefetch="intent" state={trails?.(index)}>
              {column.cell(row)}
            </Link>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
    </tr>
  );
  if (!opened) return drawn;
  const span = columns.filter(({ wide }) => !wide).length + (onToggle ? 1 : 0);
  return (
    <>
      {drawn}
      <tr className="row-below">
        <td colSpan={span}>{below}</td>
        {/* Columns that a narrow window leaves out have a cell of their own, which goes with them. */}
        {columns.some(({ wide }) => wide) && (
          <td className="only-wide" colSpan={columns.filter(({ wide }) => wide).length} />
        )}
      </tr>
    </>
  );
}

function getCellClass<Row>({ align, wide, long }: TableColumn<Row>, first: boolean): string | undefined {
  const classes = [align === "right" && "to-right", first && "cell-id", wide && "only-wide", long && "long-text"];
  return classes.filter(Boolean).join(" ") || undefined;
}

/** Rendered again only when its row, columns or state change. */
export const TableRow = memo(Row) as typeof Row;
