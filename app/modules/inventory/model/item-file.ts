import { parseCurrency } from "#app/platform/documents/cells/choices.ts";
import { parseNumber } from "#app/platform/documents/cells/numbers.ts";
import { parseHeaderUnit } from "#app/platform/documents/tables/header-text.ts";
import { splitList } from "#app/platform/documents/tables/list-table.ts";
import {
  type LengthUnit,
  type MeasurementSystem,
  packageUnits,
  toGrams,
  toMillimeters,
  type WeightUnit,
} from "#app/platform/money/units.ts";

type Values = Readonly<Record<string, string>>;

/** How numbers of a file are read: in the account's units unless a header names one, and with which decimal sign. */
export interface ItemFileReading {
  system: MeasurementSystem;
  decimalComma: boolean;
  /** The account's currency, for prices without one. */
  currency: string;
  headers: Values;
}

const lengthUnits: Readonly<Record<string, LengthUnit>> = { mm: "mm", cm: "cm", m: "m", in: "in", ft: "ft" };
const weightUnits: Readonly<Record<string, WeightUnit>> = { g: "g", kg: "kg", oz: "oz", lb: "lb" };

/** A file's row as the form of an item in base units; text that is not a number is passed on for the form to refuse. */
export function toItemInput(values: Values, reading: ItemFileReading): Record<string, unknown> {
  const { system, decimalComma, currency, headers } = reading;
  const readNumber = (text: string | undefined): unknown => {
    if (text === undefined) return undefined;
    return parseNumber(text, decimalComma) ?? text;
  };
  const readSide = (key: "length" | "width" | "height"): unknown => {
    const value = readNumber(values[key]);
    const unit = lengthUnits[parseHeaderUnit(headers[key] ?? "", "length") ?? ""] ?? packageUnits[system].length;
    return typeof value === "number" ? toMillimeters(value, unit) : value;
  };
  const heavy = readNumber(values.weight);
  const weightUnit = weightUnits[parseHeaderUnit(headers.weight ?? "", "weight") ?? ""] ?? packageUnits[system].weight;
  const price = readNumber(values.unit_price);
  const { sku, barcode, name, description, tags } = values;
  return {
    sku,
    barcode,
    name,
    description,
    units: "base",
    length: readSide("length"),
    width: readSide("width"),
    height: readSide("height"),
    weight: typeof heavy === "number" ? toGrams(heavy, weightUnit) : heavy,
    unit_price: price,
    currency: values.currency
      ? (parseCurrency(values.currency) ?? values.currency)
      : price === undefined
        ? undefined
        : currency,
    stock: readNumber(values.stock),
    ...(tags === undefined ? {} : { tags: splitList(tags) }),
  };
}
