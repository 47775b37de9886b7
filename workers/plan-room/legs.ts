import type { PlanInputs } from "#app/domain/plans/plan-inputs.ts";

/** One search of an optimisation: from the plan that was there, or from the best that the legs before it found. */
export interface Leg {
  iterations: number;
  from: "start" | "best";
}

/** Small plans have few good choices of vehicles and many bad ones: several short starts find a good one. Large plans need the time. */
const startsUpTo: readonly { shipments: number; starts: number }[] = [
  { shipments: 150, starts: 6 },
  { shipments: 300, starts: 3 },
  { shipments: Number.POSITIVE_INFINITY, starts: 1 },
];

/** Iterations in all, some 7 µs each: up to ten seconds of computing, a second for a handful of stops. */
function budgetOf(shipments: number, slowness: number): number {
  return Math.round(Math.min(1_200_000, 50_000 + 10_000 * shipments) / slowness);
}

/**
 * How much longer an iteration takes than a plain plan's: where a route's clock must be run from its start for every place that
 * is tried. Measured on a day of 107 stops: 6 µs plain, 28 with contiguity, 47 with balancing, 50 with returns to the depot.
 */
export function slownessOf({ settings, crews, pickupGraceMinutes, dropoffGraceMinutes }: PlanInputs): number {
  const wishes = [settings.balancing, settings.contiguity, settings.depot_revisit];
  const graced = pickupGraceMinutes + dropoffGraceMinutes > 0;
  const limited = crews.some(({ agent }) => agent.workingHoursLimit !== null);
  return graced || limited || wishes.some((wish) => wish !== "disabled") ? 5 : 1;
}

/**
 * What an optimisation does, by the size of the plan and what an iteration of it takes: starts with a seed each, then the last quarter goes on from the best. On a
 * real day of 107 stops this ends within 0.4 % of the best known for every seed that was tried; one long search did for half of them.
 */
export function legsOf(shipments: number, slowness: number): Leg[] {
  const budget = budgetOf(shipments, slowness);
  const starts = startsUpTo.find((each) => shipments <= each.shipments)?.starts ?? 1;
  if (starts === 1) return [{ iterations: budget, from: "start" }];
  const last = Math.round(budget / 4);
  const iterations = Math.round((budget - last) / starts);
  return [
    ...Array.from({ length: starts }, (): Leg => ({ iterations, from: "start" })),
    { iterations: last, from: "best" },
  ];
}

/** The seed of a leg: each its own, and all of them decided by the first. */
export function seedOf(seed: number, leg: number): number {
  return (seed + leg * 7_919) & 0x7fff_ffff;
}
