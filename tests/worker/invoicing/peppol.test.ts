import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sendInvoice } from "#app/modules/invoicing/commands/sendings/send-invoice.server.ts";
import { invoices } from "#app/modules/invoicing/db/billing.tables.ts";
import { mailOutbox } from "#app/modules/notifications/db/notifications.tables.ts";
import { merchants } from "#app/modules/partners/db/partners.tables.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import type { PeppolDocument } from "#app/platform/kernel/ports.ts";
import { createAppContext } from "#workers/environment.ts";
import { createPeppolPorts } from "#workers/ports/access-point.ts";
import { sendMails } from "#workers/queues/mail.ts";
import { callApiAs, createDeliveredOrders } from "../billed.ts";
import { createMerchant } from "../merchants.ts";
import { createTestWorkspace } from "../workspace.ts";

const [own, theirs] = ["9930:de299104387", "0088:7300010000001"];

/** An invoice of 17.85 whose parties have everything that Peppol asks for. */
async function invoiced() {
  const who = await createTestWorkspace();
  const billing = { name: "Talrösterei AG", tax_treatment: "standard", tax_rate: 19, country: "DE", peppol_id: theirs };
  const merchantId = await createMerchant(who, { billing });
  await createDeliveredOrders(who, merchantId);
  const made = await callApiAs(who, "billing/invoices/generate", { pending: [`${merchantId}:EUR`] });
  const number = made.data?.documents?.[0]?.number ?? "";
  const seller = { name: "Elbkurier", country: "DE", vatId: "DE299104387", iban: "DE89370400440532013000" };
  await who.scope.db.update(invoices).set({ seller });
  await who.scope.db.update(accounts).set({ billing: { ...seller, peppolId: own } });
  const scope = { ...who.scope, ports: { ...who.scope.ports, peppol: "sent" as const } };
  const send = (version = 1) => sendInvoice.execute(scope, { number, version, by: "peppol" });
  const read = async () => Object((await callApiAs(who, `billing/invoices/${number}`)).data).invoice;
  return { who, merchantId, number, send, read };
}

/** Sends what waits, to an access point that takes documents or does not. */
async function deliver(takes = true) {
  const app = createAppContext(env, () => {});
  const taken: PeppolDocument[] = [];
  const sendPeppol = async (document: PeppolDocument) => {
    if (!takes) throw new Error("ap.example answered 503");
    taken.push(document);
  };
  await sendMails({ ...app, ports: { ...app.ports, sendMail: async () => {}, sendPeppol } });
  return taken;
}

test("an invoice goes by Peppol as e-invoice between both ids, once, and says what became of it", async () => {
  const { who, number, send, read } = await invoiced();
  const outcomes = await Promise.all([send(), send(), send()]);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await read()).toMatchObject({
    ...{ closed_by: "sent", version: 2 },
    sendings: [{ kind: "document", recipient: theirs, state: "waiting", open: "17.85", files: [`${number}.xml`] }],
  });
  // An access point that is down: tried again later.
  expect(await deliver(false)).toEqual([]);
  expect(await read()).toMatchObject({ sendings: [{ state: "waiting" }] });
  await who.scope.db.update(mailOutbox).set({ dueAt: 0 }).where(eq(mailOutbox.channel, "peppol"));
  const [sent, ...more] = await deliver();
  expect(more).toEqual([]);
  expect(await deliver()).toEqual([]);
  expect(sent).toMatchObject({ sender: own, recipient: theirs, process: expect.stringContaining("poacc:billing") });
  const xml = new TextDecoder().decode(sent?.content);
  for (const said of [
    "poacc:billing:3.0</cbc:CustomizationID>",
    `<cbc:EndpointID schemeID="9930">de299104387</cbc:EndpointID>`,
    `<cbc:EndpointID schemeID="0088">7300010000001</cbc:EndpointID>`,
    `<cbc:BuyerReference>${number}</cbc:BuyerReference>`,
  ])
    expect(xml).toContain(said);
  expect(await read()).toMatchObject({ sendings: [{ state: "sent" }] });
  // Asked again, it goes again, as a sending of its own.
  expect(await send(2)).toMatchObject({ ok: true });
  expect((await deliver()).map(({ id }) => id)).not.toContain(sent?.id);
});

test("without an id on either side, or without an access point, it is refused with the reason", async () => {
  const { who, merchantId, number, send, read } = await invoiced();
  const { db } = who.scope;
  await db
    .update(merchants)
    .set({ billing: { name: "Talrösterei AG", country: "DE" } })
    .where(eq(merchants.id, merchantId));
  expect(await send()).toMatchObject({
    failure: { code: "e_invoice_unfit", params: { what: "the merchant's Peppol ID" } },
  });
  const unset = { ...who.scope, ports: { ...who.scope.ports, peppol: "not sent" as const } };
  expect(await sendInvoice.execute(unset, { number, version: 1, by: "peppol" })).toMatchObject({
    failure: { code: "peppol_not_set_up" },
  });
  expect(await read()).toMatchObject({ version: 1, sendings: [] });
  const named = await callApiAs(who, "merchants", { name: "Tee", billing: { peppol_id: "88:1" } });
  expect(named).toMatchObject({ status: 422, errors: { "billing.peppol_id": [expect.any(String)] } });
});

test("the stand-in stores a document once; in production nothing is offered without an access point", async () => {
  const { ports } = createAppContext(env, () => {});
  const standIn = createPeppolPorts({ APP_ENVIRONMENT: "development" }, ports.files);
  const document = {
    id: crypto.randomUUID(),
    sender: own,
    recipient: theirs,
    documentType: "invoice",
    process: "billing",
  };
  await standIn.sendPeppol({ ...document, content: new TextEncoder().encode("<first/>") });
  await standIn.sendPeppol({ ...document, content: new TextEncoder().encode("<second/>") });
  const stored = await ports.files.get(`peppol/${document.id}.xml`);
  expect(new TextDecoder().decode(await stored?.bytes())).toBe("<first/>");
  expect(createPeppolPorts({ APP_ENVIRONMENT: "production" }, ports.files).peppol).toBe("not sent");
});
