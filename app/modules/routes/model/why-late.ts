import { classifyPositionAge } from "#app/platform/geo/position-age.ts";
import type { LiveRoute, LiveStop } from "./live-route.ts";

/** One link of what makes a stop late or early: when, and what it was. Instants in milliseconds UTC. */
export type LateLink =
  /** The plan itself has it after its window. */
  | { kind: "planned"; at: number }
  /** It should have left by then, and has not. */
  | { kind: "not_left"; at: number }
  /** The way there took so much longer than planned. */
  | { kind: "way"; at: number; stop: number; seconds: number }
  /** The work there took so long instead of so long. */
  | { kind: "work"; at: number; stop: number; seconds: number; planned: number }
  /** The driver said so. */
  | { kind: "told"; at: number; minutes: number }
  /** What the arrival is estimated from: the last stop that was done, and a position that counts. */
  | { kind: "from"; at: number; stop: number | null; doneAt: number | null; positionAt: number | null };

/** Less than this is no reason. */
const MIN_NAMED_DELAY_MS = 120_000;
/** Reasons that are named: the greatest. */
const MAX_NAMED_REASONS = 3;

/** Why a stop comes when it does: what cost most on the way so far, in the order in which it happened, and what the estimate knows. */
export function explainStopTiming(route: LiveRoute, stop: LiveStop, asOf: number): LateLink[] {
  const { windowTo, plannedArriveAt } = stop;
  const late: LateLink[] =
    windowTo !== null && plannedArriveAt > windowTo ? [{ kind: "planned", at: plannedArriveAt }] : [];
  if (route.status === "assigned")
    return asOf > route.startAt ? [...late, { kind: "not_left", at: route.startAt }] : late;
  const done = route.stops
    .filter(({ type, finishedAt, id }) => type !== "break" && finishedAt !== null && id !== stop.id)
    .toSorted((a, b) => (a.finishedAt ?? 0) - (b.finishedAt ?? 0));
  const costs = done.flatMap((each, at) => computeDelays(each, done[at - 1]));
  const dear = costs.toSorted((a, b) => b.cost - a.cost).slice(0, MAX_NAMED_REASONS);
  const said: LateLink[] =
    route.says?.kind === "late" && route.says.minutes > 0
      ? [{ kind: "told", at: route.says.at, minutes: route.says.minutes }]
      : [];
  const chain = [...dear.map(({ link }) => link), ...said].toSorted((a, b) => a.at - b.at);
  return [...late, ...chain, ...(stop.arrivedAt === null ? [getEstimateBasis(route, done.at(-1), asOf)] : [])];
}

/** What the way to a stop and the work there cost beyond the plan. */
function computeDelays(stop: LiveStop, before: LiveStop | undefined): { cost: number; link: LateLink }[] {
  const { arrivedAt, finishedAt, plannedArriveAt, plannedEndAt, position } = stop;
  if (arrivedAt === null || finishedAt === null) return [];
  const left = before ? (before.finishedAt ?? 0) - before.plannedEndAt : 0;
  const way = arrivedAt - plannedArriveAt - left;
  const planned = plannedEndAt - plannedArriveAt;
  const work = finishedAt - arrivedAt - planned;
  const follows = !before || before.position < position;
  return [
    ...(way >= MIN_NAMED_DELAY_MS && follows
      ? [{ cost: way, link: { kind: "way", at: arrivedAt, stop: position, seconds: way / 1000 } as const }]
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

/** Of an event and a position the later one counts, and an old position says nothing. */
function getEstimateBasis(route: LiveRoute, last: LiveStop | undefined, asOf: number): LateLink {
  const doneAt = last?.finishedAt ?? null;
  const { positionAt } = route;
  const counts =
    positionAt !== null && classifyPositionAge(asOf - positionAt) !== "stale" && positionAt > (doneAt ?? 0);
  return { kind: "from", at: asOf, stop: last?.position ?? null, doneAt, positionAt: counts ? positionAt : null };
}
