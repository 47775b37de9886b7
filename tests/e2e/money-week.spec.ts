import { expect, type Locator, type Page } from "playwright/test";
import { createCamt053 } from "#tests/factories/bank.ts";
import { demo, expectAccessible, open, reload, signIn, test, watchConsole } from "./journey.ts";
import { callPageApi, createApiOrder } from "./small-plan.ts";

/** The merchant of the demo that has a portal; nothing else of the demo is in its other currency. */
const merchant = "Bergwolle";
const currency = "EUR";
const collections = "/accounting/collections";
const payouts = "/accounting/agent-billing";
const billing = "/accounting/merchant-billing";
const ownIban = "LI21088100002324013AA";
const notFound = "This receipt does not exist, or you might not have permissions to view it.";

/** Who drives in this run, and where its money is: the parts of the week go on from one another. */
const week = { run: "", agent: "", agentId: "", pending: "" };

/** A call of the API that has to go through. */
async function must<Data>(page: Page, method: string, path: string, body?: unknown): Promise<Data> {
  const { status, data } = await callPageApi(page, method, path, body);
  expect(status, `${path}: ${JSON.stringify(data)}`).toBeLessThan(300);
  return data;
}

/** The books are proved now, and hold. */
async function expectBooks(page: Page): Promise<void> {
  expect(await must(page, "POST", "books/reconcile", {})).toEqual({ balanced: true });
}

const rowOf = (page: Page, text: string): Locator => page.getByRole("row").filter({ hasText: text });

/** An action of a document's page, in its row or in the row's menu, with its dialog's fields. */
async function act(page: Page, action: string, fill: Record<string, string> = {}): Promise<void> {
  const button = page.getByRole("button", { name: action, exact: true });
  const menu = page.locator(".action-row").getByRole("button", { name: "More actions" });
  await expect(button.or(menu).first()).toBeVisible();
  if (await button.isVisible()) await button.click();
  else {
    await menu.click();
    await page.getByRole("menuitem", { name: action, exact: true }).click();
  }
  const dialog = page.getByRole("dialog");
  for (const [label, text] of Object.entries(fill)) await dialog.getByLabel(new RegExp(`^${label}`)).fill(text);
  await dialog
    .getByRole("button", { name: action.split(" ")[0] ?? action })
    .last()
    .click();
  await expect(dialog).toBeHidden();
}

/** Opens a person's newest document in a list, and returns its number. */
async function openNewest(page: Page, list: string, of: string, number: RegExp): Promise<string> {
  await open(page, `${list}?sort=-created_at`);
  await rowOf(page, of).getByRole("link").first().click();
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText(number);
  return (await title.textContent()) ?? "";
}

