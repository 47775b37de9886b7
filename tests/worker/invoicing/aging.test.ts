import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { readAgingScreen } from "#app/modules/invoicing/commands/billing/view-aging.server.ts";
import { invoices } from "#app/modules/invoicing/db/billing.tables.ts";
import { ledgerAccounts } from "#app/modules/ledger/db/accounting.tables.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { createAgent } from "#tests/factories/orders.ts";
import { callApiAs, createDeliveredOrders, expectLedgerBalanced } from "../billed.ts";
import { createConnectedPair, createMerchant } from "../merchants.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

const daysFromNow = (who: TestWorkspace, days: number) =>
  addDays(toLocalDate(Date.now(), who.scope.account.timezone), days);

/** Three fees of 5.00 of a merchant on an invoice that was due some days ago. */
async function createInvoice(
  who: TestWorkspace,
  merchantId: string,
  daysLate: number,
  agent?: string,
): Promise<string> {
  await createDeliveredOrders(who, merchantId, "EUR", agent);
  const made = await callApiAs(who, "billing/invoices/generate", { pending: [`${merchantId}:EUR`] });
  const number = made.data?.documents?.[0]?.number ?? "";
  await who.scope.db
    .update(invoices)
    .set({ dueOn: daysFromNow(who, -daysLate) })
    .where(eq(invoices.number, number));
  return number;
}

const readRows = async (who: TestWorkspace, search = "") =>
  (await callApiAs(who, `billing/aging${search}`)).data?.aging as Record<string, unknown>[];

async function readScreen({ scope }: TestWorkspace) {
  const read = await readAgingScreen(scope, { url: new URL("https://waybill.test/accounting") });
  if (!read.ok) throw new Error(JSON.stringify(read));
  return read.value;
}

test("what is open stands in the step of its days after the due date, whose last day belongs to it", async () => {
  const who = await createTestWorkspace();
  const merchantId = await createMerchant(who, { name: "Wolle" });
  const number = await createInvoice(who, merchantId, 0);
  const steps: readonly (readonly [daysLate: number, step: string])[] = [
    ...([
      [-40, "not_due"],
      [0, "not_due"],
      [1, "late30"],
      [30, "late30"],
      [31, "late60"],
    ] as const),
    ...([
      [60, "late60"],
      [61, "late90"],
      [90, "late90"],
      [91, "older"],
      [700, "older"],
    ] as const),
  ];
  for (const [daysLate, step] of steps) {
    await who.scope.db.update(invoices).set({ dueOn: daysFromNow(who, -daysLate) });
    const none = { not_due: "0.00", late30: "0.00", late60: "0.00", late90: "0.00", older: "0.00" };
    expect(await readRows(who), `${daysLate} days`).toMatchObject([
      { ...none, [step]: "15.00", open: "15.00", invoice_count: 1, oldest_due: daysFromNow(who, -daysLate) },
    ]);
    expect((await readRows(who, "?filters[late][]=1")).length).toBe(daysLate > 0 ? 1 : 0);
  }
  // A part that is paid is open no more; paid in full, the merchant leaves the list.
  const at = `billing/invoices/${number}/pay`;
  expect((await callApiAs(who, at, { version: 1, amount: "4.00" })).status).toBe(200);
  expect(await readRows(who)).toMatchObject([{ older: "11.00", open: "11.00" }]);
  expect((await callApiAs(who, at, { version: 2 })).status).toBe(200);
  expect(await readRows(who)).toEqual([]);
});

test("open invoices come to the receivables of the ledger in each currency; credit keeps a merchant with nothing open", async () => {
  const { carrier, shop, merchantId } = await createConnectedPair();
  const other = await createMerchant(carrier, { name: "Kerzen" });
  const agent = await createAgent(carrier.scope);
  const numbers = [await createInvoice(carrier, merchantId, 45, agent)];
  numbers.push(await createInvoice(carrier, merchantId, -3, agent));
  await createInvoice(carrier, other, 100, agent);
  const screen = await readScreen(carrier);
  expect(screen).toMatchObject({
    agrees: true,
    sums: [{ by: "EUR", notDue: 1500, late60: 1500, older: 1500, open: 4500, credit: 0, rows: 2 }],
    list: { counts: { all: 2, late: 2, credit: 0 } },
  });
  for (const [at, number] of numbers.entries())
    await callApiAs(carrier, `billing/invoices/${number}/pay`, {
      version: 1,
      ...(at === 0 ? { amount: "16.20" } : {}),
    });
  await expectLedgerBalanced(carrier);
  expect(await readRows(carrier, "?sort=-credit")).toMatchObject([
    { merchant: { id: merchantId }, open: "0.00", credit: "1.20", invoice_count: 0, oldest_due: null },
    { merchant: { id: other }, open: "15.00", credit: "0.00" },
  ]);
  const csv = await (await carrier.fetch("/accounting/merchant-billing/aging/export?format=csv&sort=-open")).text();
  expect(csv.split("\n")[1]).toMatch(/^"?Kerzen"?[,;]"?1/);
  // A portal has no such list, and another account sees nothing of it.
  expect((await callApiAs(shop, "billing/aging")).status).toBe(403);
  expect(await readRows(await createTestWorkspace())).toEqual([]);
  // The screen says so where the two differ.
  await carrier.scope.db
    .update(ledgerAccounts)
    .set({ debit: sql`debit + 1` })
    .where(eq(ledgerAccounts.kind, "merchant_receivable"));
  expect(await readScreen(carrier)).toMatchObject({ agrees: false });
});
