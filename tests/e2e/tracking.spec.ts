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

test("a customer proves whose the order is and moves the delivery, without a script", async ({ page, browser }) => {
  const number = await someOrder(page);
  const found = await (await page.request.get(`/api/orders/${number}`)).text();
  const email = /[\w.+-]+@example\.com/.exec(found)?.[0] ?? "";
  const phone = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const visit = await phone.newPage();
  await visit.goto(`/track/${number}?lang=de`);
  await visit.getByRole("link", { name: "Zustelltermin ändern" }).click();
  expect(await visit.locator("script").count()).toBe(0);
  await visit.getByRole("button", { name: "Code senden" }).click();
  await visit.getByLabel("Code").fill("000000");
  await visit.getByRole("button", { name: "Weiter" }).click();
  await expect(visit.getByRole("alert")).toBeVisible();
  await page.goto(`/dev/outbox?to=${encodeURIComponent(email)}`);
  const code = /(\d{6}) ist Ihr Code/.exec(await page.locator("body").innerText())?.[1] ?? "";
  await visit.getByLabel("Code").fill(code);
  await visit.getByRole("button", { name: "Weiter" }).click();
  await visit.getByLabel("Tag und Zeit").selectOption({ index: 5 });
  await visit.getByRole("button", { name: "Diesen Termin wünschen" }).click();
  await expect(visit.getByRole("status")).toHaveText(/verschoben|Wunsch/);
  const [cookie] = await phone.cookies();
  expect(cookie).toMatchObject({ path: `/track/${number}/manage`, httpOnly: true, secure: true });
  const response = await visit.goto(`/track/${number}?lang=de`);
  expect(response?.headers()["cache-control"]).toContain("public");
  await page.goto(`/orders/${number}`);
  await expect(page.getByText("Reschedule requested")).toBeVisible();
  await phone.close();
});
