import { z } from "zod";
import { codeSchema } from "#app/platform/kernel/code-schema.ts";
import { optionalNumberSchema, textSchema } from "#app/platform/kernel/form-values.ts";
import {
  computeBoxVolume,
  fromGrams,
  fromMillimeters,
  type MeasurementSystem,
  packageUnits,
  toGrams,
  toMillimeters,
} from "#app/platform/money/units.ts";
import { packageTypes } from "./order.enums.ts";

const measure = optionalNumberSchema(z.number().gt(0).max(10_000_000));

/** A package template as the form and the API send it; base units are millimeters and grams. */
export const packageTemplateSchema = z.object({
  name: textSchema(120),
  type: z.coerce.number().pipe(codeSchema(packageTypes)),
  units: z.enum(["base", "metric", "imperial"]).default("base").describe("What sizes and weights are written in"),
  length: measure,
  width: measure,
  height: measure,
  weight: measure,
  /** Liters (base units: cubic centimeters), where the volume does not follow from the sides: a bag, a roll. */
  volume: measure,
});

export type PackageTemplateInput = z.output<typeof packageTemplateSchema>;

/**
 * A template as screens and the API read it: millimeters and grams; volume in cubic centimeters, its own or that of its
 * sides.
 */
export interface PackageTemplateView extends Omit<PackageTemplateInput, "units" | "volume"> {
  id: string;
  volume: number | null;
  active: boolean;
  created_at: number;
  version: number;
}

const sides = ["length", "width", "height"] as const;
type Measures = Pick<PackageTemplateInput, (typeof sides)[number] | "weight" | "volume">;

/** The measures of a template in millimeters, grams and cubic centimeters; null where absent. */
export function toStoredMeasures(input: PackageTemplateInput): Record<keyof Measures, number | null> {
  const unit = input.units === "base" ? ({ weight: "g", length: "mm" } as const) : packageUnits[input.units];
  const side = (value: number | undefined) => (value === undefined ? null : toMillimeters(value, unit.length));
  return {
    length: side(input.length),
    width: side(input.width),
    height: side(input.height),
    weight: input.weight === undefined ? null : toGrams(input.weight, unit.weight),
    volume: input.volume === undefined ? null : Math.round(input.volume * (input.units === "base" ? 1 : 1000)),
  };
}

/** A template's own volume in cubic centimeters; null where it follows from the sides. */
export function getOwnVolume({
  length,
  width,
  height,
  volume,
}: Pick<PackageTemplateView, (typeof sides)[number] | "volume">) {
  const boxed = length !== undefined && width !== undefined && height !== undefined;
  return boxed && computeBoxVolume(length, width, height) === volume ? null : volume;
}

/**
 * Converts a template to the units in which the account enters packages, to three decimals; its own volume in liters.
 */
export function toPackageUnits(view: PackageTemplateView, system: MeasurementSystem): PackageTemplateView {
  const unit = packageUnits[system];
  const short = (value: number) => Math.round(value * 1000) / 1000;
  const side = (value: number | undefined) =>
    value === undefined ? undefined : short(fromMillimeters(value, unit.length));
  const own = getOwnVolume(view);
  return {
    ...view,
    volume: own === null ? null : short(own / 1000),
    length: side(view.length),
    width: side(view.width),
    height: side(view.height),
    weight: view.weight === undefined ? undefined : short(fromGrams(view.weight, unit.weight)),
  };
}
