import { expect } from "playwright/test";
import "./crawl/in-page.ts";
import { open, signIn, test } from "./journey.ts";

test("offline, the page stays, shows a message, and continues by itself", async ({ page, context }) => {
  await signIn(page);
  await open(page, "/orders");
  const heading = (name: string) => page.getByRole("heading", { level: 1, name });
  await context.setOffline(true);
  // Neither its data nor its script was loaded before.
  await page.getByRole("link", { name: "Customers" }).click();
  await expect(page.getByText(/^No connection since \d\d:\d\d/)).toBeVisible();
  await expect(heading("Orders")).toBeVisible();
  await context.setOffline(false);
  await expect(heading("Customers")).toBeVisible();
  await expect(page.getByText(/^No connection since/)).toBeHidden();
});

test("offline, a screen whose script was never loaded is waited for, however busy the page is", async ({
  page,
  context,
}) => {
  await signIn(page);
  await open(page, "/");
  const heading = (name: string) => page.getByRole("heading", { level: 1, name });
  await context.setOffline(true);
  // As by a shortcut: no link that a pointer came near loaded the script in advance; and nothing is drawn meanwhile.
  await page.evaluate(() => {
    void window.__reactRouterDataRouter?.navigate("/plans");
    const until = performance.now() + 1_500;
    while (performance.now() < until);
  });
  await expect(page.getByText(/^No connection since \d\d:\d\d/)).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Modules" })).toBeVisible();
  await context.setOffline(false);
  await expect(heading("Plans")).toBeVisible();
});

test("saving offline keeps the typed text, and can be repeated", async ({ page, context }) => {
  await signIn(page);
  await open(page, "/settings/account");
  const name = page.getByLabel("Workspace name");
  await name.fill("Rätikon Kurier AG");
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  await context.setOffline(true);
  const save = page.getByRole("button", { name: /^Save/ });
  await save.click();
  await expect(page.getByText("No connection: your change may not be saved")).toBeVisible();
  await expect(name).toHaveValue("Rätikon Kurier AG");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Discard" }).click();
});

test("offline, a dialog that was never loaded is waited for, and what was typed stays", async ({ page, context }) => {
  await signIn(page);
  await open(page, "/items");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Add item" }).click();
  await expect(page.getByText(/^No connection since \d\d:\d\d/)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Items" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("dialog", { name: "Add item" })).toBeVisible();
  // With its styles, which did not load at first either.
  await expect(page.getByRole("dialog", { name: "Add item" })).toHaveCSS("display", "flex");
});
