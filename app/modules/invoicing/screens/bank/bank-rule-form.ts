import type { FormSection } from "#app/ui/resource/form/form-spec.ts";
import { ruleAccounts, ruleDirections } from "../../model/bank/bank-rule.ts";
import type { BankLine } from "./payment-lines.tsx";

/** The form of a rule. */
export const bankRuleSections: readonly FormSection[] = [
  {
    key: "rule",
    fields: [
      {
        kind: "text",
        name: "name",
        label: "bank_rules:name",
        hint: "bank_rules:name_hint",
        span: 3,
        autoComplete: "off",
      },
      {
        kind: "select",
        name: "booked_to",
        label: "bank_rules:booked_to",
        span: 3,
        options: ruleAccounts.map((account) => ({ value: account, label: `accounting:account.${account}` as const })),
        placeholder: "common:field.choose",
      },
    ],
  },
  {
    key: "conditions",
    title: "bank_rules:conditions",
    fields: [
      { kind: "text", name: "text", label: "bank_rules:text", span: 3, optional: true, autoComplete: "off" },
      { kind: "text", name: "party", label: "bank_rules:party", span: 3, optional: true, autoComplete: "off" },
      { kind: "text", name: "iban", label: "bank_rules:iban", span: 3, optional: true, autoComplete: "off" },
      {
        kind: "select",
        name: "direction",
        label: "bank_rules:direction",
        span: 3,
        optional: true,
        options: ruleDirections.map((way) => ({ value: way, label: `bank_rules:directions.${way}` as const })),
        placeholder: "bank_rules:directions.both",
      },
      { kind: "choice", name: "currency", label: "bank_rules:currency", span: 2, optional: true },
      {
        kind: "text",
        name: "amount_from",
        label: "bank_rules:amount_from",
        hint: "bank_rules:amount_hint",
        span: 2,
        optional: true,
        autoComplete: "off",
      },
      {
        kind: "text",
        name: "amount_to",
        label: "bank_rules:amount_to",
        span: 2,
        optional: true,
        autoComplete: "off",
      },
    ],
  },
];

/** What a rule begins with that is made from a line: its party, or else its text. */
export function toBankRuleDraft({ name, text, iban, amount, currency }: BankLine) {
  return {
    name: (name || text).slice(0, 100),
    booked_to: amount < 0 ? "bank_charges" : "late_charges",
    direction: amount < 0 ? "out" : "in",
    party: name.slice(0, 140),
    text: name ? "" : text.slice(0, 140),
    ...{ iban: iban.slice(0, 40), currency },
  };
}
