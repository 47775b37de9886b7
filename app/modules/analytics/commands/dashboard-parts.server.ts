import type { Scope } from "#app/platform/db/scope.server.ts";
import { buildBridge } from "../model/bridge.ts";
import type { ChartBar, ChartView, FigureView } from "../model/dashboard-view.ts";
import type { NamedChart } from "../model/dashboards.ts";
import { getMeasure } from "../model/measures.ts";
import { type AnalyticsQuery, listDays } from "../model/period.ts";
import { readValueNames } from "./dimension-names.server.ts";
import { addAll, type Readers } from "./measure-readers.server.ts";

/** Most bars of a dimension: the largest ones; the others are one bar without a list. */
const MAX_BARS = 25;

/** A figure of the period and of the previous one. */
export async function viewFigure(
  read: Readers,
  query: AnalyticsQuery,
  name: Parameters<typeof getMeasure>[0],
): Promise<FigureView> {
  const { subject, unit, of, list, better } = getMeasure(name);
  const [current, before, complete, completeBefore] = await Promise.all([
    ...([read(subject, "day"), read(subject, "all", "before")] as const),
    ...([read.completeSums(subject), read.completeSums(subject, "before")] as const),
  ]);
  const sum = addAll(current);
  return {
    ...{ name, subject, unit, list: list ?? null, better: better ?? null },
    value: of.compute(complete(sum)),
    before: of.compute(completeBefore(addAll(before))),
    rows: list ? (sum[list] ?? 0) : null,
    trend: listDays(query.days).map((day) => of.compute(complete(current.get(day) ?? {}))),
  };
}

/** A chart with its bars. */
export async function viewChart(
  scope: Scope,
  read: Readers,
  query: AnalyticsQuery,
  chart: NamedChart,
): Promise<ChartView> {
  const { name, subject, across } = chart;
  if (across === "bridge") {
    const sum = addAll(await read(subject, "day"));
    return { name, subject, across, counts: [...chart.counts], bars: buildBridge(chart.counts, sum) };
  }
  if (across === "count") {
    const sum = addAll(await read(subject, "day"));
    const bars = chart.counts.map((key): ChartBar => ({ key, label: null, values: { [key]: sum[key] ?? 0 } }));
    return {
      name,
      subject,
      across,
      counts: [...chart.counts],
      bars: bars.filter((bar) => total(bar) > 0).sort(byTotal),
    };
  }
  const counts = await read(subject, across);
  const pick = (key: string) => Object.fromEntries(chart.counts.map((each) => [each, counts.get(key)?.[each] ?? 0]));
  if (across === "day") {
    const bars = listDays(query.days).map((day): ChartBar => ({ key: day, label: null, values: pick(day) }));
    return { name, subject, across, counts: [...chart.counts], bars };
  }
  const bars = [...counts.keys()].map((key): ChartBar => ({ key: key || "none", label: null, values: pick(key) }));
  const most = bars
    .filter((bar) => total(bar) > 0)
    .sort(byTotal)
    .slice(0, MAX_BARS);
  const names = await readValueNames(
    scope,
    across,
    most.map(({ key }) => key),
  );
  const named = most.map((bar) => ({ ...bar, label: names.get(bar.key) ?? null }));
  return { name, subject, across, counts: [...chart.counts], bars: named };
}

const total = ({ values }: ChartBar) => Object.values(values).reduce((sum, n) => sum + n, 0);
const byTotal = (a: ChartBar, b: ChartBar) => total(b) - total(a);
