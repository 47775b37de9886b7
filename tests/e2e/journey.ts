import { randomInt } from "node:crypto";
import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Locator, type Page } from "playwright/test";
import { addDays, getSpan } from "#app/platform/time/day-spans.ts";

/** A network of its own, as people have: the server counts attempts by network, and all of a machine would be one. */
const fromOwnNetwork = () => ({ "CF-Connecting-IP": `10.${randomInt(256)}.${randomInt(256)}.1` });

/**
 * A journey comes from a network of its own. The phones and colleagues' browsers that it opened end with it, or they would ask
 * on beside the next.
 */
export const test = base.extend<{ ending: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  extraHTTPHeaders: async ({}, use) => use(fromOwnNetwork()),
  ending: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});

/** The Monday of the week that comes in so many, `YYYY-MM-DD`: a date written down would be over some day. */
export const getMondayIn = (weeks: number) =>
  addDays(getSpan(new Date().toISOString().slice(0, 10), "week").from, 7 * weeks);

/** The demo workspace's owner, as `npm start` prints it. */
export const demo = { email: "demo@waybill.example", password: "waybill-demo" };

/** Pages that are still (tracking) have no script to wait for. */
export const hydrated = "html[data-hydrated], html:not(:has(script[type=module]))";

/** Opens a page and waits until it listens: before its scripts run, a press on a button that needs them does nothing. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator(hydrated).waitFor({ state: "attached" });
}

/** The same page once more, until it listens. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await page.locator(hydrated).waitFor({ state: "attached" });
}

/** Signs in, from a network of its own, and waits for the home screen. */
export async function signIn(page: Page, person: { email: string; password: string } = demo): Promise<void> {
  await page.context().setExtraHTTPHeaders(fromOwnNetwork());
  await open(page, "/login");
  await enterSignIn(page, person);
}

/** Fills the sign-in form and waits for what comes after it. */
export async function enterSignIn(page: Page, person: { email: string; password: string }): Promise<void> {
  await page.getByLabel(/^e-?mail$/i).fill(person.email);
  await page.getByLabel(/^(password|passwort)$/i).fill(person.password);
  await page.getByRole("button", { name: /^(sign in|anmelden)$/i }).click();
  await expect(page).not.toHaveURL(/login/);
}

interface Newcomer {
  first: string;
  last: string;
  email: string;
  password: string;
}

/** The code of the newest mail to an address, from the outbox that a development server shows. */
export async function readMailedCode(page: Page, email: string): Promise<string> {
  const outbox = await page.request.get(`/dev/outbox?to=${encodeURIComponent(email)}`);
  return /\b\d{6}\b(?=[^<]*<\/h2>)/.exec(await outbox.text())?.[0] ?? "none";
}

/** The way in of the newest invitation to an address. */
export async function readMailedInvitation(page: Page, email: string): Promise<string> {
  const outbox = await page.request.get(`/dev/outbox?to=${encodeURIComponent(email)}`);
  const token = /token=([\w-]+)/.exec(await outbox.text())?.[1] ?? "none";
  return `/workspaces/load?token=${token}`;
}

/** Registers, proves the address by its code, and waits for the first workspace's form. */
export async function registerInBrowser(page: Page, { first, last, email, password }: Newcomer): Promise<void> {
  await open(page, "/register");
  await page.getByLabel(/first name/i).fill(first);
  await page.getByLabel(/last name/i).fill(last);
  await page.getByLabel(/^e-?mail$/i).fill(email);
  await page.getByLabel(/^password$/i).fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(/verify/);
  await page.getByLabel("Verification code").fill(await readMailedCode(page, email));
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page).toHaveURL(/workspaces/);
  await open(page, "/workspaces/create");
}

/** Fills the form of a new workspace, in Germany, and waits for its home. */
export async function createWorkspaceInBrowser(page: Page, name: string): Promise<void> {
  await page.getByLabel(/name/i).first().fill(name);
  await page.getByLabel(/country/i).selectOption("DE");
  await page.getByLabel(/(zip|postal)/i).fill("20095");
  await page.getByLabel(/time zone/i).selectOption("Europe/Berlin");
  await page.locator("form button[type=submit]").last().click();
  await expect(page).toHaveURL(/\/$/);
}

/** Writes a day, a time or both by words: what `fill` is for other fields. */
export async function writeTime(page: Page, label: string, words: string): Promise<void> {
  await page.getByRole("group", { name: label, exact: true }).getByRole("spinbutton").first().press("a");
  const field = page.getByRole("textbox", { name: label, exact: true });
  // Enter puts the parts in the place of the text: what it is pressed on is gone before the press has ended.
  await expect(async () => {
    if (await field.isVisible()) {
      await field.fill(words, { timeout: 2000 });
      await page.keyboard.press("Enter");
    }
    await expect(field).toBeHidden({ timeout: 2000 });
  }).toPass();
}

/** Ticks a box of a list and waits for the bar of what may be done. */
export async function tick(page: Page, box: Locator): Promise<void> {
  await box.check();
  await expect(page.getByRole("toolbar")).toBeVisible();
}

/** Nothing that axe knows to be wrong under WCAG 2.2 AA. */
export async function expectAccessible(page: Page): Promise<void> {
  // Before the style sheets are here nothing has its size.
  await page.waitForLoadState("load");
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`)).toEqual(
    [],
  );
}

/** Fails on errors that a person would find in the console, and on anything that the content policy blocked. */
export function watchConsole(page: Page): string[] {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(error.message));
  return errors;
}
