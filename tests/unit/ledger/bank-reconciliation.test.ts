import { expect, test } from "vitest";
import { type BankBalance, chainStatements } from "#app/modules/ledger/model/bank-chain.ts";
import { reconcileBank } from "#app/modules/ledger/model/bank-reconciliation.ts";

const statement = (
  fromOn: string,
  throughOn: string,
  opening: number,
  closing: number,
  sequence: number | null = null,
): BankBalance => ({ iban: "LI21", currency: "CHF", fromOn, throughOn, opening, closing, sequence });
const ofDay = (opening: number, closing: number, sequence?: number) =>
  statement("2026-03-07", "2026-03-07", opening, closing, sequence);

test.each<[what: string, statements: BankBalance[], chain: object]>([
  ["one", [statement("2026-03-01", "2026-03-07", 100, 150)], { opening: 100, closing: 150, gaps: [] }],
  [
    "two in any order",
    [statement("2026-03-08", "2026-03-14", 150, 90), statement("2026-03-01", "2026-03-07", 100, 150)],
    { opening: 100, closing: 90, throughOn: "2026-03-14", gaps: [] },
  ],
  [
    "a month with its weeks",
    [
      statement("2026-03-01", "2026-03-31", 100, 400),
      statement("2026-03-01", "2026-03-07", 100, 150),
      statement("2026-03-08", "2026-03-14", 150, 90),
    ],
    { opening: 100, closing: 400, throughOn: "2026-03-31", gaps: [] },
  ],
  [
    "two of one day",
    [statement("2026-03-07", "2026-03-07", 150, 170), statement("2026-03-01", "2026-03-07", 100, 150)],
    { opening: 100, closing: 170, gaps: [] },
  ],
  [
    "several of one day, by their balances, also where one begins with what an earlier one began with",
    [ofDay(140, 90), ofDay(150, 140), ofDay(170, 150), ofDay(150, 170)],
    { opening: 150, closing: 90, gaps: [] },
  ],
  [
    "a day that ends where it began, after another",
    [ofDay(170, 150), ofDay(150, 170), statement("2026-03-01", "2026-03-06", 100, 150)],
    { opening: 100, closing: 150, gaps: [] },
  ],
  [
    "a first day that ends where it began, by the bank's numbers",
    [ofDay(170, 150, 9), ofDay(150, 170, 8), statement("2026-03-08", "2026-03-09", 150, 160, 10)],
    { opening: 150, closing: 160, gaps: [] },
  ],
  [
    "one that is missing in a day",
    [ofDay(175, 160, 3), ofDay(100, 150, 1), statement("2026-03-08", "2026-03-08", 160, 200, 4)],
    { opening: 100, closing: 200, gaps: [{ after: "2026-03-07", before: "2026-03-07", amount: 25 }] },
  ],
  [
    "a month with two of its last day",
    [
      statement("2026-03-01", "2026-03-31", 100, 400),
      statement("2026-03-31", "2026-03-31", 300, 350),
      statement("2026-03-31", "2026-03-31", 350, 400),
    ],
    { opening: 100, closing: 400, gaps: [] },
  ],
  [
    "one that overlaps",
    [statement("2026-03-01", "2026-03-10", 100, 150), statement("2026-03-05", "2026-03-15", 120, 200)],
    { opening: 100, closing: 200, gaps: [] },
  ],
  [
    "one that is missing between",
    [statement("2026-03-01", "2026-03-07", 100, 150), statement("2026-03-15", "2026-03-21", 180, 200)],
    { opening: 100, closing: 200, gaps: [{ after: "2026-03-07", before: "2026-03-15", amount: 30 }] },
  ],
])("statements follow each other: %s", (_what, statements, chain) => {
  expect(chainStatements(statements)).toMatchObject([chain]);
});

test("the equation holds with every open item in it, and fails where the lines do not come to the balances", () => {
  const chains = chainStatements([
    statement("2026-03-01", "2026-03-07", 1_000, 1_150),
    statement("2026-03-15", "2026-03-21", 1_180, 1_300),
  ]);
  // Lines of 150 and 120, of which 70 are not booked; 40 are on no statement, and 900 moved before the first.
  const sums = { currency: "CHF", openLines: 70, openMovements: 40, earlier: 900, ledger: 900 + 200 + 40 };
  const [held] = reconcileBank(chains, [sums]);
  expect(held).toMatchObject({ statement: 1_300, before: 100, missing: 30, expected: 1_140, ledger: 1_140 });
  const [broken] = reconcileBank(chains, [{ ...sums, openLines: 69 }]);
  expect(broken?.expected).not.toBe(broken?.ledger);
  expect(reconcileBank([], [sums])).toEqual([]);
});
