import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { documentSendings, invoices, settlements } from "#app/modules/invoicing/db/billing.tables.ts";
import { mailOutbox } from "#app/modules/notifications/db/notifications.tables.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import type { OutgoingMail } from "#app/platform/kernel/messenger.ts";
import { createAppContext } from "#workers/environment.ts";
import { sendMails } from "#workers/queues/mail.ts";
import { callApiAs, createDeliveredOrders, expectLedgerBalanced, readLedgerBalances } from "../billed.ts";
import { createConnectedPair } from "../merchants.ts";
import { createTestWorkspace } from "../workspace.ts";

const email = "buchhaltung@talroesterei.test";
const seller = { name: "Elbkurier", country: "DE", vatId: "DE299104387", iban: "DE89370400440532013000" };

let posted: OutgoingMail[];
beforeEach(() => {
  posted = [];
});

/** Sends what waits in the outbox; mails to others are left out. */
async function deliver(): Promise<OutgoingMail[]> {
  const app = createAppContext(env, () => {});
  const sendMail = async (mail: OutgoingMail) => void posted.push(mail);
  await sendMails({ ...app, ports: { ...app.ports, sendMail } });
  return posted.filter(({ to, subject }) => to === email && !subject.includes("invited"));
}

/** A merchant's fees of 15.00 with 19 % VAT, and 55.00 held for it. */
async function billed(changes: object = {}) {
  const billing = { tax_treatment: "standard", tax_rate: 19, country: "DE", language: "de" };
  const pair = await createConnectedPair({ email, billing, ...changes });
  await createDeliveredOrders(pair.carrier, pair.merchantId);
  return { ...pair, row: `${pair.merchantId}:EUR` };
}

async function invoiced(changes: object = {}) {
  const pair = await billed(changes);
  const made = await callApiAs(pair.carrier, "billing/invoices/generate", { pending: [pair.row] });
  const number = made.data?.documents?.[0]?.number ?? "";
  await pair.carrier.scope.db.update(invoices).set({ seller });
  const at = `billing/invoices/${number}`;
  const read = async (who = pair.carrier) => Object((await callApiAs(who, at)).data).invoice;
  const step = async (word: string, body: object = {}) =>
    callApiAs(pair.carrier, `${at}/${word}`, { version: (await read()).version, ...body });
  return { ...pair, number, at, read, step };
}

const latin = (content: Uint8Array) => new TextDecoder("latin1").decode(content);

test("an invoice is sent with its PDF and the e-invoice inside, once for each request, and is fixed from then on", async () => {
  const { carrier, shop, number, at, read } = await invoiced();
  const send = (version: number, body: object = {}) => callApiAs(carrier, `${at}/send`, { version, ...body });
  const outcomes = await Promise.all([send(1), send(1), send(1)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await read()).toMatchObject({
    ...{ closed_by: "sent", version: 2 },
    sendings: [{ kind: "document", recipient: email, state: "waiting", open: "17.85", files: [`${number}.pdf`] }],
  });
  expect(await callApiAs(carrier, `${at}/modify`, { version: 2, discount_percent: 1 })).toMatchObject({
    code: "invoice_closed",
  });
  const mails = await deliver();
  expect(mails).toMatchObject([
    {
      ...{ subject: expect.stringContaining(`Rechnung ${number} von`), fromName: expect.any(String) },
      text: expect.stringMatching(/17,85.€ bis zum .* auf DE89370400440532013000, Verwendungszweck R-/),
      attachments: [{ name: `${number}.pdf`, type: "application/pdf" }],
    },
  ]);
  expect(latin(mails[0]?.attachments?.[0]?.content ?? new Uint8Array()).slice(0, 5)).toBe("%PDF-");
  // Without the print fonts, which these tests have not, the PDF has no e-invoice inside, and the mail says nothing of one.
  expect(mails[0]?.text).not.toContain("ZUGFeRD");
  await deliver();
  expect(posted.filter(({ to }) => to === email)).toHaveLength(1);
  expect((await send(2, { email: "zweite@talroesterei.test" })).status).toBe(200);
  await deliver();
  const { sendings } = await read(shop);
  expect(sendings).toMatchObject([
    { recipient: email, state: "sent", mailed_at: expect.any(String) },
    { recipient: "zweite@talroesterei.test", state: "sent" },
  ]);
  const file = `/api/billing/sendings/${sendings[0].id}/files/1`;
  expect(await (await shop.fetch(file)).text()).toContain("%PDF-");
  expect((await (await createTestWorkspace()).fetch(file)).status).toBe(404);
  expect((await carrier.fetch(file.replace(/1$/, "9"))).status).toBe(404);
  expect((await callApiAs(carrier, "billing/sendings")).data?.sendings).toHaveLength(2);
});

test("nothing is sent without an address, to nonsense, of a voided invoice, by a portal, or without its file", async () => {
  const { carrier, shop, at, step } = await invoiced({ email: "" });
  expect(await step("send")).toMatchObject({ status: 409, code: "recipient_missing" });
  expect((await step("send", { email: "no address" })).errors).toHaveProperty("email");
  expect((await callApiAs(shop, `${at}/send`, { version: 1, email })).status).toBe(403);
  expect((await step("send", { email })).status).toBe(200);
  const [sending] = await carrier.scope.db.select().from(documentSendings);
  await carrier.scope.ports.files.delete(sending?.files[0]?.key ?? "");
  expect(await deliver()).toEqual([]);
  const [mail] = await carrier.scope.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.id, sending?.id ?? ""));
  expect(mail).toMatchObject({ sentAt: null, tries: 1, error: expect.stringContaining("missing") });
  expect((await step("void", { reason: "x" })).status).toBe(200);
  expect(await step("send", { email })).toMatchObject({ code: "illegal_transition" });
});

