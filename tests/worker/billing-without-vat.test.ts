import { expect, test } from "vitest";
import { makeAgent } from "#tests/factories/orders.ts";
import { ask, balances, delivered, holds } from "./billed.ts";
import { makeMerchant } from "./merchants.ts";
import { makeWorkspace, type TestWorkspace } from "./workspace.ts";

/** Changes the account's settings as the screen does: what stands there, with the change. */
async function setAccount(who: TestWorkspace, change: (account: Record<string, never>) => object): Promise<void> {
  const { data } = (await (await who.fetch("/api/settings/account")).json()) as {
    data: { account: Record<string, never>; seen: string };
  };
  const { kind: _kind, logo: _logo, ...settings } = data.account;
  const body = { ...settings, ...change(data.account), seen: data.seen };
  const answer = await who.fetch("/api/settings/account", { method: "PUT", body });
  expect(answer.status, await answer.clone().text()).toBe(200);
}

/** The invoice that is made of what a merchant owes, and its lines as a sheet. */
async function invoiced(who: TestWorkspace, merchantId: string) {
  const made = await ask(who, "billing/invoices/generate", { pending: [`${merchantId}:EUR`] });
  const number = made.data?.documents?.[0]?.number ?? "";
  const { data } = await ask(who, `billing/invoices/${number}`);
  const file = await who.fetch(`/accounting/merchant-billing/invoices/${number}/export?format=csv`);
  return { invoice: data?.invoice, csv: await file.text() };
}

test("reverse charge and small business charge no VAT, and say why on paper", async () => {
  const who = await makeWorkspace({ country: "DE", timezone: "Europe/Berlin" });
  await setAccount(who, () => ({
    billing: { name: "Elbkurier GmbH", tax_treatment: "standard", tax_rate: 19, vat_id: "DE123456789" },
  }));
  const abroad = await makeMerchant(who, { name: "Holzner", billing: { tax_treatment: "reverse_charge" } });
  const home = await makeMerchant(who, { name: "Deichwolle" });
  const agentId = await makeAgent(who.scope);
  await delivered(who, abroad, "EUR", agentId);
  const reversed = await invoiced(who, abroad);
  expect(reversed.invoice).toMatchObject({ tax_treatment: "reverse_charge", tax: "0.00", total: "15.00" });
  expect(reversed.csv).toContain("VAT is owed by the recipient (reverse charge).");

  await delivered(who, home, "EUR", agentId);
  expect((await invoiced(who, home)).invoice).toMatchObject({ tax_treatment: "standard", tax: "2.85", total: "17.85" });
  await setAccount(who, ({ billing }) => ({ billing: { ...Object(billing), tax_treatment: "small_business" } }));
  await delivered(who, home, "EUR", agentId);
  const small = await invoiced(who, home);
  expect(small.invoice).toMatchObject({ tax_treatment: "small_business", tax: "0.00", total: "15.00" });
  expect(small.csv).toContain("As a small business no VAT is charged (§ 19 UStG).");
  expect(await balances(who)).toMatchObject({ "vat EUR": -285, "revenue EUR": -4500 });
  await holds(who);
});

test("another default currency converts nothing: what is pending, held and booked keeps its own", async () => {
  const who = await makeWorkspace();
  const merchantId = await makeMerchant(who);
  await delivered(who, merchantId);
  const seen = async () => [
    (await ask(who, "billing/pending")).data?.pending,
    (await ask(who, "collections?sort=amount")).data?.collections,
    await balances(who),
  ];
  const before = await seen();
  await setAccount(who, ({ preferences }) => ({
    preferences: { ...Object(preferences), default_currency: "JPY", supported_currencies: ["EUR", "BAM"] },
  }));
  expect(await seen()).toEqual(before);
  const { invoice } = await invoiced(who, merchantId);
  expect(invoice).toMatchObject({ currency: "EUR", subtotal: "15.00" });
  await holds(who);
});
