/** One line of packages as fees see it: grams and cubic centimeters of one package. */
export interface ChargedPackage {
  quantity: number;
  weight: number | null;
  volume: number | null;
}

/**
 * The chargeable weight of one package in grams: its weight or its volumetric weight, whichever is larger, rounded up.
 * @param divisor cubic centimeters that count as a kilogram; null uses the weight alone
 */
export function computeChargeableWeight(
  one: Pick<ChargedPackage, "weight" | "volume">,
  divisor: number | null,
): number {
  const actual = one.weight ?? 0;
  const volumetric = divisor ? Math.ceil(((one.volume ?? 0) * 1000) / divisor) : 0;
  return Math.max(actual, volumetric);
}

/** The chargeable grams and cubic centimeters of all packages of an order. */
export function computeChargedTotals(
  packages: readonly ChargedPackage[],
  divisor: number | null,
): { weight: number; volume: number } {
  const sum = (of: (each: ChargedPackage) => number) =>
    packages.reduce((all, each) => all + of(each) * each.quantity, 0);
  return { weight: sum((each) => computeChargeableWeight(each, divisor)), volume: sum((each) => each.volume ?? 0) };
}

/** The smallest of the zones that contain a destination, the first among equals; null for none. */
export function findSmallestZone<Zone extends { area: number }>(zones: readonly Zone[]): Zone | null {
  return zones.reduce<Zone | null>((best, each) => (best && best.area <= each.area ? best : each), null);
}
