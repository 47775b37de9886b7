import fc from "fast-check";
import { expect, test } from "vitest";
import type { BankEntry } from "#app/modules/invoicing/model/bank/bank-entry.ts";
import {
  type BankRuleInput,
  bankRuleSchema,
  computeRulePostings,
  findBankRule,
  fitsRuleAmount,
  ruleAccounts,
} from "#app/modules/invoicing/model/bank/bank-rule.ts";
import { computeBalances } from "#app/modules/ledger/model/ledger.ts";

const entry: BankEntry = {
  ...{ bookedOn: "2026-11-30", amount: -1250, currency: "CHF", name: "Rheintalbank AG" },
  ...{ iban: "CH9300762011623852957", text: "Kontoführung  November", reference: "", file: "" },
};
const rule = (more: Partial<BankRuleInput>): BankRuleInput => ({ name: "x", booked_to: "bank_charges", ...more });

const cases: readonly [condition: Partial<BankRuleInput>, fits: boolean][] = [
  [{ text: "KONTOFÜHRUNG november" }, true],
  [{ text: "Kontofu\u0308hrung" }, true],
  [{ text: "Zinsen" }, false],
  [{ party: "rheintalbank" }, true],
  [{ party: "Rheintalbank", text: "Zinsen" }, false],
  [{ iban: "CH9300762011623852957" }, true],
  [{ iban: "CH9300762011623852958" }, false],
  [{ text: "konto", direction: "out" }, true],
  [{ text: "konto", direction: "in" }, false],
  [{ text: "konto", currency: "CHF" }, true],
  [{ text: "konto", currency: "EUR" }, false],
  [{ currency: "CHF", amount_from: "12.50", amount_to: "12.50" }, true],
  [{ currency: "CHF", amount_from: "12.51" }, false],
  [{ currency: "CHF", amount_to: "12.49" }, false],
  [{ currency: "JPY", amount_to: "2000" }, false],
];

test.each(cases)("a line is compared with %o", (condition, fits) => {
  expect(findBankRule([rule(condition)], entry) !== null).toBe(fits);
});

test("the first rule that fits is taken", () => {
  const rules = [
    rule({ text: "Zinsen" }),
    rule({ name: "first", text: "konto" }),
    rule({ name: "second", text: "konto" }),
  ];
  expect(findBankRule(rules, entry)?.name).toBe("first");
  expect(findBankRule(rules.toReversed(), entry)?.name).toBe("second");
});

test("a rule needs a condition, a currency for amounts, and amounts of that currency in order", () => {
  const faults = (more: object) => {
    const read = bankRuleSchema.safeParse({ name: "Fees", booked_to: "bank_charges", ...more });
    return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
  };
  expect(faults({ text: "fees" })).toEqual([]);
  expect(faults({ iban: "ch93 0076 2011 6238 5295 7" })).toEqual([]);
  expect(faults({ direction: "in", currency: "EUR" })).toEqual(["text bank_rules:no_condition"]);
  expect(faults({ text: "", party: "", direction: "" })).toEqual(["text bank_rules:no_condition"]);
  expect(faults({ amount_from: "1.00" })).toEqual(["currency required"]);
  expect(faults({ currency: "JPY", amount_to: "1.5" })).toEqual(["amount_to amount_invalid"]);
  expect(faults({ currency: "EUR", amount_from: "2", amount_to: "1.99" })).toEqual(["amount_to invalid_value"]);
  expect(faults({ text: "x", currency: "EUR", amount_from: "-1" })).toEqual(["amount_from amount_invalid"]);
  expect(faults({ text: "x", booked_to: "revenue" })).toHaveLength(1);
  expect(faults({ text: "x", booked_to: "carrier_bank" })).toHaveLength(1);
});

test("what a rule posts is the line's amount on the bank's account, and the opposite on the other", () => {
  const amounts = fc.integer({ min: -1e9, max: 1e9 }).filter((amount) => amount !== 0);
  fc.assert(
    fc.property(amounts, fc.constantFrom(...ruleAccounts), (amount, account) => {
      expect(fitsRuleAmount(rule({}), { amount, currency: "EUR" })).toBe(true);
      const transfers = computeRulePostings("id", account, { amount, currency: "EUR" });
      expect(transfers.every((each) => each.amount > 0)).toBe(true);
      expect(Object.fromEntries(computeBalances("b", transfers))).toEqual({
        "b:carrier_bank::EUR": amount,
        [`b:${account}::EUR`]: -amount,
      });
    }),
  );
  expect(fitsRuleAmount(rule({}), { amount: 0, currency: "EUR" })).toBe(false);
});
