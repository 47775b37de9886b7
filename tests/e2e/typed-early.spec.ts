import { expect } from "playwright/test";
import { demoHouse } from "./demo-places.ts";
import { hydrated, open, signIn, test, watchConsole } from "./journey.ts";

test("text typed before the page's scripts load is kept and handled", async ({ page }) => {
  await signIn(page);
  const errors = watchConsole(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/orders/create", { waitUntil: "commit" });
  const address = page.getByRole("combobox", { name: "Address" });
  await page.getByLabel("First name").fill("Ada");
  await address.fill(demoHouse.line1);
  await page.getByRole("textbox", { name: "Zip code" }).fill(demoHouse.postal_code);
  await page.getByRole("textbox", { name: "City" }).fill(demoHouse.city);
  await expect(page.getByRole("button", { name: "Create order" })).toBeDisabled();

  const offer = page.waitForRequest((request) => request.postData()?.includes("orders.offer_methods") ?? false);
  release();
  await page.locator(hydrated).waitFor({ state: "attached" });
  expect((await offer).postData()).toContain(demoHouse.line1);
  await expect(page.getByLabel("First name")).toHaveValue("Ada");
  await expect(address).toHaveValue(demoHouse.line1);
  await expect(page.getByRole("button", { name: "Create order" })).toBeEnabled();
  expect(errors).toEqual([]);
});

test("leaving after a change made before the scripts load asks for confirmation", async ({ page }) => {
  await signIn(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/settings/account", { waitUntil: "commit" });
  await page.getByLabel("Workspace name").fill("Typed early");
  release();
  await page.locator(hydrated).waitFor({ state: "attached" });
  await page.getByRole("link", { name: "Orders" }).first().click();
  await expect(page.getByRole("dialog", { name: "Leave without saving?" })).toBeVisible();
  await page.getByRole("button", { name: "Stay here" }).click();
  await expect(page.getByLabel("Workspace name")).toHaveValue("Typed early");
});

test("the profile asks for confirmation before discarding typed text", async ({ page }) => {
  await signIn(page);
  await open(page, "/profile");
  const orders = page.getByRole("link", { name: "Orders" }).first();
  await page.getByLabel("First name").fill("Typed");
  await orders.click();
  await expect(page.getByRole("dialog", { name: "Leave without saving?" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("First name")).toBeFocused();
  await expect(page.getByLabel("First name")).toHaveValue("Typed");
  await orders.click();
  await page.getByRole("button", { name: "Leave page" }).click();
  await expect(page).toHaveURL(/orders/);
});

test("two clicks in a list before the first response are both applied", async ({ page }) => {
  await signIn(page);
  await open(page, "/shipments/deliveries");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/shipments/deliveries.data*", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("button", { name: "Columns" }).click();
  for (const name of ["Shipping method", "Merchant"]) await page.getByRole("checkbox", { name }).click();
  release();
  const heads = page.getByRole("columnheader");
  await expect(heads.filter({ hasText: "Merchant" })).toBeVisible();
  await expect(heads.filter({ hasText: "Shipping method" })).toBeVisible();
});
