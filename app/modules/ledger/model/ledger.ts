import type { AccountKindKey, PostedWith, TransferKind } from "./accounting.enums.ts";

/** A ledger account: kind, owner and currency. The books' own accounts have the owner "", revenue and VAT accounts the tax. */
export interface LedgerAccount {
  kind: AccountKindKey;
  owner: string;
  currency: string;
}

/** What a transfer refers to: a collection with its order, and the document that posted it. */
export interface TransferAbout {
  collectionId?: string | undefined;
  orderId?: string | undefined;
  document?: { kind: PostedWith; id: string } | undefined;
}

/** Moves money from the credit to the debit account. The id is derived from the cause, so that posting it twice does nothing. */
export interface Transfer extends TransferAbout {
  id: string;
  kind: TransferKind;
  debit: LedgerAccount;
  credit: LedgerAccount;
  /** Minor units, positive. */
  amount: number;
  /** Local date of the fact; the day of posting without it, and never after it. */
  day?: string | undefined;
}

/** Transfers whose fact happened on a day, such as a payment's day at the bank. */
export const onDay = (day: string, transfers: readonly Transfer[]): Transfer[] =>
  transfers.map((transfer) => ({ ...transfer, day }));

/** Id of a ledger account. */
export function formatLedgerAccountId(books: string, { kind, owner, currency }: LedgerAccount): string {
  return [books, kind, owner, currency].join(":");
}

/** The change of each account's balance by the transfers: debits minus credits. */
export function computeBalances(books: string, transfers: readonly Transfer[]): Map<string, number> {
  const balances = new Map<string, number>();
  const add = (account: LedgerAccount, amount: number) => {
    const id = formatLedgerAccountId(books, account);
    balances.set(id, (balances.get(id) ?? 0) + amount);
  };
  for (const { debit, credit, amount } of transfers) {
    add(debit, amount);
    add(credit, -amount);
  }
  return balances;
}
