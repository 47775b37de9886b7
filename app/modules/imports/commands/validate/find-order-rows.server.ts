import type { Scope } from "#app/platform/db/scope.server.ts";
import { readTableRows } from "#app/platform/documents/tables/open-table.ts";
import type { SourceRow } from "#app/platform/documents/tables/source-table.ts";
import { yieldToEventLoop } from "#app/platform/http/request-turns.server.ts";
import { type ImportRecord, readRepairedReferences } from "../../db/import.reads.server.ts";
import { type OrderRows, OrderRowsFinder } from "../../model/row/order-rows.ts";
import { planColumns } from "../../model/row/row-values.ts";

type MappedImport = Pick<ImportRecord, "id" | "mapping" | "configuration">;

/**
 * Reads a file once for rows that form one order: those with the same reference, repairs included. A file known to have
 * none is not read again unless somebody typed a reference.
 */
export async function findOrderRows(
  scope: Scope,
  record: MappedImport & Pick<ImportRecord, "counts">,
  bytes: Uint8Array,
): Promise<ReadonlyMap<number, OrderRows>> {
  const finder = new OrderRowsFinder();
  const typed = await readRepairedReferences(scope, record.id);
  if (record.counts.shared === 0 && typed.size === 0) return finder.found;
  for (const [row, reference] of iterateReferences(record, bytes, typed)) {
    finder.add(row, reference);
    await yieldToEventLoop(row);
  }
  return finder.found;
}

/** Row and reference of a file, repairs included. */
export async function readFileReferences(
  scope: Scope,
  record: MappedImport,
  bytes: Uint8Array,
): Promise<[row: number, reference: string][]> {
  return [...iterateReferences(record, bytes, await readRepairedReferences(scope, record.id))];
}

function* iterateReferences(
  { mapping, configuration }: MappedImport,
  bytes: Uint8Array,
  typed: ReadonlyMap<number, string>,
): Generator<[row: number, reference: string]> {
  const at = planColumns(mapping).columns.find(({ field }) => field === "external_id")?.at;
  if (at === undefined) return;
  for (const { row, cells } of readTableRows(bytes, configuration))
    if (row > configuration.headerRow) yield [row, (typed.get(row) ?? cells[at] ?? "").trim()];
}

/**
 * The rows that are complete now that this one was read: all rows of an order once its last row was read, none before.
 */
export function collectReadyRows(
  orderRows: ReadonlyMap<number, OrderRows>,
  waiting: Map<number, SourceRow[]>,
  row: SourceRow,
): SourceRow[] {
  const order = orderRows.get(row.row);
  if (!order) return [row];
  const rows = waiting.get(order.head) ?? [];
  rows.push(row);
  if (row.row < order.last) waiting.set(order.head, rows);
  else waiting.delete(order.head);
  return row.row < order.last ? [] : rows;
}
