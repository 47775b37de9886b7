import type { MeasurementSystem } from "#app/platform/money/units.ts";

/**
 * The units of a method's thresholds: base units (grams, cubic centimeters, meters, seconds) or those of a measurement
 * system.
 */
export type MethodUnits = "base" | MeasurementSystem;
export type Measured = "weight" | "volume" | "distance" | "waiting";

/** Base units in one unit of a system: kg, m³, km and min, or lb, ft³, mi and min. */
const factors: Readonly<Record<MethodUnits, Readonly<Record<Measured, number>>>> = {
  base: { weight: 1, volume: 1, distance: 1, waiting: 1 },
  metric: { weight: 1000, volume: 1_000_000, distance: 1000, waiting: 60 },
  imperial: { weight: 453.59237, volume: 28_316.846592, distance: 1609.344, waiting: 60 },
};

/** Labels of the units in forms. */
export const methodUnitLabels: Readonly<Record<MeasurementSystem, Readonly<Record<Measured, string>>>> = {
  metric: { weight: "kg", volume: "m³", distance: "km", waiting: "min" },
  imperial: { weight: "lb", volume: "ft³", distance: "mi", waiting: "min" },
};

/** Whole base units of a value. */
export function toBaseUnits(value: number, measured: Measured, units: MethodUnits): number {
  return Math.round(value * factors[units][measured]);
}

/** A value in base units as a form shows it, to three decimals. */
export function fromBaseUnits(value: number, measured: Measured, units: MethodUnits, decimals = 3): number {
  const places = 10 ** decimals;
  return Math.round((value / factors[units][measured]) * places) / places;
}
