import { type BrowserContext, expect, type Page } from "playwright/test";
import { createDrivenDay, readPhoneLink } from "./drive-day.ts";
import { expectAccessible, open, signIn, test } from "./journey.ts";
import { withNotifications } from "./launch-options.ts";
import { callPageApi } from "./small-plan.ts";

test.use({ launchOptions: withNotifications });

/** The browser of a test has no push service: it gives an address as one would, and the rest is the product's own. */
async function withPushService(context: BrowserContext): Promise<void> {
  await context.grantPermissions(["notifications"]);
  await context.addInitScript(() => {
    const held = new Map<PushManager, PushSubscription>();
    const base64Url = (bytes: Uint8Array) =>
      btoa(String.fromCharCode(...bytes))
        .replaceAll("+", "-")
        .replaceAll("/", "_")
        .replaceAll("=", "");
    PushManager.prototype.getSubscription = async function () {
      return held.get(this) ?? null;
    };
    PushManager.prototype.subscribe = async function () {
      const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
      const point = new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey));
      const keys = { p256dh: base64Url(point), auth: base64Url(crypto.getRandomValues(new Uint8Array(16))) };
      const endpoint = `https://push.services.com/${crypto.randomUUID()}`;
      const made = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => held.delete(this) };
      held.set(this, made as unknown as PushSubscription);
      return made as unknown as PushSubscription;
    };
  });
}

/** A message arrives at the page's worker, as its push service would hand it over; what the worker shows is read back. */
async function arrives(page: Page, scope: string, payload: object): Promise<string[]> {
  const context = page.context();
  const devtools = await context.newCDPSession(page);
  const registrationId = await new Promise<string>((found) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => new URL(scopeURL).pathname === scope);
      if (own) found(own.registrationId);
    });
    void devtools.send("ServiceWorker.enable");
  });
  const origin = new URL(page.url()).origin;
  await devtools.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data: JSON.stringify(payload) });
  const shown = () =>
    page.evaluate(async (at) => {
      const registration = await navigator.serviceWorker.getRegistration(at);
      return ((await registration?.getNotifications()) ?? []).map(({ title, body }) => `${title}: ${body}`);
    }, scope);
  await expect.poll(async () => (await shown()).length).toBeGreaterThan(0);
  return shown();
}

const outbox = async (page: Page) => (await page.request.get("/dev/outbox")).text();

test("a driver enables notifications; an office message notifies once, and the open page shows it at once", async ({
  page: office,
  browser,
}) => {
  await signIn(office);
  const name = `Noemi ${String(Date.now())}`;
  const { agentId } = await createDrivenDay(office, name);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: "en-US" });
  await withPushService(context);
  const phone = await context.newPage();
  await open(phone, await readPhoneLink(office, agentId));
  await expect(phone.getByRole("heading", { level: 1 })).toContainText("0 of 3");
  await phone.getByRole("button", { name: "Understood" }).click();
  await phone.getByRole("button", { name: "Menu" }).click();
  await expect(phone.getByText("This phone does not notify you while the page is closed.")).toBeVisible();
  await phone.getByRole("button", { name: "Turn on notifications" }).click();
  await expect(phone.getByRole("button", { name: "Turn off notifications" })).toBeVisible();
  await expect(phone.getByText("This phone notifies you of new routes")).toBeVisible();
  await expectAccessible(phone);
  const { routes }: { routes: { id: string; agent: { id: string } }[] } = (await callPageApi(office, "GET", "routes"))
    .data;
  const route = routes.find(({ agent }) => agent.id === agentId);
  const text = `Please ring me, ${name}`;
  expect((await callPageApi(office, "POST", `routes/${route?.id}/message`, { text })).status).toBe(200);
  await expect.poll(() => outbox(office)).toContain(text);
  await phone.getByRole("button", { name: "Back" }).click();
  const message = { title: "Waybill", body: text, path: "/drive", tag: "t-1" };
  expect(await arrives(phone, "/drive", message)).toEqual([`Waybill: ${text}`]);
  // The service worker woke the page, which has reloaded its day.
  await expect(phone.getByText(text)).toBeVisible();
  expect(await arrives(phone, "/drive", message)).toEqual([`Waybill: ${text}`]);
  await phone.getByRole("button", { name: "Menu" }).click();
  await phone.getByRole("button", { name: "Turn off notifications" }).click();
  await expect(phone.getByRole("button", { name: "Turn on notifications" })).toBeVisible();
  await context.close();
});

test("a person adds a browser, receives an alert there, and removes the browser", async ({ page, context }) => {
  await withPushService(context);
  await signIn(page);
  await open(page, "/profile");
  await page.getByRole("button", { name: "Turn on in this browser" }).click();
  const devices = page.getByRole("list", { name: "Browsers with notifications" });
  await expect(devices.getByRole("listitem")).toHaveCount(1);
  await expect(devices).toContainText("this browser");
  await expectAccessible(page);
  const rule = `Rings ${Date.now()}`;
  await open(page, "/settings/webhooks-alerts/alerts");
  await page.getByRole("button", { name: "New alert" }).first().click();
  const form = page.getByRole("dialog");
  await form.getByLabel("Name", { exact: true }).fill(rule);
  await form.getByLabel("A plan fails").check();
  await form.getByLabel("Notification", { exact: true }).check();
  await form.getByRole("button", { name: "New alert" }).click();
  const row = page.getByRole("row").filter({ hasText: rule });
  await expect(row).toContainText("Notification");
  await row.getByRole("button", { name: "Send test" }).click();
  await expect.poll(() => outbox(page)).toMatch(/href="[^"]*\/settings\/webhooks-alerts\/alerts\b/);
  await open(page, "/profile");
  await expect(devices).toContainText("Last notified");
  const message = { title: "Demo", body: "A plan failed", path: "/inbox", tag: "t-2" };
  expect(await arrives(page, "/push/", message)).toEqual(["Demo: A plan failed"]);
  await devices.getByRole("button", { name: /^Remove/ }).click();
  await expect(devices).toBeHidden();
  await expect(page.getByRole("button", { name: "Turn on in this browser" })).toBeVisible();
});
