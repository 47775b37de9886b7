import type { OrderDraftInput } from "#app/modules/orders/model/order.ts";
import { findNearestChoice, parsePackageType } from "#app/platform/documents/cells/choices.ts";
import { guessNumber, parseNumber } from "#app/platform/documents/cells/numbers.ts";
import type { ImportField } from "../import-fields.ts";
import type { RowReading } from "./row-reading.ts";

type Packages = OrderDraftInput["packages"];

const grams: Record<string, number> = { kg: 1000, g: 1, lb: 453.59237, oz: 28.349523125 };
const millimeters: Record<string, number> = { m: 1000, cm: 10, mm: 1, in: 25.4, ft: 304.8 };
const cubicCentimeters: Record<string, number> = { m3: 1_000_000, l: 1000, cm3: 1 };

/**
 * The package lines of a row in base units: grams, millimeters, cubic centimeters. One count beside several types,
 * names or barcodes must equal their number; a weight or volume for several packages is divided, and the last package
 * takes the remainder.
 */
export function readRowPackages(reading: RowReading): Packages {
  const types = readTypes(reading);
  const names = reading.parts("package_name");
  const barcodes = reading.parts("package_barcode");
  const counts = readNumbers(reading, "package_count");
  const weights = readMeasures(reading, "package_weight", grams, { metric: "kg", imperial: "oz" });
  const volumes = readMeasures(reading, "package_volume", cubicCentimeters, { metric: "m3", imperial: "m3" });
  const [length, width, height] = readSides(reading);
  const lines = Math.max(1, types.length, names.length, barcodes.length, counts.length, length.length, weights.length);
  const quantities = readQuantities(reading, counts, lines);
  checkLengths(reading, lines, { package_type: types, package_weight: weights, package_volume: volumes });
  const packages: Packages = [];
  for (let at = 0; at < lines; at += 1) {
    const quantity = quantities[at] ?? 1;
    const line = {
      type: pickValue(types, at, 1),
      name: names[at],
      barcode: barcodes[at],
      quantity,
      length: pickValue(length, at, undefined),
      width: pickValue(width, at, undefined),
      height: pickValue(height, at, undefined),
    };
    const share = createShare(reading, lines, quantity);
    packages.push(...splitLine(line, share(weights, at), share(volumes, at)));
  }
  return packages;
}

function readTypes(reading: RowReading): (1 | 2)[] {
  const parts = reading.parts("package_type");
  if (parts.length === 0 && reading.input.mapped.has("package_type") && !reading.failed("package_type"))
    reading.error("package_type", "required", undefined, "parcel");
  return parts.flatMap((text) => {
    const code = parsePackageType(text);
    if (code === 1 || code === 2) return [code];
    reading.error(
      "package_type",
      "package_type_unknown",
      { text },
      findNearestChoice("package_type", text) ?? "parcel",
    );
    return [];
  });
}

function readQuantities(reading: RowReading, counts: readonly number[], lines: number): number[] {
  const [only] = counts;
  if (counts.length === 0) {
    if (reading.input.mapped.has("package_count") && !reading.failed("package_count"))
      reading.error("package_count", "required", undefined, String(lines));
    return Array.from({ length: lines }, () => 1);
  }
  if (counts.some((each) => !Number.isInteger(each))) reading.error("package_count", "not_whole");
  else if (counts.some((each) => each < 1)) reading.error("package_count", "too_small_number", { limit: 1 });
  if (lines === 1 || counts.length === lines) return [...counts];
  if (counts.length > 1 || only !== lines)
    reading.error("package_count", "list_lengths", { count: lines }, String(lines));
  return Array.from({ length: lines }, () => 1);
}

function readSides(reading: RowReading): [number[], number[], number[]] {
  const readSide = (field: ImportField) => readMeasures(reading, field, millimeters, { metric: "cm", imperial: "in" });
  return [readSide("package_length"), readSide("package_width"), readSide("package_height")];
}

function readMeasures(
  reading: RowReading,
  field: ImportField,
  factors: Record<string, number>,
  defaultUnits: { metric: string; imperial: string },
): number[] {
  const unit = reading.input.units.get(field) ?? defaultUnits[reading.input.configuration.measurementSystem];
  return readNumbers(reading, field).map((value) => {
    if (value < 0) reading.error(field, "too_small_number", { limit: 0 });
    return value * (factors[unit] ?? 1);
  });
}

function readNumbers(reading: RowReading, field: ImportField): number[] {
  return reading.parts(field).flatMap((text) => {
    const value = parseNumber(text, reading.input.configuration.decimalComma);
    if (value !== null) return [value];
    reading.error(field, "not_a_number", { text }, guessNumber(text));
    return [];
  });
}

function checkLengths(
  reading: RowReading,
  lines: number,
  lists: Partial<Record<ImportField, readonly unknown[]>>,
): void {
  for (const [field, list] of Object.entries(lists))
    if (list.length > 1 && list.length !== lines) reading.error(field, "list_lengths", { count: lines });
}

function pickValue<T, U>(list: readonly T[], at: number, otherwise: U): T | U {
  return list[list.length === 1 ? 0 : at] ?? otherwise;
}

/** How a measure applies: one number for each package, or one total for all. */
function createShare(reading: RowReading, lines: number, quantity: number) {
  const isTotal = reading.input.configuration.measures === "row";
  return (list: readonly number[], at: number): { total: number } | null => {
    const value = list.length === 1 ? list[0] : list[at];
    if (value === undefined) return null;
    if (!isTotal) return { total: Math.round(value * quantity) };
    if (list.length > 1 || lines === 1) return { total: Math.round(value) };
    const each = Math.floor(Math.round(value) / lines);
    return { total: at === lines - 1 ? Math.round(value) - each * (lines - 1) : each };
  };
}

/** One line, or two where a total does not divide by the quantity, so that the totals of the order stay exact. */
function splitLine(
  line: Packages[number] & { quantity: number },
  weight: { total: number } | null,
  volume: { total: number } | null,
): Packages {
  const { quantity } = line;
  const each = (share: { total: number } | null) => (share ? Math.floor(share.total / quantity) : undefined);
  const last = (share: { total: number } | null) =>
    share ? share.total - Math.floor(share.total / quantity) * (quantity - 1) : undefined;
  const even = [weight, volume].every((share) => !share || share.total % quantity === 0);
  if (quantity <= 1 || even) return [{ ...line, weight: each(weight), volume: each(volume) }];
  return [
    { ...line, quantity: quantity - 1, weight: each(weight), volume: each(volume) },
    { ...line, quantity: 1, weight: last(weight), volume: last(volume) },
  ];
}
