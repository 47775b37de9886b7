import type { TableColumn } from "../resource-spec.ts";

/** The columns in the chosen order; without a choice, those that are not hidden. */
export function listVisibleColumns<Row>(
  columns: readonly TableColumn<Row>[],
  chosen: readonly string[] | null,
): TableColumn<Row>[] {
  if (!chosen) return columns.filter((column) => !column.hidden);
  const found = chosen.flatMap((key) => {
    const column = columns.find((each) => each.key === key);
    return column ? [{ ...column, wide: false }] : [];
  });
  return found.length > 0 ? found : columns.filter((column) => !column.hidden);
}

/** The field that a column sorts by; null when it cannot be sorted. */
export function getSortField<Row>({ key, sortable }: TableColumn<Row>): string | null {
  if (!sortable) return null;
  return sortable === true ? key : sortable;
}
