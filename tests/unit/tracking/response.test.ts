import fc from "fast-check";
import { expect, test } from "vitest";
import { getCustomerQuestion, isRightAnswer } from "#app/modules/tracking/model/customer-question.ts";

const order = (postalCode?: string, customerPhone: string | null = null) => ({
  destination: { address: { line1: "Mühlenkamp 44", country: "DE", ...(postalCode ? { postalCode } : {}) } },
  customerPhone,
});

test("asks for the postal code, else the phone's last digits, else accepts the link", () => {
  expect(getCustomerQuestion(order("22303", "+49401234567"))).toBe("postal_code");
  expect(getCustomerQuestion(order(undefined, "+49401234567"))).toBe("phone_digits");
  expect(getCustomerQuestion(order(" - ", "+49"))).toBe("link");
  expect(getCustomerQuestion(order())).toBe("link");
});

test("spaces, dashes and case are ignored; nothing else is", () => {
  for (const typed of ["SW1A 1AA", "sw1a1aa", " sw1a-1aa "]) expect(isRightAnswer(order("SW1A 1AA"), typed)).toBe(true);
  for (const typed of ["SW1A 1AB", "SW1A", "", "SW1A 1AA 1"])
    expect(isRightAnswer(order("SW1A 1AA"), typed)).toBe(false);
  expect(isRightAnswer(order(undefined, "+49 40 123 45 67"), "45 67")).toBe(true);
  expect(isRightAnswer(order(undefined, "+49401234567"), "401234567")).toBe(false);
});

test("no answer is correct where no data is on file", () => {
  fc.assert(fc.property(fc.string(), (typed) => !isRightAnswer(order(), typed)));
  expect(isRightAnswer(order("--"), "")).toBe(false);
});
