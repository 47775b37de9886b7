import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { invoices, settlements } from "#app/modules/invoicing/db/billing.tables.ts";
import { collections } from "#app/modules/orders/db/orders.tables.ts";
import { orderFees } from "#app/modules/pricing/db/order-fees.tables.ts";
import { callApiAs, createDeliveredOrders, expectLedgerBalanced } from "../billed.ts";
import { createMerchant } from "../merchants.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

// More merchants than one call works through, the first of them without anything on the requested days.

const long = Date.parse("2020-03-01T12:00:00Z");
const then = { from: "2026-01-01" };

/** Merchants before the last one, each with a copy of some of the last one's fees or collections of years ago. */
async function behindOthers(who: TestWorkspace, others: number, had: { fees?: boolean; held?: boolean }) {
  const { db } = who.scope;
  const before = [];
  for (let at = 0; at < others; at += 1) before.push(await createMerchant(who, { name: `Merchant ${at}` }));
  const last = await createMerchant(who, { billing: { tax_treatment: "standard", tax_rate: 19 } });
  await createDeliveredOrders(who, last);
  const [fee] = await db.select().from(orderFees).where(eq(orderFees.merchantId, last));
  const [held] = await db.select().from(collections).where(eq(collections.merchantId, last));
  if (!fee || !held) throw new Error("there are fees and collections");
  for (const merchantId of before) {
    const id = () => crypto.randomUUID();
    if (had.fees)
      await db.insert(orderFees).values({ ...fee, id: id(), merchantId, event: "custom", rank: null, postedAt: long });
    const old = { seq: undefined, id: id(), merchantId, receiptId: null, collectedAt: long };
    if (had.held) await db.insert(collections).values({ ...held, ...old });
  }
  return { last, rows: [...before, last].sort().map((merchantId) => `${merchantId}:EUR`) };
}

test("bills and settles all merchants of a period, including one after eleven without entries", async () => {
  const who = await createTestWorkspace();
  const { last } = await behindOthers(who, 11, { fees: true, held: true });
  for (const kind of ["invoices", "settlements"]) {
    const made = await callApiAs(who, `billing/${kind}/generate`, { all: true, ...then });
    expect(made.data).toMatchObject({
      documents: [{}],
      succeeded: [`${last}:EUR`],
      refused: [],
      remaining: 0,
      next: null,
    });
    const again = await callApiAs(who, `billing/${kind}/generate`, { all: true, ...then });
    expect(again.data).toMatchObject({ documents: [], remaining: 0 });
  }
  expect(await who.scope.db.select().from(invoices)).toMatchObject([{ merchantId: last }]);
  expect(await who.scope.db.select().from(settlements)).toMatchObject([{ merchantId: last }]);
});

test("all in one leaves out eleven merchants with fees and nothing held", async () => {
  const who = await createTestWorkspace();
  const { last } = await behindOthers(who, 11, { fees: true });
  const made = await callApiAs(who, "billing/combine", { all: true });
  expect(made.data).toMatchObject({ documents: [{}, {}], succeeded: [`${last}:EUR`], remaining: 0 });
  await expectLedgerBalanced(who);
});

test("a call returns the merchant where the next one continues, whatever happened to the earlier ones", async () => {
  const who = await createTestWorkspace();
  const { rows } = await behindOthers(who, 11, { fees: true });
  const { data } = await callApiAs(who, "billing/invoices/generate", { all: true, after: rows[0] });
  expect(data).toMatchObject({ remaining: 1, next: rows[10] });
  expect(data?.succeeded).not.toContain(rows[0]);
  const rest = await callApiAs(who, "billing/invoices/generate", { all: true, after: data?.next });
  expect(rest.data).toMatchObject({ documents: [{}], remaining: 0, next: null });
  expect((await callApiAs(who, "billing/invoices/generate", { all: true })).data).toMatchObject({
    succeeded: [rows[0]],
  });
  expect((await callApiAs(who, "billing/invoices/generate", { all: true, after: "x" })).status).toBe(422);
});
