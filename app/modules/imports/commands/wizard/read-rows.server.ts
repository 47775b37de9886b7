import type { Scope } from "#app/platform/db/scope.server.ts";
import { FileFault } from "#app/platform/documents/tables/file-fault.ts";
import { readTableRows } from "#app/platform/documents/tables/open-table.ts";
import type { SourceRow } from "#app/platform/documents/tables/source-table.ts";
import { type ImportRecord, listRowsInStates, listStoredRows } from "../../db/import.reads.server.ts";
import type { RowState } from "../../model/import.ts";
import { planColumns, readRowValues } from "../../model/row/row-values.ts";
import { type ImportRowView, toImportRowView } from "../../model/row-view.ts";
import { readImportFile } from "../run/read-import-file.server.ts";

/** The tabs of the repair grid, and the row states in each. */
export const rowFilters = {
  all: [],
  repair: ["error", "warning", "duplicate"],
  errors: ["error"],
  warnings: ["warning"],
  duplicates: ["duplicate"],
} as const satisfies Record<string, readonly RowState[]>;

export type RowFilter = keyof typeof rowFilters;

interface RowsQuery {
  show: RowFilter;
  after: number;
  limit: number;
}

/**
 * The query of a page of rows: `show`, `after` (a row number, which is also the API's `cursor`) and `limit` (at most
 * 100).
 */
export function parseImportRowsQuery(query: URLSearchParams): RowsQuery {
  const show = query.get("show") ?? "";
  const limit = Number(query.get("limit"));
  return {
    show: isFilter(show) ? show : "repair",
    after: Math.max(0, Math.trunc(Number(query.get("after") ?? query.get("cursor"))) || 0),
    limit: Number.isInteger(limit) && limit > 0 ? Math.min(limit, 100) : 50,
  };
}

function isFilter(text: string): text is RowFilter {
  return Object.hasOwn(rowFilters, text);
}

/** A page of rows. Valid rows are not stored, so the tab with all rows reads them from the file. */
export async function readImportRowPage(
  scope: Scope,
  record: ImportRecord,
  { show, after, limit }: RowsQuery,
): Promise<{ rows: ImportRowView[]; next: number | null }> {
  if (show === "all") return readAllRows(scope, record, after, limit);
  const page = { states: rowFilters[show], undecided: show === "repair", after, limit: limit + 1 };
  const found = await listRowsInStates(scope, record.id, page);
  const rows = found.slice(0, limit).map(toImportRowView);
  return { rows, next: found.length > limit ? (rows.at(-1)?.row ?? null) : null };
}

async function readAllRows(scope: Scope, record: ImportRecord, after: number, limit: number) {
  const bytes = await readImportFile(scope, record);
  if (!bytes.ok) return { rows: [], next: null };
  const sources = readFirstRows(bytes.value, record, Math.max(after, record.configuration.headerRow), limit + 1);
  const page = sources.slice(0, limit);
  const stored = await listStoredRows(scope, record.id, after, page.at(-1)?.row ?? after);
  const byRow = new Map(stored.map((each) => [each.row, each]));
  const plan = planColumns(record.mapping);
  const rows = page.map((source): ImportRowView => {
    const stored = byRow.get(source.row);
    if (stored) return toImportRowView(stored);
    const { values } = readRowValues(source, plan);
    return { row: source.row, state: "valid", values, issues: [], decision: null, orderNumber: null };
  });
  return { rows, next: sources.length > limit ? (rows.at(-1)?.row ?? null) : null };
}

function readFirstRows(bytes: Uint8Array, { configuration }: ImportRecord, after: number, count: number): SourceRow[] {
  const found: SourceRow[] = [];
  try {
    for (const row of readTableRows(bytes, configuration)) {
      if (row.row > after) found.push(row);
      if (found.length === count) break;
    }
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
  }
  return found;
}
