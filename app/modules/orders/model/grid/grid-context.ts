import type { Issue } from "#app/platform/kernel/result.ts";
import type { MeasurementSystem } from "#app/platform/money/units.ts";

/** Columns of the grid of new orders (domain §3 "Bulk create columns", and the schedules). */
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

/** What cells are looked up in by their text. */
export type LookupKind =
  | "locations"
  | "merchants"
  | "shipping_methods"
  | "agents"
  | "packages"
  | "customers"
  | "documents";

/** A row that a cell names: its id, and what its text does not say. */
export interface LookupMatch {
  id: string;
  label: string;
  /** Of a package template: millimetres and grams. Of a customer: the parts of the name. */
  data?: Readonly<Record<string, unknown>>;
}

/** A row to choose, with what is shown small beside its name. */
export interface Lookup extends LookupMatch {
  detail?: string;
}

/** With what cells are read. */
export interface GridContext {
  /** The account's: for addresses without a country, amounts without a currency, and who may name a merchant. */
  country: string;
  currency: string;
  account: "carrier" | "merchant";
  system: MeasurementSystem;
  /** How the reader writes numbers and dates. */
  decimalComma: boolean;
  dayFirst: boolean;
  /** For dates without one. */
  year: string;
  /** Undefined while it is being looked up; null when there is none of that name. */
  lookUp(kind: LookupKind, text: string): LookupMatch | null | undefined;
}

/** A cell that was read: a value (undefined for an empty cell), a fault, or an answer that is not there yet. */
export type CellResult<Value> = { value: Value | undefined } | { fault: Issue } | { pending: true };

export const cellValue = <Value>(of: Value | undefined): CellResult<Value> => ({ value: of });
export const cellFault = (code: string, params?: Issue["params"]): { fault: Issue } => ({
  fault: params ? { code, params } : { code },
});

/** A list in a cell: parts between semicolons or line ends; commas too where no part holds one. */
export function splitParts(text: string, separator: RegExp = /[;\n]/): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
}
