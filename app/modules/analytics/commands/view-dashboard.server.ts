import type { PageRequest } from "#app/platform/commands/page-request.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import type { DashboardView } from "../model/dashboard-view.ts";
import { type DashboardName, dashboards, getDashboard } from "../model/dashboards.ts";
import { type AnalyticsQuery, parseAnalyticsQuery } from "../model/period.ts";
import { createReaders, viewChart, viewFigure } from "./dashboard-parts.server.ts";
import { readChoices } from "./dimension-names.server.ts";
import { recountAccount } from "./recount.server.ts";

/** Parses the query of a URL, with days of the account's time zone. */
export function readQuery(scope: Scope, url: URL): AnalyticsQuery {
  const today = toLocalDate(now(scope), scope.account.timezone);
  return parseAnalyticsQuery(url.searchParams, today, scope.locations !== "all" || scope.merchant !== undefined);
}

/** A dashboard as it is shown, exported and read by programs. */
export async function viewDashboard(scope: Scope, name: string, url: URL): Promise<Result<DashboardView>> {
  if (!isDashboard(name)) return fail("not_found");
  const isCurrent = await recountAccount(scope);
  const query = readQuery(scope, url);
  const { figures, charts } = getDashboard(name);
  const readers = createReaders(scope, query);
  const [shown, drawn, choices] = await Promise.all([
    Promise.all(figures.map((each) => viewFigure(readers, query, each))),
    Promise.all(charts.map((chart) => viewChart(scope, readers, query, chart))),
    readChoices(scope),
  ]);
  return ok({
    ...{ name, days: query.days, before: query.before, filters: query.filters, ignored: query.ignored },
    ...{ figures: shown, charts: drawn, choices, isCurrent, countedAt: now(scope) },
    currency: scope.account.preferences.default_currency,
    locations: scope.locations === "all",
  });
}

const isDashboard = (name: string): name is DashboardName => Object.hasOwn(dashboards, name);

/** A dashboard's screen. */
export function readDashboardScreen(name: DashboardName) {
  return (scope: Scope, { url }: PageRequest) => viewDashboard(scope, name, url);
}
