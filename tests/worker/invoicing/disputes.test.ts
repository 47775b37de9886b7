import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { invoiceStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import { formatDocumentAddress } from "#app/modules/ledger/model/document-address.ts";
import { mailOutbox, notifications } from "#app/modules/notifications/db/notifications.tables.ts";
import { outbox } from "#app/platform/db/messages.tables.ts";
import { callApiAs, createDeliveredOrders, expectLedgerBalanced, readLedgerBalances } from "../billed.ts";
import { connectMerchant, createConnectedPair } from "../merchants.ts";
import { createTestWorkspace } from "../workspace.ts";

test("people who may respond are notified of a disputed line; the merchant gets the response by portal and mail", async () => {
  const { carrier, shop, merchantId } = await createConnectedPair({
    email: "buchhaltung@beispiel.test",
    billing: { language: "de" },
  });
  await createDeliveredOrders(carrier, merchantId);
  const made = await callApiAs(carrier, "billing/settlements/generate", { pending: [`${merchantId}:EUR`] });
  const number = made.data?.documents?.[0]?.number ?? "";
  const at = `billing/settlements/${number}`;
  const { lines } = Object((await callApiAs(shop, at)).data?.settlement);
  const readNotifications = (account: string, kind: string) =>
    carrier.scope.db.query.notifications.findMany({
      where: (each, { and: both, eq: is }) => both(is(each.accountId, account), is(each.kind, kind)),
      orderBy: notifications.id,
    });
  await callApiAs(shop, `${at}/dispute`, { line: lines[0].id, text: "She has the slip" });
  expect(await readNotifications(carrier.scope.account.id, "line_disputed")).toMatchObject([
    { userId: carrier.scope.actor.id, detail: { number, order: lines[0].order_number, text: "She has the slip" } },
  ]);
  expect(await readNotifications(shop.scope.account.id, "line_disputed")).toEqual([]);
  const [event] = await carrier.scope.db.select().from(outbox).where(eq(outbox.topic, "settlement.disputed"));
  expect(event?.accountId).toBe(carrier.scope.account.id);
  await callApiAs(carrier, `${at}/resolve`, { line: lines[0].id, amount: "10.00", note: "The slip is right" });
  await callApiAs(shop, `${at}/dispute`, { line: lines[1].id, text: "Not ours" });
  await callApiAs(carrier, `${at}/resolve`, { line: lines[1].id });
  expect(await readNotifications(shop.scope.account.id, "dispute_resolved")).toMatchObject([
    { userId: shop.scope.actor.id, detail: { number, order: lines[0].order_number, outcome: "corrected" } },
    { userId: shop.scope.actor.id, detail: { number, order: lines[1].order_number, outcome: "rejected" } },
  ]);
  const mails = await carrier.scope.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, "buchhaltung@beispiel.test"))
    .orderBy(mailOutbox.id);
  expect(mails.filter(({ subject }) => subject.startsWith(`Abrechnung ${number}`))).toMatchObject([
    { body: expect.stringMatching(/berichtigt um 10,00.€\.\n\nThe slip is right/) },
    { body: expect.stringContaining("die Zeile bleibt") },
  ]);
});

interface Line {
  id: string;
  type: string;
  order_number: string;
  amount: string;
  disputes: { text: string; state: string; resolution: string | null; by_name: string }[];
}

/** A merchant's invoice of three fees of 5.00 with 20 % VAT, and its reader. */
async function invoiced() {
  const pair = await createConnectedPair({ billing: { tax_treatment: "standard", tax_rate: 20 } });
  await createDeliveredOrders(pair.carrier, pair.merchantId);
  const made = await callApiAs(pair.carrier, "billing/invoices/generate", { pending: [`${pair.merchantId}:EUR`] });
  const at = `billing/invoices/${made.data?.documents?.[0]?.number}`;
  const read = async (who = pair.carrier) => Object((await callApiAs(who, at)).data).invoice;
  return { ...pair, at, read, lines: (await read()).lines as Line[] };
}

