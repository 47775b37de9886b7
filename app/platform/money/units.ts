import { divideHalfUp } from "./money.ts";

/** An account's units. Stored values are grams, millimeters and cubic centimeters. */
export type MeasurementSystem = "metric" | "imperial";

const gramsPerUnit = { g: 1, kg: 1000, oz: 28.349523125, lb: 453.59237 } as const;
const millimetersPerUnit = { mm: 1, cm: 10, m: 1000, in: 25.4, ft: 304.8 } as const;
const metersPerUnit = { m: 1, km: 1000, yd: 0.9144, mi: 1609.344 } as const;

export type WeightUnit = keyof typeof gramsPerUnit;
export type LengthUnit = keyof typeof millimetersPerUnit;
export type DistanceUnit = keyof typeof metersPerUnit;

/** The units in which packages are entered and imported. */
export const packageUnits: Record<MeasurementSystem, { weight: WeightUnit; length: LengthUnit }> = {
  metric: { weight: "kg", length: "cm" },
  imperial: { weight: "oz", length: "in" },
};

/** The units in which totals and distances are shown. */
export const displayUnits: Record<
  MeasurementSystem,
  { weight: WeightUnit; length: LengthUnit; distance: DistanceUnit }
> = {
  metric: { weight: "kg", length: "cm", distance: "km" },
  imperial: { weight: "lb", length: "in", distance: "mi" },
};

/** Whole grams of a weight. */
export function toGrams(value: number, unit: WeightUnit): number {
  return Math.round(value * gramsPerUnit[unit]);
}

/** A weight in grams, in another unit. */
export function fromGrams(inGrams: number, unit: WeightUnit): number {
  return inGrams / gramsPerUnit[unit];
}

/** Whole millimetres of a length. */
export function toMillimeters(value: number, unit: LengthUnit): number {
  return Math.round(value * millimetersPerUnit[unit]);
}

/** A length in millimetres, in another unit. */
export function fromMillimeters(inMillimetres: number, unit: LengthUnit): number {
  return inMillimetres / millimetersPerUnit[unit];
}

/** A distance in metres, in another unit. */
export function fromMeters(inMetres: number, unit: DistanceUnit): number {
  return inMetres / metersPerUnit[unit];
}

/** Whole cubic centimetres of a box given in millimetres. */
export function computeBoxVolume(length: number, width: number, height: number): number {
  return divideHalfUp(length * width * height, 1000);
}

/** Cubic centimetres in cubic metres or cubic feet, as the totals of a shipment are shown. */
export function fromCubicCentimeters(cubicCentimetres: number, system: MeasurementSystem): number {
  return cubicCentimetres / (system === "metric" ? 1_000_000 : 28_316.846592);
}
