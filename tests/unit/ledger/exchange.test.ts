import { expect, test } from "vitest";
import { exchangeTax, getOtherTaxCurrency } from "#app/modules/ledger/model/exchange.ts";

const of = (rate: string, currency = "EUR") => ({ currency, rate, on: "2026-11-02", source: "ECB" });
const preferences = { default_currency: "EUR" };

test("VAT is exchanged to the last unit, halves away from zero, between currencies of any decimals", () => {
  const tax = (amount: number, from: string, rate: string, to = "EUR") =>
    exchangeTax({ currency: from, tax: amount }, of(rate, to))?.tax;
  expect(tax(122, "USD", "0.8834", "CHF")).toBe(108);
  expect(tax(171, "JPY", "0.0061274")).toBe(105);
  expect(tax(1215, "KWD", "2.81")).toBe(341);
  expect(tax(100, "EUR", "163.205", "JPY")).toBe(163);
  expect(tax(1, "USD", "0.5")).toBe(1);
  expect(tax(-1, "USD", "0.5")).toBe(-1);
  expect(tax(-1, "USD", "0.4")).toBe(0);
  expect(tax(99_999_999_999, "USD", "0.9999999999")).toBe(99_999_999_989);
  expect(exchangeTax({ currency: "USD", tax: 0 }, of("0.5"))).toBeNull();
  expect(exchangeTax({ currency: "USD", tax: 5 }, null)).toBeNull();
});

test("the tax currency is the setting, or the one of the seller's country", () => {
  const other = (currency: string, country: string | undefined, tax = 5, more = {}) =>
    getOtherTaxCurrency({ currency, tax, seller: { country } }, { ...preferences, ...more });
  expect(other("EUR", "LI")).toBe("CHF");
  expect(other("EUR", "CH")).toBe("CHF");
  expect(other("USD", "DE")).toBe("EUR");
  expect(other("USD", undefined)).toBe("EUR");
  expect(other("EUR", "DE")).toBeNull();
  expect(other("EUR", "LI", 0)).toBeNull();
  expect(other("EUR", "LI", 5, { tax_currency: "EUR" })).toBeNull();
});
