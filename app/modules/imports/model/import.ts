import type { ImportField } from "./import-fields.ts";

/** How a file is read (domain §2 "Order import wizard", step configuration). */
export interface ImportConfiguration {
  format: "csv" | "xlsx";
  delimiter: string;
  encoding: string;
  /** XLSX: name of the sheet, and every sheet's name to choose from. */
  sheet: string | null;
  sheets: string[];
  /** Row of the headers, 1 for the first. */
  headerRow: number;
  measurementSystem: "metric" | "imperial";
  /** Account's day order for dates that could be read twice. */
  dayFirst: boolean;
  decimalComma: boolean;
  /** Whether one weight or volume beside several packages is that of all together or of each. */
  measures: "row" | "package";
  duplicates: "skip" | "update" | "reject";
  /** Depot or shop the orders leave from. */
  sourceLocationId: string | null;
  merchantId: string | null;
  /** Local date for rows whose schedule names only times. */
  date: string;
  defaultCountry: string;
  defaultCurrency: string;
}

/** Field of the import row by column of the file; null is "not imported". */
export type ImportMapping = {
  column: string;
  field: ImportField | null;
  confidence: number;
  /** Where the match comes from when it is no guess. */
  by?: "memory" | "person";
}[];

/** How far an import is. `checked` and what follows are counted as the work goes on. */
/** `at`: when the work last went on (ms UTC); `tries`: how often the sweep had to wake it since. */
export interface ImportCounts {
  at: number;
  tries: number;
  total: number;
  checked: number;
  valid: number;
  warning: number;
  error: number;
  duplicate: number;
  created: number;
  draft: number;
  updated: number;
  skipped: number;
  /** Rows that went into the order of another row. */
  part: number;
  /** Rows of the file whose reference other rows have too; unknown before the file was gone through. */
  shared?: number;
}

export const emptyCounts: ImportCounts = {
  at: 0,
  tries: 0,
  total: 0,
  checked: 0,
  valid: 0,
  warning: 0,
  error: 0,
  duplicate: 0,
  created: 0,
  draft: 0,
  updated: 0,
  skipped: 0,
  part: 0,
};

export const importStatuses = ["uploaded", "validating", "validated", "committing", "done", "failed"] as const;
export type ImportStatus = (typeof importStatuses)[number];

/** One finding on a row: field of the import row, code in the `imports.issues` catalogue, and a value that would do. */
export interface ImportIssue {
  severity: "error" | "warning" | "duplicate";
  field: string;
  code: string;
  params?: Record<string, string | number>;
  suggestion?: string;
}

/** What a row is, before and after the commit; `part`: further packages of another row's order. */
export type RowState =
  | "valid"
  | "warning"
  | "error"
  | "duplicate"
  | "part"
  | "created"
  | "draft"
  | "updated"
  | "skipped";
export type RowDecision = "skip" | "update" | "reject" | "draft";

/** Texts of a row by field. A repaired field keeps the file's text under its name with `=` before it. */
export type RowValues = Record<string, string>;

/** The state that a row's findings put it in: the worst one counts. */
export function getRowState(issues: readonly ImportIssue[]): "valid" | "warning" | "error" | "duplicate" {
  for (const severity of ["error", "duplicate", "warning"] as const)
    if (issues.some((each) => each.severity === severity)) return severity;
  return "valid";
}

/** What becomes of a row at the commit, by its state and what was decided for it (domain-rules, "Import rows"). */
export function getPlannedOutcome(
  state: RowState,
  located: boolean,
  decision: RowDecision | null,
  duplicates: ImportConfiguration["duplicates"],
): "create" | "draft" | "update" | "skip" | "reject" {
  if (state === "error" || decision === "reject") return "reject";
  if (state === "duplicate") {
    const chosen = decision === "skip" || decision === "update" ? decision : duplicates;
    return chosen;
  }
  if (decision === "skip") return "skip";
  return located ? "create" : "draft";
}
