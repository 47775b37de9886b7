import { z } from "zod";
import { MAIN_TILL } from "#app/modules/ledger/model/till.ts";
import { monthPattern } from "#app/platform/time/day-spans.ts";

/** Cash of a till in a currency: what it held before a month, what moved in it, and what it holds now. Minor units; what left is negative. */
export interface TillMonth {
  tillId: string;
  currency: string;
  opening: number;
  cashIn: number;
  cashOut: number;
  toBank: number;
  /** From and to other tills. */
  moved: number;
  difference: number;
  balance: number;
}

/** A line of the tills. Cheques, cards and what is on its way are as they are now. */
export interface TillLine extends TillMonth {
  /** What was in the till at the month's end. */
  closing: number;
  cheques: number;
  /** What card acquirers owe and what is on its way to the bank is in no till: it stands with the main one. */
  cards: number;
  transit: number;
}

/** What all tills hold of a currency. */
export type CurrencySum = Omit<TillLine, "tillId">;

/** Cheques by till, and sums of a currency that stand with the main till. */
export interface BesideSum {
  kind: "cards" | "transit" | "cheques";
  tillId: string;
  currency: string;
  amount: number;
}

const getClosing = ({ opening, cashIn, cashOut, toBank, moved, difference }: TillMonth): number =>
  opening + cashIn + cashOut + toBank + moved + difference;

const emptyMonth = { opening: 0, cashIn: 0, cashOut: 0, toBank: 0, moved: 0, difference: 0, balance: 0 };
const noCash = { ...emptyMonth, closing: 0, cheques: 0, cards: 0, transit: 0 };

const addLine = (sum: typeof noCash, line: TillLine): typeof noCash => ({
  opening: sum.opening + line.opening,
  cashIn: sum.cashIn + line.cashIn,
  cashOut: sum.cashOut + line.cashOut,
  toBank: sum.toBank + line.toBank,
  moved: sum.moved + line.moved,
  difference: sum.difference + line.difference,
  balance: sum.balance + line.balance,
  closing: sum.closing + line.closing,
  cheques: sum.cheques + line.cheques,
  cards: sum.cards + line.cards,
  transit: sum.transit + line.transit,
});

/**
 * The lines of tills, in the order of the tills, and their sums, in the order of the currencies of `months`. The main till
 * has a line of each currency, another one of those that it ever held, or of the account's own.
 */
export function toTillLines(
  tills: readonly { id: string }[],
  { months, besides, own }: { months: readonly TillMonth[]; besides: readonly BesideSum[]; own: string },
): { lines: TillLine[]; sums: CurrencySum[] } {
  const currencies = [...new Set([...months, ...besides].map(({ currency }) => currency))];
  const beside = (kind: BesideSum["kind"], tillId: string, currency: string) =>
    besides.find((each) => each.kind === kind && each.tillId === tillId && each.currency === currency)?.amount ?? 0;
  const lines = (tills.length === 0 ? [{ id: MAIN_TILL }] : tills).flatMap(({ id: tillId }) => {
    const held = currencies.filter((currency) =>
      [...months, ...besides].some((each) => each.tillId === tillId && each.currency === currency),
    );
    const known = tillId === MAIN_TILL ? currencies : held;
    const shown = known.length > 0 || tills.length === 0 ? known : [own];
    return shown.map((currency): TillLine => {
      const month = months.find((each) => each.tillId === tillId && each.currency === currency);
      const line = month ?? { tillId, currency, ...emptyMonth };
      const [cheques, cards] = [beside("cheques", tillId, currency), beside("cards", tillId, currency)];
      return { ...line, closing: getClosing(line), cheques, cards, transit: beside("transit", tillId, currency) };
    });
  });
  const sums = [...new Set(lines.map(({ currency }) => currency))].map((currency): CurrencySum => {
    const of = lines.filter((line) => line.currency === currency);
    return { currency, ...of.reduce(addLine, noCash) };
  });
  return { lines, sums };
}

/** Entries with the balance after each of them. */
export function addBalances<Entry extends { amount: number }>(
  opening: number,
  entries: readonly Entry[],
): (Entry & { balance: number })[] {
  let balance = opening;
  return entries.map((entry) => {
    balance += entry.amount;
    return { ...entry, balance };
  });
}

export const cashMonthSchema = z.string().regex(monthPattern, { error: "invalid_value" });
