import type { ImportIssue } from "../../model/import.ts";
import { findExcess, joinOrderDrafts, listBarcodes } from "../../model/row/order-rows.ts";
import { createIssue } from "../../model/row/row-reading.ts";
import type { ValidatedRow } from "./validation-context.server.ts";

/**
 * Merges the rows of one order into the first of them, because their packages and collections belong to one order. A
 * row with an error blocks its whole order; a row that somebody skipped, or that repeats a package, does not.
 */
export function joinRows(allRows: readonly ValidatedRow[]): void {
  const heads = new Map(allRows.map((row) => [row.row, row]));
  const further = new Map<ValidatedRow, ValidatedRow[]>();
  for (const row of allRows) {
    const head = row.head === null ? undefined : heads.get(row.head);
    if (!head) continue;
    const rows = further.get(head) ?? [];
    rows.push(row);
    further.set(head, rows);
  }
  for (const [head, rows] of further) joinOrder(head, rows);
}

function joinOrder(head: ValidatedRow, rows: readonly ValidatedRow[]): void {
  const parts = listJoinedRows(head, rows);
  const all = [head, ...parts];
  const drafts = parts.flatMap(({ draft }) => draft ?? []);
  const draft = head.draft && drafts.length === parts.length ? joinOrderDrafts(head.draft, drafts) : null;
  const excess = draft && findExcess(draft);
  if (excess) head.issues.push(createIssue("error", excess.field, "too_big_array", { limit: excess.limit }));
  const wrong = all.find(hasError);
  head.draft = wrong ? null : draft;
  for (const row of rows) row.draft = null;
  for (const row of parts) row.joined = !wrong;
  for (const row of all)
    if (wrong && !hasError(row))
      row.issues.push(createIssue("error", "external_id", "order_row_wrong", { row: wrong.row }));
}

/** The further rows of an order, without skipped ones. */
function listJoinedRows(head: ValidatedRow, rows: readonly ValidatedRow[]): ValidatedRow[] {
  const headByBarcode = new Map(listBarcodes(head.values).map((barcode) => [barcode, head.row]));
  return rows.filter((row) => {
    const barcodes = listBarcodes(row.values);
    const before = barcodes.map((each) => headByBarcode.get(each)).find((each) => each !== undefined);
    if (before !== undefined)
      row.issues.push(createIssue("duplicate", "package_barcode", "package_doubled", { row: before }));
    for (const each of barcodes) if (!headByBarcode.has(each)) headByBarcode.set(each, row.row);
    return before === undefined && row.decision !== "skip" && row.decision !== "reject";
  });
}

const isError = ({ severity }: ImportIssue) => severity === "error";
const hasError = ({ issues }: ValidatedRow) => issues.some(isError);
