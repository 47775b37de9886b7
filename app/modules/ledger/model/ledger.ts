import type { AccountKindKey, PostedWith, TransferKind } from "./accounting.enums.ts";

/** An account of the ledger: of a kind, an owner and one currency. The books' own accounts have the owner "". */
export interface LedgerAccount {
  kind: AccountKindKey;
  owner: string;
  currency: string;
}

/** What a transfer is about: the collection and its order, the document that it was posted with. */
export interface TransferAbout {
  collectionId?: string | undefined;
  orderId?: string | undefined;
  document?: { kind: PostedWith; id: string } | undefined;
}

/** Money from the credit to the debit account. Its id is made before it is sent: the same id a second time is nothing. */
export interface Transfer extends TransferAbout {
  id: string;
  kind: TransferKind;
  debit: LedgerAccount;
  credit: LedgerAccount;
  /** Minor units, more than nothing. */
  amount: number;
}

/** The id of an account in its books. */
export function formatLedgerAccountId(books: string, { kind, owner, currency }: LedgerAccount): string {
  return [books, kind, owner, currency].join(":");
}

/** What transfers do to each account that they touch: debits less credits, by account of the books. */
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
