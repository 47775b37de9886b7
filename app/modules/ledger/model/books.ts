import { type AccountKindKey, accountKinds } from "./accounting.enums.ts";

/** The equations that a reconciliation checks. */
export const equations = [
  "debits_credits",
  "agent_cash",
  "merchant_payable",
  "merchant_receivable",
  "agent_payable",
  "bank_transit",
  "bank",
  "one_document",
] as const;
export type EquationKey = (typeof equations)[number];

/** Both sides of an equation in one currency, minor units; `one_document` counts collections and fees instead. */
export interface EquationSide {
  currency: string;
  left: number;
  right: number;
}

/** A row that breaks an equation, with the ledger's value and the row's own. */
export interface DifferenceRow {
  currency: string;
  ledger: number;
  record: number;
  orderNumber: string | null;
  collectionId: string | null;
  /** Id of the agent or merchant, or a ledger account. */
  owner: string | null;
}

export interface CheckedEquation {
  key: EquationKey;
  sides: EquationSide[];
  rows: DifferenceRow[];
}

/** Totals of an account kind in one currency since the first transfer. */
export interface KindSum {
  kind: AccountKindKey;
  currency: string;
  debit: number;
  credit: number;
  /** Number of owners: agents or merchants. */
  owners: number;
}

/** The result of a reconciliation. `sums` are all transfers it covered, by currency; the next one continues from them. */
export interface ReconciliationResult {
  equations: CheckedEquation[];
  kinds: KindSum[];
  sums: Readonly<Record<string, number>>;
}

/** An amount of an owner in a currency. */
export interface OwnedSum {
  owner: string;
  currency: string;
  amount: number;
}

/** True if all sides are equal and no row differs. */
export function isEquationBalanced({ sides, rows }: CheckedEquation): boolean {
  return rows.length === 0 && sides.every(({ left, right }) => left === right);
}

/** Sums up both sides by currency. */
export function computeEquationSides(left: readonly OwnedSum[], right: readonly OwnedSum[]): EquationSide[] {
  const currencies = [...new Set([...left, ...right].map(({ currency }) => currency))].sort();
  const sum = (side: readonly OwnedSum[], currency: string) =>
    side.reduce((total, each) => (each.currency === currency ? total + each.amount : total), 0);
  return currencies.map((currency) => ({ currency, left: sum(left, currency), right: sum(right, currency) }));
}

/** Owners and currencies whose two sums differ, where differing rows must be searched. */
export function findDifferences(
  left: readonly OwnedSum[],
  right: readonly OwnedSum[],
): { owner: string; currency: string; left: number; right: number }[] {
  const found = new Map<string, { owner: string; currency: string; left: number; right: number }>();
  const add = (side: "left" | "right", { owner, currency, amount }: OwnedSum) => {
    const key = `${owner} ${currency}`;
    const sum = found.get(key) ?? { owner, currency, left: 0, right: 0 };
    found.set(key, { ...sum, [side]: sum[side] + amount });
  };
  for (const each of left) add("left", each);
  for (const each of right) add("right", each);
  return [...found.values()].filter((each) => each.left !== each.right);
}

const accountKindPositions = new Map<string, number>(accountKinds.map(({ key }, at) => [key, at]));

/** Sorts account kinds in display order. */
export function sortByBookOrder(kinds: readonly KindSum[]): KindSum[] {
  return kinds.toSorted(
    (one, other) => (accountKindPositions.get(one.kind) ?? 0) - (accountKindPositions.get(other.kind) ?? 0),
  );
}
