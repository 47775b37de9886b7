import { expect } from "playwright/test";
import { expectAccessible, open, signIn, test } from "./journey.ts";

test("a shop is connected by sign-in; an internal URL is rejected, and a denial returns with its reason", async ({
  page,
}) => {
  await signIn(page);
  const host = "shop.waybill-shops.de";
  await page.route(`https://${host}/**`, (route) => {
    const params = new URL(route.request().url()).searchParams;
    const back = new URLSearchParams({ success: "0", user_id: params.get("user_id") ?? "" });
    return route.fulfill({ status: 302, headers: { Location: `${params.get("return_url")}?${back}` } });
  });
  await open(page, "/settings/integrations");
  await page.getByRole("button", { name: "Connect shop" }).click();
  const dialog = page.getByRole("dialog", { name: "Connect shop" });
  await dialog.getByLabel("Name").fill("Pottery");
  await dialog.getByLabel("Shop address").fill("shop.internal");
  await dialog.getByRole("button", { name: "Go to the shop" }).click();
  await expect(dialog.getByText("This address is not on the public internet.").first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Use keys" }).click();
  await expect(dialog.getByLabel("Secret or token")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Sign in at the shop" }).click();
  await dialog.getByLabel("Name").fill("Pottery");
  await dialog.getByLabel("Shop address").fill(host);
  await dialog.getByRole("button", { name: "Go to the shop" }).click();
  await expect(page.getByText("The shop denied access.")).toBeVisible();
  await expectAccessible(page);
});

test("a shop's page shows its state, its orders' history and reasons; tabs and search narrow it", async ({ page }) => {
  await signIn(page);
  await open(page, "/settings/integrations");
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "Talrösterei" }).click();
  const log = page.getByRole("region", { name: "Sync log" });
  const lines = log.getByRole("table").getByRole("row");
  await expect(lines.nth(1)).toBeVisible();
  await expectAccessible(page);
  const all = await lines.count();
  await log.getByRole("searchbox").fill("#3160");
  await log.getByRole("searchbox").press("Enter");
  await expect(lines.nth(1)).toContainText("#3160");
  expect(await lines.count()).toBeLessThan(all);
  await expect(log).toContainText("Line 2 was deleted there");
  await log.getByRole("searchbox").fill("nothing like it");
  await log.getByRole("searchbox").press("Enter");
  await expect(lines).toHaveCount(0);
  await expectAccessible(page);
});
