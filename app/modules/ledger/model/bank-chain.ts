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

/** A line of a statement, minor units. */
interface ChainLine {
  line: string;
  currency: string;
  bookedOn: string;
  amount: number;
}

type KeptStatement = BankBalance & { seq: number };

const isOfSameDays = (one: BankBalance, other: BankBalance) =>
  (["iban", "currency", "fromOn", "throughOn"] as const).every((key) => one[key] === other[key]);

/**
 * Compares statements with kept ones of the same days that begin with the same balance. A fuller one replaces them: its
 * lines that were known before come to what they moved. One without a new line says nothing new.
 */
export function findFullerStatements(
  balances: readonly BankBalance[],
  kept: readonly KeptStatement[],
  lines: readonly ChainLine[],
  known: ReadonlySet<string>,
): { fresh: BankBalance[]; replaced: number[] } {
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const [fresh, replaced]: [BankBalance[], number[]] = [[], []];
  for (const balance of balances) {
    const { opening, closing, currency, fromOn, throughOn } = balance;
    const others = kept.filter(
      (each) => isOfSameDays(each, balance) && (each.opening !== opening || each.closing !== closing),
    );
    const isAlone = balances.filter((each) => isOfSameDays(each, balance)).length === 1;
    const own = lines.filter(
      (each) => each.currency === currency && each.bookedOn >= fromOn && each.bookedOn <= throughOn,
    );
    const before = own.filter(({ line }) => known.has(line));
    const begins = isAlone && others.some((each) => each.opening === opening);
    if (!begins || before.length < own.length || own.length === 0) fresh.push(balance);
    const moved = sum(others.map((each) => each.closing - each.opening));
    const isFuller = begins && before.length > 0 && before.length < own.length;
    if (isFuller && sum(before.map(({ amount }) => amount)) === moved) replaced.push(...others.map(({ seq }) => seq));
  }
  return { fresh, replaced };
}
