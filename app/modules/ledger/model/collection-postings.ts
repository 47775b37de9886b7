import {
  type CollectionStatus,
  collectionStatuses,
  type PaymentMethod,
  paymentMethods,
} from "#app/modules/orders/model/order.enums.ts";
import type { PrepaidHolder } from "./accounting.enums.ts";
import type { LedgerAccount, Transfer } from "./ledger.ts";

/** The part of a collection that the ledger needs. */
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

/** The account that holds the money of a collection until it is counted: agent cash, card terminal or cheques. */
export function getHoldingAccount({ method, agentId, currency }: BookedCollection): LedgerAccount {
  const { held } = paymentMethods.byCode(method);
  return { kind: held, owner: held === "agent_cash" ? (agentId ?? "") : "", currency };
}

/** The account that is owed the collected money: the order's merchant's, or own sales. */
export function getOwedAccount({ merchantId, currency }: BookedCollection): LedgerAccount {
  return merchantId
    ? { kind: "merchant_payable", owner: merchantId, currency }
    : { kind: "own_sales", owner: "", currency };
}

/** The account of collected money that is not counted yet. */
export function getClearingAccount({ currency }: Pick<BookedCollection, "currency">): LedgerAccount {
  return { kind: "clearing", owner: "", currency };
}

/** The postings of each status of a collection; open ones post nothing. */
const statusPostings: Readonly<
  Partial<Record<CollectionStatus, (each: BookedCollection) => Omit<Transfer, "id" | "amount">[]>>
> = {
  // The money joins the agent's cash, or is with the card terminal.
  [collectionStatuses.code.collected]: (each) => [
    { kind: "collected", debit: getHoldingAccount(each), credit: getClearingAccount(each) },
  ],
  // A prepayment to the merchant never passes through these books; one to the carrier is owed to the merchant.
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

/** Statuses with postings; leaving one of them reverses its transfers. */
export const bookedStatuses: readonly CollectionStatus[] = collectionStatuses.codes.filter(
  (code) => statusPostings[code],
);

/** The transfers of a collection's status; their ids contain the order's next version. */
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
