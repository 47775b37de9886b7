import { expect, type Page, test } from "playwright/test";
import { expectAccessible, open, signIn, watchConsole } from "./journey.ts";
import { ask, makeOrder } from "./small-plan.ts";

/** An agent of one's own who stands at two doors with two orders, and collects 100.00 there: 60.00 in cash and 40.00 by card. */
async function collectAtTheDoor(page: Page, run: string): Promise<string> {
  const agent: { id: string } = (
    await ask(page, "POST", "agents", {
      name: `Casimir ${run}`,
      phone: `+4179${run.slice(-7)}`,
      functions: ["deliveries"],
      cash_limit: "50.00",
      cash_limit_currency: "CHF",
    })
  ).data;
  const orders: string[] = [];
  for (const [amount, method] of [
    ["60.00", 1],
    ["40.00", 3],
  ]) {
    const { id } = await makeOrder(page, {
      customer: { first_name: "Klara", last_name: `Kasse${run}`, phone: "+41791234567" },
      collections: [{ amount, currency: "CHF", method }],
    });
    orders.push(id);
  }
  const stored = await ask(page, "POST", "orders/ship", { orders });
  expect(stored.status, JSON.stringify(stored)).toBe(200);
  const { shipments }: { shipments: { id: string }[] } = (
    await ask(page, "GET", `shipments/deliveries?search=Kasse${run}&limit=2`)
  ).data;
  const ids = shipments.map(({ id }) => id);
  await ask(page, "POST", `shipments/assign/${agent.id}`, { shipments: ids });
  const dropped = await ask(page, "POST", "shipments/dropoff", { shipments: ids, collections: "collected" });
  expect(Object(dropped.data).refused, JSON.stringify(dropped)).toEqual([]);
  return `Casimir ${run}`;
}

/** The books are proved now, and hold. */
async function expectBalance(page: Page): Promise<void> {
  await open(page, "/accounting/books");
  await page.getByRole("button", { name: "Prove now" }).click();
  await expect(page.getByText("The books balance", { exact: true })).toBeVisible();
  await expect(page.getByText("All 6 hold")).toBeVisible();
}

test("cash from the door: a receipt, received short, voided and made again; the books balance at each step", async ({
  page,
}) => {
  await signIn(page);
  const errors = watchConsole(page);
  const run = String(Date.now());
  const agent = await collectAtTheDoor(page, run);
  await expectBalance(page);
  await expectAccessible(page);

  await open(page, "/accounting");
  await expect(page).toHaveURL(/\/accounting\/agent-billing\/pending$/);
  await open(page, "/accounting/collections/pending");
  const row = page.getByRole("row").filter({ hasText: agent });
  await expect(row).toContainText("60.00 CHF");
  await expect(row).toContainText("40.00 CHF");
  await expect(row).toContainText("10.00 over 50.00");
  await expectAccessible(page);
  await row.getByRole("checkbox").check();
  await page.keyboard.press("g");
  await expect(row).toContainText("100.00 CHF");

  await page.getByRole("link", { name: "Receipts", exact: true }).click();
  await expect(page).toHaveURL(/\/receipts$/);
  await page.getByRole("row").filter({ hasText: agent }).getByRole("link").first().click();
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText(/^CR-\d{4}-\d{4}$/);
  const number = (await title.textContent()) ?? "";
  await expectAccessible(page);
  await page.getByLabel("50.00 CHF, pieces").fill("1");
  await expect(page.getByText("10.00 CHF short")).toBeVisible();
  const receive = page.getByRole("button", { name: /^Receive 90.00 CHF/ });
  await expect(receive).toBeDisabled();
  await page.getByLabel("Reason").selectOption({ label: "Wrong change at the door" });
  await page.getByLabel("Note").fill("gave a tenner back");
  await expectAccessible(page);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Received", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("gave a tenner back").first()).toBeVisible();
  await expectBalance(page);

  await open(page, `/accounting/collections/receipts/${number}`);
  await page.getByRole("button", { name: "Void receipt" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Reason").fill("counted the wrong bag");
  await dialog.getByRole("button", { name: "Void receipt" }).click();
  await expect(page.getByText("Voided", { exact: true }).first()).toBeVisible();
  await expectBalance(page);

  await open(page, "/accounting/collections/pending");
  await page.getByRole("button", { name: `Lines of ${agent} CHF` }).click();
  const lines = page
    .getByRole("row")
    .filter({ hasText: `Kasse${run}` })
    .filter({ hasText: "today" });
  await expect(lines.filter({ hasText: "40.00 CHF" }).last()).toContainText("Card");
  await expect(lines.filter({ hasText: "60.00 CHF" }).last()).toContainText("Cash");
  await expectAccessible(page);
  for (const box of await page.getByRole("checkbox", { name: /^Select WB-/ }).all()) await box.check();
  await page.getByRole("button", { name: "Generate a receipt of 2" }).click();
  await expect(page.getByRole("row").filter({ hasText: agent }).first()).toContainText("100.00 CHF");
  await open(page, "/accounting/collections/receipts");
  const again = page.getByRole("row").filter({ hasText: agent }).filter({ hasText: "Pending" });
  await expect(again).toHaveCount(1);
  await expect(again).not.toContainText(number);
  await expectBalance(page);

  await open(page, "/accounting/collections/receipts/CR-1999-0001");
  await expect(
    page.getByText("This receipt does not exist, or you might not have permissions to view it."),
  ).toBeVisible();
  expect(errors.filter((each) => !each.includes("404"))).toEqual([]);
});
