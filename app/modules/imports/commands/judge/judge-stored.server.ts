import { commit } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { tableRows } from "#app/platform/documents/tables/open-table.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { type ImportRecord, type StoredRow, storedRowsAt } from "../../db/import.reads.server.ts";
import { storeRows } from "../../db/import.writes.server.ts";
import { readReferences } from "../../db/import-context.reads.server.ts";
import { planColumns, repaired } from "../../model/row/row-values.ts";
import { type ShownRow, shown } from "../../model/shown-row.ts";
import { fileOf } from "../run/import-file.server.ts";
import { judgeRows } from "./judge-rows.server.ts";
import { type RowToJudge, rowToJudge } from "./judging.server.ts";
import { ordersTouched, type RowChange } from "./orders-touched.server.ts";

/**
 * Applies changes to rows, checks them again with all rows of their orders, before and after, and keeps them. Answers the
 * changed rows; rows that the file does not have are refused.
 */
export async function changeRows(
  scope: Scope,
  record: ImportRecord,
  changes: readonly RowChange[],
): Promise<Result<ShownRow[]>> {
  const plan = planColumns(record.mapping);
  const bytes = await fileOf(scope, record);
  if (!bytes.ok) return bytes;
  const { configuration, id } = record;
  const changed = new Map(changes.map((each) => [each.row, each]));
  const { together, touched } = await ordersTouched(scope, record, bytes.value, changed);
  const stored = new Map((await storedRowsAt(scope, id, [...touched])).map((each) => [each.row, each]));
  const rows: RowToJudge[] = [];
  for (const source of tableRows(bytes.value, configuration)) {
    if (source.row <= configuration.headerRow || !touched.has(source.row)) continue;
    rows.push(withChange(scope, id, rowToJudge(source, plan, stored.get(source.row)), changed.get(source.row)));
    if (rows.length === touched.size) break;
  }
  if (rows.length < touched.size) return fail("not_found");
  const references = await readReferences(scope);
  const judged = await judgeRows({ scope, importId: id, configuration, plan, references, together }, rows);
  const kept = judged.map(({ row, state, values, issues, decision, existing }) => ({
    row,
    state,
    values,
    issues,
    orderNumber: null,
    duplicateOf: existing?.number ?? null,
    decision,
  }));
  await commit(scope.db, [storeRows(scope, id, kept)]);
  return ok(kept.filter(({ row }) => changed.has(row)).map(shown));
}

function withChange(scope: Scope, importId: string, read: RowToJudge, change: RowChange | undefined): RowToJudge {
  if (!change) return read;
  const { row, stored } = read;
  const values = Object.entries(change.values).reduce(
    (all, [field, text]) => repaired(all, field, text),
    stored?.values ?? read.values,
  );
  const decision = change.decision === undefined ? (stored?.decision ?? null) : change.decision;
  const kept = { ...(stored ?? emptyRow(scope, importId, row)), decision };
  return { row, values, formulas: formulasOf(stored, Object.keys(change.values)), stored: kept };
}

/** Formulas stay marked until somebody types over them. */
function formulasOf(before: StoredRow | undefined, edited: readonly string[]): Set<string> {
  const marked = before?.issues.filter(({ code }) => code.startsWith("formula_")) ?? [];
  return new Set(marked.map(({ field }) => field).filter((field) => !edited.includes(field)));
}

function emptyRow(scope: Scope, importId: string, row: number): StoredRow {
  const nothing = { values: {}, issues: [], orderNumber: null, duplicateOf: null, decision: null };
  return { importId, row, accountId: scope.account.id, state: "valid", ...nothing };
}
