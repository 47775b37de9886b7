import type { ImportScreen } from "../../commands/wizard/read-import.server.ts";
import {
  type FieldKind,
  fieldDefinitions,
  type ImportField,
  isOwnField,
  type MappedField,
} from "../../model/import-fields.ts";

export interface RepairColumn {
  field: MappedField;
  /** Pixels. */
  width: number;
  right: boolean;
}

const widths: Partial<Record<ImportField, number>> = {
  external_id: 96,
  first_name: 82,
  last_name: 92,
  phone: 142,
  email: 170,
  address: 160,
  postal_code: 60,
  country: 64,
  delivery_from: 120,
  delivery_to: 120,
  collection_currency: 48,
  package_count: 54,
  package_type: 96,
  notes: 200,
};
const widthByKind: Partial<Record<FieldKind, number>> = {
  number: 80,
  money: 74,
  coordinate: 96,
  local_time: 120,
  yes_no: 110,
};
/** Kinds that are never shortened: part of a time or a reference would be misread. */
const fullTextKinds: readonly FieldKind[] = ["local_time", "date", "phone", "number", "money", "coordinate"];
/** Pixels of a character in the grid's font, and of the cell's padding. */
const CHARACTER_WIDTH = 7.4;
const CELL_PADDING = 22;
const numericKinds: readonly FieldKind[] = ["number", "money", "coordinate"];

/** Fields that people check first; the others follow in the order of the import row. */
const leadingFields: readonly string[] = [
  "external_id",
  "first_name",
  "last_name",
  "phone",
  "address",
  "postal_code",
  "delivery_from",
  "delivery_to",
  "collection_amount",
  "collection_currency",
  "package_count",
];

/** Mapped fields, and unmapped fields with an issue on this page. */
export function buildRepairColumns({
  import: { mapping },
  rows,
}: Pick<ImportScreen, "import" | "rows">): RepairColumn[] {
  const mapped = new Set<string | null>(mapping.map(({ field }) => field));
  const faulty = new Set(rows.flatMap(({ issues }) => issues.map(({ field }) => field)));
  const getRank = (key: string) => (leadingFields.includes(key) ? leadingFields.indexOf(key) : leadingFields.length);
  const own = new Set([...mapped, ...faulty].flatMap((key) => (key !== null && isOwnField(key) ? [key] : [])));
  const known = fieldDefinitions
    .filter(({ key }) => mapped.has(key) || faulty.has(key))
    .sort((one, other) => getRank(one.key) - getRank(other.key))
    .map(({ key, kind }) => {
      const base = widths[key] ?? widthByKind[kind] ?? 120;
      const longest = key === "external_id" || fullTextKinds.includes(kind) ? getLongestLength(rows, key) : 0;
      return {
        field: key,
        width: Math.max(base, Math.ceil(longest * CHARACTER_WIDTH + CELL_PADDING)),
        right: numericKinds.includes(kind),
      };
    });
  return [...known, ...[...own].map((field) => ({ field, width: 130, right: false }))];
}

function getLongestLength(rows: ImportScreen["rows"], field: ImportField): number {
  return rows.reduce((limit, { values }) => Math.max(limit, values[field]?.length ?? 0), 0);
}
