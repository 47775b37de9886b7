import { computeTaxShare } from "#app/modules/ledger/model/tax.ts";

/** What a receipt adds up to, minor units. */
export interface ReceiptSums {
  /** Its lines. */
  net: number;
  /** Of them what VAT is not charged on. */
  untaxed: number;
  tax: number;
}

interface SummedLine {
  amount: number;
  source: string;
}

/** True for a line without VAT: an agent's share of a shortage is damages, not a service. */
export const isUntaxed = ({ source }: Pick<SummedLine, "source">): boolean => source.startsWith("borne:");

/** The sums of a receipt at the agent's rate in hundredths of a percent, null without VAT: rates of payouts are net. */
export function computeReceiptSums(lines: readonly SummedLine[], taxRate: number | null): ReceiptSums {
  const sum = (some: readonly SummedLine[]) => some.reduce((total, { amount }) => total + amount, 0);
  const net = sum(lines);
  const untaxed = sum(lines.filter(isUntaxed));
  return { net, untaxed, tax: computeTaxShare(net - untaxed, taxRate ?? 0) };
}
