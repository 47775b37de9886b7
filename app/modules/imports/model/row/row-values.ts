import { parseHeaderUnit } from "#app/platform/documents/tables/header-text.ts";
import type { SourceRow } from "#app/platform/documents/tables/source-table.ts";
import type { ImportMapping, RowValues } from "../import.ts";
import type { MappedField } from "../import-fields.ts";

/** A mapping prepared for reading rows: column index by field, and the units in headers. */
export interface ColumnPlan {
  columns: readonly { at: number; field: MappedField }[];
  mapped: ReadonlySet<MappedField>;
  units: ReadonlyMap<MappedField, string>;
}

const measureByField = {
  package_weight: "weight",
  package_volume: "volume",
  package_length: "length",
  package_width: "length",
  package_height: "length",
} as const;

/** Prepares a mapping; columns are in the order of the file's headers. */
export function planColumns(mapping: ImportMapping): ColumnPlan {
  const columns = mapping.flatMap(({ field }, index) => (field ? [{ at: index, field }] : []));
  const units = new Map<MappedField, string>();
  for (const { at, field } of columns) {
    const of = Object.entries(measureByField).find(([key]) => key === field)?.[1];
    const unit = of ? parseHeaderUnit(mapping[at]?.column ?? "", of) : null;
    if (unit) units.set(field, unit);
  }
  return { columns, mapped: new Set(columns.map(({ field }) => field)), units };
}

/** The texts of a row by field, and the fields that a formula calculated. */
export function readRowValues(row: SourceRow, plan: ColumnPlan): { values: RowValues; formulas: Set<string> } {
  const values: RowValues = {};
  const formulas = new Set<string>();
  for (const { at, field } of plan.columns) {
    values[field] = row.cells[at] ?? "";
    if (row.formulas?.includes(at)) formulas.add(field);
  }
  return { values, formulas };
}

const ORIGINAL_PREFIX = "=";

/** Values with one field repaired; the file's own text is stored beside it, and dropped when it is typed again. */
export function repairValue(values: RowValues, field: string, text: string): RowValues {
  const before = values[ORIGINAL_PREFIX + field] ?? values[field] ?? "";
  const next = { ...values, [field]: text, [ORIGINAL_PREFIX + field]: before };
  if (before === text) delete next[ORIGINAL_PREFIX + field];
  return next;
}

/** The repairs of a row: field and new text. */
export function listRepairs(values: RowValues): [field: string, text: string][] {
  return Object.keys(values)
    .filter((key) => key.startsWith(ORIGINAL_PREFIX))
    .map((key) => [key.slice(ORIGINAL_PREFIX.length), values[key.slice(ORIGINAL_PREFIX.length)] ?? ""]);
}
