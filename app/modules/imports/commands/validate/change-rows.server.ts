import { commit } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { readTableRows } from "#app/platform/documents/tables/open-table.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { type ImportRecord, listStoredRowsAt, type StoredImportRow } from "../../db/import.reads.server.ts";
import { storeImportRows } from "../../db/import.writes.server.ts";
import { readRowReferences } from "../../db/import-context.reads.server.ts";
import { planColumns, repairValue } from "../../model/row/row-values.ts";
import { type ImportRowView, toImportRowView } from "../../model/row-view.ts";
import { readImportFile } from "../run/read-import-file.server.ts";
import { findAffectedRows, type RowChange } from "./find-affected-rows.server.ts";
import { validateRows } from "./validate-rows.server.ts";
import { type RowToValidate, toRowToValidate } from "./validation-context.server.ts";

/**
 * Applies changes to rows, checks them again together with all rows of their orders, before and after, and stores them.
 * Returns the changed rows; unknown row numbers are refused.
 */
export async function changeRows(
  scope: Scope,
  record: ImportRecord,
  changes: readonly RowChange[],
): Promise<Result<ImportRowView[]>> {
  const plan = planColumns(record.mapping);
  const bytes = await readImportFile(scope, record);
  if (!bytes.ok) return bytes;
  const { configuration, id } = record;
  const changed = new Map(changes.map((each) => [each.row, each]));
  const { orderRows: together, affectedRows: touched } = await findAffectedRows(scope, record, bytes.value, changed);
  const stored = new Map((await listStoredRowsAt(scope, id, [...touched])).map((each) => [each.row, each]));
  const rows: RowToValidate[] = [];
  for (const source of readTableRows(bytes.value, configuration)) {
    if (source.row <= configuration.headerRow || !touched.has(source.row)) continue;
    rows.push(applyChange(scope, id, toRowToValidate(source, plan, stored.get(source.row)), changed.get(source.row)));
    if (rows.length === touched.size) break;
  }
  if (rows.length < touched.size) return fail("not_found");
  const references = await readRowReferences(scope);
  const validated = await validateRows(
    { scope, importId: id, configuration, plan, references, orderRows: together },
    rows,
  );
  const storedRows = validated.map(({ row, state, values, issues, decision, existing }) => ({
    row,
    state,
    values,
    issues,
    orderNumber: null,
    duplicateOf: existing?.number ?? null,
    decision,
  }));
  await commit(scope.db, [storeImportRows(scope, id, storedRows)]);
  return ok(storedRows.filter(({ row }) => changed.has(row)).map(toImportRowView));
}

function applyChange(
  scope: Scope,
  importId: string,
  read: RowToValidate,
  change: RowChange | undefined,
): RowToValidate {
  if (!change) return read;
  const { row, stored } = read;
  const values = Object.entries(change.values).reduce(
    (all, [field, text]) => repairValue(all, field, text),
    stored?.values ?? read.values,
  );
  const decision = change.decision === undefined ? (stored?.decision ?? null) : change.decision;
  const next = { ...(stored ?? createEmptyRow(scope, importId, row)), decision };
  return { row, values, formulas: listRemainingFormulas(stored, Object.keys(change.values)), stored: next };
}

/** Formulas stay marked until somebody types over them. */
function listRemainingFormulas(before: StoredImportRow | undefined, edited: readonly string[]): Set<string> {
  const marked = before?.issues.filter(({ code }) => code.startsWith("formula_")) ?? [];
  return new Set(marked.map(({ field }) => field).filter((field) => !edited.includes(field)));
}

function createEmptyRow(scope: Scope, importId: string, row: number): StoredImportRow {
  const empty = { values: {}, issues: [], orderNumber: null, duplicateOf: null, decision: null };
  return { importId, row, accountId: scope.account.id, state: "valid", ...empty };
}
