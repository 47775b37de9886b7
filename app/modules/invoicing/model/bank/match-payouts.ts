import type { BankEntry } from "./bank-entry.ts";
import {
  type KnownPayers,
  type OpenInvoice,
  type PaymentProposal,
  proposeMatches,
  proposePayments,
} from "./match-payments.ts";
import { findNamedDocuments, normalizeNumber } from "./named-documents.ts";
import { isRun, sumsToAmount } from "./open-documents.ts";

/**
 * As `proposePayments` for outgoing lines: the settlements, payout receipts and payment runs that each line paid out. Their numbers differ only by
 * their prefix, so the prefix is required; an amount alone does not identify the payee.
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

/**
 * Incoming lines that bring a payout back: the number of one that is paid, and its exact amount. No document comes back twice
 * in a statement.
 */
export function proposeReturns(
  entries: readonly BankEntry[],
  documents: readonly OpenInvoice[],
): (PaymentProposal | null)[] {
  const byNumber = new Map(
    documents.filter((each) => each.paid && !isRun(each)).map((each) => [normalizeNumber(each.number), each]),
  );
  const given = new Set<string>();
  return entries.map((entry) => {
    const found = findNamedDocuments(entry, byNumber, null);
    const [only, ...others] = found.filter(({ number }) => !given.has(number));
    if (!only || others.length > 0 || !sumsToAmount([only], entry)) return null;
    given.add(only.number);
    return { state: "returned", reasons: ["number", "amount"], invoices: [only] };
  });
}

/** A deposit that a line may credit, with the words by which a bank names it. */
export interface AwaitedDeposit extends OpenInvoice {
  words: readonly string[];
}

/** Shorter slips and bags would be found in any text. */
const MIN_WORD = 4;
const toWord = (text: string) => text.toUpperCase().replace(/[^0-9A-Z]/g, "");

/**
 * Incoming lines that credit a deposit: its number, slip or bag in the text, or an amount that only one of them has. No deposit
 * is proposed twice.
 */
export function proposeDeposits(
  entries: readonly BankEntry[],
  deposits: readonly AwaitedDeposit[],
): (PaymentProposal | null)[] {
  const given = new Set<string>();
  return entries.map((entry) => {
    const open = deposits.filter((each) => each.currency === entry.currency && !given.has(each.number));
    const text = toWord(entry.text);
    const named = open.filter(({ words }) =>
      words.map(toWord).some((word) => word.length >= MIN_WORD && text.includes(word)),
    );
    const found = named.length > 0 ? named : open.filter(({ total }) => total === entry.amount);
    const [only, ...others] = found;
    if (!only || others.length > 0) return null;
    given.add(only.number);
    if (named.length === 0) return { state: "likely", reasons: ["amount"], invoices: [only] };
    const isExact = only.total === entry.amount;
    return {
      state: isExact ? "sure" : "differs",
      reasons: isExact ? ["number", "amount"] : ["number"],
      invoices: [only],
    };
  });
}

/** What incoming lines are: payments of invoices, or payouts that came back and deposits where they name no invoice. */
export function proposeIncoming(
  entries: readonly BankEntry[],
  {
    invoices,
    payers,
    documents,
    deposits,
  }: {
    invoices: readonly OpenInvoice[];
    payers: KnownPayers;
    documents: readonly OpenInvoice[];
    deposits: readonly AwaitedDeposit[];
  },
): PaymentProposal[] {
  const returns = proposeReturns(entries, documents);
  const credited = proposeDeposits(entries, deposits);
  return proposePayments(entries, invoices, payers).map((each, at) => {
    if (each.state === "sure" || each.state === "differs") return each;
    const named = returns[at] ?? (credited[at]?.state === "likely" ? null : credited[at]);
    return named ?? (each.state === "none" ? (credited[at] ?? each) : each);
  });
}
