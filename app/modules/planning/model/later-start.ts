import type { PlanDocument } from "./plan-document.ts";
import type { PlanInputs } from "./plan-inputs.ts";
import { createPlanTimer } from "./plan-timing.ts";
import type { TimedPlan, TimedRoute } from "./timed-plan.ts";

/** Seconds from which waiting, or a later start instead of it, is worth a word. */
const NOTABLE_WAIT_SECONDS = 900;

/** The note on a route's start: how long it waits on the way, or how much later it leaves instead; null for neither. */
export function getStartNote({
  stops,
  waitSeconds,
  heldSeconds,
}: Pick<TimedRoute, "stops" | "waitSeconds" | "heldSeconds">): { kind: "waits" | "held"; seconds: number } | null {
  if (stops.length === 0) return null;
  if (waitSeconds >= NOTABLE_WAIT_SECONDS) return { kind: "waits", seconds: waitSeconds };
  return heldSeconds >= NOTABLE_WAIT_SECONDS ? { kind: "held", seconds: heldSeconds } : null;
}

/** What leaving later would change. */
export interface LaterStart {
  /** Routes that would leave later, those that wait longest first. */
  routes: { id: string; waitSeconds: number; leavesAt: number; delaySeconds: number }[];
  /** Waiting that it saves, in all. */
  savedSeconds: number;
  /** Late stops, and how many more are at risk. */
  late: number;
  moreAtRisk: number;
}

/** Proposes that routes leave later instead of waiting; null where they do already, or none would wait notably less. */
export function proposeLaterStart(inputs: PlanInputs, document: PlanDocument, timed: TimedPlan): LaterStart | null {
  const { settings } = inputs;
  if (settings.delayed_start || !timed.routes.some(({ waitSeconds }) => waitSeconds >= NOTABLE_WAIT_SECONDS))
    return null;
  const later = createPlanTimer({ ...inputs, settings: { ...settings, delayed_start: true } }).time(document);
  const routes = timed.routes.flatMap(({ id, startAt, waitSeconds }) => {
    const leavesAt = later.routes.find((route) => route.id === id)?.startAt ?? startAt;
    const delaySeconds = (leavesAt - startAt) / 1000;
    return delaySeconds >= NOTABLE_WAIT_SECONDS ? [{ id, waitSeconds, leavesAt, delaySeconds }] : [];
  });
  if (routes.length === 0) return null;
  return {
    routes: routes.toSorted((a, b) => b.waitSeconds - a.waitSeconds),
    savedSeconds: sumWaits(timed) - sumWaits(later),
    late: later.summary.late,
    moreAtRisk: Math.max(0, later.summary.atRisk - timed.summary.atRisk),
  };
}

const sumWaits = ({ routes }: TimedPlan): number => routes.reduce((sum, { waitSeconds }) => sum + waitSeconds, 0);
