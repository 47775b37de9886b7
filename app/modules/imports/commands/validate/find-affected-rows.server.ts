import type { Scope } from "#app/platform/db/scope.server.ts";
import type { ImportRecord } from "../../db/import.reads.server.ts";
import type { RowDecision } from "../../model/import.ts";
import { type OrderRows, OrderRowsFinder } from "../../model/row/order-rows.ts";
import { readFileReferences } from "./find-order-rows.server.ts";

/** A person's change to a row: new texts by field, and a decision. */
export interface RowChange {
  row: number;
  values: Readonly<Record<string, string>>;
  decision?: RowDecision | null | undefined;
}

/** The rows of each order after the changes, and every row that has to be checked again. */
export async function findAffectedRows(
  scope: Scope,
  record: ImportRecord,
  bytes: Uint8Array,
  changed: ReadonlyMap<number, RowChange>,
): Promise<{ orderRows: ReadonlyMap<number, OrderRows>; affectedRows: Set<number> }> {
  const before = await readFileReferences(scope, record, bytes);
  const after = before.map(([row, reference]): [number, string] => [
    row,
    changed.get(row)?.values.external_id?.trim() ?? reference,
  ]);
  const finder = new OrderRowsFinder();
  for (const [row, reference] of after) finder.add(row, reference);
  const listReferences = (list: typeof after) =>
    list.flatMap(([row, reference]) => (changed.has(row) ? [reference] : []));
  const affected = new Set([...listReferences(before), ...listReferences(after)].filter(Boolean));
  const others = after.flatMap(([row, reference]) => (affected.has(reference) ? [row] : []));
  return { orderRows: finder.found, affectedRows: new Set([...changed.keys(), ...others]) };
}
