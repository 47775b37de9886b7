import type { AccountKindKey, TransferKind } from "#app/modules/ledger/model/accounting.enums.ts";
import type { LedgerAccount, Transfer } from "#app/modules/ledger/model/ledger.ts";
import type { DepositKind } from "./deposit.enums.ts";

/** The amounts of a deposit, minor units: what left, and what an acquirer kept of it. */
export interface BookedDeposit {
  id: string;
  kind: DepositKind;
  currency: string;
  amount: number;
  fee: number;
}

const origins = { cash: "carrier_cash", cheque: "cheques", card: "card_clearing" } as const satisfies Record<
  DepositKind,
  AccountKindKey
>;

const own = (kind: AccountKindKey, currency: string): LedgerAccount => ({ kind, owner: "", currency });

/** The account that a deposit leaves. */
export const getOriginAccount = ({ kind, currency }: Pick<BookedDeposit, "kind" | "currency">): LedgerAccount =>
  own(origins[kind], currency);

/** What the bank is to credit. */
export const getExpectedAmount = ({ amount, fee }: Pick<BookedDeposit, "amount" | "fee">): number => amount - fee;

interface Part {
  part: string;
  kind: TransferKind;
  debit: AccountKindKey;
  credit: AccountKindKey;
  amount: number;
}

function toTransfers(name: string, document: Transfer["document"], currency: string, parts: readonly Part[]) {
  return parts
    .filter(({ amount }) => amount > 0)
    .map(({ part, kind, debit, credit, amount }): Transfer => {
      const sides = { debit: own(debit, currency), credit: own(credit, currency) };
      return { id: `${name}:${part}`, kind, ...sides, amount, document };
    });
}

/** The transfers of handing over: what left is on its way, less what the acquirer kept. */
export function computeDepositPostings(deposit: BookedDeposit): Transfer[] {
  const { id, kind, currency, fee } = deposit;
  const credit = origins[kind];
  return toTransfers(id, { kind: "deposit", id }, currency, [
    { part: "sent", kind: "deposited", debit: "bank_transit", credit, amount: getExpectedAmount(deposit) },
    { part: "fee", kind: "bank_fee", debit: "bank_charges", credit, amount: fee },
  ]);
}

/** The transfers of the bank's credit. What it counted less or more goes to variance. */
export function computeConfirmationPostings(deposit: BookedDeposit, counted: number): Transfer[] {
  const { id, currency } = deposit;
  const expected = getExpectedAmount(deposit);
  const [short, over] = [Math.max(0, expected - counted), Math.max(0, counted - expected)];
  return toTransfers(`${id}:confirmed`, { kind: "deposit", id }, currency, [
    { part: "bank", kind: "credited_by_bank", debit: "carrier_bank", credit: "bank_transit", amount: expected - short },
    { part: "over", kind: "over", debit: "carrier_bank", credit: "variance", amount: over },
    { part: "short", kind: "short", debit: "variance", credit: "bank_transit", amount: short },
  ]);
}

/** The transfer of a till's count: what is missing or too much goes to variance. */
export function computeCountPostings(id: string, currency: string, difference: number): Transfer[] {
  return toTransfers(id, { kind: "till_count", id }, currency, [
    { part: "short", kind: "short", debit: "variance", credit: "carrier_cash", amount: -difference },
    { part: "over", kind: "over", debit: "carrier_cash", credit: "variance", amount: difference },
  ]);
}

/** A cheque that came back: whose it was, and where it lay. */
export interface ReturnedCheque {
  id: string;
  /** Null for one that paid an invoice. */
  orderId: string | null;
  merchantId: string | null;
  currency: string;
  amount: number;
  /** What the bank charges for it. */
  charge: number;
  chargeMerchant: boolean;
  wasCredited: boolean;
}

/** What the transfers of a returned cheque are posted by. */
export const getReturnDocument = (chequeId: string): NonNullable<Transfer["document"]> => ({
  kind: "cheque",
  id: `${chequeId}:returned`,
});

/**
 * The transfers of a returned cheque: the merchant's credit goes back, of own sales it is a loss. The bank's charge is the
 * merchant's or the account's.
 */
export function computeReturnPostings(cheque: ReturnedCheque): Transfer[] {
  const { id, orderId, merchantId, currency, amount, charge, chargeMerchant, wasCredited } = cheque;
  const bearer: LedgerAccount =
    merchantId === null ? own("variance", currency) : { kind: "merchant_payable", owner: merchantId, currency };
  const about = {
    ...(orderId === null ? {} : { collectionId: id, orderId }),
    document: getReturnDocument(id),
  };
  const parts = [
    ["cheque", "cheque_returned", bearer, own(wasCredited ? "carrier_bank" : "cheques", currency), amount],
    [
      "charge",
      "bank_fee",
      chargeMerchant && merchantId !== null ? bearer : own("bank_charges", currency),
      own("carrier_bank", currency),
      charge,
    ],
  ] as const;
  return parts.flatMap(([part, kind, debit, credit, sum]) =>
    sum > 0 ? [{ ...about, id: `${id}:returned:${part}`, kind, debit, credit, amount: sum }] : [],
  );
}
