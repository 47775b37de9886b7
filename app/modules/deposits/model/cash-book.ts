import { z } from "zod";
import { monthPattern } from "#app/platform/time/day-spans.ts";

/** A till in a month, minor units; what left is negative. Cards, cheques and what is on its way are as they are now. */
export interface TillMonth {
  currency: string;
  opening: number;
  cashIn: number;
  cashOut: number;
  toBank: number;
  difference: number;
  balance: number;
  cards: number;
  cheques: number;
  transit: number;
}

/** What was in the till at the month's end. */
export const getClosing = ({ opening, cashIn, cashOut, toBank, difference }: TillMonth): number =>
  opening + cashIn + cashOut + toBank + difference;

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
