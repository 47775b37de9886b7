import type { Translate } from "#app/ui/i18n/translation-key.ts";
import type { ChartBar, ChartView } from "../model/dashboard-view.ts";

const types = [
  ...(["standard", "return", "internal", "merchant_standard", "merchant_return"] as const),
  ...(["pickups", "transfers", "deliveries", "returns"] as const),
] as const;

/** Label of a bar. */
export function nameBar(chart: ChartView, bar: ChartBar, t: Translate, formatDay: (day: string) => string): string {
  if (chart.across === "day") return formatDay(bar.key);
  if (bar.key === "none") return t("analytics:none");
  const count =
    chart.across === "count" || chart.across === "bridge" ? chart.counts.find((each) => each === bar.key) : undefined;
  if (count) return t(`analytics:count.${count}`);
  const type = chart.across === "type" ? types.find((each) => each === bar.key) : undefined;
  if (type) return t(`analytics:type.${type}`);
  return bar.label ?? t("analytics:deleted");
}

/** Total of a bar. */
export const sumBar = ({ values }: ChartBar) => Object.values(values).reduce((sum, n) => sum + n, 0);

/** The hue of a count, as a token of the design system. */
export function getBarHue(count: string): string {
  if (/^(failed|late|short)/.test(count) || count === "outcome_failed") return "--chart-miss";
  return hues[count] ?? "--chart-1";
}

const hues: Readonly<Record<string, string>> = {
  promised: "--st-idle",
  on_time: "--st-done",
  outcome_first: "--st-done",
  outcome_completed: "--st-done",
  otif: "--st-done",
  window_kept: "--st-done",
  window_early: "--st-alert",
  window_late: "--chart-miss",
  outcome_later: "--st-prep",
  outcome_returned: "--st-back",
  outcome_cancelled: "--st-over",
  outcome_lost: "--st-fail",
  outcome_open: "--st-move",
  outcome_moving: "--st-move",
  outcome_waiting: "--st-idle",
  departed_late: "--st-alert",
  longer: "--st-alert",
  resequenced: "--st-alert",
};
