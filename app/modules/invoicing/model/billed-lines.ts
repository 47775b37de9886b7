import { type FeeType, feeTypes } from "#app/modules/pricing/model/fee.enums.ts";
import type { FeeInputs } from "#app/modules/pricing/model/fee-lines.ts";
import { isSurcharge } from "./invoice-sums.ts";

/** A line of an invoice as it is stored: a fee of an order, or one by hand. */
export interface StoredLine {
  type: FeeType;
  amount: number;
  currency: string;
  description: string;
  /** Of a fee that a tier priced. */
  tier?: LineTier | null;
}

/** The tier that priced a line: orders of a month by their ranks. */
export interface LineTier {
  /** From 1 on; null for lines of a time when it was not written down. */
  number: number | null;
  from: number;
  to: number | null;
}

/** The tier by rank that fees were computed with; null for every other fee. Tiers by weight are told by their formula. */
export function getLineTier(inputs: FeeInputs | null): LineTier | null {
  if (typeof inputs?.rank !== "number" || typeof inputs.from !== "number") return null;
  const whole = (value: string | number | null | undefined) => (typeof value === "number" ? value : null);
  return { number: whole(inputs.number), from: inputs.from, to: whole(inputs.to) };
}

/** Lines of one kind and price as an invoice shows them: so many at so much each. */
export interface BilledLine {
  type: FeeType;
  surcharge: boolean;
  count: number;
  /** Of one, minor units; less than nothing is a deduction. */
  each: number;
  amount: number;
  currency: string;
  /** Of lines by hand what they are for; of fees the formula, where all have the same. */
  description: string | null;
  tier: LineTier | null;
}

const feeTypePositions = new Map<string, number>(feeTypes.map((type, at) => [type, at]));

/** The lines of an invoice by kind and price, those of the subtotal first, the dearest first; lines by hand stay apart. */
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
