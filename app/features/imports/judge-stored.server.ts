import { type ImportRecord, type StoredRow, storedRows } from "#app/data/imports/import.reads.server.ts";
import { storeRows } from "#app/data/imports/import.writes.server.ts";
import { readReferences } from "#app/data/imports/import-surroundings.reads.server.ts";
import { commit } from "#app/data/kernel/commit.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import type { RowDecision, RowValues } from "#app/domain/imports/import.ts";
import { tableRows } from "#app/domain/imports/open-table.ts";
import { planColumns, repaired, valuesOf } from "#app/domain/imports/row/row-values.ts";
import { fail, ok, type Result } from "#app/domain/kernel/result.ts";
import { fileOf } from "./import-file.server.ts";
import { type Judging, judgeRows } from "./judge-rows.server.ts";
import { type ShownRow, shown } from "./shown-row.ts";

/** What somebody wants of a row: other texts, by field, and what is to become of it. */
export interface RowChange {
  row: number;
  values: Readonly<Record<string, string>>;
  decision?: RowDecision | null | undefined;
}

/** Applies changes to rows, checks the rows again and keeps them. Rows that the file does not have are refused. */
export async function changeRows(
  scope: Scope,
  record: ImportRecord,
  changes: readonly RowChange[],
): Promise<Result<ShownRow[]>> {
  const plan = planColumns(record.mapping);
  const bytes = await fileOf(scope, record);
  if (!bytes.ok) return bytes;
  const stored = await storedByRow(scope, record.id, changes);
  const texts = new Map<number, RowValues>();
  const seen = new Map<string, number>();
  const last = Math.max(...changes.map(({ row }) => row));
  const wanted = new Set(changes.map(({ row }) => row));
  for (const source of tableRows(bytes.value, record.configuration)) {
    if (source.row > last) break;
    if (source.row <= record.configuration.headerRow) continue;
    const { values } = valuesOf(source, plan);
    if (wanted.has(source.row)) texts.set(source.row, stored.get(source.row)?.values ?? values);
    const reference = values.external_id?.trim();
    if (reference && !seen.has(reference) && !wanted.has(source.row)) seen.set(reference, source.row);
  }
  if (texts.size < wanted.size) return fail("not_found");
  const { configuration, id } = record;
  const judging: Judging = { scope, importId: id, configuration, plan, references: await readReferences(scope), seen };
  const judged = await judgeRows(
    judging,
    changes.map(({ row, values, decision }) => {
      const before = stored.get(row);
      const next = Object.entries(values).reduce(
        (all, [field, text]) => repaired(all, field, text),
        texts.get(row) ?? {},
      );
      const formulas = formulasOf(before, Object.keys(values));
      const kept = {
        ...(before ?? emptyRow(scope, id, row)),
        decision: decision === undefined ? (before?.decision ?? null) : decision,
      };
      return { row, values: next, formulas, stored: kept };
    }),
  );
  const rows = judged.map(({ row, state, values, issues, decision, existing }) => ({
    row,
    state,
    values,
    issues,
    orderNumber: null,
    duplicateOf: existing?.number ?? null,
    decision,
  }));
  await commit(scope.db, [storeRows(scope, id, rows)]);
  return ok(rows.map(shown));
}

async function storedByRow(scope: Scope, id: string, changes: readonly RowChange[]): Promise<Map<number, StoredRow>> {
  const rows = changes.map(({ row }) => row);
  const found = await storedRows(scope, id, Math.min(...rows) - 1, Math.max(...rows));
  return new Map(found.map((each) => [each.row, each]));
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
