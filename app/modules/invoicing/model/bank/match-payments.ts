import { documentKinds } from "#app/modules/ledger/model/accounting.enums.ts";
import type { BankEntry } from "./bank-entry.ts";
import { findNamedDocuments, isMerchantNamed, normalizeNumber } from "./named-documents.ts";
import { chooseRunOrDocuments, isOpen, sumsToAmount } from "./open-documents.ts";

/** An invoice that may have been paid, or a document that may have been paid out; `merchantId` is the other party, which may be an agent. */
export interface OpenInvoice {
  number: string;
  version: number;
  merchantId: string;
  merchantName: string;
  currency: string;
  /** Minor units. */
  total: number;
  /** True if it is already paid. */
  paid: boolean;
  /** True for an invoice that a settlement nets: nobody pays it alone. */
  netted?: boolean;
}

/** Reasons for a match. */
export const matchReasons = ["number", "amount", "iban", "name"] as const;
export type MatchReason = (typeof matchReasons)[number];

/**
 * Match states of a line: `sure` and `likely` can be booked, `differs` names invoices with another total, `paid` names
 * invoices that are already paid, `netted` those that a settlement nets, `returned` is a payout that came back, `rule` a line
 * that pays nothing and fits a rule, `out` is an outgoing line.
 */
export const matchStates = [
  "sure",
  "likely",
  "differs",
  "paid",
  "netted",
  "booked",
  "none",
  "out",
  "returned",
  "rule",
] as const;
export type MatchState = (typeof matchStates)[number];

export interface PaymentProposal {
  state: MatchState;
  reasons: MatchReason[];
  invoices: OpenInvoice[];
}

/** Merchants by the IBANs that paid for them before. */
export type KnownPayers = ReadonlyMap<string, string>;

/**
 * Proposes the invoices that each line pays. A number in the text with the exact total is sure, several numbers if their
 * totals add up to it. Without a number the amount must match exactly one invoice, of a payer known by IBAN or name, or of
 * anyone. No invoice is proposed twice.
 */
export function proposePayments(
  entries: readonly BankEntry[],
  invoices: readonly OpenInvoice[],
  payers: KnownPayers,
): PaymentProposal[] {
  return proposeMatches(entries, invoices, payers, documentKinds.invoice.prefix);
}

/** `defaultPrefix` is assumed for numbers without a prefix. */
export function proposeMatches(
  entries: readonly BankEntry[],
  invoices: readonly OpenInvoice[],
  payers: KnownPayers,
  defaultPrefix: string | null,
): PaymentProposal[] {
  const byNumber = new Map(invoices.map((each) => [normalizeNumber(each.number), each]));
  const bySum = Map.groupBy(invoices.filter(isOpen), getSumKey);
  const taken = new Set<string>();
  const named = entries.map((entry) =>
    entry.amount > 0 ? chooseRunOrDocuments(entry, findNamedDocuments(entry, byNumber, defaultPrefix)) : [],
  );
  // Match numbers first: an amount must not claim an invoice that a later line names.
  for (const [at, entry] of entries.entries()) {
    const open = (named[at] ?? []).filter(isOpen);
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
  const open = found.filter((each) => isOpen(each) && !given.has(each.number));
  const closed = found.some(({ netted }) => netted) ? "netted" : "paid";
  if (open.length === 0) return { state: closed, reasons: ["number"], invoices: [...found] };
  if (!sumsToAmount(open, entry)) return { state: "differs", reasons: ["number"], invoices: open };
  for (const { number } of open) given.add(number);
  return { state: "sure", reasons: ["number", "amount"], invoices: open };
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
