import { expect, type Page, test } from "playwright/test";
import { expectAccessible, signIn, watchConsole } from "./journey.ts";

/** The newest order of the demo workspace that is still under way. */
async function someOrder(page: Page): Promise<string> {
  await signIn(page);
  const response = await page.request.get("/api/orders?limit=1&filters[status][]=3");
  const body: { data: { orders: { number: string }[] } } = await response.json();
  const number = body.data.orders[0]?.number;
  if (!number) throw new Error("the demo workspace has no order in Processing");
  return number;
}

test("a customer reads the tracking page on a phone, without a script, in both languages", async ({
  page,
  browser,
}) => {
  const number = await someOrder(page);
  const phone = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    locale: "de-DE",
  });
  const visit = await phone.newPage();
  const scripts: string[] = [];
  visit.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await visit.goto(`/track/${number.toLowerCase()}`);
  await expect(visit).toHaveURL(`/track/${number}?lang=de`);
  await expect(visit.getByText(number)).toBeVisible();
  await expect(visit.getByRole("heading", { name: "Verlauf" })).toBeVisible();
  await expect(visit.getByRole("img", { name: /^Karte: Ziel/ })).toBeVisible();
  await visit.getByRole("link", { name: "EN, English" }).click();
  await expect(visit.getByRole("heading", { name: "What happened" })).toBeVisible();
  expect(scripts).toEqual([]);
  expect(await visit.locator("script, link[rel=modulepreload]").count()).toBe(0);
  await phone.close();
});

test("signed in or not, the page is the same, is public, and breaks no policy", async ({ page, browser }) => {
  const number = await someOrder(page);
  const errors = watchConsole(page);
  const mine = await page.goto(`/track/${number}?lang=en`);
  const stranger = await (await browser.newContext()).newPage();
  const theirs = await stranger.goto(`/track/${number}?lang=en`);
  const body = async (response: typeof mine) => (await response?.text())?.replaceAll(/nonce="[^"]*"/g, "");
  expect(await body(mine)).toBe(await body(theirs));
  expect(mine?.headers()["cache-control"]).toContain("public");
  expect(mine?.headers()["set-cookie"]).toBeUndefined();
  expect(errors).toEqual([]);
  await expectAccessible(page);
  expect((await page.goto("/orders"))?.headers()["cache-control"]).toBe("private, no-store");
});

test("an unknown number says so in the reader's words", async ({ page }) => {
  const response = await page.goto("/track/WB-1?lang=en");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Order not found" })).toBeVisible();
  await expectAccessible(page);
});
