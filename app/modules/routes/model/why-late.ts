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
  const done = route.stops
    .filter(({ type, finishedAt, id }) => type !== "break" && finishedAt !== null && id !== stop.id)
    .toSorted((a, b) => (a.finishedAt ?? 0) - (b.finishedAt ?? 0));
  const delays = done.flatMap((each, at) => computeDelays(each, done[at - 1]));
  const greatest = delays.toSorted((a, b) => b.cost - a.cost).slice(0, MAX_NAMED_REASONS);
  const reported: LateLink[] =
    route.driverReport?.kind === "late" && route.driverReport.minutes > 0
      ? [{ kind: "reported", at: route.driverReport.at, minutes: route.driverReport.minutes }]
      : [];
  const chain = [...greatest.map(({ link }) => link), ...reported].toSorted((a, b) => a.at - b.at);
  return [...late, ...chain, ...(stop.arrivedAt === null ? [getEstimateBasis(route, done.at(-1), asOf)] : [])];
}

/** How much longer than planned the leg to a stop and the service there took. */
function computeDelays(stop: LiveStop, before: LiveStop | undefined): { cost: number; link: LateLink }[] {
  const { arrivedAt, finishedAt, plannedArriveAt, plannedEndAt, position } = stop;
  if (arrivedAt === null || finishedAt === null) return [];
  const left = before ? (before.finishedAt ?? 0) - before.plannedEndAt : 0;
  const legDelay = arrivedAt - plannedArriveAt - left;
  const planned = plannedEndAt - plannedArriveAt;
  const work = finishedAt - arrivedAt - planned;
  const isInPlannedOrder = !before || before.position < position;
  return [
    ...(legDelay >= MIN_NAMED_DELAY_MS && isInPlannedOrder
      ? [{ cost: legDelay, link: { kind: "leg", at: arrivedAt, stop: position, seconds: legDelay / 1000 } as const }]
      : []),
    ...(work >= MIN_NAMED_DELAY_MS
      ? [
          {
            cost: work,
            link: {
              ...({ kind: "work", at: finishedAt, stop: position } as const),
              ...{ seconds: (finishedAt - arrivedAt) / 1000, planned: planned / 1000 },
            },
          },
        ]
      : []),
  ];
}

/** The later of last event and position counts; a stale position does not. */
function getEstimateBasis(route: LiveRoute, last: LiveStop | undefined, asOf: number): LateLink {
  const doneAt = last?.finishedAt ?? null;
  const { positionAt } = route;
  const counts =
    positionAt !== null && classifyPositionAge(asOf - positionAt) !== "stale" && positionAt > (doneAt ?? 0);
  return { kind: "from", at: asOf, stop: last?.position ?? null, doneAt, positionAt: counts ? positionAt : null };
}
