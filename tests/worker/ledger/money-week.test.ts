import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { collections } from "#app/modules/orders/db/orders.tables.ts";
import { merchants } from "#app/modules/partners/db/partners.tables.ts";
import { agentReceipts } from "#app/modules/payouts/db/agent-billing.tables.ts";
import { shippingMethodCatalogue } from "#app/modules/pricing/commands/shipping-methods.server.ts";
import { orderFees } from "#app/modules/pricing/db/order-fees.tables.ts";
import { runMoves } from "#app/modules/shipments/db/move.writes.server.ts";
import { collectAtStops, createCard, createCash, sendOut } from "#tests/factories/collections.ts";
import { createAgent } from "#tests/factories/orders.ts";
import { type ApiResult, callApiAs, expectLedgerBalanced, readLedgerBalances } from "../billed.ts";
import { createConnectedPair } from "../merchants.ts";

const iban = "LI21088100002324013AA";

/** A carrier with a portal merchant, a driver paid by the shipment, and a price that falls with the third order. */
async function begun() {
  const { carrier, shop, merchantId } = await createConnectedPair();
  const agentId = await createAgent(carrier.scope);
  const payout = { currency: "EUR", per_shipment: 2.5, iban };
  await carrier.scope.db.update(agents).set({ payout }).where(eq(agents.id, agentId));
  const method = await shippingMethodCatalogue.create.execute(carrier.scope, {
    ...{ name: "Standard", type: 1, currency: "EUR", rto_fee: "3.50", tier_kind: "dynamic" },
    ranges: [
      { from: 1, to: 2, amount: "5.00" },
      { from: 3, amount: "4.00" },
    ],
  });
  if (!method.ok) throw new Error(JSON.stringify(method.failure));
  return {
    carrier,
    shop,
    merchantId,
    agentId,
    draft: { merchant_id: merchantId, shipping_method_id: method.value.id },
  };
}

const first = (answer: ApiResult) => answer.data?.documents?.[0]?.number ?? "";

