import fc from "fast-check";
import { expect, test } from "vitest";
import { formatDecimal } from "#app/platform/money/money.ts";
import { toMarkedDecimal, toPointDecimal } from "#app/ui/formats/decimals.ts";

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
  ["1,2,3", ",", "1,2,3"],
  ["1.2.3", ",", "1.2.3"],
  ["-1.000", ",", "-1000"],
] as const)("the amount %j with the decimal mark %j", (written, mark, amount) => {
  expect(toPointDecimal(written, mark)).toBe(amount);
});

test("an untouched amount is sent as shown, in either language", () => {
  const amounts = fc.record({ amount: fc.integer(), currency: fc.constantFrom("EUR", "JPY", "KWD") });
  fc.assert(
    fc.property(amounts, fc.constantFrom(".", ","), (money, mark) => {
      const plain = formatDecimal(money);
      // A German reader takes three decimals after a point for a thousands group: they are shown with a comma.
      expect(toPointDecimal(toMarkedDecimal(plain, mark), mark)).toBe(plain);
    }),
  );
});