test("an invoice fee is disputed, credited with VAT, and disputed again; the whole history stays readable", async () => {
  const { carrier, shop, at, read, lines } = await invoiced();
  const line = lines[0]?.id;
  const stranger = await createTestWorkspace({ kind: "merchant" });
  expect((await callApiAs(stranger, `${at}/dispute`, { line, text: "x" })).status).toBe(404);
  expect((await callApiAs(carrier, `${at}/dispute`, { line, text: "x" })).status).toBe(403);
  expect((await callApiAs(shop, `${at}/dispute`, { line, text: " " })).errors).toHaveProperty("text");
  expect((await callApiAs(shop, `${at}/dispute`, { line: lines[0]?.order_number, text: "x" })).errors).toHaveProperty(
    "line",
  );
  const both = await Promise.all([1, 2].map(() => callApiAs(shop, `${at}/dispute`, { line, text: "It came back" })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await read()).toMatchObject({ disputes: 1, total: "18.00" });
  expect((await callApiAs(shop, `${at}/resolve`, { line })).status).toBe(403);
  expect((await callApiAs(carrier, `${at}/resolve`, { line, amount: "5.01" })).errors).toHaveProperty("amount");
  expect((await callApiAs(carrier, `${at}/resolve`, { line, amount: "0.001" })).errors).toHaveProperty("amount");
  expect((await callApiAs(carrier, `${at}/resolve`, { line: lines[1]?.id })).code).toBe("line_not_disputed");
  expect(await callApiAs(carrier, `${at}/resolve`, { line, amount: "2.00", note: "Half of it" })).toMatchObject({
    status: 200,
  });
  expect(await read()).toMatchObject({
    ...{ disputes: 0, total: "18.00", cleared: "2.40", open: "15.60", line_count: 3 },
    credit_notes: [{ total: "2.40", reason: "Half of it" }],
  });
  expect(await readLedgerBalances(carrier)).toMatchObject({
    "merchant_receivable EUR": 1560,
    "revenue EUR": -1300,
    "vat EUR": -260,
  });
  await expectLedgerBalanced(carrier);
  expect(await callApiAs(shop, `${at}/dispute`, { line, text: "All of it came back" })).toMatchObject({ status: 200 });
  expect(await callApiAs(carrier, `${at}/resolve`, { line, note: "It was delivered" })).toMatchObject({ status: 200 });
  const [again] = (await read(shop)).lines as Line[];
  expect(again).toMatchObject({
    amount: "5.00",
    disputes: [
      { text: "It came back", state: "corrected", resolution: "Half of it", by_name: shop.scope.actor.name },
      { text: "All of it came back", state: "rejected", resolution: "It was delivered" },
    ],
  });
  const [news] = await carrier.scope.db.select().from(notifications).where(eq(notifications.kind, "line_disputed"));
  expect(news?.detail).toMatchObject({ kind: "invoice", text: "It came back" });
});

test("a paid amount is corrected in the next settlement, with VAT, and never from variance", async () => {
  const { carrier, shop, at, read, lines, merchantId } = await invoiced();
  const line = lines[2]?.id;
  await callApiAs(carrier, `${at}/pay`, { version: 1 });
  expect(await callApiAs(shop, `${at}/dispute`, { line, text: "Too dear" })).toMatchObject({ status: 200 });
  expect(await callApiAs(carrier, `${at}/resolve`, { line, amount: "1.20" })).toMatchObject({ status: 200 });
  expect(await read()).toMatchObject({ disputes: 0, total: "18.00", status: invoiceStatuses.code.paid });
  await expectLedgerBalanced(carrier);
  const made = await callApiAs(carrier, "billing/settlements/generate", { pending: [`${merchantId}:EUR`] });
  const number = made.data?.documents?.[0]?.number;
  expect((await callApiAs(shop, `billing/settlements/${number}`)).data).toMatchObject({
    settlement: { opening: "1.44", closing: "56.44" },
  });
  await callApiAs(shop, `${at}/dispute`, { line, text: "Still too dear" });
  await callApiAs(carrier, `${at}/resolve`, { line, amount: "0.80" });
  await expectLedgerBalanced(carrier);
  expect(await readLedgerBalances(carrier)).toMatchObject({ "revenue EUR": -1300, "vat EUR": -260 });
  expect(Object(await readLedgerBalances(carrier))["variance EUR"] ?? 0).toBe(0);
  await expectLedgerBalanced(carrier);
});

test("a resolved statement line can be disputed and corrected again", async () => {
  const { carrier, shop, merchantId } = await createConnectedPair();
  await createDeliveredOrders(carrier, merchantId);
  const made = await callApiAs(carrier, "billing/settlements/generate", { pending: [`${merchantId}:EUR`] });
  const at = `billing/settlements/${made.data?.documents?.[0]?.number}`;
  const read = async () => Object((await callApiAs(shop, at)).data).settlement;
  const line = (await read()).lines[0].id;
  for (const amount of ["3.00", "1.50"]) {
    expect(await callApiAs(shop, `${at}/dispute`, { line, text: `It lacks ${amount}` })).toMatchObject({ status: 200 });
    expect(await callApiAs(carrier, `${at}/resolve`, { line, amount })).toMatchObject({ status: 200 });
    expect((await callApiAs(carrier, `${at}/resolve`, { line, amount })).code).toBe("line_not_disputed");
  }
  expect(await read()).toMatchObject({
    ...{ corrected: "4.50", closing: "59.50", disputes: 0 },
    lines: [{ dispute: "It lacks 1.50", dispute_state: "corrected", disputes: [{}, {}] }, {}, {}, {}, {}],
  });
  await expectLedgerBalanced(carrier);
});

test("a merchant of two carriers with the same document number reads, prints and disputes the chosen document", async () => {
  const { carrier, shop, merchantId } = await createConnectedPair();
  const other = await createTestWorkspace({ country: "DE", timezone: "Europe/Berlin" });
  const otherId = await connectMerchant(other, shop);
  const made: { id: string; number: string }[] = [];
  for (const [who, merchant] of [
    [carrier, merchantId],
    [other, otherId.merchantId],
  ] as const) {
    await createDeliveredOrders(who, merchant);
    const { data } = await callApiAs(who, "billing/combine", { pending: [`${merchant}:EUR`] });
    made.push(...((data?.documents ?? []) as typeof made));
  }
  const [invoice, settlement, otherInvoice, otherSettlement] = made;
  if (!invoice || !settlement || !otherInvoice || !otherSettlement) throw new Error("not made");
  expect([invoice.number, settlement.number]).toEqual([otherInvoice.number, otherSettlement.number]);
  const { data } = await callApiAs(shop, "billing/invoices");
  expect(Object(data).invoices).toMatchObject([
    { id: otherInvoice.id, carrier_name: other.scope.account.organization },
    { id: invoice.id, carrier_name: carrier.scope.account.organization },
  ]);
  for (const [part, mine, theirs] of [
    ["invoice", invoice, otherInvoice],
    ["settlement", settlement, otherSettlement],
  ] as const)
    for (const each of [mine, theirs]) {
      const at = `billing/${part}s/${formatDocumentAddress(each, true)}`;
      const read = Object((await callApiAs(shop, at)).data)[part];
      expect(read).toMatchObject({ id: each.id, number: each.number });
      const line = read.lines[0].id;
      expect(await callApiAs(shop, `${at}/dispute`, { line, text: "Not ours" })).toMatchObject({ status: 200 });
      const file = await shop.fetch(`/api/${at}/file?format=csv`);
      expect(file.headers.get("content-disposition")).not.toContain("~");
      const text = await file.text();
      expect(text).toContain(read.lines[0].order_number);
      // A statement's lines show the receipt of their money.
      if (part === "settlement") expect(text).toContain(`"Cash, ${read.lines[0].receipt_number}"`);
    }
  const at = `billing/settlements/${settlement.number}`;
  expect(await callApiAs(carrier, `${at}/void`, { version: 2, reason: "Once more" })).toMatchObject({ status: 200 });
  const { cancellation = "" } = Object((await callApiAs(carrier, `billing/invoices/${invoice.id}`)).data).invoice;
  const back = formatDocumentAddress({ id: invoice.id, number: cancellation }, true);
  const paper = await (await shop.fetch(`/api/billing/invoices/${back}/file?format=csv`)).text();
  expect(paper).toMatch(/EUR,-5$/m);
  for (const wrong of [
    formatDocumentAddress({ id: otherInvoice.id, number: cancellation }, true),
    `${invoice.number}~`,
    `${invoice.number}~%`,
  ])
    expect((await callApiAs(shop, `billing/invoices/${encodeURIComponent(wrong)}`)).status).toBe(404);
});
