import { expect, type Page, test } from "playwright/test";
import { camt053 } from "#tests/factories/bank.ts";
import { methods } from "#workers/local/demo/company.ts";
import { demo, expectAccessible, open, reload, signIn, watchConsole } from "./journey.ts";
import { ask, makeOrder } from "./small-plan.ts";

/** The merchant of the demo that has a portal. */
const merchant = "Bergwolle";
const billing = "/accounting/merchant-billing";

/** Cash from the door of one of the merchant's customers, received at the desk. */
async function receiveCash(page: Page, run: string): Promise<void> {
  const { merchants }: { merchants: { id: string }[] } = (await ask(page, "GET", `merchants?search=${merchant}`)).data;
  const agent: { id: string } = (
    await ask(page, "POST", "agents", {
      ...{ name: `Gebhard ${run}`, phone: `+4176${run.slice(-7)}`, functions: ["deliveries"] },
    })
  ).data;
  const { shipping_methods: prices }: { shipping_methods: { id: string; name: string }[] } = (
    await ask(page, "GET", "shipping-methods?limit=100")
  ).data;
  const { id } = await makeOrder(page, {
    merchant_id: merchants[0]?.id,
    shipping_method_id: prices.find(({ name }) => name === methods[0].name)?.id,
    collections: [{ amount: "60.00", currency: "CHF", method: 1 }],
  });
  const stored: { shipments: { shipment_id: string }[] } = (
    await ask(page, "POST", "shipments/store", { orders: [id], shipment_type: "delivery" })
  ).data;
  const shipments = stored.shipments.map(({ shipment_id }) => shipment_id);
  await ask(page, "POST", `shipments/assign/${agent.id}`, { shipments });
  await ask(page, "POST", "shipments/dropoff", { shipments, collections: "collected" });
  const { receipts }: { receipts: { number: string }[] } = (
    await ask(page, "POST", "collections/receipts/generate", { holdings: [`${agent.id}:CHF`] })
  ).data;
  const received = await ask(page, "POST", `collections/receipts/${receipts[0]?.number}/receive`, {
    ...{ version: 1, counted: "60.00" },
  });
  expect(received.status, JSON.stringify(received)).toBe(200);
}

/** Opens the newest document of the merchant in a list, and says its number. */
async function openNewest(page: Page, part: "invoices" | "settlements"): Promise<string> {
  await open(page, `${billing}/${part}?sort=-created_at`);
  await page.getByRole("row").filter({ hasText: merchant }).getByRole("link").first().click();
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText(/^[RS]-\d{4}-\d{4,5}$/);
  return (await title.textContent()) ?? "";
}

/** A deed of the page, with what its dialog asks. */
async function act(page: Page, deed: string, fill: Record<string, string> = {}): Promise<void> {
  await page.getByRole("button", { name: deed, exact: true }).click();
  const dialog = page.getByRole("dialog");
  for (const [label, text] of Object.entries(fill)) await dialog.getByLabel(label).fill(text);
  await dialog
    .getByRole("button", { name: deed.split(" ")[0] ?? deed })
    .last()
    .click();
  await expect(dialog).toBeHidden();
}

/** A bank statement that names the invoice: it is proposed, confirmed, and known as booked from then on. */
async function payByStatement(page: Page, number: string): Promise<void> {
  const { invoice } = (await ask(page, "GET", `billing/invoices/${number}`)).data;
  const { issued_on: day, total: amount, currency } = invoice;
  const line = {
    day,
    amount,
    currency,
    name: merchant,
    iban: "CH9300762011623852957",
    text: `Thank you for ${number}`,
  };
  const fees = { day, amount: "-4.00", currency, name: "Bank" };
  await open(page, `${billing}/invoices`);
  await page.getByRole("link", { name: "Import bank statement" }).click();
  await expect(page.getByText("Which invoices were paid?")).toBeVisible();
  await page.getByLabel("Choose a file").setInputFiles({
    ...{ name: "statement.xml", mimeType: "application/xml", buffer: Buffer.from(camt053([line, fees])) },
  });
  const row = page.getByRole("row").filter({ hasText: number });
  await expect(row).toContainText("Sure");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Book 1 payment" }).click();
  await expect(row).toContainText("Booked");
  await expect(row.getByRole("checkbox")).toHaveCount(0);
}