test("chosen invoices are sent at once, each once however often it is asked; foreign ones are refused", async () => {
  const { carrier, number, read } = await invoiced();
  const { id } = await read();
  const other = await invoiced();
  const foreign = (await other.read()).id;
  const ask = async () => (await callApiAs(carrier, "billing/invoices/send", { ids: [id, id, foreign] })).data;
  const both = await Promise.all([ask(), ask()]);
  expect(both.flatMap((data) => data?.succeeded)).toEqual([id]);
  expect(await ask()).toMatchObject({
    succeeded: [],
    refused: [
      { id, code: "already_done" },
      { id: foreign, code: "invoice_not_found" },
    ],
  });
  expect((await deliver()).map(({ subject }) => subject)).toEqual([expect.stringContaining(number)]);
});

test("chosen settlements are sent at once, each once; one whose invoice has no exchange rate, or no address, is refused", async () => {
  const { carrier, shop, row } = await billed();
  const made = await callApiAs(carrier, "billing/combine", { pending: [row] });
  const [invoice = "", number = ""] = made.data?.documents?.map((each) => each.number) ?? [];
  const at = `billing/settlements/${number}`;
  const read = async () => Object((await callApiAs(carrier, at)).data).settlement;
  const { id } = await read();
  const foreign = crypto.randomUUID();
  const send = async (who = carrier) => callApiAs(who, "billing/settlements/send", { ids: [id, id, foreign] });
  await carrier.scope.db.update(accounts).set({
    preferences: sql`json_set(preferences, '$.tax_currency', 'CHF')`,
  });
  expect((await send()).data?.refused).toMatchObject([{ id, code: "exchange_missing" }, { id: foreign }]);
  await carrier.scope.db.update(accounts).set({ preferences: sql`json_remove(preferences, '$.tax_currency')` });
  expect((await send(shop)).status).toBe(403);
  const both = await Promise.all([send(), send()]);
  expect(both.flatMap(({ data }) => data?.succeeded)).toEqual([id]);
  expect((await send()).data).toMatchObject({
    succeeded: [],
    refused: [
      { id, code: "already_done" },
      { id: foreign, code: "settlement_not_found" },
    ],
  });
  expect(await deliver()).toMatchObject([
    { subject: expect.stringContaining(number), attachments: [{ name: `${number}.pdf` }, { name: `${invoice}.pdf` }] },
  ]);
  await carrier.scope.db.update(settlements).set({ buyer: {} });
  await carrier.scope.db.delete(documentSendings);
  expect((await send()).data?.refused).toMatchObject([{ id, code: "recipient_missing" }, { id: foreign }]);
});

