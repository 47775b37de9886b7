import { expect } from "playwright/test";
import { expectAccessible, open, signIn, test, watchConsole } from "./journey.ts";

test("Ctrl-K finds an order by name and opens it by keyboard; a list's search box finds the same", async ({ page }) => {
  const errors = watchConsole(page);
  await signIn(page);
  await open(page, "/orders");
  const row = page.getByRole("row").nth(1);
  const number = (await row.getByRole("link").first().innerText()).trim();
  const palette = page.getByRole("dialog", { name: "Search or jump to" });
  // Keys that are pressed before the page listens are lost.
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(palette).toBeVisible({ timeout: 1000 });
  }).toPass();
  await palette.getByRole("combobox").pressSequentially(number);
  await expect(palette.getByRole("option", { name: number }).first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/orders/${number}$`));
  await open(page, "/orders");
  const box = page.getByRole("searchbox").first();
  await box.fill(number);
  await box.press("Enter");
  await expect(page.getByRole("link", { name: number }).first()).toBeVisible();
  expect(errors).toEqual([]);
});

test("a failed search shows an error and can be retried", async ({ page }) => {
  await signIn(page);
  await page.route("**/search?*", (route) => route.fulfill({ status: 500, body: "" }));
  await open(page, "/customers");
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Search or jump to" });
  await palette.getByRole("combobox").fill("zzz");
  await expect(palette.getByRole("alert")).toContainText("The search failed.");
  await expect(palette).not.toContainText("No results found");
  await page.unroute("**/search?*");
  await palette.getByRole("button", { name: "Try again" }).click();
  await expect(palette).toContainText("No results found");
  await expect(palette.getByRole("alert")).toHaveCount(0);
});
