import type { MeasurementSystem } from "#app/platform/money/units.ts";
import type { FeeType } from "./fee.enums.ts";
import type { FeeInputs } from "./fee-lines.ts";
import { fromBaseUnits, type Measured, methodUnitLabels } from "./method-units.ts";

/** What formatting a formula needs: numbers, the account's units, and the text `common:fee_over`. */
export interface FeeFormulaFormat {
  number: (value: number, decimals: number) => string;
  systems: Readonly<Record<"weight" | "distance", MeasurementSystem>>;
  over: (values: Record<"value" | "threshold" | "step" | "unit" | "amount" | "count", string>) => string;
  /** `common:fee_great_circle`: how the distance was measured. */
  greatCircle: (values: Record<"factor", string>) => string;
}

const decimal = String.raw`-?\d+(?:\.\d+)?`;
const overThresholdPattern = new RegExp(
  `^ceil\\(\\((${decimal}) − (${decimal})\\) ÷ (${decimal})\\) × (${decimal})(?: · great circle × (${decimal}))?$`,
);
const pricePattern = new RegExp(`^${decimal}$`);
const sumPattern = new RegExp(`^${decimal}(?: \\+ ${decimal})*$`);

const measureByFeeType: Partial<Record<FeeType, Measured>> = {
  weight_surcharge: "weight",
  volume_surcharge: "volume",
  distance_surcharge: "distance",
  waiting_fee: "waiting",
};

/**
 * Formats a stored formula (`ceil((12500 − 10000) ÷ 1000) × 0.50`, grams) for a reader: in the account's units and the
 * number format of the language, with how often the amount applies. A manually entered text stays unchanged.
 */
export function formatFeeFormula(type: FeeType, formula: string, format: FeeFormulaFormat): string {
  if (type === "custom") return formula;
  const money = (text: string) => format.number(Number(text), text.split(".")[1]?.length ?? 0);
  if (sumPattern.test(formula)) return formula.split(" + ").map(money).join(" + ");
  const [, value, threshold, step, amount, factor] = overThresholdPattern.exec(formula) ?? [];
  const measured = measureByFeeType[type];
  if (!measured || !value || !threshold || !step || !amount) return formula;
  const system = format.systems[measured === "distance" ? "distance" : "weight"];
  const formatNumber = (base: string) => formatMeasure(Number(base), measured, system, format.number);
  const count = Math.ceil(Math.max(0, Number(value) - Number(threshold)) / Number(step));
  const measuredBy = factor ? ` · ${format.greatCircle({ factor: money(factor) })}` : "";
  const formatted = format.over({
    ...{ value: formatNumber(value), threshold: formatNumber(threshold), step: formatNumber(step) },
    ...{ unit: methodUnitLabels[system][measured], amount: money(amount), count: format.number(count, 0) },
  });
  return `${formatted}${measuredBy}`;
}

/** The text of a fee's line: the description of a manual fee, the stored formula of any other. */
export function describeFee({ type, formula, inputs }: { type: FeeType; formula: string; inputs: FeeInputs }): string {
  return type === "custom" && typeof inputs.description === "string" ? inputs.description : formula;
}

/** A formula that is only the price, which is shown beside it anyway. */
export const isPriceAlone = (type: FeeType, formula: string): boolean =>
  type !== "custom" && pricePattern.test(formula);

/** A number with its own decimals; waiting times as minutes and seconds. */
function formatMeasure(
  base: number,
  measured: Measured,
  system: MeasurementSystem,
  number: FeeFormulaFormat["number"],
): string {
  if (measured === "waiting" && base % 60 !== 0)
    return `${number(Math.floor(base / 60), 0)}:${String(Math.round(base % 60)).padStart(2, "0")}`;
  // A cubic centimeter is the sixth decimal of a cubic meter; for all other units three decimals are exact.
  const value = fromBaseUnits(base, measured, system, measured === "volume" && system === "metric" ? 6 : 3);
  return number(value, String(value).split(".")[1]?.length ?? 0);
}
