import { can } from "#app/platform/access/can.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { readNewestRuns } from "../db/report-runs.server.ts";
import { readReports } from "../db/reports.server.ts";
import { getReadyReport, readyNames } from "../model/ready-reports.ts";
import { canReadSource } from "../model/report-sources.ts";

/** The library and the account's own reports, each with its newest run. */
export async function readReportsScreen(scope: Scope) {
  const [own, runs] = await Promise.all([readReports(scope), readNewestRuns(scope)]);
  const ready = readyNames.filter((name) => canReadSource(scope.account, getReadyReport(name).source));
  return ok({
    own: own.map((report) => ({ ...report, run: runs.get(report.id) ?? null })),
    ready: ready.map((name) => ({ name, ...getReadyReport(name), run: runs.get(name) ?? null })),
    seesOpenData: can(scope.account, "analytics.open_data"),
    timezone: scope.account.timezone,
  });
}

export type ReportsView = Extract<Awaited<ReturnType<typeof readReportsScreen>>, { ok: true }>["value"];
