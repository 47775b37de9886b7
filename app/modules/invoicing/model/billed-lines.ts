import { type FeeType, feeTypes } from "#app/modules/pricing/model/fee.enums.ts";
import type { FeeInputs } from "#app/modules/pricing/model/fee-lines.ts";
import { isSurcharge } from "./invoice-sums.ts";

/** A stored invoice line: a fee of an order, or a manual line. */
export interface StoredLine {
  type: FeeType;
  amount: number;
  currency: string;
  description: string;
  /** The tier that priced the fee, if any. */
  tier?: LineTier | null;
}

/** A price tier by rank of the order within the month. */
export interface LineTier {
  /** From 1; null for lines older than this field. */
  number: number | null;
  from: number;
  to: number | null;
}

/** The rank tier of a fee; null for other fees. Tiers by weight are shown in the formula instead. */
export function getLineTier(inputs: FeeInputs | null): LineTier | null {
  if (typeof inputs?.rank !== "number" || typeof inputs.from !== "number") return null;
  const whole = (value: string | number | null | undefined) => (typeof value === "number" ? value : null);
  return { number: whole(inputs.number), from: inputs.from, to: whole(inputs.to) };
}

/** Invoice lines grouped by type and price, with quantity and unit price. */
export interface BilledLine {
  type: FeeType;
  surcharge: boolean;
  count: number;
  /** Unit price, minor units; negative is a deduction. */
  each: number;
  amount: number;
  currency: string;
  /** Description of manual lines, or the formula of fees if it is the same for all. */
  description: string | null;
  tier: LineTier | null;
}

const feeTypePositions = new Map<string, number>(feeTypes.map((type, at) => [type, at]));

/** Groups lines by type and price: subtotal lines first, most expensive first; manual lines are not grouped. */
export function groupBilledLines(lines: readonly StoredLine[]): BilledLine[] {
  const groups = Map.groupBy(lines, ({ type, amount, description, tier }) =>
    [type, amount, type === "custom" ? description : "", tier?.from, tier?.to].join("|"),
  );
  const billed = [...groups.values()].flatMap((group): BilledLine[] => {
    const [first] = group;
    if (!first) return [];
    const { type, amount, currency, description, tier = null } = first;
    const same = group.every((line) => line.description === description);
    const count = group.length;
    const all = { count, each: amount, amount: amount * count, currency, description: same ? description : null };
    return [{ type, surcharge: isSurcharge(type), ...all, tier }];
  });
  const place = ({ type }: BilledLine) => feeTypePositions.get(type) ?? 0;
  return billed.sort(
    (a, b) =>
      Number(a.surcharge) - Number(b.surcharge) ||
      place(a) - place(b) ||
      (a.tier?.from ?? 0) - (b.tier?.from ?? 0) ||
      b.each - a.each,
  );
}
