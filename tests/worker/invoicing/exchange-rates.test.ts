import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { invoices } from "#app/modules/invoicing/db/billing.tables.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { createAgent } from "#tests/factories/orders.ts";
import { callApiAs, createDeliveredOrders, expectLedgerBalanced, readLedgerBalances, setAccount } from "../billed.ts";
import { createMerchant } from "../merchants.ts";
import { createTestWorkspace } from "../workspace.ts";

/** A carrier in Liechtenstein and its invoice of three fees of 5.00 US dollars with 8.1 % VAT: 1.22. */
async function invoiced() {
  const who = await createTestWorkspace({ country: "LI", timezone: "Europe/Vaduz" });
  await setAccount(who, () => ({ billing: { name: "Rheinkurier AG", vat_id: "LI58214" } }));
  const merchantId = await createMerchant(who, {
    billing: { tax_treatment: "standard", tax_rate: 8.1, country: "DE", language: "en" },
  });
  const agentId = await createAgent(who.scope);
  await createDeliveredOrders(who, merchantId, "USD", agentId);
  const make = async () => {
    const made = await callApiAs(who, "billing/invoices/generate", { pending: [`${merchantId}:USD`] });
    return made.data?.documents?.[0]?.number ?? "";
  };
  const number = await make();
  const read = async (of = number) => Object((await callApiAs(who, `billing/invoices/${of}`)).data).invoice;
  const file = async (path: string, format: string) =>
    (await who.fetch(`/api/billing/${path}/file?format=${format}`)).text();
  const today = toLocalDate(who.scope.ports.clock.now(), who.account.timezone);
  const state = (body: object, of = number) => callApiAs(who, `billing/invoices/${of}/exchange-rate`, body);
  const renew = async () => {
    await createDeliveredOrders(who, merchantId, "USD", agentId);
    return make();
  };
  return { who, number, read, file, today, state, renew };
}

const source = "National bank";

test("an invoice in another currency states its VAT in the tax currency at the rate that was entered; the next takes it", async () => {
  const { who, number, read, file, today, state, renew } = await invoiced();
  expect(await read()).toMatchObject({ tax: "1.22", exchange: null });
  for (const wrong of [{ rate: "0" }, { rate: "abc" }, { rate: "-1" }, { on: addDays(today, 1) }, { source: "" }])
    expect((await state({ version: 1, rate: "0.8", source, ...wrong })).errors).toHaveProperty(
      Object.keys(wrong)[0] ?? "",
    );
  const month = async () => Object((await callApiAs(who, `books/periods/${today.slice(0, 7)}`)).data).period;
  const unstated = { rate: 810, from: "USD", currency: "USD", tax: "1.22", documents: 1 };
  expect(await month()).toMatchObject({ exchanged_vat: [unstated] });
  const send = { version: 1, email: "rechnung@shop.test" };
  expect(await callApiAs(who, `billing/invoices/${number}/send`, send)).toMatchObject({ code: "exchange_missing" });
  expect(await read()).toMatchObject({ closed_at: null, sendings: [] });
  const before = await readLedgerBalances(who);
  expect((await state({ version: 1, rate: "0,8834", source })).status).toBe(200);
  expect(await month()).toMatchObject({ exchanged_vat: [{ ...unstated, currency: "CHF", tax: "1.08" }] });
  expect(await state({ version: 1, rate: "0.9", source })).toMatchObject({ code: "lost_race" });
  // 1.22 × 0.8834 = 1.0777.
  const exchange = { currency: "CHF", rate: "0.8834", on: today, source, tax: "1.08" };
  expect(await read()).toMatchObject({ exchange, total: "16.22", closed_at: null });
  expect(await readLedgerBalances(who)).toEqual(before);
  await expectLedgerBalanced(who);
  expect((await state({ version: 2, rate: "0.9", source })).status).toBe(200);
  expect(await read()).toMatchObject({ exchange: { rate: "0.9", tax: "1.10" } });
  // Another one takes the rate, states it in its files and keeps it from then on.
  const next = await renew();
  expect(await read(next)).toMatchObject({ exchange: { rate: "0.9", source } });
  const said = "VAT in CHF: 1.10 CHF. Exchange rate: 1 USD = 0.9 CHF";
  for (const format of ["ubl", "cii"]) {
    const xml = await file(`invoices/${next}`, format);
    expect(xml).toContain("TaxCurrencyCode>CHF<");
    expect(xml).toMatch(/Tax(Total)?Amount currencyID="CHF">1\.10</);
    expect(xml).toContain(said);
  }
  expect(await file(`invoices/${next}`, "csv")).toContain(said);
  await who.fetch(`/api/billing/invoices/${next}/file?format=pdf`);
  expect(await state({ version: 1, rate: "0.7", source }, next)).toMatchObject({ code: "invoice_closed" });
  await expect(
    who.scope.db.update(invoices).set({ exchange: null }).where(eq(invoices.number, next)),
  ).rejects.toThrow();
  expect(number).not.toBe(next);
});

test("a closed or paid invoice without a rate gets one; its credit note has the same", async () => {
  const { who, number, read, file, state, today } = await invoiced();
  expect((await callApiAs(who, `billing/invoices/${number}/pay`, { version: 1 })).status).toBe(200);
  expect((await state({ version: 2, rate: 0.5, source })).status).toBe(200);
  expect(await read()).toMatchObject({ exchange: { tax: "0.61" }, closed_by: "paid" });
  expect(await state({ version: 3, rate: 0.6, source })).toMatchObject({ code: "invoice_closed" });
  const credited = await callApiAs(who, `billing/invoices/${number}/credit`, { version: 3, all: true, reason: "x" });
  const month = Object((await callApiAs(who, `books/periods/${today.slice(0, 7)}`)).data).period;
  expect(month).toMatchObject({ exchanged_vat: [{ from: "USD", currency: "CHF", tax: "0.00", documents: 2 }] });
  expect(credited.status).toBe(200);
  const [note] = (await read()).credit_notes;
  expect(await file(`credit-notes/${note.number}`, "ubl")).toContain("VAT in CHF: 0.61 CHF");
  expect(await file(`credit-notes/${note.number}`, "ubl")).toContain('<cbc:TaxAmount currencyID="CHF">0.61<');
  await expectLedgerBalanced(who);
});

test("the currency of VAT returns is a setting; in it, and without VAT, an invoice states no rate", async () => {
  const { who, state } = await invoiced();
  await setAccount(who, ({ preferences }) => ({ preferences: { ...Object(preferences), tax_currency: "USD" } }));
  // The test's scope has the settings of before: the API reads them anew.
  expect((await state({ version: 1, rate: "0.8", source })).errors).toHaveProperty("rate");
});
