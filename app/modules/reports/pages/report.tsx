import { getRequestLanguage } from "#app/platform/http/device-preferences.server.ts";
import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { toOwnFilters } from "#app/ui/resource/table/own-columns.ts";
import { changeReport, createReport, removeReport } from "../commands/reports.server.ts";
import { runReport } from "../commands/run-report.server.ts";
import { readReportScreen } from "../commands/view-report.server.ts";
import { listReportFilters } from "../http/report-filters.server.ts";
import { ReportScreen } from "../screens/report-screen.tsx";
import type { Route } from "./+types/report.ts";

export const loader = createScreenLoader(async (scope, { url, params, request }) => {
  const view = await readReportScreen(scope, { url, params, language: getRequestLanguage(request) });
  if (!view.ok) return view;
  const { definition, filterFields, ownFilters, ...rest } = view.value;
  const filters = [...listReportFilters(scope, definition.source, filterFields), ...toOwnFilters(ownFilters)];
  return ok({ ...rest, definition, filters });
});
export const action = createCommandAction([createReport, changeReport, removeReport, runReport]);

export default function Report({ loaderData }: Route.ComponentProps) {
  return <ReportScreen key={`${loaderData.id} ${loaderData.report?.version ?? 0}`} view={loaderData} />;
}
