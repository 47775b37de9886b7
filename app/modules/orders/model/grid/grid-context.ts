import type { CustomField } from "#app/modules/custom-fields/model/custom-field.ts";
import type { Issue } from "#app/platform/kernel/result.ts";
import type { MeasurementSystem } from "#app/platform/money/units.ts";

/** Columns of the grid for creating orders in bulk. */
export const orderGridColumns = [
  "external_id",
  "source",
  "destination",
  "carrier",
  "merchant",
  "customer",
  "packages",
  "collections",
  "proof",
  "documents",
  "tags",
  "requirements",
  "service_time",
  "priority",
  "notes",
  "delivery_from",
  "delivery_to",
  "pickup_from",
  "pickup_to",
  "allowed_drivers",
  "kind",
] as const;
export type GridColumnKey = (typeof orderGridColumns)[number];
/** A column of the grid, or of one of the account's own fields. */
export type GridCellKey = GridColumnKey | `metadata.${string}`;

/** The kinds of rows that cells refer to by text. */
export type LookupKind =
  | "locations"
  | "merchants"
  | "shipping_methods"
  | "agents"
  | "packages"
  | "customers"
  | "documents";

/** The row that a cell refers to: its id, and values that the text does not carry. */
export interface LookupMatch {
  id: string;
  label: string;
  /** Of a package template: millimeters and grams. Of a customer: first and last name. */
  data?: Readonly<Record<string, unknown>>;
}

/** A suggestion, with a detail shown beside its name. */
export interface Lookup extends LookupMatch {
  detail?: string;
}

/** What cells need in order to be read. */
export interface GridContext {
  /** The account's defaults: the country of addresses, the currency of amounts, and whether a merchant may be named. */
  country: string;
  currency: string;
  account: "carrier" | "merchant";
  system: MeasurementSystem;
  /** The reader's format of numbers and dates. */
  decimalComma: boolean;
  dayFirst: boolean;
  /** The account's own fields of orders. */
  customFields: readonly CustomField[];
  /** The date for times without one. */
  year: string;
  /** Undefined while the lookup is running; null when nothing has that name. */
  lookUp(kind: LookupKind, text: string): LookupMatch | null | undefined;
}

/** A parsed cell: a value (undefined for an empty cell), an error, or pending while a lookup is running. */
export type CellResult<Value> = { value: Value | undefined } | { fault: Issue } | { pending: true };

export const createCell = <Value>(of: Value | undefined): CellResult<Value> => ({ value: of });
export const createFault = (code: string, params?: Issue["params"]): { fault: Issue } => ({
  fault: params ? { code, params } : { code },
});

/** A list in a cell: parts separated by semicolons or line breaks; by commas too where no part contains one. */
export function splitParts(text: string, separator: RegExp = /[;\n]/): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
}
