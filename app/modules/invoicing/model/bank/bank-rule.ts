import { z } from "zod";
import type { AccountKindKey } from "#app/modules/ledger/model/accounting.enums.ts";
import type { LedgerAccount, Transfer } from "#app/modules/ledger/model/ledger.ts";
import { optionalSchema, textSchema } from "#app/platform/kernel/form-values.ts";
import { normalizeIban } from "#app/platform/money/iban.ts";
import { hasExactDecimals, isCurrency, parseMoney } from "#app/platform/money/money.ts";
import type { BankEntry } from "./bank-entry.ts";

/** Accounts that a rule may book to: those that need no document and carry no VAT. */
export const ruleAccounts = ["bank_charges", "late_charges", "variance"] as const satisfies readonly AccountKindKey[];
export type RuleAccount = (typeof ruleAccounts)[number];

/** Which lines a rule is about: money that came in, or that left. */
export const ruleDirections = ["in", "out"] as const;
export type RuleDirection = (typeof ruleDirections)[number];

const amountSchema = optionalSchema(z.string().regex(/^\d{1,12}(\.\d{1,4})?$/, { error: "amount_invalid" }));

const fields = z.object({
  name: textSchema(100),
  booked_to: z.enum(ruleAccounts).describe("Where its lines are booked to"),
  direction: optionalSchema(z.enum(ruleDirections)).describe("Only lines that came in, or that left; both without it"),
  text: optionalSchema(textSchema(140)).describe("In the line's text, in whatever case"),
  party: optionalSchema(textSchema(140)).describe("In the name of the other party, in whatever case"),
  iban: optionalSchema(textSchema(40).transform(normalizeIban)).describe("The account of the other party"),
  currency: optionalSchema(z.string().refine(isCurrency, { error: "currency_unknown" })).describe("Only in it"),
  amount_from: amountSchema.describe("Without its sign: this much at least; needs a currency"),
  amount_to: amountSchema.describe("And this much at most"),
});

/** A rule as screens and the API write it: what a line must be, and where it is booked to. One condition at least names it. */
export const bankRuleSchema = fields.superRefine(({ text, party, iban, currency, ...rule }, context) => {
  const { amount_from: from, amount_to: to } = rule;
  const refuse = (path: keyof BankRuleInput, message: string) =>
    context.addIssue({ code: "custom", path: [path], message });
  if (!text && !party && !iban && !from && !to) refuse("text", "bank_rules:no_condition");
  if ((from || to) && !currency) refuse("currency", "required");
  for (const [key, amount] of [["amount_from", from] as const, ["amount_to", to] as const])
    if (amount && currency && !hasExactDecimals(amount, currency)) refuse(key, "amount_invalid");
  if (from && to && Number(from) > Number(to)) refuse("amount_to", "invalid_value");
});
export type BankRuleInput = z.output<typeof fields>;

/** A rule as screens and the API read it. */
export interface BankRuleView extends BankRuleInput {
  id: string;
  /** Counted from one, in the order in which lines are compared. */
  place: number;
  active: boolean;
  created_at: number;
  version: number;
}

const toWords = (text: string) => text.normalize("NFKD").toUpperCase().replace(/\s+/g, " ").trim();
const has = (text: string, piece: string | undefined) => !piece || toWords(text).includes(toWords(piece));

/** True if a line's currency, sign and amount are what a rule is about. */
export function fitsRuleAmount(
  { direction, currency, amount_from: from, amount_to: to }: BankRuleInput,
  entry: Pick<BankEntry, "amount" | "currency">,
): boolean {
  if (entry.amount === 0 || (currency && currency !== entry.currency)) return false;
  if (direction && (direction === "in") !== entry.amount > 0) return false;
  const amount = Math.abs(entry.amount);
  return (
    (!from || amount >= (parseMoney(from, entry.currency) ?? 0)) &&
    (!to || amount <= (parseMoney(to, entry.currency) ?? 0))
  );
}

/** The first rule that a line fits in every condition. */
export function findBankRule<Rule extends BankRuleInput>(
  rules: readonly Rule[],
  entry: Omit<BankEntry, "reference" | "file">,
): Rule | null {
  const found = rules.find(
    (rule) =>
      fitsRuleAmount(rule, entry) &&
      has(entry.text, rule.text) &&
      has(entry.name, rule.party) &&
      (!rule.iban || rule.iban === normalizeIban(entry.iban)),
  );
  return found ?? null;
}

/** The transfer of a line that is booked by a rule. `amount` in minor units; less than nothing left the account. */
export function computeRulePostings(
  id: string,
  account: RuleAccount,
  { amount, currency }: Pick<BankEntry, "amount" | "currency">,
): Transfer[] {
  const bank: LedgerAccount = { kind: "carrier_bank", owner: "", currency };
  const other: LedgerAccount = { kind: account, owner: "", currency };
  const sides = amount > 0 ? { debit: bank, credit: other } : { debit: other, credit: bank };
  return [
    { id: `${id}:line`, kind: "bank_line", ...sides, amount: Math.abs(amount), document: { kind: "bank_rule", id } },
  ];
}
