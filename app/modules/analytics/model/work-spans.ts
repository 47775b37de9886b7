import { addDays, getSpan, type LocalDays } from "#app/platform/time/day-spans.ts";
import type { SumUnit } from "./analytics.enums.ts";
import { MAX_FACT_DAYS } from "./subjects.ts";

/** Agents whose days are drawn: those with the most hours. */
export const MAX_DRAWN_AGENTS = 8;

/** Bars are days up to a month, weeks up to a year, else months. */
export type WorkUnit = "day" | "week" | "month";

/** Planned against driven hours of an agent's routes that are over. */
interface WorkNumbers {
  /** Hours. */
  planned: number;
  driven: number;
  /** Percent that was driven longer than planned; null when nothing was planned or driven. */
  over: number | null;
  /** How many routes are behind it. */
  routes: number;
}

/** A bar: a day, or a week or month as far as it lies in the period. */
export interface WorkSpan extends WorkNumbers {
  days: LocalDays;
}

export interface AgentWork extends WorkNumbers {
  id: string;
  /** Null of one who was deleted. */
  name: string | null;
  spans: WorkSpan[];
}

export interface WorkView {
  unit: WorkUnit;
  agents: AgentWork[];
}

/** How wide the bars of a period are. */
export function pickWorkUnit({ from, to }: LocalDays): WorkUnit {
  if (addDays(from, MAX_FACT_DAYS) > to) return "day";
  return addDays(from, 366) > to ? "week" : "month";
}

/** The days, weeks, months or quarters of a period; the first and the last may be cut. */
export function listSpans({ from, to }: LocalDays, unit: SumUnit): LocalDays[] {
  const spans: LocalDays[] = [];
  for (let day = from; day <= to; ) {
    const { to: end } = getSpan(day, unit);
    spans.push({ from: day, to: end < to ? end : to });
    day = addDays(end, 1);
  }
  return spans;
}