test("a settlement goes out with its statement and the combined invoice, which is fixed by it", async () => {
  const { carrier, row } = await billed();
  const made = await callApiAs(carrier, "billing/combine", { pending: [row] });
  const [invoice = "", number = ""] = made.data?.documents?.map((each) => each.number) ?? [];
  const at = `billing/settlements/${number}`;
  expect((await callApiAs(carrier, `${at}/send`, { version: 1 })).status).toBe(200);
  expect(await callApiAs(carrier, `${at}/send`, { version: 1 })).toMatchObject({ code: "lost_race" });
  expect(await deliver()).toMatchObject([
    {
      subject: expect.stringContaining(`Abrechnung ${number}`),
      text: expect.stringMatching(/37,15.€ werden an Sie ausgezahlt/),
      attachments: [{ name: `${number}.pdf` }, { name: `${invoice}.pdf` }],
    },
  ]);
  expect((await callApiAs(carrier, `billing/invoices/${invoice}`)).data?.invoice).toMatchObject({ closed_by: "sent" });
  expect((await callApiAs(carrier, at)).data?.settlement).toMatchObject({
    sendings: [{ document_kind: "settlement", state: "sent" }],
  });
  await callApiAs(carrier, `${at}/void`, { version: 2, reason: "x" });
  expect(await callApiAs(carrier, `${at}/send`, { version: 3 })).toMatchObject({ code: "illegal_transition" });
});

test("reminders rise by levels on different days; the last charges fee and interest, which voiding takes back", async () => {
  const { carrier, merchantId, number, step, read } = await invoiced();
  const { db } = carrier.scope;
  const preferences = { ...carrier.scope.account.preferences, reminder_fee: 10, reminder_interest: 5 };
  await db.update(accounts).set({ preferences }).where(eq(accounts.id, carrier.account.id));
  const today = new Date(carrier.scope.ports.clock.now());
  const due = new Date(today.getTime() - 73 * 86_400_000).toISOString().slice(0, 10);
  await db.update(invoices).set({ dueOn: due, issuedOn: due });
  for (const level of [1, 2, 3]) {
    const outcomes = await Promise.all([step("remind"), step("remind")]);
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await step("remind")).toMatchObject({ code: "reminder_today" });
    expect((await read()).sendings.at(-1)).toMatchObject({ kind: "reminder", level });
    await db
      .update(documentSendings)
      .set({ sentOn: `2026-01-0${level}` })
      .where(eq(documentSendings.level, level));
  }
  expect(await step("remind")).toMatchObject({ code: "reminders_over" });
  // 17.85 × 5 % × 73 ÷ 365 = 0.1785, and the fee.
  expect((await read()).sendings.at(-1)).toMatchObject({ open: "17.85", fee: "10.00", interest: "0.18" });
  const mails = await deliver();
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Zahlungserinnerung: Rechnung ${number}`,
    `Zweite Mahnung: Rechnung ${number}`,
    `Letzte Mahnung: Rechnung ${number}`,
  ]);
  expect(mails.at(-1)).toMatchObject({
    text: expect.stringMatching(/Gebühr und Zinsen von 10,18.€(.|\n)*28,03.€ auf DE89/),
    attachments: [{ name: `${number}-Mahnung-3.pdf` }, { name: `${number}.pdf` }],
  });
  expect(latin(mails.at(-1)?.attachments?.[0]?.content ?? new Uint8Array())).toContain("Letzte Mahnung zur Rechnung");
  await expectLedgerBalanced(carrier);
  expect(await readLedgerBalances(carrier)).toMatchObject({
    "late_charges EUR": -1018,
    "merchant_payable EUR": -5500 + 1018,
  });
  expect((await callApiAs(carrier, "billing/pending")).data?.pending).toMatchObject([{ held: "44.82" }]);
  expect((await step("void", { reason: "Wrong merchant" })).status).toBe(200);
  await expectLedgerBalanced(carrier);
  expect(await readLedgerBalances(carrier)).toMatchObject({ "late_charges EUR": 0, "merchant_payable EUR": -5500 });
  const settled = await callApiAs(carrier, "billing/settlements/generate", { pending: [`${merchantId}:EUR`] });
  const settlement = settled.data?.documents?.[0]?.number ?? "";
  expect((await callApiAs(carrier, `billing/settlements/${settlement}`)).data?.settlement).toMatchObject({
    closing: "55.00",
  });
});

test("a disputed invoice is not reminded of until the dispute is resolved", async () => {
  const { carrier, shop, at, step, read } = await invoiced();
  const [line] = (await read()).lines;
  await callApiAs(shop, `${at}/dispute`, { line: line.id, text: "Twice" });
  expect(await step("remind")).toMatchObject({ status: 409, code: "reminder_disputed" });
  expect(await callApiAs(carrier, `${at}/resolve`, { line: line.id })).toMatchObject({ status: 200 });
  expect(await step("remind")).toMatchObject({ status: 200 });
});
