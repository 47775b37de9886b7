import type { BankBalance } from "#app/modules/ledger/model/bank-chain.ts";

/** A booked line of a bank statement in any format. */
export interface BankEntry {
  /** The bank's local date. */
  bookedOn: string;
  /** Minor units; negative for outgoing lines. */
  amount: number;
  currency: string;
  /** Name of the other party. */
  name: string;
  iban: string;
  /** All remittance texts, joined. */
  text: string;
  /** The bank's reference of the line, if any. */
  reference: string;
  /** Numbers of the file by which it was ordered, if the bank gives them. No part of what identifies the line. */
  file: string;
}

/** A row that could not be read. */
export interface UnreadRow {
  row: number;
  field: "date" | "amount" | "currency";
}

export interface BankStatement {
  /** IBAN of the account; "" if the file does not contain it. */
  account: string;
  entries: BankEntry[];
  unread: UnreadRow[];
  /** What it says of the account before and after its lines; none in a file that says nothing, or of no account. */
  balances: BankBalance[];
}

/** Limits of one file. */
export const statementLimits = { characters: 3_000_000, entries: 5000, text: 500 } as const;

/**
 * Keys that identify lines across files: the same file again, or a monthly file after a weekly one, gives the same keys.
 * Identical lines are distinguished by a counter.
 */
export function computeEntryKeys({ account, entries }: Pick<BankStatement, "account" | "entries">): string[] {
  const seen = new Map<string, number>();
  return entries.map(({ bookedOn, amount, currency, name, iban, text, reference }) => {
    const said = JSON.stringify([
      account,
      bookedOn,
      amount,
      currency,
      ...(reference ? [reference] : [name, iban, text]),
    ]);
    const count = (seen.get(said) ?? 0) + 1;
    seen.set(said, count);
    return `${said}#${count}`;
  });
}
