import { expect, test } from "vitest";
import { type BankBalance, chainStatements, reconcileBank } from "#app/modules/ledger/model/bank-reconciliation.ts";

const statement = (fromOn: string, throughOn: string, opening: number, closing: number): BankBalance => ({
  ...{ iban: "LI21", currency: "CHF", fromOn, throughOn, opening, closing },
});

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
