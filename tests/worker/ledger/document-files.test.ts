import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { invoices } from "#app/modules/invoicing/db/billing.tables.ts";
import { callApiAs, createDeliveredOrders } from "../billed.ts";
import { createMerchant } from "../merchants.ts";
import { createTestWorkspace } from "../workspace.ts";

// What a program gets of documents: the link that `print` and `export` answer, opened with the same token.

test("an API client opens invoice, settlement and receipt files by the links in the response", async () => {
  const who = await createTestWorkspace();
  const merchantId = await createMerchant(who, { billing: { tax_treatment: "standard", tax_rate: 19, country: "DE" } });
  await createDeliveredOrders(who, merchantId);
  const made = await callApiAs(who, "billing/combine", { pending: [`${merchantId}:EUR`] });
  const [invoice = "", settlement = ""] = made.data?.documents?.map(({ number }) => number) ?? [];
  const { receipts } = Object((await callApiAs(who, "collections/receipts")).data);
  await who.scope.db.update(invoices).set({ seller: { name: "Elbkurier", country: "DE", vatId: "DE123456789" } });
  const { token } = Object((await callApiAs(who, "access-tokens", { name: "ERP", access: "full" })).data);
  const open = (path: string) =>
    exports.default.fetch(`https://waybill.test${path}`, { headers: { authorization: `Bearer ${token}` } });
  for (const document of [
    `billing/invoices/${invoice}`,
    `billing/settlements/${settlement}`,
    `collections/receipts/${receipts[0].number}`,
  ]) {
    for (const [word, start] of [
      ["print", "%PDF"],
      ["export", "PK"],
    ] as const) {
      const { url } = Object((await callApiAs(who, `${document}/${word}`, {})).data);
      const file = await open(url);
      expect([url, file.status]).toEqual([url, 200]);
      expect((await file.text()).slice(0, start.length)).toBe(start);
    }
    expect((await open(`/api/${document}/file?format=doc`)).status).toBe(422);
    expect((await open(`/api/${document}x/file`)).status).toBe(404);
  }
  expect(await (await open(`/api/billing/invoices/${invoice}/file?format=ubl`)).text()).toContain(
    `<cbc:ID>${invoice}<`,
  );
  expect((await open(`/api/billing/invoices/${invoice}/file?format=xrechnung`)).status).toBe(409);
  const base = "accounting.merchant_billing";
  const printer = await createTestWorkspace({ member: who, permissions: [base, `${base}.print_invoice`] });
  expect((await printer.fetch(`/api/billing/invoices/${invoice}/file`)).status).toBe(200);
  for (const format of ["csv", "ubl"])
    expect((await printer.fetch(`/api/billing/invoices/${invoice}/file?format=${format}`)).status).toBe(403);
  const stranger = await createTestWorkspace();
  expect((await stranger.fetch(`/api/billing/invoices/${invoice}/file`)).status).toBe(404);
});