/** Asks for the payment file of a row: the account that pays is known, and the bank's file comes down. */
async function takePaymentFile(page: Page, of: string): Promise<void> {
  await rowOf(page, of).first().getByRole("checkbox").check();
  await page.getByRole("toolbar").getByRole("button", { name: "Payment file" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("IBAN to pay from")).toHaveValue(ownIban);
  await expectAccessible(page);
  const answer = page.context().waitForEvent("response", (response) => /\/payment-file(\?|$)/.test(response.url()));
  await dialog.getByRole("button", { name: "Payment file" }).click();
  const file = await answer;
  expect(file.status()).toBe(200);
  expect(file.headers()["content-disposition"]).toMatch(/^attachment; .*\.xml$/);
}

/** Five orders at five stops: cash, cash and card, prepaid to us, nothing to collect, and one that is refused. */
async function drive(page: Page): Promise<void> {
  const { merchants } = await must<{ merchants: { id: string }[] }>(page, "GET", `merchants?search=${merchant}`);
  week.pending = `${merchants[0]?.id}:${currency}`;
  // What a run before left behind is billed first.
  await callPageApi(page, "POST", "billing/combine", { pending: [week.pending] });
  const agent = await must<{ id: string }>(page, "POST", "agents", {
    ...{ name: week.agent, phone: `+4179${week.run.slice(-7)}`, functions: ["deliveries", "returns"] },
    ...{ cash_limit: "50.00", cash_limit_currency: currency, payout: { currency, per_shipment: 2.5, iban: ownIban } },
  });
  week.agentId = agent.id;
  const method = await must<{ id: string }>(page, "POST", "shipping-methods", {
    ...{ name: `Week ${week.run}`, type: 1, currency, rto_fee: "3.50", tier_kind: "dynamic" },
    ranges: [
      { from: 1, to: 2, amount: "5.00" },
      { from: 3, amount: "4.00" },
    ],
  });
  const due = [
    [["60.00", 1]],
    [
      ["40.00", 1],
      ["12.00", 3],
    ],
    [["25.00", 1]],
    [],
    [["9.00", 1]],
  ] as const;
  const orders: { id: string; number: string }[] = [];
  for (const each of due)
    orders.push(
      await createApiOrder(page, {
        ...{ merchant_id: merchants[0]?.id, shipping_method_id: method.id },
        customer: { first_name: "Klara", last_name: `Kasse${week.run}`, phone: "+41791234567" },
        collections: each.map(([amount, paid]) => ({ amount, currency, method: paid })),
      }),
    );
  const { collections: unpaid } = await must<{ collections: { id: string; amount: string }[] }>(
    page,
    "GET",
    `collections?search=Kasse${week.run}`,
  );
  const ahead = unpaid.filter(({ amount }) => amount === "25.00").map(({ id }) => id);
  await must(page, "POST", "collections/mark-prepaid", { collections: ahead, holder: "carrier" });
  const out = await ship(page, "delivery", orders);
  const brought = { shipments: out.slice(0, 4), collections: "collected" };
  expect(await must(page, "POST", "shipments/dropoff", brought)).toMatchObject({ refused: [] });
  await must(page, "POST", "shipments/attempt", { shipments: out.slice(4), reason: "NOT_ORDERED" });
  const back = await ship(page, "return", orders.slice(4));
  expect(await must(page, "POST", "shipments/dropoff", { shipments: back })).toMatchObject({ refused: [] });
}

/** Shipments of orders, in their order, with the week's agent. */
async function ship(page: Page, type: string, orders: readonly { id: string }[]): Promise<string[]> {
  const shipments: string[] = [];
  for (const { id } of orders) {
    const body = { orders: [id], shipment_type: type };
    const stored = await must<{ shipments: { shipment_id: string }[] }>(page, "POST", "shipments/store", body);
    shipments.push(...stored.shipments.map(({ shipment_id }) => shipment_id));
  }
  await must(page, "POST", `shipments/assign/${week.agentId}`, { shipments });
  return shipments;
}

test.describe
  .serial("a week of deliveries", () => {
    let errors: string[] = [];
    test.beforeEach(async ({ page }) => {
      await signIn(page);
      errors = watchConsole(page);
    });
    test.afterEach(() => {
      expect(errors.filter((each) => !each.includes("404"))).toEqual([]);
    });

    test("cash on delivery: a receipt, received short, voided and recreated; the books balance at each step", async ({
      page,
    }) => {
      week.run = String(Date.now());
      week.agent = `Casimir ${week.run}`;
      await drive(page);
      await open(page, "/accounting/books");
      await page.getByRole("button", { name: "Check now" }).click();
      await expect(page.getByText("The books balance", { exact: true })).toBeVisible();
      await expect(page.getByText(/^All \d+ checks pass$/)).toBeVisible();
      await expectAccessible(page);

      await open(page, "/accounting");
      await expect(page).toHaveURL(/\/accounting\/agent-billing\/pending$/);
      await open(page, `${collections}/pending`);
      const row = rowOf(page, week.agent).first();
      await expect(row).toContainText("100.00 EUR");
      await expect(row).toContainText("12.00 EUR");
      await expect(row).toContainText("50.00 over 50.00");
      await expectAccessible(page);
      await row.getByRole("checkbox").check();
      await page.keyboard.press("g");
      await expect(row).toContainText("112.00 EUR");

      await page.getByRole("link", { name: /^Receipts/ }).click();
      await expect(page).toHaveURL(/\/receipts$/);
      const number = await openNewest(page, `${collections}/receipts`, week.agent, /^CR-\d{4}-\d{4}$/);
      await expectAccessible(page);
      for (const piece of ["50.00", "20.00"])
        await page.getByLabel(`${piece} EUR, pieces`).fill(piece === "50.00" ? "1" : "2");
      await expect(page.getByText("10.00 EUR short")).toBeVisible();
      const receive = page.getByRole("button", { name: /^Receive 102.00 EUR/ });
      await expect(receive).toBeDisabled();
      await page.getByLabel("Reason").selectOption({ label: "Wrong change on delivery" });
      await page.getByLabel("Note").fill("gave a tenner back");
      await expectAccessible(page);
      await page.keyboard.press("Control+Enter");
      await expect(page.getByText("Received", { exact: true }).first()).toBeVisible();
      await expect(page.getByText("gave a tenner back").first()).toBeVisible();
      await expectBooks(page);
      await act(page, "Void receipt", { Reason: "counted the wrong bag" });
      await expect(page.getByText("Voided", { exact: true }).first()).toBeVisible();
      await expectBooks(page);

      await open(page, `${collections}/pending`);
      await page.getByRole("button", { name: `Details of ${week.agent} EUR` }).click();
      const lines = rowOf(page, `Kasse${week.run}`).filter({ hasText: "today" });
      await expect(lines.filter({ hasText: "12.00 EUR" }).last()).toContainText("Card");
      await expect(lines.filter({ hasText: "60.00 EUR" }).last()).toContainText("Cash");
      await expectAccessible(page);
      for (const box of await page.getByRole("checkbox", { name: /^Select WB-/ }).all()) await box.check();
      await page.getByRole("button", { name: "Generate a receipt of 3" }).click();
      await expect(row).toContainText("112.00 EUR");
      await open(page, `${collections}/receipts`);
      const again = rowOf(page, week.agent).filter({ hasText: "Pending" });
      await expect(again).toHaveCount(1);
      await expect(again).not.toContainText(number);
      await again.getByRole("link").first().click();
      await page.getByText("As a total").click();
      await page.getByLabel("Counted cash").fill("100.00");
      await page.keyboard.press("Control+Enter");
      await expect(page.getByText("Received", { exact: true }).first()).toBeVisible();
      // The count fields are gone: focus continues at the buttons, not at the top of the page.
      await expect(page.locator(".action-row")).toBeFocused();
      await expectBooks(page);
      await open(page, `${collections}/receipts/CR-1999-0001`);
      await expect(page.getByText(notFound)).toBeVisible();
    });

    test("a driver's earnings and bonus: a receipt with its payment file, paid, voided and paid again", async ({
      page,
    }) => {
      await open(page, payouts);
      await expect(page).toHaveURL(/\/agent-billing\/pending$/);
      const row = rowOf(page, week.agent).first();
      await expect(row).toContainText("5 shipments × 2.50");
      await page.getByRole("button", { name: "New transaction" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Agent").selectOption({ label: week.agent });
      await dialog.getByLabel("Amount").fill("120.50");
      await dialog.getByLabel("Currency").selectOption(currency);
      await dialog.getByLabel("Description").fill("Snow tyres changed at home");
      await expectAccessible(page);
      await dialog.getByRole("button", { name: "Create transaction" }).click();
      await expect(row).toContainText("133.00 EUR");
      await page.getByRole("button", { name: new RegExp(week.agent) }).click();
      await expect(page.getByText("Snow tyres changed at home").last()).toBeVisible();
      await expectAccessible(page);

      await must(page, "POST", "agent-billing/transactions", {
        ...{ agent_id: week.agentId, amount: "1.00", currency, description: "Typed twice" },
      });
      await reload(page);
      await expect(row).toContainText("134.00 EUR");
      await page.getByRole("button", { name: new RegExp(week.agent) }).click();
      await rowOf(page, "Typed twice").getByRole("button", { name: "Void transactions" }).click();
      await page.getByRole("dialog").getByLabel("Reason").fill("once is enough");
      await page.getByRole("dialog").getByRole("button", { name: "Void transactions" }).click();
      await expect(row).toContainText("133.00 EUR");
      await expect(page.getByText("cash on hand 0.00")).toBeVisible();
      await page.getByRole("switch", { name: "Net cash on hand against payout" }).uncheck();
      await expect(page.getByText("cash on hand 0.00")).toHaveCount(0);

      for (const turn of ["voided", "kept"]) {
        if (turn === "kept") {
          // All rows of a list at once; the list is this agent's.
          await open(page, `${payouts}/pending?filters[agent][]=${week.agentId}`);
          await expect(rowOf(page, "All agents")).toContainText("133.00 EUR");
          await page.getByRole("button", { name: "Generate 1 receipt" }).click();
        } else {
          await row.getByRole("checkbox").check();
          await page.keyboard.press("g");
        }
        await page
          .getByRole("dialog")
          .getByRole("button", { name: /^Generate (1 receipt|receipts)/ })
          .click();
        if (turn === "kept") await expect(page.getByText("1 receipt generated")).toBeVisible();
        await expect(row).toHaveCount(0);
        await open(page, `${payouts}/receipts`);
        if (turn === "voided") {
          await expectAccessible(page);
          await takePaymentFile(page, week.agent);
        }
        await openNewest(page, `${payouts}/receipts`, week.agent, /^AR-\d{4}-\d{4}$/);
        await act(page, "Pay receipt");
        await expect(page.getByText("Paid", { exact: true }).first()).toBeVisible();
        await expectBooks(page);
        if (turn === "kept") break;
        await expectAccessible(page);
        await act(page, "Mark as unpaid");
        await act(page, "Void receipt", { Reason: "wrong driver" });
        await expect(page.getByText("Voided", { exact: true }).first()).toBeVisible();
        await expectBooks(page);
      }
      await open(page, `${payouts}/receipts/AR-1999-0001`);
      await expect(page.getByText(notFound)).toBeVisible();
    });

    test("a merchant's week: invoiced, modified, paid by bank statement, voided, reissued; settled, disputed, corrected", async ({
      page,
      browser,
    }) => {
      await open(page, billing);
      await expect(page).toHaveURL(/\/merchant-billing\/pending$/);
      const row = rowOf(page, merchant).filter({ hasText: currency }).first();
      // 2 × 5.00, 2 × 4.00 and a return of 3.50 with 8.1 % VAT; 60.00, 40.00, 12.00 and 25.00 that was paid ahead.
      for (const sum of ["21.50", "23.24", "137.00", "113.76"]) await expect(row).toContainText(sum);
      await expect(row).toContainText(/Schaan/);
      await row.getByRole("button", { name: new RegExp(merchant) }).click();
      await expect(page.getByText("2 × 4.00").first()).toBeVisible();
      await expectAccessible(page);
      // In one, from the pane; voided both are as they were.
      await page.getByRole("button", { name: "Combine invoice and settlement" }).click();
      await expect(page.getByText(/^Generated: R-\d{4}-\d{5}, S-\d{4}-\d{4}$/)).toBeVisible();
      await openNewest(page, `${billing}/settlements`, merchant, /^S-\d{4}-\d{4}$/);
      await expect(page.getByRole("button", { name: "Settle 113.76 EUR" })).toBeVisible();
      await act(page, "Void settlement", { Reason: "Not in one" });
      await expectBooks(page);
      await open(page, `${billing}/pending`);
      const invoices = `${billing}/invoices`;
      const number = await generate(page, row, "invoices");
      await expectAccessible(page);
      await act(page, "Modify", { "Additional line": "Two pallets", Amount: "35.00", "Discount, percent": "3" });
      await expect(page.getByText("Two pallets").first()).toBeVisible();
      await expect(page.getByText("Discount 3 %").first()).toBeVisible();
      await expect(rowOf(page, "Shipping, tier 1")).toContainText("orders 1 – 2 of the month");
      await expect(rowOf(page, "Shipping, tier 2")).toContainText("orders from 3 of the month");
      await expectFiles(page, number);
      await payByStatement(page, number);
      await expectBooks(page);
      await open(page, `${invoices}/${number}`);
      await expect(page.getByText(`Thank you for ${number}`).first()).toBeVisible();
      await act(page, "Mark as unpaid");
      await act(page, "Void invoice", { Reason: "Wrong month" });
      await expect(page.getByText(/Voided by ST-\d{4}-\d{5}/).first()).toBeVisible();
      await expectBooks(page);
      const again = await generate(page, row, "invoices");
      expect(again).not.toBe(number);
      await act(page, "Mark as paid");
      await expectBooks(page);

      const settled = await generate(page, row, "settlements");
      await act(page, "Void settlement", { Reason: "Wrong account" });
      await expectBooks(page);
      const settlement = await generate(page, row, "settlements");
      expect(settlement).not.toBe(settled);
      const portal = await (await browser.newContext({ locale: "en-US" })).newPage();
      await signIn(portal, { ...demo, email: "merchant@waybill.example" });
      await open(portal, `${invoices}/${again}`);
      // The line made by hand waited again when its invoice was voided: 21.50 and 35.00, with 8.1 % VAT.
      for (const sum of ["56.50", "4.58", "61.08"]) await expect(portal.getByText(sum).first()).toBeVisible();
      await open(portal, `${billing}/settlements/${settlement}`);
      for (const sum of ["60.00", "40.00", "12.00", "25.00", "137.00"])
        await expect(portal.getByText(sum, { exact: true }).first()).toBeVisible();
      await expect(portal.getByRole("button", { name: /^Settle/ })).toHaveCount(0);
      await portal.getByRole("button", { name: "Dispute" }).first().click();
      await portal.getByRole("textbox", { name: "What is wrong" }).fill("She paid 62.00 and has the slip.");
      await expectAccessible(portal);
      await portal.getByRole("button", { name: "Send dispute" }).click();
      await expect(portal.getByText("She paid 62.00 and has the slip.").first()).toBeVisible();

      await open(page, `${billing}/settlements/${settlement}`);
      await page.getByRole("textbox", { name: "Correction" }).fill("2.00");
      await page.getByRole("textbox", { name: "Resolution", exact: true }).fill("The slip is right");
      await expectAccessible(page);
      await page.getByRole("button", { name: "Add correction" }).click();
      await expect(page.getByText("Corrections").first()).toBeVisible();
      await expectBooks(page);
      await reload(portal);
      await expect(portal.getByText("The slip is right").first()).toBeVisible();
      await expect(portal.getByText("139.00").first()).toBeVisible();
      await portal.context().close();
      // From its file on the amount is fixed: later corrections are the next settlement's.
      await open(page, `${billing}/settlements`);
      await takePaymentFile(page, settlement);
      await open(page, `${billing}/settlements/${settlement}`);
      await page.getByRole("button", { name: "Settle 139.00 EUR" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Settle", exact: true }).click();
      await expect(page.getByText("Settled", { exact: true }).first()).toBeVisible();
      await expectBooks(page);
      await open(page, `${invoices}/R-1999-00001`);
      await expect(
        page.getByText("Invoice not found. You might not have permission to view it.").first(),
      ).toBeVisible();
    });
  });

/** Creates an invoice or a settlement of the merchant's pending items, and opens it. */
async function generate(page: Page, row: Locator, part: "invoices" | "settlements"): Promise<string> {
  await open(page, `${billing}/pending`);
  await row.getByRole("checkbox").check();
  if (part === "invoices") await page.keyboard.press("g");
  else await page.getByRole("toolbar").getByRole("button", { name: "Generate settlements" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: `Generate ${part}` })
    .click();
  await expect(row.getByRole("checkbox", { checked: true })).toHaveCount(0);
  return openNewest(page, `${billing}/${part}`, merchant, /^[RS]-\d{4}-\d{4,5}$/);
}

/** UBL, ZUGFeRD and the paper of an invoice. */
async function expectFiles(page: Page, number: string): Promise<void> {
  const at = `${billing}/invoices/${number}`;
  const file = await page.request.get(`${at}/e-invoice?format=ubl`);
  expect(await file.text()).toContain(number);
  const hybrid = await page.request.get(`${at}/e-invoice?format=pdf`);
  expect(await hybrid.text()).toMatch(/^%PDF-1\.7[\s\S]*factur-x\.xml[\s\S]*\/AFRelationship \/Alternative/);
  const pdf = await page.request.get(`${at}/print`);
  expect(pdf.headers()["content-type"]).toBe("application/pdf");
}

/** A bank statement that names the invoice: it is proposed, confirmed, and known as booked from then on. */
async function payByStatement(page: Page, number: string): Promise<void> {
  const { invoice } = await must<{ invoice: { issued_on: string; total: string } }>(
    page,
    "GET",
    `billing/invoices/${number}`,
  );
  const { issued_on: day, total: amount } = invoice;
  const paid = {
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
  await expect(page.getByText("No bank statement yet")).toBeVisible();
  await page.getByLabel("Choose file").setInputFiles({
    ...{ name: "statement.xml", mimeType: "application/xml", buffer: Buffer.from(createCamt053([paid, fees])) },
  });
  const row = rowOf(page, number);
  await expect(row).toContainText("Sure");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Book 1 payment" }).click();
  await expect(row).toContainText("Booked");
  await expect(row.getByRole("checkbox")).toHaveCount(0);
}
