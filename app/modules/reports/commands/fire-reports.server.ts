import { readMemberScopes } from "#app/modules/identity/db/member-scope.reads.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { day } from "#app/platform/kernel/milliseconds.ts";
import { computeDue, computeNextFire } from "#app/platform/time/fire-times.ts";
import { deleteRun, hasOpenRun, insertRun, readOldRuns } from "../db/report-runs.server.ts";
import { type DueReport, readDueReports, rescheduleReport } from "../db/reports.server.ts";
import { KEPT_DAYS, type ReportDefinition } from "../model/report.ts";
import { fixReport } from "./report-query.server.ts";

type AppScope = Pick<Scope, "db" | "ports">;

/** Due reports of one sweep. */
const MAX_DUE = 50;

/**
 * Starts the reports whose moment has come. Moments that passed while nothing worked are one late run, for the last of
 * them; a report whose run is still under way is not started again.
 */
export async function fireReports(app: AppScope): Promise<void> {
  for (const report of await readDueReports(app, MAX_DUE)) await fireReport(app, report);
  await deleteOldRuns(app);
}

async function fireReport(app: AppScope, report: DueReport): Promise<void> {
  const { schedule } = report.definition;
  const at = now(app);
  if (!schedule) return;
  const { fire, missed, next } = computeDue(schedule, report.zone, { due: report.nextAt, now: at });
  const dueAt = fire ?? missed?.until ?? null;
  const isStarted = report.active && dueAt !== null && !(await hasOpenRun(app, report.accountId, report.id));
  await commit(app.db, [
    ...(isStarted ? [insertRun(app, await createRun(app, report, dueAt))] : []),
    rescheduleReport(app, report, next > at ? next : computeNextFire(schedule, report.zone, at)),
  ]);
}

async function createRun(app: AppScope, report: DueReport, dueAt: number) {
  const { id, accountId, name, source, authorId, authorName, authorLanguage } = report;
  const { format, columns, filters, group_by, sort } = report.definition;
  const written: ReportDefinition = { source, columns, filters, group_by, sort };
  const scope = (await readMemberScopes(app, accountId, [authorId])).get(authorId);
  return {
    ...{ accountId, reportId: id, name, source, format, language: authorLanguage, dueAt },
    ...{ requestedBy: authorId, requestedByName: authorName },
    // Without its author it is refused, whatever its days are.
    definition: scope ? await fixReport(scope, written, dueAt) : written,
  };
}

/** Deletes files and runs that have been kept for their time, some at a time. */
async function deleteOldRuns(app: AppScope): Promise<void> {
  for (const run of await readOldRuns(app, now(app) - KEPT_DAYS * day)) {
    await app.ports.files.deleteUnder(`reports/${run.accountId}/${run.id}/`);
    await commit(app.db, deleteRun(app, run));
  }
}
