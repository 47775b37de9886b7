import type { Scope } from "#app/platform/db/scope.server.ts";
import { type CountsBy, readMeasureCounts } from "../db/sums.reads.server.ts";
import type { ChartBar, ChartView, FigureView } from "../model/dashboard-view.ts";
import type { NamedChart } from "../model/dashboards.ts";
import { getMeasure } from "../model/measures.ts";
import { type AnalyticsQuery, listDays } from "../model/period.ts";
import { addCounts, type Counts, type Dimension, type Subject } from "../model/subjects.ts";
import { readValueNames } from "./dimension-names.server.ts";

/** Most bars of a dimension: the largest ones; the others are one bar without a list. */
const MAX_BARS = 25;

/** Reads each cut once for all figures and charts that need it. */
export function createReaders(scope: Scope, { days, before, filters }: AnalyticsQuery) {
  const known = new Map<string, Promise<CountsBy>>();
  return (subject: Subject, by: "day" | Dimension, span: "days" | "before" = "days") => {
    const key = `${subject} ${by} ${span}`;
    const found =
      known.get(key) ?? readMeasureCounts(scope, { subject, days: span === "days" ? days : before, filters }, by);
    known.set(key, found);
    return found;
  };
}

type Readers = ReturnType<typeof createReaders>;

function addAll(counts: CountsBy): Counts {
  const sum: Counts = {};
  for (const each of counts.values()) addCounts(sum, each);
  return sum;
}

/** A figure of the period and of the previous one. */
export async function viewFigure(
  read: Readers,
  query: AnalyticsQuery,
  name: Parameters<typeof getMeasure>[0],
): Promise<FigureView> {
  const { subject, unit, of, list, better } = getMeasure(name);
  const [current, before] = await Promise.all([read(subject, "day"), read(subject, "day", "before")]);
  return {
    ...{ name, subject, unit, list: list ?? null, better: better ?? null },
    value: of(addAll(current)),
    before: of(addAll(before)),
    rows: list ? (addAll(current)[list] ?? 0) : null,
    trend: listDays(query.days).map((day) => of(current.get(day) ?? {})),
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
