import type { MappedField } from "./import-fields.ts";

/** How a file is read. */
export interface ImportConfiguration {
  format: "csv" | "xlsx";
  delimiter: string;
  encoding: string;
  /** XLSX: name of the sheet, and of every sheet to choose from. */
  sheet: string | null;
  sheets: string[];
  /** Row of the headers, from 1. */
  headerRow: number;
  measurementSystem: "metric" | "imperial";
  /** The day order for ambiguous dates. */
  dayFirst: boolean;
  decimalComma: boolean;
  /** Whether one weight or volume for several packages is their total or that of each. */
  measures: "row" | "package";
  duplicates: "skip" | "update" | "reject";
  /** The location that orders leave from. */
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
  field: MappedField | null;
  confidence: number;
  /** Where the match comes from when it is not a guess. */
  by?: "memory" | "person";
}[];

/** How far an import is. `checked` and what follows are counted as the work goes on. */
/** `at`: when the import last advanced (ms UTC); `tries`: how often the sweep has resumed it since. */
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
  /** Rows whose reference other rows have too; unknown until the file was read for them. */
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

/** One issue of a row: field, code in the `imports.issue` texts, and a suggested value. */
export interface ImportIssue {
  severity: "error" | "warning" | "duplicate";
  field: string;
  code: string;
  params?: Record<string, string | number>;
  suggestion?: string;
}

/** The state of a row, before and after the commit; `part`: further packages of another row's order. */
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

/**
 * Texts of a row by field. For a repaired field the file's original text is stored too, under its name with `=` in
 * front.
 */
export type RowValues = Record<string, string>;

/** The state of a row by its worst issue. */
export function getRowState(issues: readonly ImportIssue[]): "valid" | "warning" | "error" | "duplicate" {
  for (const severity of ["error", "duplicate", "warning"] as const)
    if (issues.some((each) => each.severity === severity)) return severity;
  return "valid";
}

/** The outcome of a row at the commit, by its state and decision. */
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
