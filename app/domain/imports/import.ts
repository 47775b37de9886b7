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
export type ImportMapping = { column: string; field: string | null; confidence: number }[];

export interface ImportCounts {
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
}

/** One finding on a row: column of the file, code in the `errors` catalogue, and a value that would do. */
export interface ImportIssue {
  severity: "error" | "warning" | "duplicate";
  field: string;
  code: string;
  params?: Record<string, string | number>;
  suggestion?: string;
}
