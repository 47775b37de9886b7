import type { StoredImportRow } from "../db/import.reads.server.ts";
import type { ImportIssue, RowDecision, RowValues } from "./import.ts";

/** A row as the repair grid shows it. */
export interface ImportRowView {
  row: number;
  state: StoredImportRow["state"];
  values: RowValues;
  issues: ImportIssue[];
  decision: RowDecision | null;
  orderNumber: string | null;
}

/** What screens and the API see of a stored row: without the data stored for the next check. */
export function toImportRowView(row: Omit<StoredImportRow, "importId" | "accountId">): ImportRowView {
  const values = Object.fromEntries(Object.entries(row.values).filter(([key]) => !key.startsWith("@")));
  const { state, issues, decision, orderNumber } = row;
  return { row: row.row, state, values, issues, decision, orderNumber };
}
