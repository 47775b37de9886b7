import type { LocalDays } from "#app/platform/time/day-spans.ts";
import type { CountName } from "./counts.ts";
import type { ChartName, DashboardName } from "./dashboards.ts";
import type { MeasureUnit } from "./measure.ts";
import type { MeasureName } from "./measures.ts";
import type { Dimension, Subject } from "./subjects.ts";

/** A figure with its value of the previous period, its values by day, and a link to its rows. */
export interface FigureView {
  name: MeasureName;
  subject: Subject;
  unit: MeasureUnit;
  list: CountName | null;
  better: "more" | "less" | null;
  value: number | null;
  before: number | null;
  rows: number | null;
  trend: (number | null)[];
}

/** A bar: a day, a count, or a value of a dimension ("none" where the facts have none). */
export interface ChartBar {
  key: string;
  label: string | null;
  values: Record<string, number>;
}

export interface ChartView {
  name: ChartName;
  subject: Subject;
  across: "day" | "count" | Dimension;
  counts: CountName[];
  bars: ChartBar[];
}

export interface FilterChoice {
  value: string;
  label: string;
}

export interface DashboardView {
  name: DashboardName;
  days: LocalDays;
  before: LocalDays;
  filters: Partial<Record<Dimension, string>>;
  ignored: string[];
  figures: FigureView[];
  charts: ChartView[];
  choices: Partial<Record<Dimension, FilterChoice[]>>;
  isCurrent: boolean;
  countedAt: number;
  currency: string;
  locations: boolean;
}

/** URL of the list of facts behind a number. */
export function buildRowsAddress(
  view: Pick<DashboardView, "days" | "filters">,
  of: { subject: Subject; count: CountName; across?: ChartView["across"]; key?: string },
): string {
  const params = new URLSearchParams({ subject: of.subject, count: of.count, ...view.filters });
  const isDay = of.across === "day" && of.key;
  params.set("from", isDay ? (of.key ?? "") : view.days.from);
  params.set("to", isDay ? (of.key ?? "") : view.days.to);
  if (of.key && of.across && of.across !== "day" && of.across !== "count") params.set(of.across, of.key);
  return `/analytics/rows?${params}`;
}
