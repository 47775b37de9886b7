import { expect, test } from "vitest";
import { collectionReceipts } from "#app/modules/collections/db/receipts.tables.ts";
import { invoices } from "#app/modules/invoicing/db/billing.tables.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { createCamt053 } from "#tests/factories/bank.ts";
import { callApiAs, createDeliveredOrders } from "../billed.ts";
import { createMerchant } from "../merchants.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

const seller = { name: "Elbkurier", country: "DE", vatId: "DE299104387", iban: "DE89370400440532013000" };

async function billed(language: "en" | "de" = "en") {
  const who = await createTestWorkspace();
  const merchantId = await createMerchant(who, {
    billing: { tax_treatment: "standard", tax_rate: 19, country: "DE", language },
  });
  await createDeliveredOrders(who, merchantId);
  return { who, row: `${merchantId}:EUR` };
}

const read = async (who: TestWorkspace, path: string) =>
  new TextDecoder("latin1").decode(await (await who.fetch(`/api/${path}`)).arrayBuffer());

test("a netted invoice requests no payment: its PDF and e-invoices name the settlement and a zero amount due", async () => {
  const { who, row } = await billed();
  const made = await callApiAs(who, "billing/combine", { pending: [row] });
  const [number = "", settlement = ""] = made.data?.documents?.map((each) => each.number) ?? [];
  await who.scope.db.update(invoices).set({ seller });
  const at = `billing/invoices/${number}/file?format=`;
  const looked = async () => {
    const pdf = await read(who, `${at}pdf`);
    expect(pdf).toContain(`(Settled with ${settlement})`);
    expect(pdf).toContain(`(Nothing to pay: Settled with ${settlement}.)`);
    expect(pdf).not.toContain("Please pay into");
    const ubl = await read(who, `${at}ubl`);
    expect(ubl).toContain(">17.85</cbc:PrepaidAmount>");
    expect(ubl).toContain(">0.00</cbc:PayableAmount>");
    expect(ubl).toContain(`<cbc:Note>Settled with ${settlement}</cbc:Note>`);
    expect(ubl).toContain("<cbc:PaymentMeansCode>97<");
    const cii = await read(who, `${at}cii`);
    expect(cii).toContain("<ram:TotalPrepaidAmount>17.85</ram:TotalPrepaidAmount><ram:DuePayableAmount>0.00<");
  };
  await looked();
  const day = toLocalDate(who.scope.ports.clock.now(), who.account.timezone);
  const content = createCamt053([{ day, amount: "17.85", text: number, reference: "B1" }]);
  const { data } = await callApiAs(who, "billing/bank-statements", { content });
  expect(data?.lines).toMatchObject([{ state: "netted", reasons: ["number"], invoices: [{ number }] }]);
  await callApiAs(who, `billing/settlements/${settlement}/settle`, { version: 1 });
  await looked();
  expect((await callApiAs(who, `billing/invoices/${number}`)).data?.invoice).toMatchObject({
    ...{ paid_method: null, paid_reference: settlement, settlement_number: settlement },
  });
});

test("a paid invoice shows when and how it was paid, in the merchant's language, and requests nothing", async () => {
  const { who, row } = await billed("de");
  const made = await callApiAs(who, "billing/invoices/generate", { pending: [row] });
  const number = made.data?.documents?.[0]?.number ?? "";
  await who.scope.db.update(invoices).set({ seller });
  const at = `billing/invoices/${number}`;
  expect(await read(who, `${at}/file?format=pdf`)).toContain("Bitte zahlen Sie auf DE89");
  expect(await read(who, `${at}/file?format=ubl`)).toContain(">17.85</cbc:PayableAmount>");
  await callApiAs(who, `${at}/pay`, { version: 1, method: "cash", reference: "Kasse 7" });
  const pdf = await read(who, `${at}/file?format=pdf`);
  expect(pdf).toMatch(/\(Bezahlt am .* Bar.*, Kasse 7\)/);
  expect(pdf).not.toContain("Bitte zahlen");
  const ubl = await read(who, `${at}/file?format=ubl`);
  expect(ubl).toContain(">0.00</cbc:PayableAmount>");
  expect(ubl).toContain("<cbc:PaymentMeansCode>10<");
});

test("a voided receipt prints as voided: in its file name, its heading and across the page", async () => {
  const { who } = await billed();
  const [receipt] = await who.scope.db.select().from(collectionReceipts);
  const at = `collections/receipts/${receipt?.number}`;
  expect(await read(who, `${at}/file?format=pdf`)).not.toContain("Voided");
  expect((await callApiAs(who, `${at}/void`, { version: receipt?.version, reason: "x" })).status).toBe(200);
  const voided = await who.fetch(`/api/${at}/file?format=pdf`);
  expect(voided.headers.get("content-disposition")).toContain("Voided");
  const pdf = new TextDecoder("latin1").decode(await voided.arrayBuffer());
  expect(pdf).toContain(" Tm (Voided) Tj");
  expect(pdf).toContain("Voided) Tj");
});
