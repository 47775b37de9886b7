import { expect, test } from "playwright/test";
import { expectAccessible, open, signIn, watchConsole } from "./journey.ts";
import { ask } from "./small-plan.ts";

test("a driver's bonus becomes a receipt, is paid, and voided again; the books balance", async ({ page }) => {
  await signIn(page);
  const errors = watchConsole(page);
  const run = String(Date.now());
  const agent = `Pius ${run}`;
  const made = await ask(page, "POST", "agents", {
    name: agent,
    phone: `+4178${run.slice(-7)}`,
    functions: ["deliveries"],
  });
  expect(made.status, JSON.stringify(made)).toBe(201);

  await open(page, "/accounting/agent-billing");
  await expect(page).toHaveURL(/\/agent-billing\/pending$/);
  await page.getByRole("button", { name: "New transaction" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Agent").selectOption({ label: agent });
  await dialog.getByLabel("Amount").fill("120.50");
  await dialog.getByLabel("Currency").selectOption("CHF");
  await dialog.getByLabel("Description").fill("Snow tyres changed at home");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Write transaction" }).click();
  const row = page.getByRole("row").filter({ hasText: agent });
  await expect(row).toContainText("120.50 CHF");
  await page.getByRole("button", { name: `Lines of ${agent} CHF` }).click();
  await expect(page.getByText("Snow tyres changed at home").last()).toBeVisible();
  await expectAccessible(page);

  await row.getByRole("checkbox").check();
  await page.keyboard.press("g");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Generate receipts/ })
    .click();
  await expect(row).toHaveCount(0);

  await open(page, "/accounting/agent-billing/receipts");
  await expectAccessible(page);
  await page.getByRole("row").filter({ hasText: agent }).getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^AR-\d{4}-\d{4}$/);
  await page.getByRole("button", { name: "Pay receipt" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Pay receipt" }).click();
  await expect(page.getByText("Paid", { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Void receipt" }).click();
  await page.getByRole("dialog").getByLabel("Reason").fill("wrong driver");
  await page.getByRole("dialog").getByRole("button", { name: "Void receipt" }).click();
  await expect(page.getByText("Voided", { exact: true }).first()).toBeVisible();

  await open(page, "/accounting/books");
  await page.getByRole("button", { name: "Prove now" }).click();
  await expect(page.getByText("The books balance", { exact: true })).toBeVisible();
  await open(page, "/accounting/agent-billing/receipts/AR-1999-0001");
  await expect(
    page.getByText("This receipt does not exist, or you might not have permissions to view it."),
  ).toBeVisible();
  expect(errors.filter((each) => !each.includes("404"))).toEqual([]);
});
