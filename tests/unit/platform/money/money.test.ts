import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { currencies } from "#app/platform/money/currencies.ts";
import {
  allocateAmount,
  divideHalfUp,
  formatDecimal,
  formatMoney,
  getCurrencyDecimals,
  isCurrency,
  parseMoney,
} from "#app/platform/money/money.ts";

const currency = fc.constantFrom(...currencies.map((each) => each.code));
const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

test("currencies have two decimals, but for those with none or three", () => {
  const of = (decimals: number) => currencies.flatMap((each) => (each.decimals === decimals ? [each.code] : []));
  expect(of(0)).toEqual("CVE DJF GNF IDR JPY KMF KRW LBP PYG RWF UGX VND VUV XAF XOF XPF".split(" "));
  expect(of(3)).toEqual(["GHS", "KWD", "TND"]);
  expect(currencies.length).toBeGreaterThanOrEqual(150);
  expect(new Set(currencies.map((each) => each.code)).size).toBe(currencies.length);
  expect(isCurrency("XXX")).toBe(false);
});

test.each([
  ["29.90", "EUR", 2990],
  ["29.905", "EUR", 2991],
  ["29.904", "EUR", 2990],
  ["-29.905", "EUR", -2991],
  ["1,234.50", "EUR", 123450],
  ["1 234.50", "EUR", 123450],
  [".5", "EUR", 50],
  ["7", "JPY", 7],
  ["7.5", "JPY", 8],
  ["1.2345", "TND", 1235],
  ["12,34", "EUR", null],
  ["1.2.3", "EUR", null],
  ["", "EUR", null],
  ["abc", "EUR", null],
  ["1e3", "EUR", null],
  ["99999999999999999", "EUR", null],
] as const)("%s %s is %s minor units", (text, code, minor) => {
  expect(parseMoney(text, code)).toBe(minor);
});

test("reads a decimal comma", () => {
  expect(parseMoney("1.234,50", "EUR", ",")).toBe(123450);
  expect(parseMoney("12.34", "EUR", ",")).toBeNull();
});

test.prop([amount, currency])("a formatted amount parses back", (minor, code) => {
  expect(parseMoney(formatDecimal({ amount: minor, currency: code }), code)).toBe(minor);
});

test.prop([amount, fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 12 })])(
  "shares add up to the whole, and none is off by more than a unit",
  (total, weights) => {
    fc.pre(weights.some((weight) => weight > 0));
    const parts = allocateAmount(total, weights);
    const sum = weights.reduce((all, weight) => all + weight, 0);
    expect(parts.reduce((all, part) => all + part, 0)).toBe(total);
    parts.forEach((part, at) => {
      expect(Math.abs(part - (total * (weights[at] ?? 0)) / sum)).toBeLessThan(1);
    });
  },
);

test.prop([amount, fc.integer({ min: 1, max: 10_000 })])("division rounds half away from zero", (top, bottom) => {
  const quotient = divideHalfUp(top, bottom);
  expect(Math.abs(quotient * bottom - top) * 2).toBeLessThanOrEqual(bottom);
  expect(divideHalfUp(-top, bottom)).toBe(quotient === 0 ? 0 : -quotient);
});

test.prop([amount, currency])("formatted amounts have the currency's decimals", (minor, code) => {
  const text = formatMoney({ amount: minor, currency: code }, "en-US");
  const fraction = /\.(\d+)/.exec(text)?.[1]?.length ?? 0;
  expect(fraction).toBe(getCurrencyDecimals(code));
});
