import { isPortal } from "#app/platform/access/portal.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { viewCalibration } from "../model/calibration.ts";
import type { DashboardView } from "../model/dashboard-view.ts";
import { type DashboardName, dashboards, getDashboard, getMerchantDashboard } from "../model/dashboards.ts";
import { type AnalyticsQuery, parseAnalyticsQuery } from "../model/period.ts";
import { dimensions, merchantDimensions } from "../model/subjects.ts";
import { viewWidths } from "../model/window-widths.ts";
import { viewChart, viewFigure } from "./dashboard-parts.server.ts";
import { readChoices } from "./dimension-names.server.ts";
import { listDashboards } from "./has-dashboard.server.ts";
import { addAll, createReaders } from "./measure-readers.server.ts";
import { recountAccount } from "./recount.server.ts";
import { viewAgents } from "./view-agents.server.ts";
import { viewForecast } from "./view-forecast.server.ts";
import { viewFills, viewWork } from "./view-work.server.ts";

/** Parses the query of a URL, with days of the account's time zone. @param summedFilters how many filters have stored sums */
export function readQuery(scope: Scope, url: URL, summedFilters = 0): AnalyticsQuery {
  const today = toLocalDate(now(scope), scope.account.timezone);
  const isPart = scope.locations !== "all" || scope.merchant !== undefined;
  const allowed = isPortal(scope.account) ? merchantDimensions : dimensions;
  return parseAnalyticsQuery(url.searchParams, today, isPart, { allowed, summedFilters });
}

/** A dashboard as it is shown, exported and read by programs. */
export async function viewDashboard(scope: Scope, name: string, url: URL): Promise<Result<DashboardView>> {
  if (!isDashboard(name)) return fail("not_found");
  const isCurrent = await recountAccount(scope);
  const query = readQuery(scope, url);
  const { figures, charts, forecast, agents, work, calibration } = isPortal(scope.account)
    ? getMerchantDashboard(name)
    : getDashboard(name);
  const readers = createReaders(scope, query);
  const [shown, drawn, coming, compared, hours, fills, windows, earlier, choices] = await Promise.all([
    Promise.all(figures.map((each) => viewFigure(readers, query, each))),
    Promise.all(charts.map((chart) => viewChart(scope, readers, query, chart))),
    forecast ? viewForecast(scope, query) : null,
    agents ? viewAgents(scope, readers) : null,
    work ? viewWork(scope, readers, query) : null,
    work ? viewFills(scope, readers) : null,
    calibration ? readers("order", "day").then(addAll) : null,
    calibration ? readers("order", "all", "before").then(addAll) : null,
    readChoices(scope),
  ]);
  return ok({
    ...{ name, days: query.days, before: query.before, filters: query.filters, ignored: query.ignored },
    ...{ figures: shown, charts: drawn, forecast: coming, agents: compared, choices, isCurrent },
    ...{ work: hours, fills, countedAt: now(scope) },
    calibration: windows && viewCalibration(windows),
    widths: windows && earlier && viewWidths(windows, earlier),
    shown: listDashboards(scope),
    hasReports: !isPortal(scope.account),
    comparison: query.comparison,
    currency: scope.account.preferences.default_currency,
    locations: scope.locations === "all",
  });
}

const isDashboard = (name: string): name is DashboardName => Object.hasOwn(dashboards, name);

/** A dashboard's screen. */
export function readDashboardScreen(name: DashboardName) {
  return (scope: Scope, { url }: PageRequest) => viewDashboard(scope, name, url);
}
