import type { PostedWith } from "./accounting.enums.ts";
import type { BankChain } from "./bank-chain.ts";

/** What the ledger moved on the bank's account and no statement shows, by document. */
export interface OpenMovement {
  currency: string;
  documentKind: PostedWith | null;
  documentId: string;
  /** Number of the document, or the transfer's id. */
  number: string;
  on: string;
  amount: number;
}

/** True for what may be found on a statement by hand: a payment of an invoice, a deposit, a payout that left, or a returned cheque. */
export const canMatch = ({ documentKind: kind, amount }: Pick<OpenMovement, "documentKind" | "amount">): boolean =>
  kind === "invoice" ||
  kind === "deposit" ||
  kind === "cheque" ||
  ((kind === "settlement" || kind === "agent_receipt") && amount < 0);

/** What a statement shows and the ledger does not have. */
export interface OpenLine {
  currency: string;
  line: string;
  on: string;
  amount: number;
  name: string;
  text: string;
}

/** Sums of a currency, minor units. `earlier` moved before the first statement, and no statement shows it. */
export interface BankSums {
  currency: string;
  ledger: number;
  openLines: number;
  openMovements: number;
  earlier: number;
}

/** The bank's balance and the ledger's in a currency, with what stands between them. */
export interface BankReconciliation {
  currency: string;
  accounts: BankChain[];
  /** What the statements end with. */
  statement: number;
  /** In the ledger and on no statement; on a statement and not in the ledger. */
  openMovements: number;
  openLines: number;
  /** What the account held before the first statement and the ledger does not know, and what missing statements moved. */
  before: number;
  missing: number;
  /** What the ledger should hold by the statements, and what it holds. */
  expected: number;
  ledger: number;
}

/**
 * Statement + in the ledger alone − on a statement alone − before the first − missing ones = ledger. It fails where the
 * lines of a statement do not come to its balances, or the ledger's account is not what moved it.
 */
export function reconcileBank(chains: readonly BankChain[], sums: readonly BankSums[]): BankReconciliation[] {
  return [...Map.groupBy(chains, ({ currency }) => currency)].sort().map(([currency, accounts]) => {
    const add = (of: (chain: BankChain) => number) => accounts.reduce((total, chain) => total + of(chain), 0);
    const found = sums.find((each) => each.currency === currency);
    const { ledger = 0, openLines = 0, openMovements = 0, earlier = 0 } = found ?? {};
    const [statement, opening] = [add(({ closing }) => closing), add((chain) => chain.opening)];
    const missing = add(({ gaps }) => gaps.reduce((total, { amount }) => total + amount, 0));
    const before = opening - earlier;
    const expected = statement + openMovements - openLines - before - missing;
    return { currency, accounts, statement, openMovements, openLines, before, missing, expected, ledger };
  });
}
