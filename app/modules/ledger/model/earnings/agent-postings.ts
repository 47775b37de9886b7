import { type PayoutMethodKey, payoutMethods } from "#app/modules/payouts/model/agent-billing.enums.ts";
import type { LedgerAccount, Transfer } from "../ledger.ts";

/** A transaction as far as the ledger goes: minor units, negative is taken off. */
export interface PostedTransaction {
  id: string;
  agentId: string;
  currency: string;
  amount: number;
}

const getPayableAccount = (owner: string, currency: string): LedgerAccount => ({
  kind: "agent_payable",
  owner,
  currency,
});

/** What an agent earned is owed to the agent, and a cost; what is taken off is the other way. */
export function computeEarningPostings(transactions: readonly PostedTransaction[]): Transfer[] {
  return transactions.map(({ id, agentId, currency, amount }) => {
    const payable = getPayableAccount(agentId, currency);
    const cost: LedgerAccount = { kind: "payout_cost", owner: "", currency };
    return {
      id: `${id}:earned`,
      kind: "earned",
      ...(amount > 0 ? { debit: cost, credit: payable } : { debit: payable, credit: cost }),
      amount: Math.abs(amount),
      document: { kind: "agent_transaction", id },
    };
  });
}

/** A receipt of payouts that is paid: the sum of its lines, and the cash that the agent hands over with it. */
export interface PaidReceipt {
  id: string;
  agentId: string;
  currency: string;
  total: number;
  /** Null where cash on hand is not netted. */
  cash: number | null;
}

/** What is left to pay; negative where the agent hands over more than was earned. */
export function computePayableAmount({ total, cash }: Pick<PaidReceipt, "total" | "cash">): number {
  return total - (cash ?? 0);
}

/**
 * What paying posts, at the version that the receipt gets: out of the cash that the agent hands over first, the rest as it is
 * paid. A receipt below nothing is what the agent pays in.
 */
export function computePayoutPostings(receipt: PaidReceipt, method: PayoutMethodKey, version: number): Transfer[] {
  const { id, agentId, currency, total, cash } = receipt;
  const payable = getPayableAccount(agentId, currency);
  const of = (kind: LedgerAccount["kind"]): LedgerAccount => ({ kind, owner: "", currency });
  const account = of(payoutMethods.find(({ key }) => key === method)?.from ?? "carrier_bank");
  const document = { kind: "agent_receipt", id } as const;
  const post = (kind: "netted" | "paid_out", amount: number, own: LedgerAccount): Transfer => ({
    id: `${id}:${version}:${kind}`,
    kind,
    ...(amount > 0 ? { debit: payable, credit: own } : { debit: own, credit: payable }),
    amount: Math.abs(amount),
    document,
  });
  const netted = cash === null ? 0 : Math.min(cash, total);
  return [post("netted", netted, of("carrier_cash")), post("paid_out", total - netted, account)].filter(
    ({ amount }) => amount > 0,
  );
}
