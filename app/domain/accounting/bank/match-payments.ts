import { documentKinds } from "../accounting.enums.ts";
import type { BankEntry } from "./bank-entry.ts";

/** An invoice that may have been paid. */
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

export interface Proposal {
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
): Proposal[] {
  const byDigits = new Map(invoices.map((each) => [digitsOf(each.number), each]));
  const bySum = Map.groupBy(
    invoices.filter(({ paid }) => !paid),
    sumKey,
  );
  const taken = new Set<string>();
  const named = entries.map((entry) => (entry.amount > 0 ? namedIn(entry, byDigits) : []));
  // Numbers first: an amount alone must not take an invoice that a later line pays.
  for (const [at, entry] of entries.entries()) {
    const open = (named[at] ?? []).filter(({ paid }) => !paid);
    if (comesTo(open, entry)) for (const { number } of open) taken.add(number);
  }
  const given = new Set<string>();
  return entries.map((entry, at) => {
    if (entry.amount <= 0) return { state: "out", reasons: [], invoices: [] };
    const found = named[at] ?? [];
    return found.length > 0 ? byNumber(entry, found, given) : byAmount(entry, bySum, taken, payers);
  });
}

function byNumber(entry: BankEntry, found: readonly OpenInvoice[], given: Set<string>): Proposal {
  const open = found.filter(({ number, paid }) => !paid && !given.has(number));
  if (open.length === 0) return { state: "paid", reasons: ["number"], invoices: [...found] };
  if (!comesTo(open, entry)) return { state: "differs", reasons: ["number"], invoices: open };
  for (const { number } of open) given.add(number);
  return { state: "sure", reasons: ["number", "amount"], invoices: open };
}

function comesTo(invoices: readonly OpenInvoice[], { amount, currency }: BankEntry): boolean {
  const sum = invoices.reduce((total, each) => total + each.total, 0);
  return sum === amount && invoices.every((each) => each.currency === currency);
}

function byAmount(
  entry: BankEntry,
  bySum: ReadonlyMap<string, OpenInvoice[]>,
  taken: Set<string>,
  payers: KnownPayers,
): Proposal {
  const fitting = (bySum.get(sumKey({ currency: entry.currency, total: entry.amount })) ?? []).filter(
    ({ number }) => !taken.has(number),
  );
  const payer = payers.get(entry.iban);
  const ways: [MatchReason | null, OpenInvoice[]][] = [
    ["iban", fitting.filter(({ merchantId }) => entry.iban !== "" && merchantId === payer)],
    ["name", fitting.filter(({ merchantName }) => isNamed(entry.name, merchantName))],
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

const sumKey = ({ currency, total }: { currency: string; total: number }) => `${currency} ${total}`;

/** `202600001` of R-2026-00001. */
function digitsOf(number: string): string {
  return number.replace(/\D/g, "");
}

const otherPrefixes: ReadonlySet<string> = new Set(
  Object.entries(documentKinds).flatMap(([kind, { prefix }]) => (kind === "invoice" ? [] : [prefix])),
);
const longestNumber = 12;

/** The invoices whose numbers stand in a text, however their parts are set apart: R-2026-00001, "RE 2026 00001". */
function namedIn({ text }: BankEntry, byDigits: ReadonlyMap<string, OpenInvoice>): OpenInvoice[] {
  const words = text.toUpperCase().match(/\d+|[A-Z]+/g) ?? [];
  const found = new Map<string, OpenInvoice>();
  for (let at = 0; at < words.length; at += 1) {
    let digits = "";
    for (let end = at; end < words.length && digits.length < longestNumber; end += 1) {
      const word = words[end] ?? "";
      if (!/^\d/.test(word)) break;
      digits += word;
      const invoice = byDigits.get(digits);
      if (invoice && !otherPrefixes.has(words[at - 1] ?? "")) found.set(invoice.number, invoice);
    }
  }
  return [...found.values()];
}

/** True where one of two names holds the other, whatever their signs and legal forms. */
function isNamed(name: string, merchant: string): boolean {
  const [one, other] = [plain(name), plain(merchant)];
  return one.length > 2 && other.length > 2 && (one.includes(other) || other.includes(one));
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z0-9 ]/g, "")
    .replace(/\b(gmbh|ag|kg|ug|ltd|inc|sarl|doo|se)\b/g, "")
    .replace(/ /g, "");
}
