import { type PayoutMethodKey, payoutMethods } from "#app/modules/payouts/model/agent-billing.enums.ts";
import type { LedgerAccount, Transfer } from "../ledger.ts";
import { toTaxKey } from "../tax.ts";

/** The part of a transaction that the ledger needs; minor units, negative is a deduction. */
export interface PostedTransaction {
  id: string;
  agentId: string;
  currency: string;
  amount: number;
  /** Local date on which it was earned. */
  day: string;
}

const getPayableAccount = (owner: string, currency: string): LedgerAccount => ({
  kind: "agent_payable",
  owner,
  currency,
});

/** Earnings are a cost and owed to the agent; deductions are posted the other way. */
export function computeEarningPostings(transactions: readonly PostedTransaction[]): Transfer[] {
  return transactions.map(({ id, agentId, currency, amount, day }) => {
    const payable = getPayableAccount(agentId, currency);
    const cost: LedgerAccount = { kind: "payout_cost", owner: "", currency };
    return {
      id: `${id}:earned`,
      kind: "earned",
      ...(amount > 0 ? { debit: cost, credit: payable } : { debit: payable, credit: cost }),
      amount: Math.abs(amount),
      day,
      document: { kind: "agent_transaction", id },
    };
  });
}

/** The VAT of a credit note to an agent who charges it; minor units, negative where deductions outweigh earnings. */
export interface TaxedReceipt {
  id: string;
  agentId: string;
  currency: string;
  tax: number;
  /** Hundredths of a percent; null without VAT. */
  taxRate: number | null;
}

/** Document id of a credit note's VAT; separate, so that taking a payment back keeps it. */
export const getInputVatDocumentId = (receiptId: string): string => `${receiptId}:vat`;

/** Input VAT is deductible from the issue of the credit note on, and owed to the agent with it. */
export function computeInputVatPostings(receipts: readonly TaxedReceipt[]): Transfer[] {
  return receipts.flatMap(({ id, agentId, currency, tax, taxRate }) => {
    if (tax === 0 || taxRate === null) return [];
    const payable = getPayableAccount(agentId, currency);
    const vat: LedgerAccount = { kind: "input_vat", owner: toTaxKey("standard", taxRate), currency };
    return {
      id: getInputVatDocumentId(id),
      kind: "input_vat" as const,
      ...(tax > 0 ? { debit: vat, credit: payable } : { debit: payable, credit: vat }),
      amount: Math.abs(tax),
      document: { kind: "agent_receipt" as const, id: getInputVatDocumentId(id) },
    };
  });
}

/** A paid payout receipt: its lines with VAT, and the cash that the agent hands over with it. */
export interface PaidReceipt {
  id: string;
  agentId: string;
  currency: string;
  total: number;
  /** Null if cash on hand is not netted. */
  cash: number | null;
}

/** The amount left to pay; negative if the agent hands over more than was earned. */
export function computePayableAmount({ total, cash }: Pick<PaidReceipt, "total" | "cash">): number {
  return total - (cash ?? 0);
}

/**
 * The transfers of a payment, at the receipt's next version: first from the cash that the agent hands over, the rest by
 * the payment method. A negative receipt is paid by the agent.
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
