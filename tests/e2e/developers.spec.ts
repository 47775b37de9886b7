import { expect, test } from "playwright/test";
import { expectAccessible, open, signIn } from "./journey.ts";

test("a stranger reads a guide, finds a call, takes its sample and tries it with a token; without a script but its own", async ({
  page,
  browser,
}) => {
  await signIn(page);
  await open(page, "/settings/access-tokens");
  await page.getByRole("button", { name: "New token" }).first().click();
  await page.getByLabel("Name", { exact: true }).fill(`Portal ${Date.now()}`);
  await page.getByLabel("Orders", { exact: true }).check();
  await page.getByRole("dialog").getByRole("button", { name: "New token" }).click();
  const token = (await page.getByTestId("secret").textContent()) ?? "";

  const stranger = await (await browser.newContext()).newPage();
  await open(stranger, "/developers");
  await expect(stranger.getByRole("heading", { name: "First order in five minutes" })).toBeVisible();
  await expectAccessible(stranger);
  await stranger.keyboard.press("Control+k");
  await expect(stranger.getByRole("searchbox", { name: "Search the API" })).toBeFocused();
  await stranger.keyboard.type("/api/orders/{number}/timeline");
  await stranger.keyboard.press("Enter");
  await stranger
    .getByRole("main")
    .getByRole("link", { name: /timeline/i })
    .click();
  await expect(stranger.getByText("curl http")).toBeVisible();
  await stranger.getByText("Python", { exact: true }).click();
  await expect(stranger.getByText("raise_for_status")).toBeVisible();
  await expectAccessible(stranger);
  await open(stranger, "/developers/reference/get-api-orders");
  await stranger.getByLabel("Access token").fill(token);
  await stranger.getByLabel("Query, such as limit=1").fill("limit=1&fields=number");
  await stranger.getByRole("button", { name: "Send the request" }).click();
  await expect(stranger.locator("output")).toContainText('"orders"');
  expect(await stranger.locator("script[src]").count()).toBe(1);
});
