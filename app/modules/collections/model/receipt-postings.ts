import type { Bearer } from "#app/modules/ledger/model/accounting.enums.ts";
import {
  type BookedCollection,
  getClearingAccount,
  getHoldingAccount,
  getOwedAccount,
} from "#app/modules/ledger/model/collection-postings.ts";
import type { LedgerAccount, Transfer } from "#app/modules/ledger/model/ledger.ts";
import { paymentMethods } from "#app/modules/orders/model/order.enums.ts";

/** A receipt to post: its collections and the counted cash, minor units of its currency. */
export interface CountedReceipt {
  id: string;
  agentId: string;
  currency: string;
  collections: readonly BookedCollection[];
  counted: number;
  borneBy: Bearer;
}

/** True for money that the agent carries and hands over. */
export function isCashCollection({ method }: Pick<BookedCollection, "method">): boolean {
  return paymentMethods.byCode(method).held === "agent_cash";
}

/** The cash that the agent has to hand over. */
export function sumExpectedCash(collections: readonly Pick<BookedCollection, "method" | "amount">[]): number {
  return collections.filter(isCashCollection).reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * The transfers of receiving, at the receipt's next version: cash collections move from the agent to the account's cash,
 * every collection is owed to its merchant in full, and a difference is posted separately.
 */
export function computeReceiptPostings(receipt: CountedReceipt, version: number): Transfer[] {
  const { id, currency, collections } = receipt;
  const document = { kind: "collection_receipt", id } as const;
  const carrierCash: LedgerAccount = { kind: "carrier_cash", owner: "", currency };
  const lines = collections.flatMap((each): Transfer[] => {
    const about = { collectionId: each.id, orderId: each.orderId, document, amount: each.amount };
    const name = `${id}:${version}:${each.id}`;
    const owed = {
      ...about,
      id: `${name}:owed`,
      kind: "owed" as const,
      debit: getClearingAccount(each),
      credit: getOwedAccount(each),
    };
    if (!isCashCollection(each)) return [owed];
    return [
      { ...about, id: `${name}:cash`, kind: "handed_over", debit: carrierCash, credit: getHoldingAccount(each) },
      owed,
    ];
  });
  const difference = computeDifferencePostings(receipt, carrierCash).map((each) => ({
    ...each,
    id: `${id}:${version}:${each.kind}`,
    document,
  }));
  return [...lines, ...difference].filter(({ amount }) => amount > 0);
}

function computeDifferencePostings(receipt: CountedReceipt, carrierCash: LedgerAccount): Omit<Transfer, "id">[] {
  const { currency, agentId, borneBy } = receipt;
  const difference = receipt.counted - sumExpectedCash(receipt.collections);
  if (difference === 0) return [];
  const amount = Math.abs(difference);
  const variance: LedgerAccount = { kind: "variance", owner: "", currency };
  const agent: LedgerAccount = { kind: "agent_payable", owner: agentId, currency };
  const short = difference < 0;
  const line = short
    ? { kind: "short" as const, debit: variance, credit: carrierCash, amount }
    : { kind: "over" as const, debit: carrierCash, credit: variance, amount };
  if (borneBy === "account") return [line];
  // A shortage borne by the agent reduces the next payout, an overage increases it.
  const passed = short ? { debit: agent, credit: variance } : { debit: variance, credit: agent };
  return [line, { kind: "borne_by_agent", ...passed, amount }];
}

/** An account with its net debit or credit of a receipt's postings. */
export interface PostedSum extends LedgerAccount {
  debit: number;
  credit: number;
}

/** Net sums of transfers by account, debits first; the receipt shows them before posting. */
export function sumPostings(transfers: readonly Transfer[]): PostedSum[] {
  const sums = new Map<string, PostedSum & { net: number }>();
  const add = (account: LedgerAccount, amount: number) => {
    const key = `${account.kind}:${account.currency}`;
    const sum = sums.get(key) ?? { ...account, net: 0, debit: 0, credit: 0 };
    sums.set(key, { ...sum, net: sum.net + amount });
  };
  for (const { debit, credit, amount } of transfers) {
    add(debit, amount);
    add(credit, -amount);
  }
  return [...sums.values()]
    .filter(({ net }) => net !== 0)
    .map(({ net, ...sum }) => ({ ...sum, debit: Math.max(0, net), credit: Math.max(0, -net) }));
}
