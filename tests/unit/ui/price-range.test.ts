import { expect, test } from "vitest";
import { findPriceFault } from "#app/ui/resource/filters/price-range.ts";

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
  expect(findPriceFault(currency, low, high)).toBe(fault);
});
