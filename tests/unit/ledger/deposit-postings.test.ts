import fc from "fast-check";
import { expect, test } from "vitest";
import { addBalances, toTillLines } from "#app/modules/deposits/model/cash-book.ts";
import {
  computeConfirmationPostings,
  computeCountPostings,
  computeDepositPostings,
  computeMovePostings,
  computeReturnPostings,
} from "#app/modules/deposits/model/deposit-postings.ts";
import { computeBalances, type Transfer } from "#app/modules/ledger/model/ledger.ts";
import { getTillAccount, inTill, MAIN_TILL } from "#app/modules/ledger/model/till.ts";

const balances = (transfers: readonly Transfer[]) =>
  Object.fromEntries([...computeBalances("b", transfers)].filter(([, amount]) => amount !== 0));

const bag = { id: "d", kind: "cash", tillId: MAIN_TILL, currency: "CHF", amount: 190_000, fee: 0 } as const;

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
  const cards = { id: "d", kind: "card", tillId: null, currency: "EUR", amount: 51_200, fee: 768 } as const;
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
        const deposit = { id: "d", kind, tillId: "t", currency: "EUR", amount: sum, fee } as const;
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
  const till = getTillAccount(MAIN_TILL, "CHF");
  expect(balances(computeCountPostings("n", till, -500))).toEqual({
    "b:variance::CHF": 500,
    "b:carrier_cash::CHF": -500,
  });
  expect(balances(computeCountPostings("n", till, 20))).toEqual({ "b:variance::CHF": -20, "b:carrier_cash::CHF": 20 });
  expect(computeCountPostings("n", till, 0)).toEqual([]);
});

test("cash goes into and out of the till that is said, and moves between tills; other accounts stay", () => {
  expect(balances(inTill("t", computeDepositPostings(bag)))).toEqual({
    "b:bank_transit::CHF": 190_000,
    "b:carrier_cash:t:CHF": -190_000,
  });
  expect(balances(inTill(MAIN_TILL, computeDepositPostings({ ...bag, tillId: "t" })))).toHaveProperty(
    "b:carrier_cash::CHF",
  );
  const [from, to] = [getTillAccount(MAIN_TILL, "CHF"), getTillAccount("t", "CHF")];
  expect(balances(computeMovePostings("m", from, to, 700))).toEqual({
    "b:carrier_cash::CHF": -700,
    "b:carrier_cash:t:CHF": 700,
  });
});

const month = { currency: "CHF", opening: 61_240, cashIn: 378_510, cashOut: 0, toBank: -200_000, difference: -500 };

test("a cash book's last balance is the month's closing", () => {
  const till = { tillId: MAIN_TILL, ...month, moved: 0, balance: 239_250 };
  const entries = [{ amount: 84_630 }, { amount: 293_880 }, { amount: -200_000 }, { amount: -500 }];
  const { lines, sums } = toTillLines([], { months: [till], besides: [], own: "EUR" });
  expect(lines).toMatchObject([{ tillId: MAIN_TILL, closing: addBalances(till.opening, entries).at(-1)?.balance }]);
  expect(sums).toMatchObject([{ currency: "CHF", closing: 239_250, balance: 239_250, cards: 0 }]);
});

test("without any money an account has no line, and each of several tills one in the account's currency", () => {
  const nothing = { months: [], besides: [], own: "CHF" };
  expect(toTillLines([], nothing)).toEqual({ lines: [], sums: [] });
  const { lines, sums } = toTillLines([{ id: MAIN_TILL }, { id: "b" }], nothing);
  expect(lines.map(({ tillId, currency }) => [tillId, currency])).toEqual([
    [MAIN_TILL, "CHF"],
    ["b", "CHF"],
  ]);
  expect(sums).toMatchObject([{ currency: "CHF", balance: 0 }]);
});

test("tills have a line of each currency that they held, and sums count every amount once", () => {
  const months = [
    { tillId: MAIN_TILL, ...month, moved: -1_000, balance: 100 },
    { tillId: "b", ...month, moved: 1_000, balance: 200 },
    { tillId: "b", ...month, currency: "EUR", moved: 0, balance: 7 },
  ];
  const besides = [
    { kind: "cards", tillId: MAIN_TILL, currency: "CHF", amount: 35 },
    { kind: "transit", tillId: MAIN_TILL, currency: "USD", amount: 9 },
    { kind: "cheques", tillId: "b", currency: "CHF", amount: 40 },
    { kind: "cheques", tillId: MAIN_TILL, currency: "CHF", amount: 2 },
  ] as const;
  const { lines, sums } = toTillLines([{ id: MAIN_TILL }, { id: "b" }, { id: "c" }], { months, besides, own: "CHF" });
  expect(lines.map(({ tillId, currency, cheques }) => [tillId, currency, cheques])).toEqual([
    [MAIN_TILL, "CHF", 2],
    [MAIN_TILL, "EUR", 0],
    [MAIN_TILL, "USD", 0],
    ["b", "CHF", 40],
    ["b", "EUR", 0],
    ["c", "CHF", 0],
  ]);
  expect(sums).toMatchObject([
    { currency: "CHF", opening: 122_480, moved: 0, balance: 300, cheques: 42, cards: 35, transit: 0 },
    { currency: "EUR", balance: 7, cards: 0 },
    { currency: "USD", balance: 0, transit: 9 },
  ]);
});
