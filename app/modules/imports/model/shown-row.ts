import type { StoredRow } from "../db/import.reads.server.ts";
import type { ImportIssue, RowDecision, RowValues } from "./import.ts";

/** A row as the repair grid shows it. */
export interface ShownRow {
  row: number;
  state: StoredRow["state"];
  values: RowValues;
  issues: ImportIssue[];
  decision: RowDecision | null;
  orderNumber: string | null;
}

/** What the screens and the API see of a stored row: without what is remembered for the next check. */
export function shown(row: Omit<StoredRow, "importId" | "accountId">): ShownRow {
  const values = Object.fromEntries(Object.entries(row.values).filter(([key]) => !key.startsWith("@")));
  const { state, issues, decision, orderNumber } = row;
  return { row: row.row, state, values, issues, decision, orderNumber };
}
