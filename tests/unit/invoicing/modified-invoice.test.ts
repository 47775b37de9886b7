import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { modifySchema } from "#app/modules/invoicing/model/invoice.ts";
import { computeInvoiceSums } from "#app/modules/invoicing/model/invoice-sums.ts";
import { applyInvoiceChanges } from "#app/modules/invoicing/model/modify-invoice.ts";
import { taxTreatments } from "#app/modules/ledger/model/billing.enums.ts";
import { computeContainedTax, computeTaxShare } from "#app/modules/ledger/model/tax.ts";
import { formatDecimal } from "#app/platform/money/money.ts";

const currency = "EUR";
const cents = fc.integer({ min: -100_000, max: 100_000 }).filter((amount) => amount !== 0);
const line = fc.record({ description: fc.constant("by hand"), amount: cents });
const percent = fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined });

test.prop([
  fc.array(
    fc.integer({ min: 0, max: 50_000 }).map((amount) => ({ type: "shipping" as const, amount, orderId: "o" })),
    { maxLength: 5 },
  ),
  fc.record({
    add: fc.array(line, { maxLength: 4 }),
    discount_percent: percent,
    discount_amount: fc.option(fc.integer({ min: 1, max: 200_000 }), { nil: undefined }),
    tax_rate: percent,
    tax_treatment: fc.option(fc.constantFrom(...taxTreatments), { nil: undefined }),
  }),
])("every change to an invoice gives a total of zero or more, or a field error", (lines, requested) => {
  const total = computeInvoiceSums(lines, { rate: null, amount: 0 }, { treatment: "standard", rate: 1900 }).total;
  const input = modifySchema.safeParse({
    ...{ number: "R-1", version: 1, ...requested },
    add: requested.add.map((each) => ({ ...each, amount: formatDecimal({ amount: each.amount, currency }) })),
    discount_percent: requested.discount_amount === undefined ? requested.discount_percent : undefined,
    discount_amount: requested.discount_amount && formatDecimal({ amount: requested.discount_amount, currency }),
  });
  if (!input.success) throw input.error;
  const stands = { issuedOn: "2026-01-01", dueOn: "2026-01-15", discountRate: null, discount: 0, discountNote: null };
  const made = applyInvoiceChanges(
    { ...stands, currency, taxTreatment: "standard", taxRate: 1900, total },
    lines,
    input.data,
  );
  const gross = [...lines, ...requested.add].reduce((sum, { amount }) => sum + amount, 0);
  if (made.ok) expect(made.value.sums.total).toBeGreaterThanOrEqual(0);
  else if (lines.length + requested.add.length === 0) expect(made.failure.fields).toHaveProperty("remove");
  else if ((requested.tax_treatment ?? "standard") !== "standard" && requested.tax_rate)
    expect(made.failure.fields).toEqual({ tax_rate: [{ code: "tax_rate_without_vat" }] });
  else {
    expect(gross).toBeLessThan(requested.discount_amount ?? 1);
    expect(Object.values(made.failure.fields ?? {})).toEqual([[{ code: "invoice_negative" }]]);
  }
});

test("a percentage rounds half away from zero, for either sign and beyond float precision", () => {
  // 8.1 % of 0.50 is 0.0405; 5 % of 0.10 is half a cent.
  expect([
    computeTaxShare(50, 810),
    computeTaxShare(10, 500),
    computeTaxShare(9, 500),
    computeTaxShare(-10, 500),
    computeTaxShare(-9, 500),
  ]).toEqual([4, 1, 0, -1, 0]);
  expect(computeTaxShare(9_007_199_254_740_991, 10_000)).toBe(9_007_199_254_740_991);
  expect([
    computeContainedTax(1_081, 810),
    computeContainedTax(-1_081, 810),
    computeContainedTax(3, 20_000),
    computeContainedTax(-3, 20_000),
  ]).toEqual([81, -81, 2, -2]);
  // Half a unit: 1 including 100 %.
  expect([computeContainedTax(1, 10_000), computeContainedTax(-1, 10_000)]).toEqual([1, -1]);
});
