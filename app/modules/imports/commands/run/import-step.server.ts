import { commit } from "#app/platform/db/commit.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import type { SourceRow } from "#app/platform/documents/tables/source-table.ts";
import { tellOf } from "#app/platform/events/outbox.server.ts";
import type { PlaceSnapshot } from "#app/platform/geo/place.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import { type ImportRecord, storedRowsAt } from "../../db/import.reads.server.ts";
import { advance, replaceRows } from "../../db/import.writes.server.ts";
import type { ImportCounts } from "../../model/import.ts";
import { judgeRows } from "../judge/judge-rows.server.ts";
import { type Committing, rowToJudge } from "../judge/judging.server.ts";
import { commitRows } from "./commit-rows.server.ts";
import { incompleteImport } from "./import-notices.server.ts";

/** An import at work: what is read once for all of its rows. */
export interface Run extends Committing {
  record: ImportRecord;
  status: "validating" | "committing";
  source: PlaceSnapshot;
}

const tries = 4;
const outcomes = ["created", "draft", "updated", "skipped", "part"] as const;

/** One batch of rows, written; tried again when orders changed while it was being judged. Null: another consumer did it. */
export async function step(
  run: Run,
  batch: SourceRow[],
  from: number,
  counts: ImportCounts,
  at: "on" | "end",
): Promise<ImportCounts | null> {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const next = await attemptStep(run, batch, from, counts, at);
    if (next.ok) return next.value;
    if (next.failure.code === "import_running") return null;
  }
  throw new Error(`import ${run.importId}: rows after ${from} lost the race ${tries} times`);
}

/** One transaction; refused when an order changed meanwhile and the rows must be looked at again. */
async function attemptStep(
  run: Run,
  batch: readonly SourceRow[],
  from: number,
  counts: ImportCounts,
  at: "on" | "end",
): Promise<Result<ImportCounts>> {
  const { scope, importId, status, record } = run;
  const to = batch.at(-1)?.row ?? from;
  const rows = batch.map(({ row }) => row);
  const kept = new Map((await storedRowsAt(scope, importId, rows)).map((each) => [each.row, each]));
  const judged = await judgeRows(
    run,
    batch.map((row) => rowToJudge(row, run.plan, kept.get(row.row))),
  );
  const done = { ...counts, at: now(scope), tries: 0, checked: counts.checked + judged.length };
  const written = status === "committing" ? await commitRows(run, run.source, judged) : null;
  if (written) for (const key of outcomes) done[key] += written.outcome[key];
  else for (const row of judged) done[row.state] += 1;
  const stored =
    written?.stored ??
    judged
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
    advance(scope.db, {
      id: importId,
      version: record.version,
      status,
      from,
      to,
      counts: done,
      ...(at === "end" && { next: ended }),
    }),
    ...(written?.statements ?? []),
    ...replaceRows(scope, importId, rows, stored),
    ...(ended.status === "done" && at === "end"
      ? [
          tellOf(scope, "import.completed", { id: importId, number: record.fileName }),
          ...incompleteImport(scope, record, done),
        ]
      : []),
  ]);
  return committed.ok ? ok(done) : committed;
}
