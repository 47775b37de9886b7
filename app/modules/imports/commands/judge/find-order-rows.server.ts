import type { Scope } from "#app/platform/db/scope.server.ts";
import { tableRows } from "#app/platform/documents/tables/open-table.ts";
import { type ImportRecord, repairedReferences } from "../../db/import.reads.server.ts";
import { type OrderRows, OrderRowsFinder } from "../../model/row/order-rows.ts";
import { planColumns } from "../../model/row/row-values.ts";

type Read = Pick<ImportRecord, "id" | "mapping" | "configuration">;

/**
 * Goes through a file once for the rows that are one order: those with the same reference, as it stands now. A file that
 * is known to have none is not gone through again unless somebody typed a reference.
 */
export async function findOrderRows(
  scope: Scope,
  record: Read & Pick<ImportRecord, "counts">,
  bytes: Uint8Array,
): Promise<ReadonlyMap<number, OrderRows>> {
  const finder = new OrderRowsFinder();
  const typed = await repairedReferences(scope, record.id);
  if (record.counts.shared === 0 && typed.size === 0) return finder.found;
  for (const [row, reference] of referencesIn(record, bytes, typed)) finder.add(row, reference);
  return finder.found;
}

/** Row and reference of a file, with what was repaired. */
export async function readReferences(
  scope: Scope,
  record: Read,
  bytes: Uint8Array,
): Promise<[row: number, reference: string][]> {
  return [...referencesIn(record, bytes, await repairedReferences(scope, record.id))];
}

function* referencesIn(
  { mapping, configuration }: Read,
  bytes: Uint8Array,
  typed: ReadonlyMap<number, string>,
): Generator<[row: number, reference: string]> {
  const at = planColumns(mapping).columns.find(({ field }) => field === "external_id")?.at;
  if (at === undefined) return;
  for (const { row, cells } of tableRows(bytes, configuration))
    if (row > configuration.headerRow) yield [row, (typed.get(row) ?? cells[at] ?? "").trim()];
}
