import type { Level } from "./problem.ts";

/**
 * Prices of soft settings, in hundredths of a currency unit. The kernel optimizes by them and the evaluator reports them, so
 * both read them here.
 */

/** Each second by which a window's start is anticipated, its end overrun, or the shift's end overrun. */
export const GRACE_PRICE_PER_SECOND = 2;
/** Each stop outside of a vehicle's soft service area. */
export const OUTSIDE_AREA_PRICE = 1800;
/** Each reload under `depot_revisit: "soft"`, on top of the vehicle's own `reload.cost`. */
export const DEPOT_REVISIT_PRICE = 900;
/** Each return to a place under `contiguity: "soft"`. */
export const NOT_CONTIGUOUS_PRICE = 600;
/** Each travel second between two stops that follow each other. Quarters, so that sums stay exact. */
export const CLUSTERING_PRICE_PER_SECOND: Readonly<Record<Level, number>> = {
  disabled: 0,
  low: 0.25,
  medium: 1,
  high: 3,
};
/**
 * A route with `active` seconds of travel, setup and service pays `price × active² ÷ balancingScale`: the square makes
 * equal routes the cheapest, and the sum by route needs no second look at the others.
 */
export const BALANCING_PRICE_PER_SECOND: Readonly<Record<Level, number>> = {
  disabled: 0,
  low: 0.05,
  medium: 0.2,
  high: 1,
};
export const BALANCING_SCALE = 28_800;
