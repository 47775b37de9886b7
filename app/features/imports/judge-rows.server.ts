import type { ordersWithReferences, StoredRow } from "#app/data/imports/import.reads.server.ts";
import { readReferences } from "#app/data/imports/import-surroundings.reads.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { readSourceChoice, type SourceChoice } from "#app/data/zones/source-choice.reads.server.ts";
import { type ImportConfiguration, type ImportIssue, type RowValues, stateOf } from "#app/domain/imports/import.ts";
import { checkRow } from "#app/domain/imports/row/check-row.ts";
import type { RowReferences } from "#app/domain/imports/row/row-reading.ts";
import { type ColumnPlan, repairsOf, valuesOf } from "#app/domain/imports/row/row-values.ts";
import type { SourceRow } from "#app/domain/imports/source-table.ts";
import type { OrderDraft } from "#app/domain/orders/order.ts";
import { findDuplicates } from "./find-duplicates.server.ts";
import { type Located, locateRows } from "./locate-rows.server.ts";

/** What rows of an import are judged with. */
export interface Judging {
  scope: Scope;
  importId: string;
  configuration: ImportConfiguration;
  plan: ColumnPlan;
  references: RowReferences;
  /** Row by reference, of the rows before: the first one of a doubled reference stands. */
  seen: Map<string, number>;
}

/** What rows are committed with: where one leaves from when the import's own source does not cover its destination. */
export interface Committing extends Judging {
  chooseSource: SourceChoice;
}

/** What every row of an import is judged and committed with, read once. */
export async function readKnown(scope: Scope): Promise<Pick<Committing, "references" | "chooseSource">> {
  const [references, chooseSource] = await Promise.all([readReferences(scope), readSourceChoice(scope)]);
  return { references, chooseSource };
}

export type ExistingOrder = Awaited<ReturnType<typeof ordersWithReferences>>[number];

/** A row with all that is known about it. */
export interface JudgedRow {
  row: number;
  values: RowValues;
  issues: ImportIssue[];
  state: ReturnType<typeof stateOf>;
  decision: StoredRow["decision"];
  draft: OrderDraft | null;
  located: Located | null;
  /** The order that already has the row's reference. */
  existing: ExistingOrder | null;
  /** Somebody worked on the row, or it says more than the file: it is kept in the database. */
  worthStoring: boolean;
}

/** A row of the file, or as it was repaired, with the fields that formulas calculated. */
export interface RowToJudge {
  row: number;
  values: RowValues;
  formulas: ReadonlySet<string>;
  stored: StoredRow | undefined;
}

/** Texts of a row of the file under the present mapping, with the repairs that were made to it. */
export function rowToJudge(source: SourceRow, plan: ColumnPlan, stored: StoredRow | undefined): RowToJudge {
  const { values, formulas } = valuesOf(source, plan);
  if (stored) {
    for (const [field, text] of repairsOf(stored.values)) {
      values[`=${field}`] = stored.values[`=${field}`] ?? "";
      values[field] = text;
      formulas.delete(field);
    }
    const place = stored.values["@place"];
    if (place !== undefined) values["@place"] = place;
  }
  return { row: source.row, values, formulas, stored };
}

/** Checks rows by the order rules, then for doubled references, then for their place on the map. */
export async function judgeRows(judging: Judging, rows: readonly RowToJudge[]): Promise<JudgedRow[]> {
  const { scope, configuration, plan, references } = judging;
  const judged = rows.map(({ row, values, formulas, stored }): JudgedRow => {
    const { timezone } = scope.account;
    const { mapped, units } = plan;
    const checked = checkRow({ values, formulas, configuration, mapped, units, timezone, references });
    return {
      row,
      values,
      ...checked,
      state: "valid",
      decision: stored?.decision ?? null,
      located: null,
      existing: null,
      worthStoring: stored !== undefined && (stored.decision !== null || repairsOf(values).length > 0),
    };
  });
  await findDuplicates(judging, judged);
  await locateRows(scope, judged);
  for (const row of judged) row.state = stateOf(row.issues);
  return judged;
}
