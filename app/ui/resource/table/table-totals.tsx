import type { TableColumn, TotalRow } from "../resource-spec.ts";

interface TableTotalsProps<Row> {
  columns: readonly TableColumn<Row>[];
  selectable: boolean;
  totals: readonly TotalRow[];
}

/** Totals of the list, one row per currency: amounts of two currencies are never added. */
export function TableTotals<Row>({ columns, selectable, totals }: TableTotalsProps<Row>) {
  return (
    <tfoot>
      {totals.map(({ label, currency, cells }) => (
        <tr key={currency}>
          {selectable && <td />}
          {columns.map(({ key: column, align, wide }, at) => (
            <td key={column} className={`${align === "right" ? "to-right" : ""}${wide ? " only-wide" : ""}`}>
              {at > 0 ? (
                cells[column]
              ) : (
                <>
                  {label} <span className="faint-ink">{currency}</span>
                </>
              )}
            </td>
          ))}
        </tr>
      ))}
    </tfoot>
  );
}
