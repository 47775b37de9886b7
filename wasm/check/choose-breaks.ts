import type { Break, SolutionRoute } from "../host/problem.ts";
import type { BreakCounts } from "./place-breaks.ts";
import type { PlannedStep } from "./visits.ts";

/** How good a route is: harm first, then cost, then when it is over, then how long it takes: who can rest before leaving does. */
interface Worth {
  harm: number;
  cost: number;
  end: number;
  work: number;
}

/** A break that is not taken at all is worse than any lateness. */
const MISSED_BREAK = 86_400;

const sumHarm = ({ violations }: SolutionRoute): number =>
  violations.reduce(
    (sum, { cause, amount, soft }) => sum + (soft ? 0 : amount * (cause === "missing_break" ? MISSED_BREAK : 1)),
    0,
  );

const rateRoute = (route: SolutionRoute): Worth => ({
  harm: sumHarm(route),
  cost: route.cost,
  end: route.steps.at(-1)?.arrival ?? 0,
  work: route.work_time,
});

const isBetter = (one: Worth, other: Worth): boolean =>
  (one.harm - other.harm || one.cost - other.cost || one.end - other.end || one.work - other.work) < 0;

/** The best of the ways to take the breaks: all of them on the way, or the first of them before the vehicle leaves. */
export function chooseBreaks(
  steps: readonly PlannedStep[],
  breaks: readonly Break[],
  place: (breaks: readonly Break[]) => readonly BreakCounts[],
  evaluate: (steps: readonly PlannedStep[]) => SolutionRoute,
): PlannedStep[] {
  const ways = breaks.map((_, before) => breaks.slice(before)).concat([[]]);
  const tries = ways.flatMap((some) => place(some).map((counts) => insertBreaks(steps, some, counts)));
  const onTheWay = place(breaks).length > 0 ? [] : [squeezeBreaks(steps, breaks, evaluate)];
  const [first, ...others] = [...onTheWay, ...tries].map((tried) => ({
    steps: tried,
    worth: rateRoute(evaluate(tried)),
  }));
  return others.reduce(
    (best, tried) => (isBetter(tried.worth, best.worth) ? tried : best),
    first ?? { steps: [...steps], worth: rateRoute(evaluate(steps)) },
  ).steps;
}

/** Steps with the breaks before the calls that `counts` names. */
export function insertBreaks(
  steps: readonly PlannedStep[],
  breaks: readonly Break[],
  counts: BreakCounts,
): PlannedStep[] {
  const waiting = breaks.map(({ id }): PlannedStep => ({ type: "break", id }));
  const take = (leg: number): PlannedStep[] => waiting.splice(0, counts[leg] ?? 0);
  return [...steps.flatMap((step, leg) => [...take(leg), step]), ...take(steps.length)];
}

/** One break after the other at the place where the route's violations add up to least. */
export function squeezeBreaks(
  steps: readonly PlannedStep[],
  breaks: readonly Break[],
  evaluate: (steps: readonly PlannedStep[]) => SolutionRoute,
): PlannedStep[] {
  let best = [...steps];
  for (const { id } of breaks) {
    const base = best;
    let least = Number.POSITIVE_INFINITY;
    for (let position = 0; position <= base.length; position++) {
      const tried = base.toSpliced(position, 0, { type: "break", id });
      const harm = sumHarm(evaluate(tried));
      if (harm < least) [least, best] = [harm, tried];
    }
  }
  return best;
}
