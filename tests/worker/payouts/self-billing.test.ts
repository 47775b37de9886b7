import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { acceptableItems } from "#app/modules/closing/model/closing.enums.ts";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { exportPayroll } from "#app/modules/payouts/commands/export-payroll.server.ts";
import { agentReceipts } from "#app/modules/payouts/db/agent-billing.tables.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import type { BillingProfile } from "#app/modules/workspace/model/billing-profile.ts";
import { createAgent } from "#tests/factories/orders.ts";
import { callApiAs, expectLedgerBalanced, readLedgerBalances } from "../billed.ts";
import { setTimeTo, startTestsAt } from "../test-clock.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

// Contractors who charge VAT, who charge none, and employees: what their receipts say, post and pay.

startTestsAt("2099-10-28T10:00:00Z");

const address = { line1: "Hafenweg 2", postalCode: "20457", city: "Hamburg", country: "DE", taxNumber: "22/815/0815" };
const registered: BillingProfile = { ...address, treatment: "standard", taxRate: 1900, language: "en" };

async function hired(billing: BillingProfile) {
  const who = await createTestWorkspace();
  const agentId = await createAgent(who.scope);
  const payout = { currency: "EUR", flat: 0, per_shipment: 0, per_hour: 0, per_distance_unit: 0 };
  const iban = "DE89370400440532013000";
  await who.scope.db
    .update(agents)
    .set({ billing, payout: { ...payout, include_first_trip: false, iban }, externalId: "4711" })
    .where(eq(agents.id, agentId));
  return { who, agentId };
}

const earn = (who: TestWorkspace, agentId: string, amount: string) =>
  callApiAs(who, "agent-billing/transactions", { agent_id: agentId, amount, currency: "EUR", description: "Tour" });

async function generate(who: TestWorkspace, agentId: string): Promise<string> {
  const made = await callApiAs(who, "agent-billing/receipts/generate", { agents: [`${agentId}:EUR`], net_cash: true });
  return Object(made.data).receipts[0].number;
}

const readCsv = async (who: TestWorkspace, number: string) =>
  (await who.fetch(`/api/agent-billing/receipts/${number}/file?format=csv`)).text();

test("who charges VAT is paid net rates plus VAT, which is input VAT from the credit note on", async () => {
  const { who, agentId } = await hired(registered);
  await earn(who, agentId, "100.00");
  await earn(who, agentId, "-0.26");
  const number = await generate(who, agentId);
  const { receipt } = Object((await callApiAs(who, `agent-billing/receipts/${number}`)).data);
  // 99.74 × 19 % = 18.9506
  expect(receipt).toMatchObject({ total: "118.69", tax: "18.95", tax_rate: 1900, payroll: false, to_pay: "118.69" });
  const posted = { "input_vat EUR": 1895, "payout_cost EUR": 9974, "agent_payable EUR": -11869 };
  expect(await readLedgerBalances(who)).toMatchObject(posted);
  await expectLedgerBalanced(who);
  const csv = await readCsv(who, number);
  for (const line of ["Net,,EUR,99.74", "VAT 19 %,,EUR,18.95", "Total with VAT,,EUR,118.69"])
    expect(csv).toContain(line);
  const electronic = await who.fetch(`/api/agent-billing/receipts/${number}/e-invoice?format=cii`);
  expect(await electronic.text()).toContain("<ram:TypeCode>389</ram:TypeCode>");
  const { id } = receipt;
  const file = await callApiAs(who, "agent-billing/payment-file", { ids: [id], iban: "LI21 0881 0000 2324 013A A" });
  expect(Object(file.data).body).toContain(`<InstdAmt Ccy="EUR">118.69</InstdAmt>`);
  const path = `agent-billing/receipts/${number}`;
  expect(await callApiAs(who, `${path}/pay`, { version: 1, method: "payroll" })).toMatchObject({ status: 422 });
  expect(await callApiAs(who, `${path}/pay`, { version: 1, method: "bank" })).toMatchObject({ status: 200 });
  expect(await readLedgerBalances(who)).toMatchObject({ "agent_payable EUR": 0, "carrier_bank EUR": -11869 });
  // The bank returns the payment: the credit note stays, with its VAT.
  expect(await callApiAs(who, `${path}/unpay`, { version: 2 })).toMatchObject({ status: 200 });
  expect(await readLedgerBalances(who)).toMatchObject({ ...posted, "carrier_bank EUR": 0 });
  await expectLedgerBalanced(who);
  expect((await callApiAs(who, "books/periods/2099-10")).data).toMatchObject({
    period: { input_vat: [{ rate: 1900, currency: "EUR", tax: "18.95" }] },
  });
  // Voided in the month after the closed one: VAT goes back in the month of the voiding.
  setTimeTo("2099-11-04T10:00:00Z");
  expect(
    await callApiAs(who, "books/periods/2099-10/close", { month: "2099-10", accept: [...acceptableItems] }),
  ).toMatchObject({
    status: 200,
  });
  expect(await callApiAs(who, `${path}/void`, { version: 3, reason: "wrong rate" })).toMatchObject({ status: 200 });
  expect(await readLedgerBalances(who)).toMatchObject({ "input_vat EUR": 0, "agent_payable EUR": -9974 });
  expect((await callApiAs(who, "books/periods/2099-11")).data).toMatchObject({
    period: { input_vat: [{ rate: 1900, tax: "-18.95" }] },
  });
  await expectLedgerBalanced(who);
});

