/** What a statement says of an account: its balance before and after its lines, minor units. */
export interface BankBalance {
  iban: string;
  currency: string;
  /** Local dates of its first line and of its closing balance. */
  fromOn: string;
  throughOn: string;
  opening: number;
  closing: number;
  /** The bank's number of the statement, if it gives one; it begins again each year. */
  sequence: number | null;
}

/** The statements of an account in a currency, one after the other. */
export interface BankChain {
  iban: string;
  currency: string;
  fromOn: string;
  throughOn: string;
  opening: number;
  closing: number;
  /** Where a statement does not begin with what the one before it ended with. */
  gaps: { currency: string; after: string; before: string; amount: number }[];
}

/** Puts the statements of each account one after the other; one within another says nothing new. */
export function chainStatements(balances: readonly BankBalance[]): BankChain[] {
  const chains: BankChain[] = [];
  for (const group of Map.groupBy(balances, ({ currency, iban }) => `${currency} ${iban}`).values()) {
    const sorted = group.toSorted(
      (one, other) =>
        one.fromOn.localeCompare(other.fromOn) ||
        one.throughOn.localeCompare(other.throughOn) ||
        (one.sequence ?? 0) - (other.sequence ?? 0),
    );
    let chain: BankChain | undefined;
    for (const same of Map.groupBy(sorted, ({ fromOn, throughOn }) => `${fromOn} ${throughOn}`).values()) {
      const next = joinStatements(same, chain?.closing);
      if (chain) continueChain(chain, next);
      else chain = next;
    }
    if (chain) chains.push(chain);
  }
  return chains;
}

/**
 * Joins statements of the same days to one. It begins with a balance that none of them ends with and ends with one that none
 * begins with; where several could be that, what went before decides, then their order.
 */
function joinStatements(same: readonly BankBalance[], before: number | undefined): BankChain {
  const [openings, closings] = [same.map(({ opening }) => opening), same.map(({ closing }) => closing)];
  const begins = subtractAmounts(openings, closings);
  const possible = begins.length > 0 ? begins : openings;
  const opening = possible.find((amount) => amount === before) ?? possible[0] ?? 0;
  const closing = begins.length > 0 ? (subtractAmounts(closings, openings).at(-1) ?? opening) : opening;
  const { iban = "", currency = "", fromOn = "", throughOn = "" } = same[0] ?? {};
  const moved = same.reduce((sum, each) => sum + each.closing - each.opening, 0);
  const amount = closing - opening - moved;
  const gaps = amount === 0 ? [] : [{ currency, after: throughOn, before: throughOn, amount }];
  return { iban, currency, fromOn, throughOn, opening, closing, gaps };
}

/** Amounts that are left when each of the others was taken away once. */
function subtractAmounts(amounts: readonly number[], others: readonly number[]): number[] {
  const counts = new Map<number, number>();
  for (const other of others) counts.set(other, (counts.get(other) ?? 0) + 1);
  return amounts.filter((amount) => {
    const count = counts.get(amount) ?? 0;
    counts.set(amount, count - 1);
    return count <= 0;
  });
}

function continueChain(chain: BankChain, next: BankChain): void {
  const follows = next.opening === chain.closing;
  if (next.throughOn <= chain.throughOn && !(follows && next.fromOn >= chain.throughOn)) return;
  if (!follows && next.fromOn > chain.throughOn) {
    const amount = next.opening - chain.closing;
    chain.gaps.push({ currency: chain.currency, after: chain.throughOn, before: next.fromOn, amount });
  }
  chain.gaps.push(...next.gaps);
  chain.closing = next.closing;
  chain.throughOn = next.throughOn;
}
