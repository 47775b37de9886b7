import { type PayMethod, payMethods } from "#app/modules/ledger/model/billing.enums.ts";
import { type BookedCollection, getOwedAccount } from "#app/modules/ledger/model/collection-postings.ts";
import type { Transfer } from "#app/modules/ledger/model/ledger.ts";
import { getMerchantPayableAccount, getOwnAccount, orientTransfer } from "./billing-postings.ts";

/** A correction of a merchant's claim; a positive amount is credited to the merchant from variance. */
export interface BookedCorrection {
  id: string;
  merchantId: string;
  currency: string;
  amount: number;
  orderId: string | null;
}

/** The transfers of a correction; postings of a settled document never change. */
export function computeCorrectionPostings(correction: BookedCorrection): Transfer[] {
  const { id, currency, amount, orderId } = correction;
  return orientTransfer({
    id: `${id}:corrected`,
    kind: "corrected",
    debit: getOwnAccount("variance", currency),
    credit: getMerchantPayableAccount(correction),
    amount,
    orderId: orderId ?? undefined,
    document: { kind: "settlement", id },
  });
}

/** The transfer of what a reminder charges at the invoice's version; less than nothing takes charges back. */
export function computeLateChargePostings(
  { id, merchantId, currency }: Pick<BookedCorrection, "id" | "merchantId" | "currency">,
  version: number,
  amount: number,
): Transfer[] {
  return orientTransfer({
    id: `${id}:${version}:late`,
    kind: "late_charge",
    debit: getMerchantPayableAccount({ merchantId, currency }),
    credit: getOwnAccount("late_charges", currency),
    amount,
    document: { kind: "invoice", id: `${id}:late` },
  });
}

/** The transfers of settling at the settlement's version: collections and corrections are paid to the merchant from the bank. */
export function computeSettlementPostings(
  { id, currency, method }: { id: string; currency: string; method: PayMethod },
  collections: readonly BookedCollection[],
  corrections: readonly BookedCorrection[],
  version: number,
): Transfer[] {
  const from = getOwnAccount(payMethods[method], currency);
  const document = { kind: "settlement" as const, id };
  const name = `${id}:${version}`;
  return [
    ...collections.flatMap((each) =>
      orientTransfer({
        id: `${name}:${each.id}`,
        kind: "settled",
        debit: getOwedAccount(each),
        credit: from,
        amount: each.amount,
        collectionId: each.id,
        orderId: each.orderId,
        document,
      }),
    ),
    ...corrections.flatMap((each) =>
      orientTransfer({
        id: `${name}:${each.id}`,
        kind: "settled",
        debit: getMerchantPayableAccount(each),
        credit: from,
        amount: each.amount,
        orderId: each.orderId ?? undefined,
        document,
      }),
    ),
  ];
}
