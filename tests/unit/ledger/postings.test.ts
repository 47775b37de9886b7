import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { denominations } from "#app/modules/collections/model/denominations.fields.ts";
import { receiptTransitions } from "#app/modules/collections/model/receipt.states.ts";
import { parseCashCount } from "#app/modules/collections/model/receipt.ts";
import {
  computeReceiptPostings,
  sumExpectedCash,
  sumPostings,
} from "#app/modules/collections/model/receipt-postings.ts";
import { receiptStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import { computeEquationSides, findDifferences, isEquationBalanced } from "#app/modules/ledger/model/books.ts";
import { computeCashLimitUse } from "#app/modules/ledger/model/cash-limit.ts";
import {
  type BookedCollection,
  bookedStatuses,
  computeCollectionPostings,
} from "#app/modules/ledger/model/collection-postings.ts";
import { computeBalances } from "#app/modules/ledger/model/ledger.ts";
import { collectionStatuses, paymentMethods } from "#app/modules/orders/model/order.enums.ts";
import { findCashExcess } from "#app/modules/planning/model/route-cash.ts";
import { applyTransition } from "#app/platform/kernel/state-machine.ts";
import { formatDecimal, isCurrency } from "#app/platform/money/money.ts";

const books = "books";
const collection: BookedCollection = {
  ...{ id: "c", orderId: "o", amount: 2_990, currency: "EUR", method: 1, status: collectionStatuses.code.collected },
  ...{ agentId: "a", merchantId: "m", prepaidHolder: null },
};

const some = fc.record({
  id: fc.uuid(),
  orderId: fc.uuid(),
  amount: fc.integer({ min: 1, max: 1_000_000_000 }),
  currency: fc.constant("EUR"),
  method: fc.constantFrom(...paymentMethods.codes),
  status: fc.constantFrom(...collectionStatuses.codes),
  agentId: fc.constant("a"),
  merchantId: fc.constantFrom("m", "n", null),
  prepaidHolder: fc.constantFrom("merchant" as const, "carrier" as const),
});

const sum = (balances: Map<string, number>) => [...balances.values()].reduce((total, each) => total + each, 0);

describe("postings of a collection", () => {
  const said: readonly (readonly [Partial<BookedCollection>, Record<string, number>])[] = [
    [{ status: collectionStatuses.code.pending }, {}],
    [{ status: collectionStatuses.code.collected }, { "books:agent_cash:a:EUR": 2_990, "books:clearing::EUR": -2_990 }],
    [
      { status: collectionStatuses.code.collected, method: 0 },
      { "books:agent_cash:a:EUR": 2_990, "books:clearing::EUR": -2_990 },
    ],
    [
      { status: collectionStatuses.code.collected, method: 2 },
      { "books:cheques::EUR": 2_990, "books:clearing::EUR": -2_990 },
    ],
    [
      { status: collectionStatuses.code.collected, method: 3 },
      { "books:card_clearing::EUR": 2_990, "books:clearing::EUR": -2_990 },
    ],
    [{ status: collectionStatuses.code.prepaid, prepaidHolder: "merchant" }, {}],
    [
      { status: collectionStatuses.code.prepaid, prepaidHolder: "carrier" },
      { "books:carrier_bank::EUR": 2_990, "books:merchant_payable:m:EUR": -2_990 },
    ],
    [
      { status: collectionStatuses.code.prepaid, prepaidHolder: "carrier", merchantId: null },
      { "books:carrier_bank::EUR": 2_990, "books:own_sales::EUR": -2_990 },
    ],
  ];
  for (const [change, balances] of said)
    test(JSON.stringify(change), () => {
      const posted = computeCollectionPostings({ ...collection, ...change }, 4);
      expect(Object.fromEntries(computeBalances(books, posted))).toEqual(balances);
      expect(posted.every(({ id }) => id.startsWith("c:4:"))).toBe(true);
    });

  test("only statuses that post are reversed", () => {
    expect(bookedStatuses).toEqual([collectionStatuses.code.prepaid, collectionStatuses.code.collected]);
  });

  test.prop([some, fc.nat()])("debits equal credits, and the same event is the same transfer", (each, version) => {
    const posted = computeCollectionPostings(each, version);
    expect(sum(computeBalances(books, posted))).toBe(0);
    expect(computeCollectionPostings(each, version)).toEqual(posted);
  });
});

describe("postings of a receipt", () => {
  const receive = (collections: BookedCollection[], counted: number, borneBy: "account" | "agent") =>
    computeReceiptPostings({ id: "r", agentId: "a", currency: "EUR", collections, counted, borneBy }, 2);

  test.prop([
    fc.uniqueArray(some, { maxLength: 30, selector: ({ id }) => id }),
    fc.nat({ max: 2_000_000_000 }),
    fc.constantFrom("account" as const, "agent" as const),
  ])(
    "the agent hands over the collected amount, the account has the counted amount, merchants are owed in full",
    (collections, counted, borneBy) => {
      const posted = receive(collections, counted, borneBy);
      const balance = computeBalances(books, posted);
      const of = (kind: string) =>
        [...balance].reduce((total, [id, amount]) => (id.startsWith(`books:${kind}:`) ? total + amount : total), 0);
      const expected = sumExpectedCash(collections);
      const total = collections.reduce((all, { amount }) => all + amount, 0);
      expect(of("agent_cash")).toBe(0 - expected);
      expect(of("carrier_cash")).toBe(counted);
      expect(of("clearing")).toBe(total);
      expect(of("merchant_payable") + of("own_sales")).toBe(0 - total);
      expect(of("variance")).toBe(borneBy === "account" ? expected - counted : 0);
      expect(of("agent_payable")).toBe(borneBy === "agent" ? expected - counted : 0);
      expect(sum(balance)).toBe(0);
      expect(new Set(posted.map(({ id }) => id)).size).toBe(posted.length);
      expect(posted.every(({ amount }) => amount > 0)).toBe(true);
      const sums = sumPostings(posted);
      expect(sums.reduce((all, { debit }) => all + debit, 0)).toBe(sums.reduce((all, { credit }) => all + credit, 0));
    },
  );
});

describe("counting cash", () => {
  const receipt = { currency: "CHF", cash: 100_535, agentId: "a" };
  test("notes and coins of the currency add up to the sum; others are rejected", () => {
    const pieces = [
      { value: "200", count: 2 },
      { value: "0.05", count: 1 },
    ];
    expect(
      parseCashCount({ pieces, reason: "lost", borne_by: undefined, counted: undefined, note: undefined }, receipt),
    ).toEqual({
      ...{ counted: 40_005, difference: -60_530, reason: "lost", borneBy: "account", note: null },
      pieces: [
        { value: 20_000, count: 2 },
        { value: 5, count: 1 },
      ],
    });
    const odd = { pieces: [{ value: "3", count: 1 }] };
    expect(
      parseCashCount({ reason: undefined, borne_by: undefined, counted: undefined, note: undefined, ...odd }, receipt),
    ).toEqual({
      field: "pieces",
      code: "invalid_value",
    });
  });

  test("a difference requires a reason; no difference allows none", () => {
    const nothing = { pieces: undefined, reason: undefined, borne_by: undefined, note: undefined };
    expect(parseCashCount({ ...nothing, counted: "1005.35" }, receipt)).toMatchObject({ difference: 0, reason: null });
    expect(parseCashCount({ ...nothing, counted: "1005.30" }, receipt)).toEqual({ field: "reason", code: "required" });
    expect(parseCashCount({ ...nothing, counted: "-1" }, receipt)).toEqual({
      field: "counted",
      code: "amount_invalid",
    });
    expect(parseCashCount({ ...nothing, counted: "x" }, receipt)).toEqual({ field: "counted", code: "amount_invalid" });
    expect(
      parseCashCount({ ...nothing, counted: "3", reason: "tip" }, { ...receipt, currency: "KWD", cash: 2_500 }),
    ).toMatchObject({
      counted: 3_000,
      difference: 500,
    });
    expect(parseCashCount({ ...nothing, counted: "900" }, { ...receipt, currency: "JPY", cash: 900 })).toMatchObject({
      counted: 900,
    });
  });

  test("a sum has its currency's decimals, and an implausible amount is not posted", () => {
    const other = { pieces: undefined, reason: "other", borne_by: undefined, note: undefined } as const;
    for (const [currency, counted] of [
      ["CHF", "995.355"],
      ["JPY", "900.5"],
      ["CHF", "9007199254740991"],
      ["CHF", "90071992547409.91"],
      ["KWD", "1e21"],
    ] as const)
      expect(parseCashCount({ ...other, counted }, { ...receipt, currency }), counted).toEqual({
        ...{ field: "counted", code: "amount_invalid" },
      });
    expect(parseCashCount({ ...other, counted: "995.350" }, receipt)).toMatchObject({ counted: 99_535 });
  });

  test("nobody is charged for a shortage without a collection", () => {
    const short = { pieces: undefined, reason: "lost", note: undefined, counted: "1", borne_by: "agent" } as const;
    expect(parseCashCount(short, { ...receipt, agentId: "" })).toEqual({ field: "borne_by", code: "invalid_value" });
    expect(parseCashCount(short, receipt)).toMatchObject({ borneBy: "agent" });
  });

  test("denominations exist for real currencies, the largest first, each exact", () => {
    for (const [currency, values] of Object.entries(denominations)) {
      expect(isCurrency(currency)).toBe(true);
      expect(values).toEqual([...new Set(values)].sort((one, other) => other - one));
      for (const value of values) {
        const pieces = [{ value: formatDecimal({ amount: value, currency }), count: 1 }];
        const given = { pieces, counted: undefined, reason: undefined, borne_by: undefined, note: undefined };
        expect(parseCashCount(given, { ...receipt, currency, cash: value })).toMatchObject({ counted: value });
      }
    }
  });
});

test("every transition of a receipt is in the table; all others are rejected", () => {
  const { pending, voided, received } = receiptStatuses.code;
  const allowed = {
    receive: [[pending, received]],
    reopen: [[received, pending]],
    void: [
      [pending, voided],
      [received, voided],
    ],
  };
  for (const [action, moves] of Object.entries(allowed))
    for (const from of receiptStatuses.codes) {
      const to = moves.find(([state]) => state === from)?.[1];
      const result = applyTransition(receiptTransitions, from, action as keyof typeof allowed);
      expect(result.ok ? result.value : null).toBe(to ?? null);
    }
});

describe("reconciliation", () => {
  const sums = (...rows: [string, string, number][]) =>
    rows.map(([owner, currency, amount]) => ({ owner, currency, amount }));
  test("sums are per currency and never mixed", () => {
    const left = sums(["a", "EUR", 5], ["b", "EUR", 7], ["a", "JPY", 12]);
    const right = sums(["a", "EUR", 12], ["a", "JPY", 12]);
    expect(computeEquationSides(left, right)).toEqual([
      { currency: "EUR", left: 12, right: 12 },
      { currency: "JPY", left: 12, right: 12 },
    ]);
    expect(findDifferences(left, right)).toEqual([
      { owner: "a", currency: "EUR", left: 5, right: 12 },
      { owner: "b", currency: "EUR", left: 7, right: 0 },
    ]);
  });
  test("a differing row fails an equation even when the sums agree", () => {
    const equation = { key: "agent_cash" as const, sides: [{ currency: "EUR", left: 1, right: 1 }] };
    const row = { currency: "EUR", ledger: 1, record: 2, orderNumber: null, collectionId: null, owner: null };
    expect(isEquationBalanced({ ...equation, rows: [] })).toBe(true);
    expect(isEquationBalanced({ ...equation, rows: [row] })).toBe(false);
  });
});

test("a limit counts only its own currency, for cash on hand and for a route's collections", () => {
  const limit = { cashLimit: 10_000, limitCurrency: "CHF" };
  expect(computeCashLimitUse(limit, { currency: "CHF", cash: 12_000 })).toEqual({
    limit: 10_000,
    share: 120,
    over: 2_000,
  });
  expect(computeCashLimitUse(limit, { currency: "CHF", cash: 10_000 })).toEqual({ limit: 10_000, share: 100, over: 0 });
  expect(computeCashLimitUse(limit, { currency: "EUR", cash: 12_000 })).toBeNull();
  expect(computeCashLimitUse({ cashLimit: null, limitCurrency: null }, { currency: "CHF", cash: 1 })).toBeNull();
  const shipments: Record<string, { codAmount: number; codCurrency: string }> = {
    one: { codAmount: 4_000, codCurrency: "CHF" },
    two: { codAmount: 9_000, codCurrency: "EUR" },
  };
  const stops = [
    { shipmentId: "one", type: "pickup" },
    { shipmentId: "one", type: "dropoff" },
    { shipmentId: "two", type: "dropoff" },
  ];
  const route = { agentId: "a", stops };
  const cash = { agentId: "a", currency: "CHF", limit: 10_000 };
  const of = (id: string) => shipments[id];
  expect(findCashExcess(route, of, [{ ...cash, onHand: 7_000 }])).toMatchObject({ due: 4_000, over: 1_000 });
  expect(findCashExcess(route, of, [{ ...cash, onHand: 6_000 }])).toBeNull();
  expect(findCashExcess(route, of, [{ ...cash, agentId: "b", onHand: 9_000 }])).toBeNull();
});
