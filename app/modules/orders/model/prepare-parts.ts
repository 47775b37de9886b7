import { parseMoney } from "#app/platform/money/money.ts";
import {
  computeBoxVolume,
  type MeasurementSystem,
  packageUnits,
  toGrams,
  toMillimeters,
} from "#app/platform/money/units.ts";
import type { OrderDraft } from "./order.ts";
import type { PreparedCollection, PreparedOrder, PreparedPackage } from "./prepared-order.ts";

/**
 * Packages in millimeters, grams and cubic centimeters. A given volume is in liters (base units: cubic centimeters).
 */
export function preparePackages(drafts: OrderDraft["packages"], units: "base" | MeasurementSystem): PreparedPackage[] {
  const unit = units === "base" ? ({ weight: "g", length: "mm" } as const) : packageUnits[units];
  const side = (value: number | undefined) => (value === undefined ? null : toMillimeters(value, unit.length));
  return drafts.map((draft) => {
    const [length, width, height] = [side(draft.length), side(draft.width), side(draft.height)];
    const box = length !== null && width !== null && height !== null ? computeBoxVolume(length, width, height) : null;
    const ownVolume = draft.volume === undefined ? null : Math.round(draft.volume * (units === "base" ? 1 : 1000));
    return {
      type: draft.type,
      name: draft.name ?? null,
      barcode: draft.barcode ?? null,
      externalId: draft.external_id ?? null,
      quantity: draft.quantity,
      length,
      width,
      height,
      weight: draft.weight === undefined ? null : toGrams(draft.weight, unit.weight),
      volume: ownVolume ?? box,
    };
  });
}

/** Collections in minor units. */
export function prepareCollections(drafts: OrderDraft["collections"]): PreparedCollection[] {
  return drafts.map(({ amount, currency, method, prepayment_required }) => ({
    amount: parseMoney(String(amount), currency) ?? 0,
    currency,
    method,
    prepaymentRequired: prepayment_required,
  }));
}

/** Totals stored on the order for lists: packages, grams, cubic centimeters. */
export function computeTotals(
  packages: readonly PreparedPackage[],
): Pick<PreparedOrder, "packageCount" | "weight" | "volume"> {
  const sum = (of: (each: PreparedPackage) => number) => packages.reduce((total, each) => total + of(each), 0);
  return {
    packageCount: sum((each) => each.quantity),
    weight: sum((each) => each.quantity * (each.weight ?? 0)),
    volume: sum((each) => each.quantity * (each.volume ?? 0)),
  };
}

/** Total to collect: amount and currency; "*" without an amount for several currencies; nulls for nothing. */
export function computeCod(
  collections: readonly PreparedCollection[],
): Pick<PreparedOrder, "codAmount" | "codCurrency"> {
  const [first] = collections;
  if (!first) return { codAmount: null, codCurrency: null };
  if (collections.some((each) => each.currency !== first.currency)) return { codAmount: null, codCurrency: "*" };
  return { codAmount: collections.reduce((total, each) => total + each.amount, 0), codCurrency: first.currency };
}
