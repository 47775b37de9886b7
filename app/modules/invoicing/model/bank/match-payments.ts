import { documentKinds } from "#app/modules/ledger/model/accounting.enums.ts";
import type { BankEntry } from "./bank-entry.ts";
import { findNamedDocuments, isMerchantNamed, normalizeNumber } from "./named-documents.ts";

/** An invoice that may have been paid, or a document that may have been paid out; `merchantId` is whose it is, an agent's too. */
export interface OpenInvoice {
  number: string;
  version: number;
  merchantId: string;
  merchantName: string;
  currency: string;
  /** Minor units. */
  total: number;
  /** It was paid before. */
  paid: boolean;
}

/** Why a line is taken for the payment of invoices. */
export const matchReasons = ["number", "amount", "iban", "name"] as const;
export type MatchReason = (typeof matchReasons)[number];

/**
 * What a line is: `sure` and `likely` may be booked, `differs` names invoices of another sum, `paid` ones that are paid already,
 * `out` left the account.
 */
export const matchStates = ["sure", "likely", "differs", "paid", "booked", "none", "out"] as const;
export type MatchState = (typeof matchStates)[number];

export interface PaymentProposal {
  state: MatchState;
  reasons: MatchReason[];
  invoices: OpenInvoice[];
}

/** What was learnt of payers: the merchant that an IBAN paid for before. */
export type KnownPayers = ReadonlyMap<string, string>;

/**
 * Which invoices each line pays. A number in its text with the whole sum is sure, several numbers too where their sums come to
 * it; without a number the amount must fit one invoice alone of a payer who is known by IBAN or name, or of anybody. Nothing
 * is proposed twice: what an earlier line pays is gone for the later ones.
 */
export function proposePayments(
  entries: readonly BankEntry[],
  invoices: readonly OpenInvoice[],
  payers: KnownPayers,
): PaymentProposal[] {
  return proposeMatches(entries, invoices, payers, documentKinds.invoice.prefix);
}

/**
 * The same of what left the account: which settlements and receipts of payouts each line paid out. Their numbers are alike but
 * for what they begin with, so that it must stand before them; an amount alone says nothing of whom it went to.
 */
export function proposePayouts(
  entries: readonly BankEntry[],
  documents: readonly OpenInvoice[],
  owners: KnownPayers,
): PaymentProposal[] {
  const paid = entries.map((entry) => ({ ...entry, amount: -entry.amount }));
  return proposeMatches(paid, documents, owners, null).map((each) =>
    each.state === "none" || each.reasons.join() === "amount" ? { state: "out", reasons: [], invoices: [] } : each,
  );
}

/** `usual` is what numbers begin with that say it not. */
function proposeMatches(
  entries: readonly BankEntry[],
  invoices: readonly OpenInvoice[],
  payers: KnownPayers,
  usual: string | null,
): PaymentProposal[] {
  const byNumber = new Map(invoices.map((each) => [normalizeNumber(each.number), each]));
  const bySum = Map.groupBy(
    invoices.filter(({ paid }) => !paid),
    getSumKey,
  );
  const taken = new Set<string>();
  const named = entries.map((entry) => (entry.amount > 0 ? findNamedDocuments(entry, byNumber, usual) : []));
  // Numbers first: an amount alone must not take an invoice that a later line pays.
  for (const [at, entry] of entries.entries()) {
    const open = (named[at] ?? []).filter(({ paid }) => !paid);
    if (sumsToAmount(open, entry)) for (const { number } of open) taken.add(number);
  }
  const given = new Set<string>();
  return entries.map((entry, at) => {
    if (entry.amount <= 0) return { state: "out", reasons: [], invoices: [] };
    const found = named[at] ?? [];
    return found.length > 0 ? matchByNumbers(entry, found, given) : matchByAmount(entry, bySum, taken, payers);
  });
}

function matchByNumbers(entry: BankEntry, found: readonly OpenInvoice[], given: Set<string>): PaymentProposal {
  const open = found.filter(({ number, paid }) => !paid && !given.has(number));
  if (open.length === 0) return { state: "paid", reasons: ["number"], invoices: [...found] };
  if (!sumsToAmount(open, entry)) return { state: "differs", reasons: ["number"], invoices: open };
  for (const { number } of open) given.add(number);
  return { state: "sure", reasons: ["number", "amount"], invoices: open };
}

function sumsToAmount(invoices: readonly OpenInvoice[], { amount, currency }: BankEntry): boolean {
  const sum = invoices.reduce((total, each) => total + each.total, 0);
  return sum === amount && invoices.every((each) => each.currency === currency);
}

function matchByAmount(
  entry: BankEntry,
  bySum: ReadonlyMap<string, OpenInvoice[]>,
  taken: Set<string>,
  payers: KnownPayers,
): PaymentProposal {
  const fitting = (bySum.get(getSumKey({ currency: entry.currency, total: entry.amount })) ?? []).filter(
    ({ number }) => !taken.has(number),
  );
  const payer = payers.get(entry.iban);
  const ways: [MatchReason | null, OpenInvoice[]][] = [
    ["iban", fitting.filter(({ merchantId }) => entry.iban !== "" && merchantId === payer)],
    ["name", fitting.filter(({ merchantName }) => isMerchantNamed(entry.name, merchantName))],
    [null, fitting],
  ];
  for (const [reason, some] of ways) {
    const [only] = some;
    if (!only || some.length > 1) continue;
    taken.add(only.number);
    return {
      state: reason === "iban" ? "sure" : "likely",
      reasons: reason ? ["amount", reason] : ["amount"],
      invoices: [only],
    };
  }
  return { state: "none", reasons: [], invoices: [] };
}

const getSumKey = ({ currency, total }: { currency: string; total: number }) => `${currency} ${total}`;
