import type { Column } from "./resource-spec.ts";

/** The columns in the chosen order; without a choice, those that are not hidden. */
export function chosenColumns<Row>(columns: readonly Column<Row>[], chosen: readonly string[] | null): Column<Row>[] {
  if (!chosen) return columns.filter((column) => !column.hidden);
  const found = chosen.flatMap((key) => {
    const column = columns.find((each) => each.key === key);
    return column ? [{ ...column, wide: false }] : [];
  });
  return found.length > 0 ? found : columns.filter((column) => !column.hidden);
}

/** Pixels that a column without a width keeps at least. */
const flexible = 180;

/** The class that keeps columns readable: a narrower window scrolls the table sideways. Steps of 100 px. */
export function widthClass<Row>(columns: readonly Column<Row>[]): string {
  const kept = columns.filter(({ wide }) => !wide);
  const sum = kept.reduce((total, { width }) => total + (width ?? flexible), 0);
  return `mw-${Math.min(24, Math.max(6, Math.ceil(sum / 100)))}`;
}

/** The field that a column sorts by; null when it cannot be sorted. */
export function sortField<Row>({ key, sortable }: Column<Row>): string | null {
  if (!sortable) return null;
  return sortable === true ? key : sortable;
}
