import { and, eq } from "drizzle-orm";
import { agentPositions, agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { timeRunningRoutes } from "#app/modules/home/commands/running-routes.server.ts";
import { readRunningRoutes } from "#app/modules/home/db/running-routes.reads.server.ts";
import { routes } from "#app/modules/planning/db/routes.tables.ts";
import type { RouteReport } from "#app/modules/routes/model/live-route.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { minute } from "#app/platform/kernel/milliseconds.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";

/** What a driver may say, minutes: the least that makes a stop late. */
const DELAYS = [15, 20, 25, 30, 40, 50, 60, 75, 90, 120, 150, 180];
const MAX_LATE_STOPS = 3;

/** One driver reports a delay on the road that makes a stop or a few late: what a dispatcher has on an ordinary day. */
export async function seedLateReport(scope: Scope): Promise<void> {
  const today = toLocalDate(now(scope), scope.account.timezone);
  const running = await readRunningRoutes(scope, today);
  const positions = await scope.db.select().from(agentPositions).where(eq(agentPositions.accountId, scope.account.id));
  const countLate = (id: string, driverReport: RouteReport) => {
    const rows = { ...running, routes: running.routes.map((row) => (row.id === id ? { ...row, driverReport } : row)) };
    const timed = timeRunningRoutes(scope, rows, positions, { asOf: now(scope), today });
    return timed.find(({ row }) => row.id === id)?.stops.filter(({ lateness }) => lateness === 4).length ?? 0;
  };
  const reports = DELAYS.flatMap((minutes) =>
    running.routes.map(({ id, agentId }) => ({
      ...{ id, agentId },
      driverReport: { kind: "late" as const, minutes, at: now(scope) - 2 * minute },
    })),
  );
  const few = reports.find(({ id, driverReport }) => {
    const late = countLate(id, driverReport);
    return late > 0 && late <= MAX_LATE_STOPS;
  });
  const chosen = few ?? findFewestLate(reports, ({ id, driverReport }) => countLate(id, driverReport));
  // Nobody can be late late in the evening: a day without a report is a day as well.
  if (!chosen) return;
  const { id, agentId, driverReport } = chosen;
  const own = (table: typeof routes | typeof agents, row: string) =>
    and(eq(table.accountId, scope.account.id), eq(table.id, row));
  await scope.db.update(routes).set({ driverReport }).where(own(routes, id));
  await scope.db.update(agents).set({ lastSeenAt: driverReport.at }).where(own(agents, agentId));
}

/** The plan is what the solver found in its time: on a slow machine the first delay that tells may make more stops late. */
function findFewestLate<Report>(reports: readonly Report[], countLate: (report: Report) => number): Report | undefined {
  const counted = reports.map((report) => ({ report, late: countLate(report) })).filter(({ late }) => late > 0);
  return counted.sort((a, b) => a.late - b.late)[0]?.report;
}
