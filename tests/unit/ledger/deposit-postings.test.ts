import fc from "fast-check";
import { expect, test } from "vitest";
import { addBalances, getClosing } from "#app/modules/deposits/model/cash-book.ts";
import {
  computeConfirmationPostings,
  computeCountPostings,
  computeDepositPostings,
  computeReturnPostings,
} from "#app/modules/deposits/model/deposit-postings.ts";
import { computeBalances, type Transfer } from "#app/modules/ledger/model/ledger.ts";

const balances = (transfers: readonly Transfer[]) =>
  Object.fromEntries([...computeBalances("b", transfers)].filter(([, amount]) => amount !== 0));

const bag = { id: "d", kind: "cash", currency: "CHF", amount: 190_000, fee: 0 } as const;

test("a bag is on its way until the bank counts it; what it counts less goes to variance", () => {
  expect(balances(computeDepositPostings(bag))).toEqual({
    "b:bank_transit::CHF": 190_000,
    "b:carrier_cash::CHF": -190_000,
  });
  const all = [...computeDepositPostings(bag), ...computeConfirmationPostings(bag, 189_000)];
  expect(balances(all)).toEqual({
    "b:carrier_bank::CHF": 189_000,
    "b:variance::CHF": 1_000,
    "b:carrier_cash::CHF": -190_000,
  });
});

test("an acquirer keeps its fee, and the bank credits the rest", () => {
  const cards = { id: "d", kind: "card", currency: "EUR", amount: 51_200, fee: 768 } as const;
  const all = [...computeDepositPostings(cards), ...computeConfirmationPostings(cards, 50_432)];
  expect(balances(all)).toEqual({
    "b:carrier_bank::EUR": 50_432,
    "b:bank_charges::EUR": 768,
    "b:card_clearing::EUR": -51_200,
  });
});

test.each([
  [
    { wasCredited: true, charge: 1_500, chargeMerchant: false },
    { "b:merchant_payable:m:CHF": 48_000, "b:bank_charges::CHF": 1_500, "b:carrier_bank::CHF": -49_500 },
  ],
  [
    { wasCredited: true, charge: 1_500, chargeMerchant: true },
    { "b:merchant_payable:m:CHF": 49_500, "b:carrier_bank::CHF": -49_500 },
  ],
  [
    { wasCredited: false, charge: 0, chargeMerchant: false },
    { "b:merchant_payable:m:CHF": 48_000, "b:cheques::CHF": -48_000 },
  ],
  [
    { wasCredited: true, charge: 1_500, chargeMerchant: true, merchantId: null },
    { "b:variance::CHF": 48_000, "b:bank_charges::CHF": 1_500, "b:carrier_bank::CHF": -49_500 },
  ],
])("a cheque that comes back: %j", (how, expected) => {
  const cheque = { id: "c", orderId: "o", merchantId: "m", currency: "CHF", amount: 48_000 };
  expect(balances(computeReturnPostings({ ...cheque, ...how }))).toEqual(expected);
});

test("whatever left and whatever the bank counted, nothing stays on its way, and every transfer is above zero", () => {
  const amount = fc.integer({ min: 1, max: 9_000_000 });
  fc.assert(
    fc.property(
      fc.constantFrom("cash", "cheque", "card"),
      amount,
      fc.nat(100),
      fc.nat(9_999_999),
      (kind, sum, share, counted) => {
        const fee = kind === "card" ? Math.floor((sum * Math.min(share, 99)) / 100) : 0;
        const deposit = { id: "d", kind, currency: "EUR", amount: sum, fee } as const;
        const credited = kind === "cash" ? counted : sum - fee;
        const all = [...computeDepositPostings(deposit), ...computeConfirmationPostings(deposit, credited)];
        expect(all.every((each) => each.amount > 0)).toBe(true);
        const left = balances(all);
        expect(left["b:bank_transit::EUR"] ?? 0).toBe(0);
        expect(left["b:carrier_bank::EUR"] ?? 0).toBe(credited);
        expect(Object.values(left).reduce((total, each) => total + each, 0)).toBe(0);
      },
    ),
  );
});

test("a count posts what is missing or too much", () => {
  expect(balances(computeCountPostings("n", "CHF", -500))).toEqual({
    "b:variance::CHF": 500,
    "b:carrier_cash::CHF": -500,
  });
  expect(balances(computeCountPostings("n", "CHF", 20))).toEqual({ "b:variance::CHF": -20, "b:carrier_cash::CHF": 20 });
  expect(computeCountPostings("n", "CHF", 0)).toEqual([]);
});

test("a cash book's last balance is the month's closing", () => {
  const till = { currency: "CHF", opening: 61_240, cashIn: 378_510, cashOut: 0, toBank: -200_000, difference: -500 };
  const rest = { balance: 0, cards: 0, cheques: 0, transit: 0 };
  const entries = [{ amount: 84_630 }, { amount: 293_880 }, { amount: -200_000 }, { amount: -500 }];
  expect(addBalances(till.opening, entries).at(-1)?.balance).toBe(getClosing({ ...till, ...rest }));
});
