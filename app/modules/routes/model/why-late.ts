import { classifyPositionAge } from "#app/platform/geo/position-age.ts";
import type { LiveRoute, LiveStop } from "./live-route.ts";

/** One cause of a stop's expected time. Instants in milliseconds UTC. */
export type LateLink =
  /** Already planned after its window. */
  | { kind: "planned"; at: number }
  /** The route should have left by then, and has not. */
  | { kind: "not_left"; at: number }
  /** The leg to the stop took `seconds` longer than planned. */
  | { kind: "leg"; at: number; stop: number; seconds: number }
  /** Service took `seconds` instead of `planned` seconds. */
  | { kind: "work"; at: number; stop: number; seconds: number; planned: number }
  /** A break took `seconds` instead of `planned` seconds; 0 where none was planned. */
  | { kind: "break"; at: number; seconds: number; planned: number }
  /** A break of `seconds` lies ahead. */
  | { kind: "pause"; at: number; seconds: number }
  /** At a stop ahead the van waits `seconds` until its window opens. */
  | { kind: "wait"; at: number; stop: number; seconds: number }
  /** The driver reported a delay. */
  | { kind: "reported"; at: number; minutes: number }
  /** What the arrival is estimated from: the last finished stop, and a position that is newer. */
  | { kind: "from"; at: number; stop: number | null; doneAt: number | null; positionAt: number | null };

/** Smaller delays are not listed. */
const MIN_NAMED_DELAY_MS = 120_000;
/** Only the greatest delays are listed. */
const MAX_NAMED_REASONS = 3;

/**
 * Explains the expected time of a stop: the greatest delays so far in chronological order, and what the estimate is
 * based on.
 */
export function explainStopTiming(route: LiveRoute, stop: LiveStop, asOf: number): LateLink[] {
  const { windowTo, plannedArriveAt } = stop;
  const late: LateLink[] =
    windowTo !== null && plannedArriveAt > windowTo ? [{ kind: "planned", at: plannedArriveAt }] : [];
  if (route.status === "assigned")
    return asOf > route.startAt ? [...late, { kind: "not_left", at: route.startAt }] : late;
  const finished = route.stops
    .filter(({ finishedAt, id }) => finishedAt !== null && id !== stop.id)
    .toSorted((a, b) => (a.finishedAt ?? 0) - (b.finishedAt ?? 0));
  const breaks = finished.filter(({ type }) => type === "break");
  const done = finished.filter(({ type }) => type !== "break");
  const delays = done.flatMap((each, at) => computeDelays(each, done[at - 1], breaks));
  const greatest = delays.toSorted((a, b) => b.cost - a.cost).slice(0, MAX_NAMED_REASONS);
  const reported: LateLink[] =
    route.driverReport?.kind === "late" && route.driverReport.minutes > 0
      ? [{ kind: "reported", at: route.driverReport.at, minutes: route.driverReport.minutes }]
      : [];
  const chain = [...greatest.map(({ link }) => link), ...reported].toSorted((a, b) => a.at - b.at);
  if (stop.arrivedAt !== null) return [...late, ...chain];
  return [...late, ...chain, getEstimateBasis(route, done.at(-1), asOf), ...listAhead(route, stop)];
}

/**
 * How much longer than planned the leg to a stop, the breaks on it and the service at it took. Waiting for the window
 * is no work: who comes early and leaves as planned is not late for it.
 */
function computeDelays(
  stop: LiveStop,
  before: LiveStop | undefined,
  breaks: readonly LiveStop[],
): { cost: number; link: LateLink }[] {
  const { arrivedAt, finishedAt, plannedArriveAt, plannedStartAt, plannedEndAt, position } = stop;
  if (arrivedAt === null || finishedAt === null) return [];
  const left = before ? (before.finishedAt ?? 0) - before.plannedEndAt : 0;
  const from = before?.position ?? 0;
  const taken = breaks.flatMap((each) => {
    if (each.arrivedAt === null || each.finishedAt === null) return [];
    if (each.finishedAt <= (before?.finishedAt ?? 0) || each.arrivedAt >= arrivedAt) return [];
    const planned = each.position > from && each.position < position ? each.plannedEndAt - each.plannedStartAt : 0;
    const cost = each.finishedAt - each.arrivedAt - planned;
    const spans = { seconds: (each.finishedAt - each.arrivedAt) / 1000, planned: planned / 1000 };
    return [{ cost, link: { kind: "break", at: each.finishedAt, ...spans } as const }];
  });
  const leg = arrivedAt - plannedArriveAt - left - taken.reduce((sum, { cost }) => sum + cost, 0);
  const begun = Math.max(arrivedAt, Math.min(stop.windowFrom ?? arrivedAt, finishedAt));
  const planned = plannedEndAt - plannedStartAt;
  const seconds = (finishedAt - begun) / 1000;
  const isInPlannedOrder = !before || before.position < position;
  return [
    ...taken,
    ...(isInPlannedOrder
      ? [{ cost: leg, link: { kind: "leg", at: arrivedAt, stop: position, seconds: leg / 1000 } as const }]
      : []),
    {
      cost: finishedAt - begun - planned,
      link: { kind: "work", at: finishedAt, stop: position, seconds, planned: planned / 1000 } as const,
    },
  ].filter(({ cost }) => cost >= MIN_NAMED_DELAY_MS);
}

/** What lies before a late stop and is no driving: breaks, and waiting until the window of another stop opens. */
function listAhead({ stops }: LiveRoute, { position, windowTo, expectedAt }: LiveStop): LateLink[] {
  if (windowTo === null || expectedAt <= windowTo) return [];
  return stops
    .filter((each) => each.position < position && each.finishedAt === null)
    .flatMap((each): LateLink[] => {
      const { plannedStartAt, plannedEndAt, windowFrom, type } = each;
      const arrivesAt = each.arrivedAt ?? each.expectedAt;
      if (type === "break") return [{ kind: "pause", at: arrivesAt, seconds: (plannedEndAt - plannedStartAt) / 1000 }];
      const wait = windowFrom === null ? 0 : windowFrom - arrivesAt;
      if (wait < MIN_NAMED_DELAY_MS) return [];
      return [{ kind: "wait", at: arrivesAt, stop: each.position, seconds: wait / 1000 }];
    });
}

/** The later of last event and position counts; a stale position does not. */
function getEstimateBasis(route: LiveRoute, last: LiveStop | undefined, asOf: number): LateLink {
  const doneAt = last?.finishedAt ?? null;
  const { positionAt } = route;
  const counts =
    positionAt !== null && classifyPositionAge(asOf - positionAt) !== "stale" && positionAt > (doneAt ?? 0);
  return { kind: "from", at: asOf, stop: last?.position ?? null, doneAt, positionAt: counts ? positionAt : null };
}
