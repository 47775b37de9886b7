import { commit } from "#app/platform/db/commit.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import type { SourceRow } from "#app/platform/documents/tables/source-table.ts";
import { publishEvent } from "#app/platform/events/outbox.server.ts";
import type { PlaceSnapshot } from "#app/platform/geo/place.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import { type ImportRecord, listStoredRowsAt } from "../../db/import.reads.server.ts";
import { moveImportCursor, replaceImportRows } from "../../db/import.writes.server.ts";
import type { ImportCounts } from "../../model/import.ts";
import { validateRows } from "../validate/validate-rows.server.ts";
import { type CommitContext, toRowToValidate } from "../validate/validation-context.server.ts";
import { commitRows } from "./commit-rows.server.ts";
import { notifyIncompleteImport } from "./import-notifications.server.ts";

/** A running import: what is read once for all of its rows. */
export interface ImportRun extends CommitContext {
  record: ImportRecord;
  status: "validating" | "committing";
  source: PlaceSnapshot;
}

const MAX_STEP_ATTEMPTS = 4;
const outcomeKeys = ["created", "draft", "updated", "skipped", "part"] as const;

/** Writes one batch of rows; retries when orders changed meanwhile. Null when another consumer did the batch. */
export async function runImportStep(
  run: ImportRun,
  batch: SourceRow[],
  from: number,
  counts: ImportCounts,
  at: "on" | "end",
): Promise<ImportCounts | null> {
  for (let attempt = 1; attempt <= MAX_STEP_ATTEMPTS; attempt += 1) {
    const next = await attemptStep(run, batch, from, counts, at);
    if (next.ok) return next.value;
    if (next.failure.code === "import_running") return null;
  }
  throw new Error(`import ${run.importId}: rows after ${from} lost the race ${MAX_STEP_ATTEMPTS} times`);
}

/** One transaction; refused when an order changed meanwhile, so that the rows have to be checked again. */
async function attemptStep(
  run: ImportRun,
  batch: readonly SourceRow[],
  from: number,
  counts: ImportCounts,
  at: "on" | "end",
): Promise<Result<ImportCounts>> {
  const { scope, importId, status, record } = run;
  const to = batch.at(-1)?.row ?? from;
  const rows = batch.map(({ row }) => row);
  const storedByRow = new Map((await listStoredRowsAt(scope, importId, rows)).map((each) => [each.row, each]));
  const validated = await validateRows(
    run,
    batch.map((row) => toRowToValidate(row, run.plan, storedByRow.get(row.row))),
  );
  const done = { ...counts, at: now(scope), tries: 0, checked: counts.checked + validated.length };
  const written = status === "committing" ? await commitRows(run, run.source, validated) : null;
  if (written) for (const key of outcomeKeys) done[key] += written.outcome[key];
  else for (const row of validated) done[row.state] += 1;
  const stored =
    written?.stored ??
    validated
      .filter((row) => row.worthStoring || row.state !== "valid")
      .map(({ row, state, values, issues, existing, decision }) => ({
        row,
        state,
        values,
        issues,
        orderNumber: null,
        duplicateOf: existing?.number ?? null,
        decision,
      }));
  const ended = {
    status: status === "committing" ? "done" : "validated",
    finishedAt: status === "committing" ? now(scope) : null,
  } as const;
  const committed = await commit(scope.db, [
    moveImportCursor(scope.db, {
      id: importId,
      version: record.version,
      status,
      from,
      to,
      counts: done,
      ...(at === "end" && { next: ended }),
    }),
    ...(written?.statements ?? []),
    ...replaceImportRows(scope, importId, rows, stored),
    ...(ended.status === "done" && at === "end"
      ? [
          publishEvent(scope, "import.completed", { id: importId, number: record.fileName }),
          ...notifyIncompleteImport(scope, record, done),
        ]
      : []),
  ]);
  return committed.ok ? ok(done) : committed;
}