test("a week of cash, shortages, prepayment, returns, tiers, every document and void: balanced at every step", {
  timeout: 120_000,
}, async () => {
  const { carrier, shop, merchantId, agentId, draft } = await begun();
  const { scope } = carrier;
  const step = async (path: string, body: object): Promise<ApiResult> => {
    const answer = await callApiAs(carrier, path, body);
    expect(answer.status, `${path} ${JSON.stringify(answer)}`).toBe(200);
    await expectLedgerBalanced(carrier);
    return answer;
  };

  // At the stops: four are delivered, one of them prepaid to the carrier, one comes back.
  const due = [
    [createCash("60.00")],
    [createCash("40.00"), createCard("12.00")],
    [createCash("25.00")],
    [],
    [createCash("9.00")],
  ];
  const out = await sendOut(scope, agentId, due, draft);
  const [ahead] = await scope.db.select().from(collections).where(eq(collections.amount, 2500));
  await step("collections/mark-prepaid", { collections: [ahead?.id], holder: "carrier" });
  await collectAtStops(scope, out.slice(0, 4));
  await expectLedgerBalanced(carrier);
  const refused = out[4];
  await runMoves(scope, [{ id: refused?.shipmentId ?? "", action: "attempt", reason: "NOT_ORDERED" }]);
  const stored = await step("shipments/store", { orders: [refused?.orderId], shipment_type: "return" });
  const back: string = Object(stored.data).shipments[0].shipment_id;
  await runMoves(scope, [{ id: back, action: "assign", agentId }]);
  expect(await runMoves(scope, [{ id: back, action: "dropoff" }])).toMatchObject({ value: { refused: [] } });
  await expectLedgerBalanced(carrier);
  const fees = await scope.db.select().from(orderFees).orderBy(orderFees.rank);
  expect(fees.map(({ type, amount }) => `${type} ${amount}`).sort()).toEqual([
    ...["rto_fee 350", "shipping 400", "shipping 400", "shipping 500", "shipping 500"],
  ]);

  // The desk: the cash is 1.50 short, which the account bears; void and again.
  const counted = { counted: "98.50", reason: "wrong_change", borne_by: "account" };
  for (const turn of [1, 2]) {
    const made = await step("collections/receipts/generate", { holdings: [`${agentId}:EUR`] });
    const [{ number = "" } = {}] = (made.data?.receipts ?? []) as { number: string }[];
    await step(`collections/receipts/${number}/receive`, { version: 1, ...counted });
    if (turn === 1) await step(`collections/receipts/${number}/void`, { version: 2, reason: "counted twice" });
  }
  expect(await readLedgerBalances(carrier)).toMatchObject({ "agent_cash EUR": 0, "variance EUR": 150 });

  // The driver: a receipt, a payment file, paid, void and again.
  for (const turn of [1, 2]) {
    await step("agent-billing/receipts/generate", { agents: [`${agentId}:EUR`] });
    const receipt = (await scope.db.select().from(agentReceipts).orderBy(agentReceipts.id)).at(-1);
    const file = await step("agent-billing/payment-file", { ids: [receipt?.id], iban });
    expect(String(file.data?.body)).toContain(`<EndToEndId>${receipt?.number}</EndToEndId>`);
    await step(`agent-billing/receipts/${receipt?.number}/pay`, { version: 1, method: "bank" });
    if (turn === 2) continue;
    await step(`agent-billing/receipts/${receipt?.number}/unpay`, { version: 2 });
    await step(`agent-billing/receipts/${receipt?.number}/void`, { version: 3, reason: "wrong day" });
  }
  expect(await readLedgerBalances(carrier)).toMatchObject({ "agent_payable EUR": 0, "payout_cost EUR": 1250 });

  // The merchant: an invoice and a settlement, void and again; the same is read in the portal.
  const pending = [`${merchantId}:EUR`];
  const invoiced = first(await step("billing/invoices/generate", { pending }));
  await step(`billing/invoices/${invoiced}/pay`, { version: 1 });
  await step(`billing/invoices/${invoiced}/unpay`, { version: 2 });
  await step(`billing/invoices/${invoiced}/void`, { version: 3, reason: "wrong month" });
  const invoice = first(await step("billing/invoices/generate", { pending }));
  const settled = first(await step("billing/settlements/generate", { pending }));
  await step(`billing/settlements/${settled}/settle`, { version: 1 });
  await step(`billing/settlements/${settled}/unsettle`, { version: 2 });
  await step(`billing/settlements/${settled}/void`, { version: 3, reason: "wrong account" });
  const settlement = first(await step("billing/settlements/generate", { pending }));
  expect(new Set([invoiced, invoice, settled, settlement]).size).toBe(4);
  const read = async (path: string) => {
    const seen = await callApiAs(shop, path);
    expect(seen).toEqual(await callApiAs(carrier, path));
    return seen.data;
  };
  expect(await read(`billing/invoices/${invoice}`)).toMatchObject({ invoice: { subtotal: "21.50" } });
  const statement = await read(`billing/settlements/${settlement}`);
  expect(statement).toMatchObject({ settlement: { received: "137.00", closing: "137.00" } });

  // The dispute is resolved with a correction, and everything is paid.
  const at = `billing/settlements/${settlement}`;
  const line = Object(statement?.settlement).lines[0].id;
  expect((await callApiAs(shop, `${at}/dispute`, { line, text: "She paid two more" })).status).toBe(200);
  await step(`${at}/resolve`, { line, amount: "2.00", note: "The slip is right" });
  const ids = [Object(statement?.settlement).id];
  const unknown = await callApiAs(carrier, "billing/payment-file", { ids, iban });
  expect(unknown).toMatchObject({ status: 422, errors: { ids: [expect.stringContaining("has no IBAN")] } });
  await scope.db
    .update(merchants)
    .set({ billing: { iban: "CH9300762011623852957" } })
    .where(eq(merchants.id, merchantId));
  const file = String((await step("billing/payment-file", { ids, iban })).data?.body);
  expect(file).toContain(`<EndToEndId>${settlement}</EndToEndId>`);
  expect(file).toContain(`<InstdAmt Ccy="EUR">139.00</InstdAmt>`);
  expect((await callApiAs(shop, "billing/payment-file", { ids, iban })).status).toBe(422);
  await step(`${at}/settle`, { version: 3 });
  expect((await callApiAs(carrier, "billing/payment-file", { ids, iban })).status).toBe(422);
  await step(`billing/invoices/${invoice}/pay`, { version: 1 });
  await read(at);
  expect(await readLedgerBalances(carrier)).toMatchObject({
    ...{ "merchant_payable EUR": 0, "merchant_receivable EUR": 0, "agent_cash EUR": 0, "agent_payable EUR": 0 },
    ...{ "variance EUR": 350 },
  });
});
