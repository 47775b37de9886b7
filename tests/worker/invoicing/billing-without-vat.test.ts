import { expect, test } from "vitest";
import { createAgent } from "#tests/factories/orders.ts";
import { callApiAs, createDeliveredOrders, expectLedgerBalanced, readLedgerBalances, setAccount } from "../billed.ts";
import { createMerchant } from "../merchants.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

/** The invoice that is made of what a merchant owes, and its lines as a sheet. */
async function invoiced(who: TestWorkspace, merchantId: string) {
  const made = await callApiAs(who, "billing/invoices/generate", { pending: [`${merchantId}:EUR`] });
  const number = made.data?.documents?.[0]?.number ?? "";
  const { data } = await callApiAs(who, `billing/invoices/${number}`);
  const file = await who.fetch(`/accounting/merchant-billing/invoices/${number}/export?format=csv`);
  return { invoice: data?.invoice, csv: await file.text() };
}

test("reverse charge and small business charge no VAT and print the reason", async () => {
  const who = await createTestWorkspace({ country: "DE", timezone: "Europe/Berlin" });
  await setAccount(who, () => ({
    billing: { name: "Elbkurier GmbH", tax_treatment: "standard", tax_rate: 19, vat_id: "DE123456789" },
  }));
  const abroad = await createMerchant(who, { name: "Holzner", billing: { tax_treatment: "reverse_charge" } });
  const home = await createMerchant(who, { name: "Deichwolle" });
  const agentId = await createAgent(who.scope);
  await createDeliveredOrders(who, abroad, "EUR", agentId);
  const reversed = await invoiced(who, abroad);
  expect(reversed.invoice).toMatchObject({ tax_treatment: "reverse_charge", tax: "0.00", total: "15.00" });
  expect(reversed.csv).toContain("VAT is owed by the recipient (reverse charge).");

  await createDeliveredOrders(who, home, "EUR", agentId);
  expect((await invoiced(who, home)).invoice).toMatchObject({ tax_treatment: "standard", tax: "2.85", total: "17.85" });
  await setAccount(who, ({ billing }) => ({ billing: { ...Object(billing), tax_treatment: "small_business" } }));
  await createDeliveredOrders(who, home, "EUR", agentId);
  const small = await invoiced(who, home);
  expect(small.invoice).toMatchObject({ tax_treatment: "small_business", tax: "0.00", total: "15.00" });
  expect(small.csv).toContain("As a small business no VAT is charged (§ 19 UStG).");
  expect(await readLedgerBalances(who)).toMatchObject({ "vat EUR": -285, "revenue EUR": -4500 });
  await expectLedgerBalanced(who);
});

test("changing the default currency converts nothing: pending, held and booked amounts keep theirs", async () => {
  const who = await createTestWorkspace();
  const merchantId = await createMerchant(who);
  await createDeliveredOrders(who, merchantId);
  const version = async () => [
    (await callApiAs(who, "billing/pending")).data?.pending,
    (await callApiAs(who, "collections?sort=amount")).data?.collections,
    await readLedgerBalances(who),
  ];
  const before = await version();
  await setAccount(who, ({ preferences }) => ({
    preferences: { ...Object(preferences), default_currency: "JPY", supported_currencies: ["EUR", "BAM"] },
  }));
  expect(await version()).toEqual(before);
  const { invoice } = await invoiced(who, merchantId);
  expect(invoice).toMatchObject({ currency: "EUR", subtotal: "15.00" });
  await expectLedgerBalanced(who);
});
