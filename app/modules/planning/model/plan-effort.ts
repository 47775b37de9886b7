import { STARTS_SHARE } from "#wasm/host/patience.ts";
import type { PlanInputs } from "./plan-inputs.ts";

/** How long a plan is searched; chosen by a person, an API call or a rule. */
export const planEfforts = ["quick", "standard", "thorough"] as const;
export type PlanEffort = (typeof planEfforts)[number];
export const DEFAULT_EFFORT: PlanEffort = "standard";

/** Iterations of an effort: minimum, additional per shipment, and maximum. */
const efforts: Readonly<Record<PlanEffort, { min: number; perShipment: number; max: number }>> = {
  quick: { min: 5_000, perShipment: 1_000, max: 500_000 },
  standard: { min: 17_500, perShipment: 3_500, max: 1_200_000 },
  thorough: { min: 50_000, perShipment: 10_000, max: 2_400_000 },
};

/** Why a search ended: no further improvement, its full length, or a person pressed Stop. */
export const searchEnds = ["no_better", "whole_length", "stopped"] as const;
export type SearchEnd = (typeof searchEnds)[number];

/** The run that produced a version of the solver. */
export interface PlanRun {
  effort: PlanEffort;
  /** Performed, and the maximum. */
  iterations: number;
  budget: number;
  /** From pressing "Optimize" to the plan. */
  seconds: number;
  ended: SearchEnd;
}

/** How long an optimization with this effort will take: at its full length, and where it soon finds nothing better. */
export interface EffortOffer {
  effort: PlanEffort;
  seconds: number;
  leastSeconds: number;
}

/**
 * Factor by which an iteration takes longer than in a plain plan: some settings require timing a route from its start
 * for every position tried. Measured on a day of 107 stops: 6 µs plain, 28 with contiguity, 47 with balancing, 50 with
 * returns to the depot.
 */
export function computeSlowness({ settings, crews, pickupGraceMinutes, dropoffGraceMinutes }: PlanInputs): number {
  const wishes = [settings.balancing, settings.contiguity, settings.depot_revisit];
  const graced = pickupGraceMinutes + dropoffGraceMinutes + settings.promise_buffer_minutes > 0;
  const limited = crews.some(({ agent }) => agent.workingHoursLimit !== null || agent.rest);
  return graced || limited || wishes.some((wish) => wish !== "disabled") ? 5 : 1;
}

/** Maximum iterations of an optimization; it ends earlier without further improvement (`wasm/host/patience.ts`). */
export function computeIterationBudget(shipments: number, slowness: number, effort: PlanEffort): number {
  const { min, perShipment, max } = efforts[effort];
  return Math.round(Math.min(max, min + perShipment * shipments) / slowness);
}

/**
 * An effort's iterations in stages, the first of which are the whole of each shorter effort: it ends with a plan at
 * least as good. A change budget counts from one given plan: such a search has one stage.
 */
export function computeStageBudgets(
  shipments: number,
  slowness: number,
  { effort, changeBudget }: { effort: PlanEffort; changeBudget?: number | undefined },
): number[] {
  const whole = computeIterationBudget(shipments, slowness, effort);
  if (changeBudget !== undefined) return [whole];
  const ends = planEfforts
    .slice(0, planEfforts.indexOf(effort) + 1)
    .map((each) => computeIterationBudget(shipments, slowness, each));
  return ends.map((end, at) => end - (ends[at - 1] ?? 0)).filter((budget) => budget > 0);
}

/** Iterations that take about 30 ms. An iteration of a large plan takes longer, because it tries more positions. */
export function computeSliceIterations(shipments: number, slowness: number): number {
  return Math.ceil(Math.min(2_000, 1_000_000 / shipments) / slowness);
}

/** Speeds are stored per power of two above the number of shipments, separately for plans with slow iterations. */
export interface SpeedClass {
  size: number;
  slowness: number;
}

/** Measured iterations a second of a class. */
export interface SearchSpeed extends SpeedClass {
  perSecond: number;
}

/** Class in which speeds are measured: the size is a power of two of shipments. */
export function getSpeedClass(shipments: number, slowness: number): SpeedClass {
  return { size: Math.ceil(Math.log2(Math.max(1, shipments))), slowness };
}

/** Iterations a second of a plain plan before anything was measured. */
const DEFAULT_ITERATIONS_PER_SECOND = 45_000;

/** Estimated seconds of each effort, from measured speeds of plans of about this size. */
export function offerEfforts(inputs: PlanInputs, speeds: readonly SearchSpeed[]): EffortOffer[] {
  const shipments = inputs.shipments.length;
  const slowness = computeSlowness(inputs);
  const { size } = getSpeedClass(shipments, slowness);
  const [nearest] = speeds
    .filter((speed) => speed.slowness === slowness)
    .toSorted((a, b) => Math.abs(a.size - size) - Math.abs(b.size - size));
  const perSecond = nearest?.perSecond ?? DEFAULT_ITERATIONS_PER_SECOND / slowness;
  return planEfforts.map((effort) => {
    const seconds = computeIterationBudget(shipments, slowness, effort) / perSecond;
    return { effort, seconds: Math.ceil(seconds), leastSeconds: Math.max(1, Math.floor(seconds * STARTS_SHARE)) };
  });
}