test("a merchant's month: invoiced, changed, paid, voided; settled, disputed in the portal, corrected; the books balance", async ({
  page,
  browser,
}) => {
  await signIn(page, demo);
  const errors = watchConsole(page);
  await receiveCash(page, String(Date.now()));

  await open(page, billing);
  await expect(page).toHaveURL(/\/merchant-billing\/pending$/);
  const row = page.getByRole("row").filter({ hasText: merchant });
  await expect(row).toContainText(/Schaan.*CHF/);
  await page.getByRole("button", { name: `Lines of ${merchant} CHF` }).click();
  await expect(page.getByText("Shipping").first()).toBeVisible();
  await expectAccessible(page);
  await row.getByRole("checkbox").check();
  await page.keyboard.press("g");
  await expect(row.getByRole("checkbox")).not.toBeChecked();

  const invoice = await openNewest(page, "invoices");
  await expectAccessible(page);
  await act(page, "Modify", { "Another line": "Two pallets", Amount: "35.00", "Discount, percent": "3" });
  await expect(page.getByText("Two pallets").first()).toBeVisible();
  await expect(page.getByText("Discount 3 %").first()).toBeVisible();
  const file = await page.request.get(`${billing}/invoices/${invoice}/e-invoice?format=ubl`);
  expect(await file.text()).toContain(invoice);
  const hybrid = await page.request.get(`${billing}/invoices/${invoice}/e-invoice?format=pdf`);
  expect(await hybrid.text()).toMatch(/^%PDF-1\.7[\s\S]*factur-x\.xml[\s\S]*\/AFRelationship \/Alternative/);
  const pdf = await page.request.get(`${billing}/invoices/${invoice}/print`);
  expect(pdf.headers()["content-type"]).toBe("application/pdf");
  await payByStatement(page, invoice);
  await open(page, `${billing}/invoices/${invoice}`);
  await expect(page.getByText(`Thank you for ${invoice}`).first()).toBeVisible();
  await act(page, "Mark as unpaid");
  await act(page, "Void invoice", { Reason: "Wrong month" });
  await expect(page.getByText(/Voided by ST-\d{4}-\d{5}/).first()).toBeVisible();

  await open(page, `${billing}/pending`);
  await row.getByRole("checkbox").check();
  await page.getByRole("toolbar").getByRole("button", { name: "Generate settlements" }).click();
  await expect(row.getByRole("checkbox")).not.toBeChecked();
  const settlement = await openNewest(page, "settlements");

  const portal = await (await browser.newContext({ locale: "en-US" })).newPage();
  await signIn(portal, { ...demo, email: "merchant@waybill.example" });
  await open(portal, `${billing}/settlements/${settlement}`);
  await expect(portal.getByRole("button", { name: /^Settle/ })).toHaveCount(0);
  await portal.getByRole("button", { name: "Dispute" }).first().click();
  await portal.getByRole("textbox", { name: "What is wrong" }).fill("She paid 62.00 and has the slip.");
  await expectAccessible(portal);
  await portal.getByRole("button", { name: "Send objection" }).click();
  await expect(portal.getByText("She paid 62.00 and has the slip.").first()).toBeVisible();

  await reload(page);
  await page.getByRole("textbox", { name: "Correction" }).fill("2.00");
  await page.getByRole("textbox", { name: "Answer", exact: true }).fill("The slip is right");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add correction" }).click();
  await expect(page.getByText("Corrections").first()).toBeVisible();
  await reload(portal);
  await expect(portal.getByText("The slip is right").first()).toBeVisible();
  await portal.context().close();
  await page.getByRole("button", { name: /^Settle / }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Settle", exact: true }).click();
  await expect(page.getByText("Settled", { exact: true }).first()).toBeVisible();

  await open(page, "/accounting/books");
  await page.getByRole("button", { name: "Prove now" }).click();
  await expect(page.getByText("The books balance", { exact: true })).toBeVisible();
  await open(page, `${billing}/invoices/R-1999-00001`);
  await expect(page.getByText("Invoice not found. You might not have permission to view it.").first()).toBeVisible();
  expect(errors.filter((each) => !each.includes("404"))).toEqual([]);
});
