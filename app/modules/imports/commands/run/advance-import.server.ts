import { readDepotSnapshot } from "#app/modules/places/db/place-snapshots.reads.server.ts";
import { commitAndPublish } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { FileFault } from "#app/platform/documents/tables/file-fault.ts";
import { readTableRows } from "#app/platform/documents/tables/open-table.ts";
import type { SourceRow } from "#app/platform/documents/tables/source-table.ts";
import { isBesideOthers, recordUse } from "#app/platform/http/recent-use.ts";
import { yieldToEventLoop, yieldToRequests } from "#app/platform/http/request-turns.server.ts";
import { findImport, type ImportRecord } from "../../db/import.reads.server.ts";
import { createImportScope } from "../../db/import-context.reads.server.ts";
import type { ImportCounts } from "../../model/import.ts";
import { planColumns } from "../../model/row/row-values.ts";
import { collectReadyRows, findOrderRows } from "../validate/find-order-rows.server.ts";
import { readRowContext } from "../validate/validation-context.server.ts";
import { failImportAndNotify } from "./import-notifications.server.ts";
import { type ImportRun, runImportStep } from "./import-step.server.ts";

type RunContext = Pick<Scope, "db" | "ports">;

/** Rows in one batch: large enough to be fast, small enough for D1's 2 MB a statement and for the progress bar. */
const BATCH_SIZES = { validating: 1000, committing: 400 } as const;

/** The same beside other accounts' requests, which wait for a batch that has begun. */
const SHORT_BATCH_SIZES = { validating: 125, committing: 25 } as const;

/** Rows processed in one run before other imports get their turn. */
export interface ImportTurn {
  batches: number;
}

/**
 * Processes an import from its cursor, batch by batch: to its end, or for one run, after which it queues itself again
 * behind other waiting work, so that a large file does not delay a small one. Every batch of rows, their orders and the
 * cursor are one transaction: the work may be killed at any point, delivered twice or run concurrently, and no row is
 * lost or doubled.
 */
export async function advanceImport(context: RunContext, importId: string, turn?: ImportTurn): Promise<void> {
  const record = await findImport(context.db, importId);
  if (record?.status !== "validating" && record?.status !== "committing") return;
  try {
    const scope = await createImportScope(context, record);
    if (scope) await runImport(scope, record, record.status, turn);
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    const { code, params } = error.failure;
    const problem = params ? { code, params: { ...params } } : { code };
    await commitAndPublish(context, failImportAndNotify(context, record, problem));
  }
}

async function runImport(
  scope: Scope,
  record: ImportRecord,
  status: ImportRun["status"],
  turn?: ImportTurn,
): Promise<void> {
  const { configuration, mapping, id } = record;
  const [file, source, rowContext] = await Promise.all([
    scope.ports.files.get(record.fileKey),
    readDepotSnapshot(scope, configuration.sourceLocationId ?? ""),
    readRowContext(scope),
  ]);
  if (!file || !source) throw new FileFault(file ? "file_unsupported" : "file_damaged");
  const plan = planColumns(mapping);
  const bytes = await file.bytes();
  const orderRows = await findOrderRows(scope, record, bytes);
  const base = { scope, importId: id, configuration, plan, orderRows, record, status, source };
  const run: ImportRun = { ...base, ...rowContext };
  const waiting = new Map<number, SourceRow[]>();
  let { cursor } = record;
  let counts: ImportCounts = { ...record.counts, shared: orderRows.size };
  let batch: SourceRow[] = [];
  let rowCount = 0;
  const { clock } = scope.ports;
  for (const row of readTableRows(bytes, configuration)) {
    if (row.row <= configuration.headerRow) continue;
    await yieldToEventLoop(row.row);
    const ready = collectReadyRows(orderRows, waiting, row);
    if (row.row > record.cursor) batch.push(...ready);
    const sizes = isBesideOthers(record.accountId, clock.now()) ? SHORT_BATCH_SIZES : BATCH_SIZES;
    if (batch.length < sizes[status]) continue;
    if (turn && rowCount >= turn.batches * BATCH_SIZES[status]) return scope.ports.wake.imports(id);
    rowCount += batch.length;
    await yieldToRequests(record.accountId, clock);
    const began = clock.now();
    const next = await runImportStep(run, batch, cursor, counts, "on");
    if (!next) return;
    recordUse(record.accountId, clock.now() - began, clock.now());
    counts = next;
    cursor = batch.at(-1)?.row ?? cursor;
    batch = [];
  }
  if (!(await runImportStep(run, batch, cursor, counts, "end"))) return;
  if (status === "committing") await scope.ports.wake.outbox();
}
