import { expect, test } from "vitest";
import { pointed, priceFault } from "#app/ui/resource/filters/price-range.ts";

test.each([
  ["EUR", "1", "2", null],
  ["eur", "1", "", null],
  ["EUR", "", "2", null],
  ["EUR", "2", "2", null],
  ["", "1", "2", "currency"],
  ["XXQ", "1", "2", "currency"],
  ["EUR", "3", "2", "order"],
  ["EUR", "10", "9.99", "order"],
])("a range of %s from %j to %j", (currency, low, high, fault) => {
  expect(priceFault(currency, low, high)).toBe(fault);
});

test.each([
  ["12.5", ".", "12.5"],
  ["1,234.5", ".", "1234.5"],
  ["1,5", ".", "1.5"],
  ["12,5", ",", "12.5"],
  ["1.234,5", ",", "1234.5"],
  ["1.5", ",", "1.5"],
  ["1 234,50", ",", "1234.50"],
  ["", ",", ""],
  ["much", ".", "much"],
] as const)("the amount %j with the decimal mark %j", (written, mark, amount) => {
  expect(pointed(written, mark)).toBe(amount);
});
