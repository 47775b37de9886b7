import { type Browser, expect, type Locator, type Page } from "playwright/test";
import { createDrivenDay, openPhonePage } from "./drive-day.ts";
import { expectAccessible, open, signIn, test, watchConsole } from "./journey.ts";
import { callPageApi } from "./small-plan.ts";

const letter = (at: number) => String.fromCharCode(97 + at);
const spellOut = (n: number) => [...String(n)].map((digit) => letter(Number(digit))).join("");

/** A customer with a phone and an email. */
const named = spellOut(Date.now());
const customer = {
  ...{ first_name: "Petra", last_name: `Beck ${named}`, phone: `+4176${String(Date.now()).slice(-7)}` },
  email: `petra.${named}@example.test`,
};

/** The newest message to somebody of which the words are found. */
async function readMessage(office: Page, to: string, words: RegExp): Promise<string> {
  let found = "";
  await expect(async () => {
    // The sweep runs once a minute; here it is triggered.
    await office.request.get("/cdn-cgi/local/scheduled?cron=*+*+*+*+*");
    await office.goto(`/dev/outbox?to=${encodeURIComponent(to)}`);
    const texts = await office.getByRole("article").allInnerTexts();
    found = texts.find((text) => words.test(text)) ?? "";
    expect(found).not.toBe("");
  }).toPass({ timeout: 120_000 });
  return found;
}

/** A phone that looks at the tracking page, with a clock of its own. */
async function look(browser: Browser, locale: string, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale });
  const visit = await context.newPage();
  await visit.clock.install();
  await visit.goto(address);
  return visit;
}

/** Lets half minutes pass, after which an open page asks again, until it shows what it is to show. */
async function askUntil(visit: Page, shown: () => Promise<unknown>): Promise<void> {
  await expect(async () => {
    const asked = visit.waitForResponse((response) => response.request().resourceType() === "fetch");
    await Promise.all([asked, visit.clock.fastForward(31_000)]);
    await shown();
  }).toPass({ timeout: 60_000 });
}

/** The open page shows it before long. */
const askUntilShown = (visit: Page, found: Locator) =>
  askUntil(visit, () => expect(found).toBeVisible({ timeout: 1_000 }));

async function reportPosition(phone: Page, spot: { longitude: number; latitude: number }): Promise<void> {
  const at = new Date().toISOString();
  const sent = await phone.request.post("/api/drive/positions", {
    headers: { origin: new URL(phone.url()).origin },
    data: { sent_at: at, positions: [{ ...spot, accuracy: 8, at }] },
  });
  expect(sent.status()).toBe(200);
}

async function deliver(phone: Page): Promise<void> {
  await phone.getByRole("button", { name: /^To stop/ }).click();
  await phone.getByRole("button", { name: "I am here" }).click();
  await phone.getByRole("button", { name: "Hand over" }).click();
  await phone.getByRole("button", { name: /^Complete stop/ }).click();
  await expect(phone.getByText("All sent")).toBeVisible();
}

test("customers follow a delivery on their phones in German and English, from the first text to the feedback, while the driver's phone moves", async ({
  page: office,
  browser,
}) => {
  // Positions reach customers with a delay, and there are two of them.
  test.setTimeout(480_000);
  await signIn(office);
  const { settings }: { settings: { version: number } } = (await callPageApi(office, "GET", "messages/settings")).data;
  const rule = { version: settings.version, rule: { sms: "on" } };
  const saved = await callPageApi(office, "PUT", "messages/settings/events/out_for_delivery", rule);
  expect(saved.status, JSON.stringify(saved.data)).toBe(200);
  const { agentId } = await createDrivenDay(office, `Ottilie ${String(Date.now())}`, { customer });
  const { routes }: { routes: { agent: { id: string }; stops: { shipment: { order_number: string } | null }[] }[] } = (
    await callPageApi(office, "GET", "routes")
  ).data;
  const stops = routes.find(({ agent }) => agent.id === agentId)?.stops ?? [];
  const number = stops.findLast(({ shipment }) => shipment)?.shipment?.order_number ?? "";

  const driver = await openPhonePage(office, browser, agentId);
  await driver.getByRole("button", { name: "Begin my day" }).click();
  await driver.getByRole("button", { name: "Loaded, start the route" }).click();
  await expect(driver.getByText("All sent")).toBeVisible();

  const text = await readMessage(office, customer.phone, new RegExp(number));
  const link = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? "");
  const address = `${link.pathname}${link.search}`;
  const german = await look(browser, "de-DE", address);
  const english = await look(browser, "en-GB", address.replace(/&?lang=\w+/, "&lang=en"));
  const errors = [watchConsole(german), watchConsole(english)];
  await expect(german.getByText("Noch 2 Stopps vor Ihnen.")).toBeVisible();
  await expect(english.getByText("2 stops before you.")).toBeVisible();
  await expect(german.getByText("In Zustellung").first()).toBeVisible();
  await expect(english.getByText("Out for delivery").first()).toBeVisible();

  const place = { longitude: 9.5209, latitude: 47.14 };
  await deliver(driver);
  await reportPosition(driver, place);
  await askUntilShown(german, german.getByText("Noch 1 Stopp vor Ihnen."));
  await askUntilShown(english, english.getByText("1 stop before you."));
  const map = german.getByRole("img", { name: /und der Fahrer auf dem Weg dorthin$/ });
  await askUntilShown(german, map);
  await askUntilShown(english, english.getByRole("img", { name: /and the driver on the way$/ }));
  const drawn = await map.innerHTML();
  await reportPosition(driver, { ...place, latitude: place.latitude + 0.02 });
  await askUntil(german, async () => expect(await map.innerHTML()).not.toBe(drawn));
  await expectAccessible(german);

  await deliver(driver);
  await askUntilShown(german, german.getByText("Sie sind als Nächstes dran."));
  await deliver(driver);
  await askUntilShown(german, german.getByRole("heading", { level: 1, name: /zugestellt/i }));
  await askUntilShown(english, english.getByRole("heading", { level: 1, name: /delivered/i }));
  const mail = new RegExp(`${number}[^]*zugestellt|zugestellt[^]*${number}`, "i");
  expect(await readMessage(office, customer.email, mail)).toContain(link.pathname);

  await german.getByRole("link", { name: /Zustellnachweis/ }).click();
  await german.getByLabel("Postleitzahl der Lieferadresse").fill("9490");
  await german.getByRole("button", { name: "Code senden" }).click();
  const code = /(\d{6}) ist Ihr Code/.exec(await readMessage(office, customer.email, /ist Ihr Code/))?.[1] ?? "";
  await german.getByLabel("Code").fill(code);
  await german.getByRole("button", { name: "Weiter" }).click();
  await german.getByLabel("5 Sterne").check();
  await german.getByRole("button", { name: "Rückmeldung senden" }).click();
  await expect(german.getByRole("status")).toHaveText("Danke für Ihre Rückmeldung.");
  await open(office, `/orders/${number}`);
  await expect(office.getByText("5 of 5 stars")).toBeVisible();
  expect(errors.flat()).toEqual([]);
});
