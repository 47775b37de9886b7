import type { Located } from "../host/places.ts";
import type { SolutionRoute, SolutionStep, Vehicle } from "../host/problem.ts";
import { type Block, computeEffort, findNewBlocks } from "./blocks.ts";
import type { Evaluator } from "./evaluate.ts";
import type { PlannedStep, Visit } from "./visits.ts";

/** One way of putting a task into a route. */
export interface Insertion {
  vehicle: Vehicle;
  /** The task's first visit comes before the route's step of this index (start and end not counted). */
  position: number;
  blocks: readonly Block[];
  effort: number;
  extraCost: number;
}

/** A route as it is, with what is computed of it again and again. */
export interface BaseRoute {
  vehicle: Vehicle;
  steps: readonly PlannedStep[];
  evaluated: SolutionRoute;
}

/** Positions that are evaluated in full, of each visit; the others lose on travel and lateness alone. */
const LOOKS_PER_VISIT = 10;

/** The way into this route that breaks fewest rules, then those that are easiest to bend, then the cheapest. */
export function findBestInsertion(evaluator: Evaluator, base: BaseRoute, visits: readonly Visit[]): Insertion | null {
  let best: Insertion | null = null;
  for (const { position, steps } of candidates(evaluator, base, visits)) {
    const tried = tryInsertion(evaluator, base, position, steps);
    if (!best || isBetter(tried, best)) best = tried;
  }
  return best;
}

/** Fewer blocks first, then less effort, then less cost. */
export function isBetter(one: Insertion, other: Insertion): boolean {
  if (one.blocks.length !== other.blocks.length) return one.blocks.length < other.blocks.length;
  return one.effort !== other.effort ? one.effort < other.effort : one.extraCost < other.extraCost;
}

function tryInsertion(
  evaluator: Evaluator,
  base: BaseRoute,
  position: number,
  steps: readonly PlannedStep[],
): Insertion {
  const { vehicle } = base;
  // A route that had no break may need one now.
  const after = evaluator.evaluateRoute(vehicle.id, evaluator.withBreaks(vehicle.id, steps));
  const blocks = findNewBlocks(base.evaluated, after);
  const effort = blocks.reduce((sum, block) => sum + computeEffort(block, vehicle.capacity ?? []), 0);
  return { vehicle, position, blocks, effort, extraCost: after.cost - base.evaluated.cost };
}

function* candidates(evaluator: Evaluator, base: BaseRoute, visits: readonly Visit[]) {
  const [first, second] = visits;
  if (!first) return;
  for (const position of likelyPositions(evaluator, base, first)) {
    const withFirst = base.steps.toSpliced(position, 0, { type: first.type, id: first.id });
    if (!second) {
      yield { position, steps: withFirst };
      continue;
    }
    const after = [position, ...likelyPositions(evaluator, base, second).filter((other) => other > position)];
    for (const other of after) {
      yield { position, steps: withFirst.toSpliced(other + 1, 0, { type: second.type, id: second.id }) };
    }
  }
}

/** Positions by how late they would make this visit and the one behind it, then by the detour. */
function likelyPositions(evaluator: Evaluator, base: BaseRoute, visit: Visit): number[] {
  const all = Array.from({ length: base.steps.length + 1 }, (_, position) => position);
  if (all.length <= LOOKS_PER_VISIT) return all;
  const gaps = listGaps(base.evaluated);
  const seconds = (from: Located, to: Located): number => evaluator.travelSeconds(base.vehicle.id, from, to);
  const [open, close] = [visit.service.time_windows?.[0]?.[0] ?? 0, visit.service.time_windows?.at(-1)?.[1] ?? 0];
  const limited = visit.service.time_windows !== undefined;
  const scores = gaps.map(({ from, leave, to, latest }) => {
    const arrival = leave + seconds(from, visit.service);
    const begin = limited ? Math.max(arrival, open) : arrival;
    const onward = begin + (visit.service.service ?? 0) + seconds(visit.service, to);
    const detour = seconds(from, visit.service) + seconds(visit.service, to) - seconds(from, to);
    return (limited ? Math.max(0, arrival - close) : 0) + Math.max(0, onward - latest) + detour / 100;
  });
  const score = (position: number): number => scores[position] ?? Number.POSITIVE_INFINITY;
  return all.sort((one, other) => score(one) - score(other)).slice(0, LOOKS_PER_VISIT);
}

/** Between which places a route can be cut, one gap more than it has steps; breaks have no place of their own. */
function listGaps(route: SolutionRoute): { from: Located; leave: number; to: Located; latest: number }[] {
  const inner = route.steps.filter(({ type }) => type !== "start" && type !== "end");
  const start = route.steps.find(({ type }) => type === "start");
  const end = route.steps.find(({ type }) => type === "end");
  let from: Located = start ?? {};
  let leave = start?.arrival ?? inner[0]?.arrival ?? 0;
  return [...inner, end].map((step, index) => {
    const next = inner.slice(index).find(({ type }) => type !== "break") ?? end;
    const gap = { from, leave, to: next ?? {}, latest: next?.latest ?? Number.POSITIVE_INFINITY };
    if (step) {
      if (step.type !== "break") from = step;
      leave = getDeparture(step);
    }
    return gap;
  });
}

const getDeparture = (step: SolutionStep): number => step.arrival + step.waiting_time + step.setup + step.service;
