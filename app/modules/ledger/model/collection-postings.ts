import {
  type CollectionStatus,
  collectionStatuses,
  type PaymentMethod,
  paymentMethods,
} from "#app/modules/orders/model/order.enums.ts";
import type { PrepaidHolder } from "./accounting.enums.ts";
import type { LedgerAccount, Transfer } from "./ledger.ts";

/** A collection as far as the ledger goes. */
export interface BookedCollection {
  id: string;
  orderId: string;
  amount: number;
  currency: string;
  method: PaymentMethod;
  status: CollectionStatus;
  agentId: string | null;
  merchantId: string | null;
  prepaidHolder: PrepaidHolder | null;
}

/** Where the money of a collection lies until somebody counted it: with the agent, the terminal or among the cheques. */
export function getHoldingAccount({ method, agentId, currency }: BookedCollection): LedgerAccount {
  const { held } = paymentMethods.byCode(method);
  return { kind: held, owner: held === "agent_cash" ? (agentId ?? "") : "", currency };
}

/** Who is owed what was collected: the order's merchant, or the account itself. */
export function getOwedAccount({ merchantId, currency }: BookedCollection): LedgerAccount {
  return merchantId
    ? { kind: "merchant_payable", owner: merchantId, currency }
    : { kind: "own_sales", owner: "", currency };
}

/** Collected money that is not counted yet. */
export function getClearingAccount({ currency }: Pick<BookedCollection, "currency">): LedgerAccount {
  return { kind: "clearing", owner: "", currency };
}

/** What a collection's status says in the ledger, as its door event posts it; nothing for one that is still open. */
const statusPostings: Readonly<
  Partial<Record<CollectionStatus, (each: BookedCollection) => Omit<Transfer, "id" | "amount">[]>>
> = {
  // Joins the agent's cash, or lies with the terminal.
  [collectionStatuses.code.collected]: (each) => [
    { kind: "collected", debit: getHoldingAccount(each), credit: getClearingAccount(each) },
  ],
  // What the merchant got ahead never passes through these books; what the carrier got it owes.
  [collectionStatuses.code.prepaid]: (each) =>
    each.prepaidHolder === "carrier"
      ? [
          {
            kind: "prepaid",
            debit: { kind: "carrier_bank", owner: "", currency: each.currency },
            credit: getOwedAccount(each),
          },
        ]
      : [],
};

/** Statuses that stand in the ledger: leaving one of them takes its transfers back. */
export const bookedStatuses: readonly CollectionStatus[] = collectionStatuses.codes.filter(
  (code) => statusPostings[code],
);

/** What a collection's status posts at the version that its order gets; the version makes the id. */
export function computeCollectionPostings(each: BookedCollection, version: number): Transfer[] {
  const says = each.amount > 0 ? (statusPostings[each.status]?.(each) ?? []) : [];
  return says.map((transfer, at) => ({
    ...transfer,
    id: `${each.id}:${version}:${at}`,
    amount: each.amount,
    collectionId: each.id,
    orderId: each.orderId,
  }));
}
