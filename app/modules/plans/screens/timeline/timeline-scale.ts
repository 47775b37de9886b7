import type { TimedPlan } from "#app/modules/planning/model/timed-plan.ts";
import { hour } from "#app/platform/kernel/milliseconds.ts";

/** The period that a timeline shows, instants in milliseconds UTC. */
export interface TimelineScale {
  from: number;
  to: number;
  /** Full hours with a label. */
  ticks: readonly number[];
}

const tickSteps = [1, 2, 3, 4, 6, 12, 24].map((hours) => hours * hour);

/**
 * From half an hour before the first departure to half an hour after the last return, including `now` when it lies
 * within three hours of the routes. Null without a route that has stops.
 */
export function createTimelineScale(timed: Pick<TimedPlan, "routes">, now: number): TimelineScale | null {
  const used = timed.routes.filter((route) => route.stops.length > 0);
  if (used.length === 0) return null;
  const first = Math.min(...used.map((route) => route.startAt));
  const last = Math.max(...used.map((route) => route.endAt));
  const near = now > first - 3 * hour && now < last + 3 * hour;
  const from = (near ? Math.min(first, now) : first) - hour / 2;
  const to = (near ? Math.max(last, now) : last) + hour / 2;
  const step = tickSteps.find((each) => (to - from) / each <= 12) ?? 24 * hour;
  const ticks: number[] = [];
  for (let at = Math.ceil(from / step) * step; at < to; at += step) ticks.push(at);
  return { from, to, ticks };
}

/** Position of an instant in percent of the track. */
export function toTrackPercent({ from, to }: TimelineScale, at: number): number {
  return ((at - from) / (to - from)) * 100;
}

/** The same as text for an SVG attribute, to a hundredth. */
export function formatTrackPercent(scale: TimelineScale, at: number): string {
  return `${toTrackPercent(scale, at).toFixed(2)}%`;
}
