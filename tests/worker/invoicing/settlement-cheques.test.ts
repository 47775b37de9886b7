import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { cheques } from "#app/modules/deposits/db/deposits.tables.ts";
import { invoiceStatuses, settlementStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import { shippingMethodCatalogue } from "#app/modules/pricing/commands/shipping-methods.server.ts";
import { collectAtStops, sendOut } from "#tests/factories/collections.ts";
import { createAgent } from "#tests/factories/orders.ts";
import { callApiAs, createDeliveredOrders, expectLedgerBalanced, readLedgerBalances } from "../billed.ts";
import { createMerchant } from "../merchants.ts";
import { createTestWorkspace } from "../workspace.ts";

/** A combined settlement of 55.00 that are held and 15.00 of fees, or with `more` fees than what is held. */
async function combined(more?: string) {
  const who = await createTestWorkspace();
  const merchant = await createMerchant(who);
  const agent = await createAgent(who.scope);
  await createDeliveredOrders(who, merchant, "EUR", agent);
  if (more) {
    const method = await shippingMethodCatalogue.create.execute(who.scope, {
      ...{ name: "Express", type: 1, currency: "EUR", base_fee: more },
    });
    if (!method.ok) throw new Error(JSON.stringify(method.failure));
    const draft = { merchant_id: merchant, shipping_method_id: method.value.id };
    await collectAtStops(who.scope, await sendOut(who.scope, agent, [[]], draft));
  }
  const made = await callApiAs(who, "billing/combine", { pending: [`${merchant}:EUR`] });
  const [invoice = "", settlement = ""] = made.data?.documents?.map(({ number }) => number) ?? [];
  const read = async () => ({
    invoice: Object((await callApiAs(who, `billing/invoices/${invoice}`)).data).invoice,
    settlement: Object((await callApiAs(who, `billing/settlements/${settlement}`)).data).settlement,
  });
  const step = async (word: string, body: object = {}) => {
    const { version } = (await read()).settlement;
    return callApiAs(who, `billing/settlements/${settlement}/${word}`, { version, ...body });
  };
  const listPieces = () => who.scope.db.select().from(cheques).where(eq(cheques.accountId, who.scope.account.id));
  return { who, merchant, invoice, read, step, listPieces };
}

test("a merchant's cheque for a combined settlement is a piece: it goes with the payment, and not once it is at the bank", async () => {
  const { who, invoice, step, read, listPieces } = await combined("100.00");
  const before = await readLedgerBalances(who);
  expect((await read()).settlement).toMatchObject({ closing: "-60.00" });
  expect((await step("settle", { method: "cheque" })).status).toBe(200);
  expect(Object((await callApiAs(who, "cheques")).data).cheques).toMatchObject([
    { invoice_number: invoice, amount: "60.00", state: "till" },
  ]);
  expect(await readLedgerBalances(who)).toMatchObject({ "cheques EUR": 6000, "merchant_receivable EUR": 0 });
  await expectLedgerBalanced(who);
  expect((await step("unsettle")).status).toBe(200);
  expect(await listPieces()).toEqual([]);
  expect(await readLedgerBalances(who)).toEqual({ ...before, "cheques EUR": 0 });
  expect((await step("settle", { method: "cheque" })).status).toBe(200);
  const [piece] = await listPieces();
  expect((await callApiAs(who, "deposits", { kind: "cheque", cheques: [piece?.id] })).status).toBe(200);
  expect(await step("unsettle")).toMatchObject({ status: 409, code: "cheque_deposited" });
  await expectLedgerBalanced(who);
});

test.each([true, false])(
  "when it bounces, credited %s, invoice and settlement are open again, and may be paid anew",
  async (wasCredited) => {
    const { who, step, read, listPieces } = await combined("100.00");
    const before = await readLedgerBalances(who);
    await step("settle", { method: "cheque" });
    const [{ id } = { id: "" }] = await listPieces();
    if (wasCredited) {
      const made = await callApiAs(who, "deposits", { kind: "cheque", cheques: [id] });
      await callApiAs(who, `deposits/${made.data?.number}/confirm`, { version: 1 });
      expect(await readLedgerBalances(who)).toMatchObject({ "carrier_bank EUR": 6000, "cheques EUR": 0 });
    }
    const giveBack = () => callApiAs(who, `cheques/${id}/return`, { reason: "No funds" });
    expect((await Promise.all([giveBack(), giveBack()])).filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await read()).toMatchObject({
      invoice: { status: invoiceStatuses.code.pending },
      settlement: { status: settlementStatuses.code.pending },
    });
    expect(await readLedgerBalances(who)).toMatchObject(before);
    expect(await readLedgerBalances(who)).toMatchObject({
      "cheques EUR": 0,
      ...(wasCredited ? { "carrier_bank EUR": 0 } : {}),
    });
    await expectLedgerBalanced(who);
    expect((await step("settle", { method: "cheque" })).status).toBe(200);
    expect((await listPieces()).map(({ state }) => state).sort()).toEqual(["returned", "till"]);
    expect((await step("unsettle")).status).toBe(200);
    expect((await listPieces()).map(({ state }) => state)).toEqual(["returned"]);
    expect((await step("settle")).status).toBe(200);
    await expectLedgerBalanced(who);
  },
);

test("a cheque of the carrier's own is no piece: the bank pays it", async () => {
  const { who, step, read, listPieces } = await combined();
  expect((await read()).settlement).toMatchObject({ closing: "40.00" });
  expect((await step("settle", { method: "cheque", reference: "0042" })).status).toBe(200);
  expect(await listPieces()).toEqual([]);
  const balances = await readLedgerBalances(who);
  expect(balances).toMatchObject({
    "carrier_bank EUR": -4000,
    "merchant_payable EUR": 0,
    "merchant_receivable EUR": 0,
  });
  expect(balances["cheques EUR"] ?? 0).toBe(0);
  await expectLedgerBalanced(who);
  expect((await step("unsettle")).status).toBe(200);
  expect(await readLedgerBalances(who)).toMatchObject({ "carrier_bank EUR": 0 });
});
