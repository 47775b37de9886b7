import fc from "fast-check";
import { expect, test } from "vitest";
import { computeInputVat } from "#app/modules/closing/model/vat.ts";
import {
  computeEarningPostings,
  computeInputVatPostings,
  computePayoutPostings,
} from "#app/modules/ledger/model/earnings/agent-postings.ts";
import { computeBalances } from "#app/modules/ledger/model/ledger.ts";
import { getSupplierRate } from "#app/modules/ledger/model/tax.ts";
import { listPayoutMethods, payoutMethods } from "#app/modules/payouts/model/agent-billing.enums.ts";
import { computeReceiptSums } from "#app/modules/payouts/model/receipt-sums.ts";

test("VAT is added to net rates, not to what an agent bears of a shortage", () => {
  const lines = [
    { amount: 10_000, source: "custom:1" },
    { amount: -50, source: "custom:2" },
    { amount: -1_000, source: "borne:3" },
  ];
  // 99.50 × 19 % = 18.905
  expect(computeReceiptSums(lines, 1900)).toEqual({ net: 8_950, untaxed: -1_000, tax: 1_891 });
  expect(computeReceiptSums(lines, null)).toEqual({ net: 8_950, untaxed: -1_000, tax: 0 });
});

test.each([
  [{ treatment: "standard", taxRate: 1900 }, 1900],
  [{ treatment: "standard", taxRate: 1900, employment: "contractor" }, 1900],
  [{ treatment: "standard", taxRate: 1900, employment: "employee" }, null],
  [{ treatment: "standard" }, null],
  [{ treatment: "small_business", taxRate: 1900 }, null],
  [{ treatment: "reverse_charge" }, null],
  [{}, null],
] as const)("of %o the rate is %s", (profile, rate) => {
  expect(getSupplierRate(profile)).toBe(rate);
});

test("any receipt, issued and paid by any method, leaves nothing owed: its cost is the net, its VAT is input VAT", () => {
  const line = fc.record({
    amount: fc.integer({ min: -500_000, max: 500_000 }).filter((amount) => amount !== 0),
    source: fc.constantFrom("custom:x", "shipment:x", "borne:x"),
  });
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 20 }),
      fc.option(fc.integer({ min: 0, max: 3000 })),
      fc.constantFrom(...payoutMethods.map(({ key }) => key)),
      (lines, rate, method) => {
        const payroll = method === "payroll";
        const taxRate = payroll ? null : rate;
        const { net, tax } = computeReceiptSums(lines, taxRate);
        const about = { id: "r", agentId: "a", currency: "EUR" };
        const transfers = [
          ...computeEarningPostings(lines.map((each, at) => ({ ...each, ...about, id: `t${at}`, day: "2026-11-30" }))),
          ...computeInputVatPostings([{ ...about, tax, taxRate }]),
          ...computePayoutPostings({ ...about, total: net + tax, cash: null }, method, 2),
        ];
        expect(transfers.every(({ amount }) => amount > 0)).toBe(true);
        const balances = [...computeBalances("b", transfers)];
        const sum = (kind: string) =>
          balances.reduce((total, [id, amount]) => (id.startsWith(`b:${kind}:`) ? total + amount : total), 0);
        expect(sum("agent_payable")).toBe(0);
        expect(sum("payout_cost")).toBe(payroll ? 0 : net);
        expect(sum("input_vat")).toBe(tax);
        expect(listPayoutMethods({ payroll }).some(({ key }) => key === method)).toBe(true);
      },
    ),
  );
});

test("the input VAT of a month is by rate, less what was voided in it", () => {
  const sum = { kind: "input_vat", currency: "EUR" };
  const sums = [
    { ...sum, owner: "standard.700", debit: 700, credit: 0 },
    { ...sum, owner: "standard.1900", debit: 1_900, credit: 2_000 },
    { kind: "vat", owner: "standard.1900", currency: "EUR", debit: 0, credit: 5 },
  ];
  expect(computeInputVat(sums)).toEqual([
    { rate: 1900, currency: "EUR", tax: -100 },
    { rate: 700, currency: "EUR", tax: 700 },
  ]);
});
