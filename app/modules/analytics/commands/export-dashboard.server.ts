import type { Scope } from "#app/platform/db/scope.server.ts";
import { toOnePage } from "#app/platform/documents/tables/table-stream.ts";
import type { OutputCell } from "#app/platform/documents/xlsx/workbook-writer.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { createTableFile, type ExportedFile, readTableFormat } from "#app/platform/lists/export-list.server.ts";
import { formatDecimal } from "#app/platform/money/money.ts";
import { toLocalTime } from "#app/platform/time/local-time.ts";
import type { ChartBar, ChartView, DashboardView, FigureView } from "../model/dashboard-view.ts";
import { exportArriving } from "./export-arriving.server.ts";
import { type Words, writeAgents, writeCalibration, writeFills, writeWork } from "./export-panels.server.ts";
import { writeWidths } from "./export-widths.server.ts";
import { hasDashboard } from "./has-dashboard.server.ts";
import { viewDashboard } from "./view-dashboard.server.ts";

interface FileArgs {
  url: URL;
  language: string;
  params: Readonly<Record<string, string | undefined>>;
}

/** A dashboard's figures and charts as one table, with the period and the time of the data as its foot. */
export async function exportDashboard(
  scope: Scope,
  { url, language, params }: FileArgs,
): Promise<Result<ExportedFile>> {
  const { dashboard = "" } = params;
  if (!hasDashboard(scope, dashboard)) return fail("not_found");
  if (dashboard === "arriving_otif") return exportArriving(scope, { url, language });
  const format = readTableFormat(url);
  if (!format.ok) return format;
  const view = await viewDashboard(scope, dashboard, url);
  if (!view.ok) return view;
  const t = createTranslator(language);
  const title = `${t("analytics:title")} ${t(`analytics:dashboard.${view.value.name}`)}`;
  const pages = toOnePage(writeTable(scope, view.value, t));
  return ok(createTableFile(pages, { format: format.value, title, language }));
}

function writeTable(scope: Scope, view: DashboardView, t: Words): OutputCell[][] {
  const { days, before, countedAt } = view;
  return [
    [t("analytics:figures"), `${days.from} – ${days.to}`, `${before.from} – ${before.to}`],
    ...view.figures.map((each) => writeFigure(each, view.currency, t)),
    ...(view.agents ? writeAgents(view.agents, t) : []),
    ...(view.work ? writeWork(view.work, t) : []),
    ...(view.fills ? writeFills(view.fills, t) : []),
    ...(view.calibration ? writeCalibration(view.calibration, t) : []),
    ...(view.widths ? writeWidths(view.widths, t) : []),
    ...view.charts.flatMap((chart) => writeChart(chart, t)),
    [],
    [t("analytics:counted", { at: toLocalTime(countedAt, scope.account.timezone).replace("T", " ") })],
  ];
}

function writeFigure(figure: FigureView, currency: string, t: Words): OutputCell[] {
  const write = (value: number | null): OutputCell => {
    if (value === null) return "";
    if (figure.unit !== "money") return Number(value.toFixed(2));
    return { amount: formatDecimal({ amount: Math.round(value), currency }) };
  };
  return [t(`analytics:measure.${figure.name}`), write(figure.value), write(figure.before)];
}

function writeChart({ name, across, counts, bars }: ChartView, t: Words): OutputCell[][] {
  if (across === "count")
    return [
      [],
      [t(`analytics:chart.${name}`)],
      ...bars.map((bar) => [t(`analytics:count.${bar.key}`), bar.values[bar.key] ?? 0]),
    ];
  return [
    [],
    [t(`analytics:chart.${name}`), ...counts.map((each) => t(`analytics:count.${each}`))],
    ...bars.map((bar) => [writeBar(bar, across, t), ...counts.map((each) => bar.values[each] ?? 0)]),
  ];
}

function writeBar({ key, label }: ChartBar, across: ChartView["across"], t: Words): OutputCell {
  if (across === "day") return { local: key };
  if (key === "none") return t("analytics:none");
  if (across === "type") return t(`analytics:type.${key}`);
  return label ?? t("analytics:deleted");
}