test("VAT is negative where deductions outweigh", async () => {
  const { who, agentId } = await hired(registered);
  await earn(who, agentId, "-10.00");
  const number = await generate(who, agentId);
  const { receipt } = Object((await callApiAs(who, `agent-billing/receipts/${number}`)).data);
  expect(receipt).toMatchObject({ total: "-11.90", tax: "-1.90" });
  expect(await readLedgerBalances(who)).toMatchObject({ "input_vat EUR": -190, "agent_payable EUR": 1190 });
  await expectLedgerBalanced(who);
  await callApiAs(who, `agent-billing/receipts/${number}/pay`, { version: 1, method: "bank" });
  expect(await readLedgerBalances(who)).toMatchObject({ "agent_payable EUR": 0, "carrier_bank EUR": 1190 });
  await expectLedgerBalanced(who);
});

test("a contractor without VAT gets a credit note that states why; VAT that was not stated is not added later", async () => {
  const { who, agentId } = await hired({ ...address, treatment: "small_business", language: "en" });
  await earn(who, agentId, "50.00");
  const number = await generate(who, agentId);
  const pdf = async () =>
    new TextDecoder("latin1").decode(
      await (await who.fetch(`/api/agent-billing/receipts/${number}/file`)).arrayBuffer(),
    );
  expect(await pdf()).toContain("As a small business no VAT is charged \\(\\200 19 UStG\\).");
  expect(await readLedgerBalances(who)).toMatchObject({ "agent_payable EUR": -5000 });
  await who.scope.db.update(agentReceipts).set({ supplier: { ...address, language: "en" } });
  await who.scope.db.update(agents).set({ billing: registered });
  expect(await pdf()).not.toContain("19 %");
  expect(await pdf()).toContain("VAT treatment");
  await expectLedgerBalanced(who);
});

test("an employee is handed over to payroll: no credit note, no payment, no cost left here", async () => {
  const { who, agentId } = await hired({ ...registered, employment: "employee" });
  await earn(who, agentId, "80.00");
  const csv = await exportPayroll(who.scope, {
    ...{ url: new URL("https://x.test/?month=2099-10&format=csv"), language: "en" },
  });
  if (!csv.ok) throw new Error(JSON.stringify(csv.failure));
  expect(await new Response(csv.value.body).text()).toMatch(/4711,[^,]+,Custom,,,80,EUR/);
  for (const search of ["month=2099-13&format=csv", "month=2099-10&format=doc", ""])
    expect(await exportPayroll(who.scope, { url: new URL(`https://x.test/?${search}`), language: "en" })).toMatchObject(
      {
        ok: false,
      },
    );
  const number = await generate(who, agentId);
  const { receipt } = Object((await callApiAs(who, `agent-billing/receipts/${number}`)).data);
  expect(receipt).toMatchObject({ total: "80.00", tax: "0.00", tax_rate: null, payroll: true });
  const file = await callApiAs(who, "agent-billing/payment-file", {
    ...{ ids: [receipt.id], iban: "LI21 0881 0000 2324 013A A" },
  });
  expect(file).toMatchObject({ status: 422 });
  const paper = new TextDecoder("latin1").decode(
    await (await who.fetch(`/api/agent-billing/receipts/${number}/file`)).arrayBuffer(),
  );
  expect(paper).toContain("Basis of the payroll. Not an invoice.");
  expect(paper).not.toContain("Credit note");
  expect((await who.fetch(`/api/agent-billing/receipts/${number}/e-invoice`)).status).toBe(404);
  const path = `agent-billing/receipts/${number}`;
  expect(await callApiAs(who, `${path}/pay`, { version: 1, method: "bank" })).toMatchObject({ status: 422 });
  expect(await callApiAs(who, `${path}/pay`, { version: 1, method: "payroll" })).toMatchObject({ status: 200 });
  expect(await readLedgerBalances(who)).toMatchObject({ "agent_payable EUR": 0, "payout_cost EUR": 0 });
  await expectLedgerBalanced(who);
});

