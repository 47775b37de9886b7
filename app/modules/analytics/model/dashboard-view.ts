import type { LocalDays } from "#app/platform/time/day-spans.ts";
import type { Calibration } from "./calibration.ts";
import type { AgentNumber } from "./compared-agents.ts";
import type { CountName, ListName } from "./counts.ts";
import type { ChartName, DashboardName } from "./dashboards.ts";
import type { VehicleFill } from "./fill-view.ts";
import type { ForecastDay } from "./forecast.ts";
import type { MeasureUnit } from "./measure.ts";
import type { MeasureName } from "./measures.ts";
import type { Comparison } from "./period.ts";
import type { Dimension, Subject } from "./subjects.ts";
import type { WidthsView } from "./window-widths.ts";
import type { WorkView } from "./work-spans.ts";

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
  across: "day" | "count" | "bridge" | Dimension;
  counts: CountName[];
  bars: ChartBar[];
}

/** An agent beside what is expected of the same visits. */
export interface ComparedAgent {
  id: string;
  /** Null of one who was deleted. */
  name: string | null;
  numbers: AgentNumber[];
}

export interface FilterChoice {
  value: string;
  label: string;
}

/** Which dashboards the account has, and whether it has reports. */
export interface DashboardTabs {
  shown: string[];
  hasReports: boolean;
}

export interface DashboardView extends DashboardTabs {
  name: DashboardName;
  days: LocalDays;
  before: LocalDays;
  comparison: Comparison;
  filters: Partial<Record<Dimension, string>>;
  ignored: string[];
  figures: FigureView[];
  charts: ChartView[];
  /** The coming days' orders; null where the dashboard has none or there is too little history. */
  forecast: ForecastDay[] | null;
  /** Agents who visited stops, by name; null where the dashboard does not compare them. */
  agents: ComparedAgent[] | null;
  /** Null where the dashboard does not draw them. */
  work: WorkView | null;
  fills: VehicleFill[] | null;
  calibration: Calibration | null;
  widths: WidthsView | null;
  choices: Partial<Record<Dimension, FilterChoice[]>>;
  isCurrent: boolean;
  countedAt: number;
  currency: string;
  locations: boolean;
}

/** URL of the list of facts behind a number. @param rows path of the lists */
export function buildRowsAddress(
  rows: string,
  view: Pick<DashboardView, "days" | "filters">,
  of: { subject: Subject; count: ListName; across?: ChartView["across"]; key?: string },
): string {
  const params = new URLSearchParams({ subject: of.subject, count: of.count, ...view.filters });
  const isDay = of.across === "day" && of.key;
  params.set("from", isDay ? (of.key ?? "") : view.days.from);
  params.set("to", isDay ? (of.key ?? "") : view.days.to);
  if (of.key && of.across && of.across !== "day" && of.across !== "count" && of.across !== "bridge")
    params.set(of.across, of.key);
  return `${rows}?${params}`;
}
