import { expect, type Page } from "playwright/test";
import { type OrderStatus, orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { demoCompany, demoTowns } from "#workers/local/demo/company.ts";
import { expectAccessible, open, signIn, test, watchConsole } from "./journey.ts";
import { type CustomerOrder, callPageApi, readCustomerOrder } from "./small-plan.ts";

/** The oldest order of the demo workspace, which no other journey made, in a status whose customer has an email: 3 is still under way, 7 delivered. */
async function findCustomerOrder(
  page: Page,
  status: OrderStatus = orderStatuses.code.processing,
): Promise<CustomerOrder> {
  await signIn(page);
  const response = await page.request.get(`/api/orders?limit=100&sort=created_at&filters[status][]=${status}`);
  const body: { data: { orders: { number: string }[] } } = await response.json();
  for (const { number } of body.data.orders) {
    const order = await readCustomerOrder(page, number);
    if (order) return order;
  }
  throw new Error(`the demo workspace has no order in status ${status} with an email`);
}

test("a customer reads the tracking page on a phone, without JavaScript, in both languages", async ({
  page,
  browser,
}) => {
  const { number, link } = await findCustomerOrder(page);
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
  await expect(visit.getByText(new RegExp(`${demoCompany.name}|${Object.keys(demoTowns).join("|")}`))).toHaveCount(0);
  await expect(visit.getByRole("img")).toHaveCount(0);
  const linked = await visit.goto(`${link}&lang=de`);
  expect(linked?.headers()).toMatchObject({
    "cache-control": "private, no-store",
    "referrer-policy": "strict-origin",
    "x-robots-tag": "noindex, nofollow",
  });
  await expect(visit.getByRole("heading", { name: "Verlauf" })).toBeVisible();
  await expect(visit.getByRole("img", { name: /^Karte: Ziel/ })).toBeVisible();
  await visit.getByRole("link", { name: "EN, English" }).click();
  await expect(visit.getByRole("heading", { name: "Timeline" })).toBeVisible();
  await expect(visit.getByRole("img", { name: /^Map: destination/ })).toBeVisible();
  await visit.goto(`${link}x&lang=en`);
  await expect(visit).toHaveURL(`/track/${number}?lang=en`);
  expect(scripts).toEqual([]);
  // One small script keeps the page current where scripts run.
  expect(await visit.locator('script:not([src="/track.js"]), link[rel=modulepreload]').count()).toBe(0);
  await phone.close();
});

test("the page is the same signed in or out, is public, and violates no policy", async ({ page, browser }) => {
  const { number } = await findCustomerOrder(page);
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

test("an open page shows a change by itself, keeps its focus, and asks for nothing new otherwise", async ({
  page,
  browser,
}) => {
  const { link, id } = await findCustomerOrder(page, orderStatuses.code.ready);
  const visit = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const errors = watchConsole(visit);
  await visit.clock.install();
  await visit.goto(`${link}&lang=en`);
  const asked = () => visit.waitForResponse((response) => response.request().resourceType() === "fetch");
  const next = async () => (await Promise.all([asked(), visit.clock.fastForward(31_000)]))[0].status();
  expect(await next()).toBe(200);
  const headline = await visit.getByRole("heading", { level: 1 }).innerText();
  await visit.getByRole("link", { name: "DE, Deutsch" }).focus();
  await open(page, "/");
  const cancelled = await callPageApi(page, "POST", "orders/cancel", { orders: [id], reason: "Ordered twice" });
  expect(cancelled.status).toBe(200);
  expect(await next()).toBe(200);
  await expect(visit.getByRole("heading", { level: 1 })).not.toHaveText(headline);
  await expect(visit.getByRole("link", { name: "DE, Deutsch" })).toBeFocused();
  expect(errors).toEqual([]);
  await visit.context().close();
});

test("an unknown number shows a message in the reader's language, keeps the number and asks again", async ({
  page,
  browser,
}) => {
  const { number } = await findCustomerOrder(page);
  const phone = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const visit = await phone.newPage();
  for (const { language, title, label, again } of [
    { language: "en", title: "Order not found", label: "Order number", again: "Track" },
    { language: "de", title: "Auftrag nicht gefunden", label: "Auftragsnummer", again: "Verfolgen" },
  ]) {
    const response = await visit.goto(`/track/WB-1?lang=${language}`);
    expect(response?.status()).toBe(404);
    await expect(visit.getByRole("heading", { name: title })).toBeVisible();
    await expect(visit.getByLabel(label)).toHaveValue("WB-1");
    await visit.getByLabel(label).fill("kein paket/7");
    await visit.getByRole("button", { name: again }).click();
    await expect(visit.getByLabel(label)).toHaveValue("KEINPAKET/7");
    await visit.getByLabel(label).fill(number.toLowerCase().replace("wb-", ""));
    await visit.getByRole("button", { name: again }).click();
    await expect(visit).toHaveURL(`/track/${number}?lang=${language}`);
  }
  await page.goto("/track/WB-1?lang=de");
  await expectAccessible(page);
  await phone.close();
});

test("a delivered order offers its proof of delivery but no reschedule; the track-order box opens the full page", async ({
  page,
}) => {
  const { number } = await findCustomerOrder(page, 7);
  await open(page, "/");
  const [whole] = await Promise.all([
    page.waitForEvent("popup"),
    page
      .getByRole("textbox", { name: "Track order" })
      .first()
      .fill(number)
      .then(() => page.keyboard.press("Enter")),
  ]);
  // One drawing for a phone and one for a wide page: before the style sheet is there both are seen.
  await expect(whole.getByRole("img", { name: /^Map: destination/ }).filter({ visible: true })).toHaveCount(1);
  await expect(whole).toHaveURL(/[?&]t=[\w-]{22}/);
  await expect(whole.getByRole("link", { name: /Proof of delivery/ })).toBeVisible();
  await expect(whole.getByText("Choose another day")).toHaveCount(0);
  await whole.goto(`/track/${number}?lang=de`);
  await expect(whole.getByText("Anderen Tag wählen")).toHaveCount(0);
});

test("a customer verifies their identity and reschedules the delivery, without JavaScript", async ({
  page,
  browser,
}) => {
  const { number, link, customer_email: email, destination } = await findCustomerOrder(page);
  const phone = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const visit = await phone.newPage();
  await visit.goto(`/track/${number}?lang=de`);
  await visit.getByRole("link", { name: "Anderen Tag wählen" }).click();
  expect(await visit.locator("script").count()).toBe(0);
  await expect(visit.getByText("••••")).toHaveCount(0);
  await visit.getByLabel("Postleitzahl der Lieferadresse").fill("00000");
  await visit.getByRole("button", { name: "Code senden" }).click();
  await expect(visit.getByRole("alert")).toHaveText("Das ist für den Auftrag nicht hinterlegt.");
  await visit.goto(`${link}&lang=de`);
  await visit.getByRole("link", { name: "Anderen Tag wählen" }).click();
  await expect(visit.getByText(/E-Mail an .••••@/)).toBeVisible();
  await visit.getByLabel("Postleitzahl der Lieferadresse").fill(destination.address.postal_code);
  await visit.getByRole("button", { name: "Code senden" }).click();
  await visit.getByLabel("Code").fill("000000");
  await visit.getByRole("button", { name: "Weiter" }).click();
  await expect(visit.getByRole("alert")).toBeVisible();
  await page.goto(`/dev/outbox?to=${encodeURIComponent(email)}`);
  const code = /(\d{6}) ist Ihr Code/.exec(await page.locator("body").innerText())?.[1] ?? "";
  await visit.getByLabel("Code").fill(code);
  await visit.getByRole("button", { name: "Weiter" }).click();
  await visit.locator("label.slot-time").filter({ visible: true }).first().click();
  await visit.getByRole("button", { name: "Diesen Termin anfragen" }).click();
  await expect(visit.getByRole("status")).toHaveText(/verschoben|Ihre Anfrage wurde gesendet/);
  // A street that is not there: those that may be meant are offered, with why.
  await visit.getByRole("link", { name: "Adresse auf der Karte prüfen" }).click();
  await visit.getByLabel("Adresse", { exact: true }).fill("Haldengass 4");
  await visit.getByLabel("Ort", { exact: true }).fill("Vaduz");
  await visit.getByRole("button", { name: "So ist es richtig" }).click();
  const offered = visit.getByRole("region", { name: "Meinten Sie eine von diesen?" });
  await expect(offered.getByRole("button", { name: /^Holdergasse 4, 9490 Vaduz/ })).toContainText("ähnlichem Namen");
  await offered.getByRole("button", { name: /Meine Angabe behalten/ }).click();
  await expect(offered).toHaveCount(0);
  await expect(visit.getByText("Meinten Sie")).toHaveCount(0);
  const [cookie] = await phone.cookies();
  expect(cookie).toMatchObject({ path: `/track/${number}/manage`, httpOnly: true, secure: true });
  const response = await visit.goto(`/track/${number}?lang=de`);
  expect(response?.headers()["cache-control"]).toContain("public");
  await page.goto(`/orders/${number}`);
  await expect(page.getByText("Reschedule requested").first()).toBeVisible();
  await phone.close();
});

test("a recipient rates the delivery once, on a phone without JavaScript; the office sees it on the order", async ({
  page,
  browser,
}) => {
  const { number, link, customer_email: email, destination } = await findCustomerOrder(page, 7);
  const phone = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const visit = await phone.newPage();
  await visit.goto(`${link}&lang=de`);
  await visit.getByRole("link", { name: /Zustellnachweis/ }).click();
  await visit.getByLabel("Postleitzahl der Lieferadresse").fill(destination.address.postal_code);
  await visit.getByRole("button", { name: "Code senden" }).click();
  await page.goto(`/dev/outbox?to=${encodeURIComponent(email)}`);
  const code = /(\d{6}) ist Ihr Code/.exec(await page.locator("body").innerText())?.[1] ?? "";
  await visit.getByLabel("Code").fill(code);
  await visit.getByRole("button", { name: "Weiter" }).click();
  await expect(visit.getByRole("group", { name: "Wie war die Zustellung?" })).toBeVisible();
  await visit.getByLabel("4 Sterne").check();
  await visit.getByLabel(/Sollten wir etwas wissen/).fill("Pünktlich und freundlich");
  const cookies = await phone.cookies();
  await page.context().addCookies(cookies);
  await page.goto(`/track/${number}/manage?lang=en`);
  await expect(page.getByRole("group", { name: "How was your delivery?" })).toBeVisible();
  await expectAccessible(page);
  await visit.getByRole("button", { name: "Rückmeldung senden" }).click();
  await expect(visit.getByRole("status")).toHaveText("Danke für Ihre Rückmeldung.");
  await expect(visit.getByRole("group", { name: "Wie war die Zustellung?" })).toHaveCount(0);
  await page.goto(`/orders/${number}`);
  await expect(page.getByText("4 of 5 stars · Pünktlich und freundlich")).toBeVisible();
  await phone.close();
});

test("a phone loads at most 40 KB of a tracking page in all: no font, and of the maps only its own", async ({
  page,
  browser,
}) => {
  const { link } = await findCustomerOrder(page);
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });
  const visit = await phone.newPage();
  const loads: Promise<{ path: string; bytes: number }>[] = [];
  visit.on("requestfinished", (request) => {
    loads.push(
      request.sizes().then(({ responseBodySize, responseHeadersSize }) => ({
        path: new URL(request.url()).pathname,
        bytes: responseBodySize + responseHeadersSize,
      })),
    );
  });
  await visit.goto(link);
  await visit.waitForLoadState("networkidle");
  const loaded = await Promise.all(loads);
  expect(loaded.filter(({ path }) => path.startsWith("/fonts/"))).toEqual([]);
  expect(loaded.filter(({ path }) => path.endsWith(".svg") && path.startsWith("/streets/"))).toHaveLength(1);
  const kilobytes = loaded.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  console.log(`${kilobytes.toFixed(1)} KB of 40 KB, ${loaded.length} files`);
  expect(kilobytes).toBeLessThanOrEqual(40);
  await phone.close();
});
