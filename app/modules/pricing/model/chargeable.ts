/** One line of packages as far as fees go: grams and cubic centimetres of one package. */
export interface ChargedPackage {
  quantity: number;
  weight: number | null;
  volume: number | null;
}

/**
 * Grams that one package is charged by: what it weighs or what its volume stands for, whichever is more (domain-rules,
 * "Merchant fees"). A part of a gram is a gram.
 * @param divisor cubic centimetres that stand for a kilogram; null counts the scales alone
 */
export function computeChargeableWeight(
  one: Pick<ChargedPackage, "weight" | "volume">,
  divisor: number | null,
): number {
  const actual = one.weight ?? 0;
  const volumetric = divisor ? Math.ceil(((one.volume ?? 0) * 1000) / divisor) : 0;
  return Math.max(actual, volumetric);
}

/** Grams and cubic centimetres that all packages of an order are charged by. */
export function computeChargedTotals(
  packages: readonly ChargedPackage[],
  divisor: number | null,
): { weight: number; volume: number } {
  const sum = (of: (each: ChargedPackage) => number) =>
    packages.reduce((all, each) => all + of(each) * each.quantity, 0);
  return { weight: sum((each) => computeChargeableWeight(each, divisor)), volume: sum((each) => each.volume ?? 0) };
}

/** The smallest of the zones that hold a destination, the first among equals; null for none. */
export function findSmallestZone<Zone extends { area: number }>(holding: readonly Zone[]): Zone | null {
  return holding.reduce<Zone | null>((best, each) => (best && best.area <= each.area ? best : each), null);
}
