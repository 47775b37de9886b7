import { type ImportRecord, repairedReferences } from "#app/data/imports/import.reads.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { tableRows } from "#app/domain/imports/open-table.ts";
import { type OrderRows, OrderRowsFinder } from "#app/domain/imports/row/order-rows.ts";
import { planColumns } from "#app/domain/imports/row/row-values.ts";

type Read = Pick<ImportRecord, "id" | "mapping" | "configuration">;

/** Goes through a file once for the rows that are one order: those with the same reference, as it stands now. */
export async function findOrderRows(
  scope: Scope,
  record: Read,
  bytes: Uint8Array,
): Promise<ReadonlyMap<number, OrderRows>> {
  const finder = new OrderRowsFinder();
  for (const [row, reference] of await readReferences(scope, record, bytes)) finder.add(row, reference);
  return finder.found;
}

/** Row and reference of a file, with what was repaired. */
export async function readReferences(
  scope: Scope,
  { id, mapping, configuration }: Read,
  bytes: Uint8Array,
): Promise<[row: number, reference: string][]> {
  const at = planColumns(mapping).columns.find(({ field }) => field === "external_id")?.at;
  if (at === undefined) return [];
  const typed = await repairedReferences(scope, id);
  const found: [number, string][] = [];
  for (const { row, cells } of tableRows(bytes, configuration))
    if (row > configuration.headerRow) found.push([row, (typed.get(row) ?? cells[at] ?? "").trim()]);
  return found;
}
