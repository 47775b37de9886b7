import { type FeeType, feeTypes } from "../fees/fee.enums.ts";
import { isSurcharge } from "./invoice-sums.ts";

/** A line of an invoice as it is stored: a fee of an order, or one by hand. */
export interface StoredLine {
  type: FeeType;
  amount: number;
  currency: string;
  description: string;
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
}

const places = new Map<string, number>(feeTypes.map((type, at) => [type, at]));

/** The lines of an invoice by kind and price, those of the subtotal first, the dearest first; lines by hand stay apart. */
export function billedLines(lines: readonly StoredLine[]): BilledLine[] {
  const groups = Map.groupBy(lines, ({ type, amount, description }) =>
    [type, amount, type === "custom" ? description : ""].join("|"),
  );
  const billed = [...groups.values()].flatMap((group): BilledLine[] => {
    const [first] = group;
    if (!first) return [];
    const { type, amount, currency, description } = first;
    const same = group.every((line) => line.description === description);
    const count = group.length;
    const all = { count, each: amount, amount: amount * count, currency, description: same ? description : null };
    return [{ type, surcharge: isSurcharge(type), ...all }];
  });
  const place = ({ type }: BilledLine) => places.get(type) ?? 0;
  return billed.sort((a, b) => Number(a.surcharge) - Number(b.surcharge) || place(a) - place(b) || b.each - a.each);
}
