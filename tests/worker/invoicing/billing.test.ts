import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { collectionReceipts } from "#app/modules/collections/db/receipts.tables.ts";
import {
  documentSendings,
  invoiceLines,
  invoices,
  merchantBalances,
  settlementLines,
  settlements,
} from "#app/modules/invoicing/db/billing.tables.ts";
import { documentNumbers } from "#app/modules/ledger/db/accounting.tables.ts";
import { invoiceStatuses, settlementStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import { mailOutbox } from "#app/modules/notifications/db/notifications.tables.ts";
import { collections, orderEvents } from "#app/modules/orders/db/orders.tables.ts";
import { collectionStatuses } from "#app/modules/orders/model/order.enums.ts";
import { orderFees } from "#app/modules/pricing/db/order-fees.tables.ts";
import { createAgent } from "#tests/factories/orders.ts";
import {
  type ApiResult,
  callApiAs,
  createDeliveredOrders,
  expectLedgerBalanced,
  readLedgerBalances,
} from "../billed.ts";
import { createConnectedPair, createMerchant } from "../merchants.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

async function billed(changes: object = {}) {
  const who = await createTestWorkspace();
  const merchantId = await createMerchant(who, { billing: { tax_treatment: "standard", tax_rate: 19 }, ...changes });
  const out = await createDeliveredOrders(who, merchantId);
  return { who, merchantId, row: `${merchantId}:EUR`, out };
}

const first = (answer: ApiResult) => answer.data?.documents?.[0]?.number ?? "";

test("chosen orders are invoiced alone, and those of some days; the others stay pending", async () => {
  const { who, row, out } = await billed();
  const [first, second] = out.map(({ orderId }) => orderId);
  const made = await callApiAs(who, "billing/invoices/generate", { orders: [first] });
  expect(made.data?.documents).toHaveLength(1);
  expect((await callApiAs(who, "billing/invoices/generate", { orders: [first] })).code).toBe("nothing_pending");
  expect((await callApiAs(who, "billing/pending")).data).toMatchObject({
    pending: [{ order_count: 2, fees: "10.00" }],
  });
  const before = { pending: [row], to: "2020-01-01" };
  expect((await callApiAs(who, "billing/invoices/generate", before)).data?.refused).toMatchObject([
    { id: row, code: "nothing_pending" },
  ]);
  const stranger = await createTestWorkspace();
  expect((await callApiAs(stranger, "billing/invoices/generate", { orders: [second] })).code).toBe("nothing_pending");
  const wrong = await callApiAs(who, "billing/invoices/generate", {
    orders: [second],
    from: "2026-02-02",
    to: "2026-02-01",
  });
  expect(wrong.errors).toHaveProperty("to");
  expect(
    (await callApiAs(who, "billing/invoices/generate", { orders: [second, out[2]?.orderId] })).data?.documents,
  ).toHaveLength(1);
  expect((await callApiAs(who, "billing/pending")).data).toMatchObject({ pending: [{ order_count: 0, fees: "0.00" }] });
  await expectLedgerBalanced(who);
});

test("pending fees are listed for a date range, and their invoice totals what the list shows", async () => {
  const { who, row, out } = await billed({ billing_limits: [{ currency: "EUR", amount: "1000" }] });
  const [early] = out;
  const march = Date.UTC(2026, 2, 31, 21, 59, 59);
  // A month ends by the account's clock: 23:59:59 in Sarajevo is March, a second later is April.
  for (const [order, at] of [
    [early?.orderId, march],
    [out[1]?.orderId, march + 1000],
  ] as const) {
    await who.scope.db
      .update(orderFees)
      .set({ postedAt: at })
      .where(eq(orderFees.orderId, order ?? ""));
    await who.scope.db
      .update(collections)
      .set({ collectedAt: at })
      .where(eq(collections.orderId, order ?? ""));
  }
  const listed = async (days: string) =>
    Object((await callApiAs(who, `billing/pending?filters[delivered][]=${days}`)).data).pending;
  const ofMarch = { id: row, order_count: 1, fee_count: 1, fees: "5.00", vat: "0.95", held_count: 2, held: "39.90" };
  expect(await listed("between,2026-03-01,2026-03-31")).toMatchObject([{ ...ofMarch, net: "33.95", limit: null }]);
  expect(await listed("on,2026-04-01")).toMatchObject([{ order_count: 1, fees: "5.00", held: "15.10" }]);
  expect(await listed("before,2026-04-02")).toMatchObject([{ order_count: 2, fees: "10.00", held: "55.00" }]);
  expect(await listed("before,2026-03-01")).toEqual([]);
  // Half a filter is refused; without one everything is listed, with the limit.
  expect((await callApiAs(who, "billing/pending?filters[delivered][]=between,2026-03-01")).status).toBe(422);
  expect(Object((await callApiAs(who, "billing/pending")).data).pending).toMatchObject([
    { order_count: 3, limit: { owed: 1500 } },
  ]);
  const lines = await callApiAs(who, `billing/pending-lines?pending=${row}&from=2026-03-01&to=2026-03-31`);
  expect(lines.data?.lines).toMatchObject([{ count: 1, amount: "5.00" }]);
  const made = first(await callApiAs(who, "billing/combine", { pending: [row], from: "2026-03-01", to: "2026-03-31" }));
  expect((await callApiAs(who, `billing/invoices/${made}`)).data).toMatchObject({
    invoice: { total: "5.95", period_from: "2026-03-01", period_to: "2026-03-31" },
  });
  expect(await listed("between,2026-03-01,2026-03-31")).toEqual([]);
  const all = Object((await callApiAs(who, "billing/pending")).data).pending;
  expect(await listed("after,2026-03-31")).toMatchObject([{ fees: all[0].fees, held: all[0].held, net: all[0].net }]);
  await expectLedgerBalanced(who);
});

test("pending fees become an invoice: posted at issue, modified, paid, unpaid, and voided with a document", async () => {
  const { who, row, out } = await billed();
  expect((await callApiAs(who, "billing/pending")).data).toMatchObject({
    pending: [
      {
        id: row,
        order_count: 3,
        fees: "15.00",
        vat: "2.85",
        total: "17.85",
        held: "55.00",
        held_count: 3,
        net: "37.15",
      },
    ],
  });
  expect((await callApiAs(who, `billing/pending-lines?pending=${row}`)).data).toMatchObject({
    lines: [{ type: "shipping", count: 3, each: "5.00", amount: "15.00" }],
  });
  const year = new Date(who.scope.ports.clock.now()).getUTCFullYear();
  const made = await callApiAs(who, "billing/invoices/generate", { pending: [row] });
  const number = first(made);
  expect(number).toBe(`R-${year}-00001`);
  expect((await callApiAs(who, "billing/invoices/generate", { pending: [row] })).data?.refused).toMatchObject([
    { code: "nothing_pending" },
  ]);
  expect(await readLedgerBalances(who)).toMatchObject({
    "merchant_receivable EUR": 1785,
    "revenue EUR": -1500,
    "vat EUR": -285,
  });
  await expectLedgerBalanced(who);
  const timeline = await who.scope.db.query.orderEvents.findMany({
    where: eq(orderEvents.orderId, out[0]?.orderId ?? ""),
    orderBy: orderEvents.version,
  });
  expect(timeline.at(-1)).toMatchObject({ type: "added_to_billing_invoice", detail: { invoice: number } });
  const at = `billing/invoices/${number}`;
  expect(await callApiAs(who, `${at}/modify`, { version: 1, discount_percent: 101 })).toMatchObject({ status: 422 });
  expect(await callApiAs(who, `${at}/modify`, { version: 1, add: [{ description: "x", amount: "0" }] })).toMatchObject({
    status: 422,
  });
  for (const [below, field] of [
    [{ add: [{ description: "Goodwill", amount: "-15.01" }] }, "add.0.amount"],
    [{ add: [{ description: "Goodwill", amount: "-99815.70" }], discount_percent: 3 }, "add.0.amount"],
    [{ discount_amount: "15.01" }, "discount_amount"],
  ] as const)
    expect(await callApiAs(who, `${at}/modify`, { version: 1, ...below })).toMatchObject({
      status: 422,
      errors: { [field]: [expect.stringContaining("cannot be negative")] },
    });
  await expectLedgerBalanced(who);
  const change = { version: 1, add: [{ description: "Two pallets", amount: "35.00" }], discount_percent: 3 };
  expect(await callApiAs(who, `${at}/modify`, change)).toMatchObject({ status: 200, data: { version: 2 } });
  expect(await callApiAs(who, `${at}/modify`, change)).toMatchObject({ status: 409, code: "lost_race" });
  expect((await callApiAs(who, at)).data).toMatchObject({
    invoice: { subtotal: "50.00", surcharge: "0.00", discount: "1.50", tax: "9.22", total: "57.72", line_count: 4 },
  });
  expect(await readLedgerBalances(who)).toMatchObject({ "merchant_receivable EUR": 5772, "vat EUR": -922 });
  await expectLedgerBalanced(who);
  expect(await callApiAs(who, `${at}/pay`, { version: 2, on: "2020-01-01" })).toMatchObject({ status: 422 });
  expect(await callApiAs(who, `${at}/pay`, { version: 2, method: "cash" })).toMatchObject({ status: 200 });
  expect(await readLedgerBalances(who)).toMatchObject({
    "merchant_receivable EUR": 0,
    "carrier_cash EUR": 4500 + 5772,
  });
  await expectLedgerBalanced(who);
  expect(await callApiAs(who, `${at}/modify`, { version: 3, due_on: "2099-01-01" })).toMatchObject({
    code: "illegal_transition",
  });
  expect(await callApiAs(who, `${at}/void`, { version: 3, reason: "x" })).toMatchObject({ code: "illegal_transition" });
  expect(await callApiAs(who, `${at}/unpay`, { version: 3 })).toMatchObject({ status: 200 });
  expect(await callApiAs(who, `${at}/pay`, { version: 4, reference: "RF84" })).toMatchObject({ status: 200 });
  expect(await readLedgerBalances(who)).toMatchObject({ "merchant_receivable EUR": 0, "carrier_bank EUR": 5772 });
  expect(await callApiAs(who, `${at}/unpay`, { version: 5 })).toMatchObject({ status: 200 });
  expect(await callApiAs(who, `${at}/void`, { version: 6, reason: "wrong merchant" })).toMatchObject({ status: 200 });
  expect(await readLedgerBalances(who)).toMatchObject({
    ...{ "merchant_receivable EUR": 0, "carrier_bank EUR": 0, "revenue EUR": 0, "vat EUR": 0 },
  });
  await expectLedgerBalanced(who);
  expect((await callApiAs(who, `billing/invoices/ST-${year}-00001`)).data).toMatchObject({
    invoice: { number, status: invoiceStatuses.code.voided, cancellation: `ST-${year}-00001`, lines: [{}, {}, {}, {}] },
  });
  const again = await callApiAs(who, "billing/invoices/generate", { all: true });
  expect(again.data).toMatchObject({ documents: [{ number: `R-${year}-00002` }], remaining: 0 });
  const log = await who.scope.db.select().from(documentNumbers).orderBy(documentNumbers.number);
  expect(log.map((each) => each.number)).toEqual([
    ...[`CR-${year}-0001`, `R-${year}-00001`, `R-${year}-00002`, `ST-${year}-00001`],
  ]);
  await expect(who.scope.db.delete(documentNumbers)).rejects.toThrow();
});

/** A file of an address, as text. */
const file = async (who: TestWorkspace, path: string) =>
  (await who.fetch(`/accounting/merchant-billing/${path}`)).text();

test("a voided invoice and its reversal can be downloaded by number; a voided statement is marked and keeps its fees", async () => {
  const { who, row } = await billed({
    billing: { tax_treatment: "standard", tax_rate: 19, country: "DE", language: "en" },
  });
  const made = await callApiAs(who, "billing/combine", { pending: [row] });
  const [number = "", settlement = ""] = made.data?.documents?.map((each) => each.number) ?? [];
  const before = await file(who, `invoices/${number}/export?format=csv`);
  const statement = await file(who, `settlements/${settlement}/export?format=csv`);
  expect(before).toContain("17.85");
  await callApiAs(who, `billing/settlements/${settlement}/void`, { version: 1, reason: "x" });
  const back = String(Object((await callApiAs(who, `billing/invoices/${number}`)).data?.invoice).cancellation);
  expect(back).toMatch(/^ST-/);
  expect(before).toContain(`Settled with ${settlement}`);
  const taken = (text: string) => text.replace(/^(Settled with|Payable now)[^\n]*\n/gm, "");
  expect(await file(who, `invoices/${number}/export?format=csv`)).toBe(taken(before));
  expect(await file(who, `invoices/${back}/export?format=csv`)).toContain("-17.85");
  expect(await file(who, `settlements/${settlement}/export?format=csv`)).toBe(statement);
  const named = async (path: string) =>
    (await who.fetch(`/accounting/merchant-billing/${path}`)).headers.get("content-disposition");
  expect(await named(`invoices/${number}/export?format=csv`)).toContain("Voided");
  expect(await named(`invoices/${back}/export?format=csv`)).toContain(back);
  expect(await named(`settlements/${settlement}/export?format=csv`)).toContain("Voided");
  expect((await who.fetch(`/accounting/merchant-billing/invoices/${number}/e-invoice?format=ubl`)).status).toBe(409);
  await who.scope.db.update(invoices).set({
    seller: { name: "Elbkurier", country: "DE", taxNumber: "21/815/08150" },
  });
  const original = await file(who, `invoices/${number}/e-invoice?format=ubl`);
  expect(original).toContain(`<cbc:ID>${number}</cbc:ID>`);
  expect(original).toContain("<cbc:InvoiceTypeCode>380<");
  const cancelling = await file(who, `invoices/${back}/e-invoice?format=cii`);
  expect(cancelling).toContain(`<ram:ID>${back}</ram:ID><ram:TypeCode>384<`);
  const lacking = await file(who, `invoices/${number}/e-invoice?format=xrechnung`);
  expect(lacking).toMatch(/the seller's IBAN, the seller's city.*the buyer's reference/);
});

test("a reminder is in the merchant's language, states whether the due date has passed, and is sent once per request", async () => {
  const { who, row } = await billed({
    email: "buchhaltung@beispiel.test",
    billing: { tax_treatment: "standard", tax_rate: 19, language: "de" },
  });
  const number = first(await callApiAs(who, "billing/invoices/generate", { pending: [row] }));
  const at = `billing/invoices/${number}`;
  await who.scope.db.update(invoices).set({ dueOn: "2099-03-17" });
  expect((await callApiAs(who, `${at}/remind`, { version: 1 })).status).toBe(200);
  expect(await callApiAs(who, `${at}/remind`, { version: 1 })).toMatchObject({ status: 409, code: "lost_race" });
  expect(await callApiAs(who, `${at}/remind`, { version: 2 })).toMatchObject({ status: 409, code: "reminder_today" });
  await who.scope.db.update(documentSendings).set({ sentOn: "2026-03-01" });
  await who.scope.db.update(invoices).set({ dueOn: "2026-03-17" });
  expect((await callApiAs(who, `${at}/remind`, { version: 2 })).status).toBe(200);
  const letters = await who.scope.db.select().from(mailOutbox).orderBy(mailOutbox.id);
  expect(letters.filter(({ subject }) => subject.endsWith(`: Rechnung ${number}`))).toMatchObject([
    {
      subject: `Bald fällig: Rechnung ${number}`,
      recipient: "buchhaltung@beispiel.test",
      body: expect.stringMatching(/über 17,85.€ ist am 17\. März 2099 fällig/),
    },
    { subject: `Zahlungserinnerung: Rechnung ${number}`, body: expect.stringMatching(/war am 17\. März 2026 fällig/) },
  ]);
  expect((await callApiAs(who, at)).data).toMatchObject({ invoice: { reminders: 2, total: "17.85" } });
  await expectLedgerBalanced(who);
  expect((await callApiAs(who, `${at}/pay`, { version: 3 })).status).toBe(200);
  expect(await callApiAs(who, `${at}/remind`, { version: 4 })).toMatchObject({ code: "illegal_transition" });
});

test("a settlement pays out received money; voiding it reverses everything but keeps a receipt in it", async () => {
  const { who, row, out } = await billed();
  const made = await callApiAs(who, "billing/settlements/generate", { pending: [row] });
  const number = first(made);
  const at = `billing/settlements/${number}`;
  expect((await callApiAs(who, at)).data).toMatchObject({
    settlement: {
      status: settlementStatuses.code.pending,
      opening: "0.00",
      received: "55.00",
      closing: "55.00",
      lines: [{}, {}, {}],
    },
  });
  const [receipt] = await who.scope.db.select().from(collectionReceipts);
  expect(
    await callApiAs(who, `collections/receipts/${receipt?.number}/void`, { version: receipt?.version, reason: "x" }),
  ).toMatchObject({ code: "receipt_settled" });
  const reset = await callApiAs(who, "shipments/reset", { shipments: [out[0]?.shipmentId] });
  expect(reset.data).toMatchObject({ refused: [{ code: "shipment_receipted" }] });
  await expectLedgerBalanced(who);
  expect(await callApiAs(who, `${at}/settle`, { version: 1 })).toMatchObject({ status: 200 });
  expect(await callApiAs(who, `${at}/settle`, { version: 1 })).toMatchObject({ code: "lost_race" });
  expect(await readLedgerBalances(who)).toMatchObject({ "merchant_payable EUR": 0, "carrier_bank EUR": -5500 });
  expect(
    (await who.scope.db.select().from(collections)).every(({ status }) => status === collectionStatuses.code.settled),
  ).toBe(true);
  await expectLedgerBalanced(who);
  expect(await callApiAs(who, `${at}/void`, { version: 2, reason: "x" })).toMatchObject({ code: "illegal_transition" });
  expect(await callApiAs(who, `${at}/unsettle`, { version: 2 })).toMatchObject({ status: 200 });
  expect(await readLedgerBalances(who)).toMatchObject({ "merchant_payable EUR": -5500, "carrier_bank EUR": 0 });
  await expectLedgerBalanced(who);
  expect(await callApiAs(who, `${at}/void`, { version: 3, reason: "wrong bank" })).toMatchObject({ status: 200 });
  expect(await readLedgerBalances(who)).toMatchObject({ "merchant_payable EUR": -5500, "carrier_bank EUR": 0 });
  expect(
    (await who.scope.db.select().from(collections)).every(({ status }) => status === collectionStatuses.code.received),
  ).toBe(true);
  await expectLedgerBalanced(who);
});

test("combined billing makes both, settles both and voids both", async () => {
  const { who, row } = await billed();
  const made = await callApiAs(who, "billing/combine", { pending: [row] });
  const [invoice, settlement] = made.data?.documents?.map(({ number }) => number) ?? [];
  expect((await callApiAs(who, `billing/settlements/${settlement}`)).data).toMatchObject({
    settlement: { received: "55.00", fees: "15.00", tax: "2.85", closing: "37.15", invoice_number: invoice },
  });
  await expectLedgerBalanced(who);
  expect(await callApiAs(who, `billing/invoices/${invoice}/pay`, { version: 1 })).toMatchObject({
    code: "invoice_combined",
  });
  expect(await callApiAs(who, `billing/settlements/${settlement}/settle`, { version: 1 })).toMatchObject({
    status: 200,
  });
  expect((await callApiAs(who, `billing/invoices/${invoice}`)).data).toMatchObject({
    invoice: { status: invoiceStatuses.code.paid },
  });
  expect(await readLedgerBalances(who)).toMatchObject({
    ...{ "merchant_payable EUR": 0, "merchant_receivable EUR": 0, "carrier_bank EUR": -3715 },
  });
  await expectLedgerBalanced(who);
  expect((await callApiAs(who, `billing/settlements/${settlement}/unsettle`, { version: 2 })).status).toBe(200);
  expect(await readLedgerBalances(who)).toMatchObject({ "merchant_receivable EUR": 1785, "carrier_bank EUR": 0 });
  await expectLedgerBalanced(who);
  expect(await callApiAs(who, `billing/settlements/${settlement}/void`, { version: 3, reason: "x" })).toMatchObject({
    status: 200,
  });
  expect((await callApiAs(who, `billing/invoices/${invoice}`)).data).toMatchObject({
    invoice: { status: invoiceStatuses.code.voided },
  });
  expect(await readLedgerBalances(who)).toMatchObject({ "merchant_payable EUR": -5500, "carrier_bank EUR": 0 });
  await expectLedgerBalanced(who);
});

test("a merchant sees the same in its portal and disputes a line; corrections are paid out; others see nothing", async () => {
  const { carrier, shop, merchantId } = await createConnectedPair({
    billing_limits: [{ currency: "EUR", amount: "15" }],
  });
  const agentId = await createAgent(carrier.scope);
  await createDeliveredOrders(carrier, merchantId, "EUR", agentId);
  const made = await callApiAs(carrier, "billing/combine", { pending: [`${merchantId}:EUR`] });
  const [invoice, number] = made.data?.documents?.map((each) => each.number) ?? [];
  const read = async (who: TestWorkspace, path: string) => (await callApiAs(who, path)).data;
  expect(await read(shop, `billing/invoices/${invoice}`)).toEqual(await read(carrier, `billing/invoices/${invoice}`));
  const statement = await read(shop, `billing/settlements/${number}`);
  expect(statement).toEqual(await read(carrier, `billing/settlements/${number}`));
  const stranger = await createTestWorkspace({ kind: "merchant" });
  for (const path of [`billing/invoices/${invoice}`, `billing/settlements/${number}`])
    expect((await callApiAs(stranger, path)).status).toBe(404);
  expect((await callApiAs(shop, "billing/pending")).status).toBe(403);
  for (const [path, body] of [
    [`billing/invoices/${invoice}/pay`, { version: 1 }],
    [`billing/settlements/${number}/settle`, { version: 1 }],
    ["billing/combine", { all: true }],
  ] as const)
    expect((await callApiAs(shop, path, body)).status).toBe(403);
  const { lines } = (statement as { settlement: { lines: { id: string }[] } }).settlement;
  const line = lines[0]?.id;
  const at = `billing/settlements/${number}`;
  const words = { line, text: "The customer paid 39.90, she has the slip." };
  expect((await callApiAs(carrier, `${at}/dispute`, words)).status).toBe(403);
  expect(await callApiAs(shop, `${at}/dispute`, words)).toMatchObject({ status: 200 });
  expect(await callApiAs(shop, `${at}/dispute`, words)).toMatchObject({ code: "line_disputed" });
  expect(await callApiAs(stranger, `${at}/dispute`, words)).toMatchObject({ status: 404 });
  expect(await callApiAs(carrier, `${at}/resolve`, { line, amount: "10.00", note: "The slip is right" })).toMatchObject(
    {
      status: 200,
    },
  );
  expect(await callApiAs(carrier, `${at}/resolve`, { line, amount: "10.00" })).toMatchObject({
    code: "line_not_disputed",
  });
  expect(await read(shop, at)).toMatchObject({
    settlement: {
      ...{ disputes: 0, corrected: "10.00", closing: "50.00" },
      lines: [{ resolution: "The slip is right" }, {}, {}, {}, {}],
    },
  });
  await expectLedgerBalanced(carrier);
  expect(await callApiAs(carrier, `${at}/settle`, { version: 3 })).toMatchObject({ status: 200 });
  expect(await readLedgerBalances(carrier)).toMatchObject({
    ...{ "merchant_payable EUR": 0, "variance EUR": 1000, "carrier_bank EUR": -5000 },
  });
  await expectLedgerBalanced(carrier);
  const second = lines[1]?.id;
  await callApiAs(shop, `${at}/dispute`, { line: second, text: "Not ours" });
  await callApiAs(carrier, `${at}/resolve`, { line: second, amount: "-2.00" });
  await expectLedgerBalanced(carrier);
  // Nothing else is new, and what the response reverses is pending all the same.
  const waits = async () => Object(await read(carrier, "billing/pending")).pending;
  expect(await waits()).toMatchObject([{ held: "-2.00", held_count: 1, fees: "0.00", net: "-2.00" }]);
  const alone = first(await callApiAs(carrier, "billing/settlements/generate", { all: true }));
  expect(await read(carrier, `billing/settlements/${alone}`)).toMatchObject({ settlement: { closing: "-2.00" } });
  expect(await waits()).toEqual([]);
  await callApiAs(carrier, `billing/settlements/${alone}/void`, { version: 1, reason: "with the next one" });
  expect(await waits()).toMatchObject([{ held: "-2.00" }]);
  await createDeliveredOrders(carrier, merchantId, "EUR", agentId);
  expect(await waits()).toMatchObject([{ held: "53.00", held_count: 4, net: "38.00" }]);
  const next = first(await callApiAs(carrier, "billing/settlements/generate", { all: true }));
  expect(await read(carrier, `billing/settlements/${next}`)).toMatchObject({
    settlement: { opening: "-2.00", received: "55.00", closing: "53.00" },
  });
  await expectLedgerBalanced(carrier);
});

test("hundreds of concurrent and repeated requests bill each fee, settle each collection and pay each once", async () => {
  const { who, row } = await billed();
  const all = await Promise.all(
    Array.from({ length: 60 }, (_, at) =>
      callApiAs(who, ["billing/invoices/generate", "billing/settlements/generate", "billing/combine"][at % 3] ?? "", {
        pending: [row],
      }),
    ),
  );
  expect(all.every(({ status }) => status === 200)).toBe(true);
  const live = await who.scope.db.select().from(invoiceLines).where(eq(invoiceLines.live, true));
  expect(live).toHaveLength(3);
  expect(await who.scope.db.select().from(settlementLines)).toHaveLength(3);
  const [invoice] = await who.scope.db.select().from(invoices);
  const [settlement] = await who.scope.db.select().from(settlements);
  const steps = (path: string, word: string) => [
    ...Array.from({ length: 25 }, () => callApiAs(who, `${path}/${word}`, { version: 1 })),
    ...Array.from({ length: 25 }, () => callApiAs(who, `${path}/void`, { version: 1, reason: "race" })),
  ];
  const worked = await Promise.all(steps(`billing/settlements/${settlement?.number}`, "settle"));
  expect(worked.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(worked.every(({ status }) => status === 200 || status === 409)).toBe(true);
  if (!invoice?.settlementId) {
    const paid = await Promise.all(steps(`billing/invoices/${invoice?.number}`, "pay"));
    expect(paid.filter(({ status }) => status === 200)).toHaveLength(1);
  }
  await expectLedgerBalanced(who);
  const kept = await who.scope.db.select().from(merchantBalances);
  const open = await who.scope.db.all<{ n: number }>(
    sql`select count(*) as n from ${orderFees} where invoice_id is null and voided_at is null`,
  );
  expect(kept[0]?.feeCount).toBe(open[0]?.n);
});

test("yen and dinars are billed to the last unit, and no sum mixes currencies", async () => {
  const who = await createTestWorkspace();
  const merchantId = await createMerchant(who, { billing: { tax_treatment: "standard", tax_rate: 8.1 } });
  const agentId = await createAgent(who.scope);
  await createDeliveredOrders(who, merchantId, "JPY", agentId);
  await createDeliveredOrders(who, merchantId, "KWD", agentId);
  const made = await callApiAs(who, "billing/invoices/generate", { all: true });
  expect(made.data?.documents).toHaveLength(2);
  const rows = await who.scope.db.select().from(invoices).orderBy(invoices.currency);
  expect(rows).toMatchObject([
    { currency: "JPY", subtotal: 1500, tax: 122, total: 1622 },
    { currency: "KWD", subtotal: 15_000, tax: 1215, total: 16_215 },
  ]);
  await expectLedgerBalanced(who);
});
