import type { PlanInputs } from "./plan-inputs.ts";

/** How long a plan is searched: a person's choice, an API's or a rule's. */
export const planEfforts = ["quick", "standard", "thorough"] as const;
export type PlanEffort = (typeof planEfforts)[number];
export const DEFAULT_EFFORT: PlanEffort = "standard";

/** Iterations of an effort: so many at least, so many more a shipment, and so many at most. */
const efforts: Readonly<Record<PlanEffort, { min: number; perShipment: number; max: number }>> = {
  quick: { min: 5_000, perShipment: 1_000, max: 500_000 },
  standard: { min: 17_500, perShipment: 3_500, max: 1_200_000 },
  thorough: { min: 50_000, perShipment: 10_000, max: 2_400_000 },
};

/** Why a search ended: nothing got better any more, it went its whole length, or somebody pressed Stop. */
export const searchEnds = ["no_better", "whole_length", "stopped"] as const;
export type SearchEnd = (typeof searchEnds)[number];

/** The run behind a version that the solver made. */
export interface PlanRun {
  effort: PlanEffort;
  /** Done, and at most. */
  iterations: number;
  budget: number;
  /** From pressing "optimize" to the plan. */
  seconds: number;
  ended: SearchEnd;
}

/** What an optimisation would take here. */
export interface EffortOffer {
  effort: PlanEffort;
  seconds: number;
}

/**
 * How much longer an iteration takes than a plain plan's: where a route's clock must be run from its start for every place that
 * is tried. Measured on a day of 107 stops: 6 µs plain, 28 with contiguity, 47 with balancing, 50 with returns to the depot.
 */
export function computeSlowness({ settings, crews, pickupGraceMinutes, dropoffGraceMinutes }: PlanInputs): number {
  const wishes = [settings.balancing, settings.contiguity, settings.depot_revisit];
  const graced = pickupGraceMinutes + dropoffGraceMinutes > 0;
  const limited = crews.some(({ agent }) => agent.workingHoursLimit !== null || agent.rest);
  return graced || limited || wishes.some((wish) => wish !== "disabled") ? 5 : 1;
}

/** Iterations of an optimisation at most: it ends before when nothing gets better (`wasm/host/patience.ts`). */
export function computeIterationBudget(shipments: number, slowness: number, effort: PlanEffort): number {
  const { min, perShipment, max } = efforts[effort];
  return Math.round(Math.min(max, min + perShipment * shipments) / slowness);
}

/** Iterations that take some 30 ms: one of a large plan takes longer, for it looks at more places. */
export function computeSliceIterations(shipments: number, slowness: number): number {
  return Math.ceil(Math.min(2_000, 1_000_000 / shipments) / slowness);
}

/** Speeds are remembered by the power of two above the number of shipments, and apart for plans whose iterations are slow. */
export interface SpeedClass {
  size: number;
  slowness: number;
}

/** Measured iterations a second of a class. */
export interface SearchSpeed extends SpeedClass {
  perSecond: number;
}

export function getSpeedClass(shipments: number, slowness: number): SpeedClass {
  return { size: Math.ceil(Math.log2(Math.max(1, shipments))), slowness };
}

/** Iterations a second of a plain plan where nothing was measured yet. */
const DEFAULT_ITERATIONS_PER_SECOND = 45_000;
/** Of its budget a search does about so much before it has nothing more to find. */
const EXPECTED_BUDGET_SHARE = 0.75;

/** The seconds that each effort will take here, by what was measured for plans of about this size. */
export function offerEfforts(inputs: PlanInputs, speeds: readonly SearchSpeed[]): EffortOffer[] {
  const shipments = inputs.shipments.length;
  const slowness = computeSlowness(inputs);
  const { size } = getSpeedClass(shipments, slowness);
  const [nearest] = speeds
    .filter((speed) => speed.slowness === slowness)
    .toSorted((a, b) => Math.abs(a.size - size) - Math.abs(b.size - size));
  const perSecond = nearest?.perSecond ?? DEFAULT_ITERATIONS_PER_SECOND / slowness;
  return planEfforts.map((effort) => ({
    effort,
    seconds: Math.max(
      1,
      Math.round((computeIterationBudget(shipments, slowness, effort) * EXPECTED_BUDGET_SHARE) / perSecond),
    ),
  }));
}