test("the VAT of a credit note is stated in the tax currency by a rate that a person enters, and that new ones take", async () => {
  const { who, agentId } = await hired(registered);
  await who.scope.db.update(accounts).set({ preferences: sql`json_set(preferences, '$.tax_currency', 'CHF')` });
  await earn(who, agentId, "100.00");
  const number = await generate(who, agentId);
  const at = `agent-billing/receipts/${number}`;
  const read = async (of = at) => Object((await callApiAs(who, of)).data).receipt;
  const state = (body: object, by = who) => callApiAs(by, `${at}/exchange-rate`, body);
  expect(await read()).toMatchObject({ tax: "19.00", exchange: null, version: 1 });
  const stated = { version: 1, rate: "0.9312", source: "European Central Bank" };
  for (const wrong of [
    { rate: "0" },
    { rate: "-1" },
    { rate: "a" },
    { on: "2099-10-29" },
    { on: "2099-02-30" },
    { source: "" },
  ])
    expect((await state({ ...stated, ...wrong })).status, JSON.stringify(wrong)).toBe(422);
  expect((await state(stated, await createTestWorkspace())).status).toBe(404);
  const clerk = await createTestWorkspace({ member: who, permissions: ["accounting.agent_billing"] });
  expect((await state(stated, clerk)).status).toBe(403);
  const twice = await Promise.all([state(stated), state(stated)]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
  const exchange = { currency: "CHF", rate: "0.9312", on: "2099-10-28", source: "European Central Bank", tax: "17.69" };
  expect(await read()).toMatchObject({ exchange, version: 2, events: [{ type: "generated" }, { type: "modified" }] });
  await expectLedgerBalanced(who);
  const ubl = await (await who.fetch(`/api/${at}/e-invoice?format=ubl`)).text();
  expect(ubl).toContain("<cbc:TaxCurrencyCode>CHF</cbc:TaxCurrencyCode>");
  expect(ubl).toContain('<cbc:TaxAmount currencyID="CHF">17.69</cbc:TaxAmount>');
  // Another rate before it is paid; then it stays.
  expect((await state({ ...stated, version: 2, rate: "0.94", on: "2099-10-27" })).status).toBe(200);
  expect((await callApiAs(who, `${at}/pay`, { version: 3, method: "bank" })).status).toBe(200);
  expect(await state({ ...stated, version: 4 })).toMatchObject({ status: 409, code: "illegal_transition" });
  await earn(who, agentId, "50.00");
  const next = await generate(who, agentId);
  expect(await read(`agent-billing/receipts/${next}`)).toMatchObject({ exchange: { rate: "0.9312", tax: "8.85" } });
  await who.scope.db.run(sql`delete from exchange_rates where day <> '2099-10-28'`);
  await who.scope.db.run(sql`update exchange_rates set day = '2099-09-26'`);
  await earn(who, agentId, "50.00");
  const late = await generate(who, agentId);
  expect(await read(`agent-billing/receipts/${late}`)).toMatchObject({ exchange: null });
  // Nothing to exchange: of who charges no VAT, and in the tax currency itself.
  const other = await hired({ ...registered, treatment: "small_business", taxRate: undefined });
  await earn(other.who, other.agentId, "10.00");
  const plain = await generate(other.who, other.agentId);
  const none = await callApiAs(other.who, `agent-billing/receipts/${plain}/exchange-rate`, stated);
  expect(none).toMatchObject({ status: 422, errors: { rate: expect.any(Array) } });
});
