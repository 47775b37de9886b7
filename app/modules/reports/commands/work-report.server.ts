import { readMemberScopes } from "#app/modules/identity/db/member-scope.reads.server.ts";
import { withLease } from "#app/platform/db/lease.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import { logFailure } from "#app/platform/db/trace.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { advanceTo, claimRun, type ReportRun, renewRun } from "../db/report-runs.server.ts";
import { countRows } from "../model/control-totals.ts";
import { maxRows } from "../model/report.ts";
import { canReadSource } from "../model/report-sources.ts";
import { endRun } from "./end-run.server.ts";
import { countListed, listUnknownParts, toListQuery } from "./report-query.server.ts";
import { readReportSource } from "./report-source.server.ts";
import { writeReportFile } from "./write-report-file.server.ts";

/** Rows of a page: few enough for memory. */
const PAGE_ROWS = 2_000;
/** Pages of a turn, at most some five queries each; then other runs have their turn. */
const TURN_PAGES = 10;
/** Turns of one sweep. */
const MAX_TURNS = 4;
/** A run that kills its worker this often is given up. */
const MAX_TRIES = 5;

type AppScope = Pick<Scope, "db" | "ports">;

/**
 * Works on open runs, a turn each: reads pages of rows into storage, then writes the file out of them. May be killed
 * anywhere, repeated, and done by two workers at once.
 */
export async function workReports(app: AppScope): Promise<void> {
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const run = await claimRun(app);
    if (!run) return;
    try {
      await withLease(
        () => renewRun(app, run),
        () => workRun(app, run),
      );
    } catch (error) {
      logFailure(error, { report: run.id });
    }
  }
  await app.ports.wake.outbox();
}

async function workRun(app: AppScope, run: ReportRun): Promise<void> {
  if (run.tries > MAX_TRIES) return endRun(app, run, { state: "failed", problem: "unexpected" });
  const scope = (await readMemberScopes(app, run.accountId, [run.requestedBy])).get(run.requestedBy);
  if (!scope) return endRun(app, run, { state: "refused", problem: "author_left" });
  if (!canReadSource(scope.account, run.source)) return endRun(app, run, { state: "refused", problem: "forbidden" });
  if ((await listUnknownParts(scope, run.definition)).length > 0)
    return endRun(app, run, { state: "failed", problem: "filter_unknown" });
  if (run.state === "writing") return writeReportFile(scope, run);
  return readRows(scope, run);
}

/** Reads the next pages of rows and stores them as one object; several turns go on one after the other. */
async function readRows(scope: Scope, run: ReportRun): Promise<void> {
  const { definition, source: name, format } = run;
  const writing = { scope, t: createTranslator(run.language) };
  const source = (await readReportSource(scope, name)).open(writing, definition);
  const counts = structuredClone(run.counts);
  const isFirst = run.state === "due";
  const readFrom = run.readFrom ?? now(scope);
  const expected = isFirst ? await countListed(scope, run) : run.expected;
  const cells: unknown[] = [];
  let { cursor } = run;
  for (let page = 0; page < TURN_PAGES; page += 1) {
    const { rows, pagination } = await source.read(toListQuery(definition, { limit: PAGE_ROWS, cursor }));
    countRows(counts, rows, source.summed);
    cells.push(...rows);
    cursor = pagination.next;
    if (counts.rows > maxRows[format]) return endRun(scope, run, { state: "failed", problem: "too_many_rows" });
    if (cursor === null) break;
  }
  const key = `reports/${run.accountId}/${run.id}/rows/${run.pages.length}-${newId(scope)}`;
  await scope.ports.files.put(key, JSON.stringify(cells), "application/json");
  const stored = await advanceTo(scope, run, {
    state: cursor === null ? "writing" : "reading",
    ...{ cursor, counts, expected, readFrom, readUntil: now(scope), pages: [...run.pages, key] },
  });
  if (!stored) await scope.ports.files.delete(key);
}
