import type { OrderDraft } from "#app/modules/orders/model/order.ts";
import { readSourceChoice, type SourceChoice } from "#app/modules/places/db/source-choice.reads.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { SourceRow } from "#app/platform/documents/tables/source-table.ts";
import type { findOrdersByReference, StoredImportRow } from "../../db/import.reads.server.ts";
import { readRowReferences } from "../../db/import-context.reads.server.ts";
import type { getRowState, ImportConfiguration, ImportIssue, RowValues } from "../../model/import.ts";
import type { OrderRows } from "../../model/row/order-rows.ts";
import type { RowReferences } from "../../model/row/row-reading.ts";
import { type ColumnPlan, listRepairs, readRowValues } from "../../model/row/row-values.ts";
import type { RowLocation } from "./locate-rows.server.ts";

/** What checking rows needs. */
export interface ValidationContext {
  scope: Scope;
  importId: string;
  configuration: ImportConfiguration;
  plan: ColumnPlan;
  references: RowReferences;
  /** Rows that form one order, by row. All rows of an order are checked together. */
  orderRows: ReadonlyMap<number, OrderRows>;
}

/** What committing rows needs: the source of an order when the import's own source does not cover its destination. */
export interface CommitContext extends ValidationContext {
  chooseSource: SourceChoice;
}

/** Reads once what every row of an import is checked and committed with. */
export async function readRowContext(scope: Scope): Promise<Pick<CommitContext, "references" | "chooseSource">> {
  const [references, chooseSource] = await Promise.all([readRowReferences(scope), readSourceChoice(scope)]);
  return { references, chooseSource };
}

export type ExistingOrder = Awaited<ReturnType<typeof findOrdersByReference>>[number];

/** A row with everything known about it. */
export interface ValidatedRow {
  row: number;
  values: RowValues;
  issues: ImportIssue[];
  state: ReturnType<typeof getRowState> | "part";
  decision: StoredImportRow["decision"];
  /** The input of the row's order; the first of several rows carries that of all of them. */
  draft: OrderDraft | null;
  /** First row of the order that this one belongs to; null for a first row and for a single one. */
  head: number | null;
  /** A further row whose packages are in its order. */
  joined: boolean;
  located: RowLocation | null;
  /** The existing order with the row's reference. */
  existing: ExistingOrder | null;
  /** The row holds more than the file does (a repair, decision or issue), so it is stored in the database. */
  worthStoring: boolean;
}

/** A row of the file, or its repaired version, with the fields that formulas calculated. */
export interface RowToValidate {
  row: number;
  values: RowValues;
  formulas: ReadonlySet<string>;
  stored: StoredImportRow | undefined;
}

/** The texts of a row of the file by the current mapping, with its repairs. */
export function toRowToValidate(
  source: SourceRow,
  plan: ColumnPlan,
  stored: StoredImportRow | undefined,
): RowToValidate {
  const { values, formulas } = readRowValues(source, plan);
  if (stored) {
    for (const [field, text] of listRepairs(stored.values)) {
      values[`=${field}`] = stored.values[`=${field}`] ?? "";
      values[field] = text;
      formulas.delete(field);
    }
    const place = stored.values["@place"];
    if (place !== undefined) values["@place"] = place;
  }
  return { row: source.row, values, formulas, stored };
}
