/** A booked line of a bank account, as a statement of any format says it. */
export interface BankEntry {
  /** Local date of the bank. */
  bookedOn: string;
  /** Minor units; less than nothing left the account. */
  amount: number;
  currency: string;
  /** Who paid, or was paid. */
  name: string;
  iban: string;
  /** What it says, all texts of it in one. */
  text: string;
  /** The bank's own name of the line, where it has one. */
  reference: string;
}

/** A line that could not be read, by its row in the file. */
export interface UnreadRow {
  row: number;
  what: "date" | "amount" | "currency";
}

export interface BankStatement {
  /** The account that it is of; "" where the file does not say. */
  account: string;
  entries: BankEntry[];
  unread: UnreadRow[];
}

/** What is read of one file: characters, and lines of the account. */
export const statementLimits = { characters: 3_000_000, entries: 5000, text: 500 } as const;

/**
 * What a line is known by, whatever file it comes in: the same file again, and the month's after the week's, name it the same.
 * Lines that say the very same are told apart by their count.
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
