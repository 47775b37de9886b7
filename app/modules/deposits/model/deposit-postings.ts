import type { AccountKindKey, TransferKind } from "#app/modules/ledger/model/accounting.enums.ts";
import type { LedgerAccount, Transfer } from "#app/modules/ledger/model/ledger.ts";
import { getTillAccount, MAIN_TILL } from "#app/modules/ledger/model/till.ts";
import type { DepositKind } from "./deposit.enums.ts";

/** The amounts of a deposit, minor units: what left, and what an acquirer kept of it. */
export interface BookedDeposit {
  id: string;
  kind: DepositKind;
  currency: string;
  /** The till that cash leaves. */
  tillId: string | null;
  amount: number;
  fee: number;
}

const origins = { cheque: "cheques", card: "card_clearing" } as const satisfies Record<
  Exclude<DepositKind, "cash">,
  AccountKindKey
>;

const own = (kind: AccountKindKey, currency: string): LedgerAccount => ({ kind, owner: "", currency });

/** The account that a deposit leaves: of cash its till. */
export const getOriginAccount = ({
  kind,
  currency,
  tillId,
}: Pick<BookedDeposit, "kind" | "currency" | "tillId">): LedgerAccount =>
  kind === "cash" ? getTillAccount(tillId ?? MAIN_TILL, currency) : own(origins[kind], currency);

/** What the bank is to credit. */
export const getExpectedAmount = ({ amount, fee }: Pick<BookedDeposit, "amount" | "fee">): number => amount - fee;

interface Part {
  part: string;
  kind: TransferKind;
  debit: LedgerAccount;
  credit: LedgerAccount;
  amount: number;
}

function toTransfers(name: string, document: Transfer["document"], parts: readonly Part[]) {
  return parts
    .filter(({ amount }) => amount > 0)
    .map(({ part, ...about }): Transfer => ({ id: `${name}:${part}`, ...about, document }));
}

/** The transfers of handing over: what left is on its way, less what the acquirer kept. */
export function computeDepositPostings(deposit: BookedDeposit): Transfer[] {
  const { id, currency, fee } = deposit;
  const credit = getOriginAccount(deposit);
  const [transit, charges] = [own("bank_transit", currency), own("bank_charges", currency)];
  return toTransfers(id, { kind: "deposit", id }, [
    { part: "sent", kind: "deposited", debit: transit, credit, amount: getExpectedAmount(deposit) },
    { part: "fee", kind: "bank_fee", debit: charges, credit, amount: fee },
  ]);
}

/** The transfers of the bank's credit. What it counted less or more goes to variance. */
export function computeConfirmationPostings(deposit: BookedDeposit, counted: number): Transfer[] {
  const { id, currency } = deposit;
  const expected = getExpectedAmount(deposit);
  const [short, over] = [Math.max(0, expected - counted), Math.max(0, counted - expected)];
  const [bank, transit] = [own("carrier_bank", currency), own("bank_transit", currency)];
  const variance = own("variance", currency);
  return toTransfers(`${id}:confirmed`, { kind: "deposit", id }, [
    { part: "bank", kind: "credited_by_bank", debit: bank, credit: transit, amount: expected - short },
    { part: "over", kind: "over", debit: bank, credit: variance, amount: over },
    { part: "short", kind: "short", debit: variance, credit: transit, amount: short },
  ]);
}

/** The transfer of a till's count: what is missing or too much goes to variance. */
export function computeCountPostings(id: string, till: LedgerAccount, difference: number): Transfer[] {
  const variance = own("variance", till.currency);
  return toTransfers(id, { kind: "till_count", id }, [
    { part: "short", kind: "short", debit: variance, credit: till, amount: -difference },
    { part: "over", kind: "over", debit: till, credit: variance, amount: difference },
  ]);
}

/** The transfer of moving cash from till to till. */
export function computeMovePostings(id: string, from: LedgerAccount, to: LedgerAccount, amount: number): Transfer[] {
  return toTransfers(id, { kind: "till_move", id }, [
    { part: "moved", kind: "moved", debit: to, credit: from, amount },
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
