import { type AccountKindKey, accountKinds } from "./accounting.enums.ts";

/** What the books must hold (domain-rules, "Ledger": the proof). */
export const equations = [
  "debits_credits",
  "agent_cash",
  "merchant_payable",
  "merchant_receivable",
  "agent_payable",
  "one_document",
] as const;
export type EquationKey = (typeof equations)[number];

/** One equation in one currency, in minor units; `one_document` counts collections and fees. */
export interface EquationSide {
  currency: string;
  left: number;
  right: number;
}

/** A row that keeps an equation from holding: what the ledger says of it, and what the row itself says. */
export interface DifferenceRow {
  currency: string;
  ledger: number;
  record: number;
  orderNumber: string | null;
  collectionId: string | null;
  /** Whose account it is: an agent's or a merchant's id, or an account of the ledger. */
  owner: string | null;
}

export interface CheckedEquation {
  key: EquationKey;
  sides: EquationSide[];
  rows: DifferenceRow[];
}

/** An account kind in one currency, since the books began. */
export interface KindSum {
  kind: AccountKindKey;
  currency: string;
  debit: number;
  credit: number;
  /** Accounts of the kind: agents, merchants. */
  owners: number;
}

/** What a proof came to. `sums` are all transfers up to the last that it saw, by currency: the next one goes on from there. */
export interface ReconciliationResult {
  equations: CheckedEquation[];
  kinds: KindSum[];
  sums: Readonly<Record<string, number>>;
}

/** An amount that somebody or something has in a currency. */
export interface OwnedSum {
  owner: string;
  currency: string;
  amount: number;
}

/** True where every side is the same and no row differs. */
export function isEquationBalanced({ sides, rows }: CheckedEquation): boolean {
  return rows.length === 0 && sides.every(({ left, right }) => left === right);
}

/** The sums of two sides by currency, in the currencies that either has. */
export function computeEquationSides(left: readonly OwnedSum[], right: readonly OwnedSum[]): EquationSide[] {
  const currencies = [...new Set([...left, ...right].map(({ currency }) => currency))].sort();
  const sum = (side: readonly OwnedSum[], currency: string) =>
    side.reduce((total, each) => (each.currency === currency ? total + each.amount : total), 0);
  return currencies.map((currency) => ({ currency, left: sum(left, currency), right: sum(right, currency) }));
}

/** Owners whose two sums differ, in a currency: where rows are to be looked for. */
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

/** Account kinds in the order of the books. */
export function sortByBookOrder(kinds: readonly KindSum[]): KindSum[] {
  return kinds.toSorted(
    (one, other) => (accountKindPositions.get(one.kind) ?? 0) - (accountKindPositions.get(other.kind) ?? 0),
  );
}
