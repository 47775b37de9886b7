import { type FieldKind, fieldDefinitions, type ImportField } from "#app/domain/imports/import-fields.ts";
import type { ImportScreen } from "./read-import.server.ts";

/** A column of the repair grid. */
export interface GridColumn {
  field: ImportField;
  /** Pixels. */
  width: number;
  right: boolean;
}

const widths: Partial<Record<ImportField, number>> = {
  external_id: 112,
  first_name: 88,
  last_name: 100,
  phone: 148,
  email: 170,
  address: 168,
  postal_code: 60,
  country: 64,
  delivery_from: 120,
  delivery_to: 120,
  collection_currency: 48,
  package_count: 54,
  package_type: 96,
  notes: 200,
};
const byKind: Partial<Record<FieldKind, number>> = {
  number: 80,
  money: 82,
  coordinate: 96,
  local_time: 120,
  yes_no: 110,
};
const numeric: readonly FieldKind[] = ["number", "money", "coordinate"];

/** Mapped fields in the order of the import row, and fields without a column that some row of the page has a fault in. */
export function gridColumns({ import: { mapping }, rows }: Pick<ImportScreen, "import" | "rows">): GridColumn[] {
  const mapped = new Set<string | null>(mapping.map(({ field }) => field));
  const faulty = new Set(rows.flatMap(({ issues }) => issues.map(({ field }) => field)));
  return fieldDefinitions
    .filter(({ key }) => mapped.has(key) || faulty.has(key))
    .map(({ key, kind }) => ({ field: key, width: widths[key] ?? byKind[kind] ?? 120, right: numeric.includes(kind) }));
}
