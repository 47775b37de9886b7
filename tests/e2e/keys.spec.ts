import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page } from "playwright/test";
import { expectAccessible, open, signIn, test, watchConsole } from "./journey.ts";

/** An order that nothing else knows of. */
const schaan = {
  destination: {
    address: { line1: "Duxweg 2", city: "Schaan", country: "LI", postal_code: "9494" },
    point: { longitude: 9.51682, latitude: 47.1626 },
  },
  customer: { first_name: "By", last_name: "Keys", phone: "+423 232 11 22" },
  units: "metric",
  packages: [{ quantity: 1 }],
};

/** The announcements for screen readers in the live region of choice lists. */
const getAnnouncements = (page: Page) => page.locator("[data-live-announcer]");

/** Arrows, letters and digits at a field of parts. */
const part = (field: Locator, name: RegExp) => field.getByRole("spinbutton", { name });

async function ordersReady(page: Page): Promise<void> {
  await open(page, "/orders");
  await expect(page.getByRole("row").nth(1).getByRole("checkbox")).toBeVisible();
  await page.waitForLoadState("networkidle");
}

test("menus by keyboard: letters, Escape, Tab; the header's menu is not a row", async ({ page, baseURL }) => {
  await signIn(page);
  const errors = watchConsole(page);
  await ordersReady(page);
  const add = page.getByRole("button", { name: "Filter", exact: true });
  await add.focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem").first()).toBeFocused();
  await page.keyboard.type("cre");
  await expect(page.getByRole("menuitem", { name: "Created" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("menu")).toBeHidden();
  await expect(add).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("menuitem").last()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toBeHidden();
  await expect(add).toBeFocused();

  // A ready order has more to be done to it than fits into a row.
  await open(page, "/orders?filters[status][]=2");
  await page.locator("tbody a").first().click();
  // With less room in the row more actions are in the menu.
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.getByRole("button", { name: "More actions" }).click();
  const menu = page.getByRole("menu", { name: "More actions" });
  const lines = await menu
    .getByRole("menuitem")
    .evaluateAll((items) => items.map((each) => each.getBoundingClientRect()));
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line.left).toBe(lines[0]?.left);
  const overflow = await menu.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);

  // The pressed button disappears after its action: the keyboard continues from its position, not from the top of the
  // page.
  const made = await page.request.post("/api/orders", { headers: { origin: baseURL ?? "" }, data: schaan });
  const { data }: { data: { number: string } } = await made.json();
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `/orders/${data.number}`);
  await page.getByRole("button", { name: "Ship", exact: true }).press("Enter");
  await expect(page.getByText("Shipment created").first()).toBeVisible();
  await expect(page.locator(".action-row")).toBeFocused();

  // After a pause typing continues in the same field, whatever was found meanwhile; its clear button empties it.
  await ordersReady(page);
  await page.keyboard.press("/");
  await page.keyboard.type("Schaan");
  await page.waitForURL(/search=Schaan$/);
  await page.waitForLoadState("networkidle");
  const search = page.getByRole("searchbox", { name: "Search orders" });
  await expect(search).toBeFocused();
  await page.keyboard.type(" Duxweg");
  await page.waitForURL(/search=Schaan(\+|%20)Duxweg$/);
  await page.getByRole("navigation").getByRole("link", { name: "Orders" }).click();
  await expect(search).toHaveValue("");
  expect(errors).toEqual([]);
});

test("an action names its object; typed text is not discarded without confirmation", async ({ page }) => {
  // Wide enough for all that can be done to orders that are ready; what does not fit is in a menu.
  await page.setViewportSize({ width: 1800, height: 900 });
  await signIn(page);
  await open(page, "/orders?filters[status][]=2");
  await page.waitForLoadState("networkidle");
  await page.getByRole("row").nth(1).getByRole("checkbox").check();
  await page.getByRole("row").nth(2).getByRole("checkbox").check();
  const start = page.getByRole("toolbar").getByRole("button", { name: "Cancel" });
  await start.click();
  const dialog = page.getByRole("dialog", { name: "Cancel 2 orders" });
  await expect(dialog.getByLabel("Reason")).toBeFocused();
  await expectAccessible(page);
  // Nothing was typed, so there is no question.
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(start).toBeFocused();

  await start.click();
  await page.keyboard.type("Nobody at home");
  // A selection of text that ends outside is no press outside.
  const box = await dialog.getByLabel("Reason").boundingBox();
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 8);
  await page.mouse.down();
  await page.mouse.move(20, 20, { steps: 4 });
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await page.keyboard.press("Escape");
  const question = page.getByRole("dialog", { name: "Close without saving?" });
  await expect(question.getByRole("button", { name: "Keep editing" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(dialog.getByLabel("Reason")).toHaveValue("Nobody at home");
  await dialog.getByRole("button", { name: "Keep orders" }).click();
  await expect(dialog).toBeHidden();
});

test("a combobox announces its number of choices, scrolls to the active one, and Escape closes only it", async ({
  page,
}) => {
  await signIn(page);
  await open(page, "/settings/account");
  await page.waitForLoadState("networkidle");
  const field = page.getByRole("combobox", { name: "Time zone" });
  await field.focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("europe");
  await expect(getAnnouncements(page)).toContainText(/\d+ options available/);
  const list = page.getByRole("listbox");
  for (let step = 0; step < 25; step += 1) await page.keyboard.press("ArrowDown");
  await expect
    .poll(() =>
      list.evaluate((element) => {
        const id = document.activeElement?.getAttribute("aria-activedescendant");
        const option = id ? document.getElementById(id)?.getBoundingClientRect() : undefined;
        const frame = element.getBoundingClientRect();
        return option !== undefined && option.top >= frame.top - 1 && option.bottom <= frame.bottom + 1;
      }),
    )
    .toBe(true);
  // While the list is open the page around it is hidden from readers; Tab closes the list before focus gets there.
  const { violations } = await new AxeBuilder({ page }).disableRules(["aria-hidden-focus"]).analyze();
  expect(violations.filter(({ tags }) => tags.some((tag) => tag.startsWith("wcag"))).map(({ id }) => id)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(field).toBeFocused();
});

test("in a dialog Escape closes only a field's list; Home and End move within the text", async ({ page }) => {
  await signIn(page);
  await open(page, "/orders?filters[status][]=2");
  await page.locator("tbody a").first().click();
  await page.getByRole("button", { name: "Edit delivery" }).click();
  await page.getByRole("menuitem", { name: "Edit source and destination" }).click();
  const dialog = page.getByRole("dialog");
  const field = dialog.getByRole("combobox", { name: "Address" });
  const list = page.getByRole("listbox", { name: "Address" });
  await field.focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("ädtle", { delay: 40 });
  await page.keyboard.press("Home");
  await page.keyboard.type("St", { delay: 40 });
  await page.keyboard.press("End");
  await page.keyboard.type(" 1", { delay: 40 });
  await expect(field).toHaveValue("Städtle 1");
  await expect(list.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(dialog).toBeVisible();
  await expect(field).toHaveValue("Städtle 1");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Close without saving?" })).toBeVisible();
});

test("tabs inside a page have their roles and arrows; a change of page is announced", async ({ page }) => {
  await signIn(page);
  await ordersReady(page);
  await page.locator("tbody a").first().click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(/^WB-/);
  await expect(page.locator("[aria-live=polite] [role=img]")).toHaveAttribute(
    "aria-label",
    (await heading.textContent()) ?? "none",
  );
  await page.getByRole("tab", { name: "Timeline" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: /Notes/ })).toBeFocused();
  await expect(page.getByRole("tabpanel", { name: /Notes/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("navigation").getByRole("link", { name: "Customers" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Customers" })).toBeVisible();
  await expect(page.locator("[aria-live=polite] [role=img]")).toHaveAttribute("aria-label", "Customers");
  await expect(page.getByRole("main")).toBeFocused();
});

for (const { locale, address, start, end, words, parts } of [
  {
    locale: "en-US",
    address: "/orders/create",
    start: "Delivery from",
    end: "Delivery to",
    words: "tomorrow 9–12",
    parts: /day|month|year/,
  },
  {
    locale: "de-DE",
    address: "/orders/create",
    start: "Zustellung ab",
    end: "Zustellung bis",
    words: "morgen 9–12",
    parts: /Tag|Monat|Jahr/,
  },
])
  test.describe(`in ${locale}`, () => {
    test.use({ locale });
    test("days and times are typed as parts in the account's format, or as words", async ({ page }) => {
      await signIn(page);
      const errors = watchConsole(page);
      await open(page, address);
      const from = page.getByRole("group", { name: start });
      const to = page.getByRole("group", { name: end });
      const sent = (name: string) => page.locator(`input[name="delivery_schedule.${name}"]`);
      // The parts come with a field that is seen.
      await sent("from").scrollIntoViewIfNeeded();
      await expect(part(from, parts)).toHaveCount(3);

      // Parts: nothing is sent while one of them is missing.
      await from.getByRole("spinbutton").first().focus();
      await page.keyboard.type("241220261730");
      await expect(sent("from")).toHaveValue("2026-12-24T17:30");
      await page.keyboard.press("Backspace");
      await expect(sent("from")).toHaveValue("2026-12-24T17:03");
      await page.keyboard.press("Backspace");
      await expect(sent("from")).toHaveValue("");
      await expectAccessible(page);

      // Words: the end goes into the field beside it.
      await from.getByRole("spinbutton").first().focus();
      await page.keyboard.type(words);
      await page.keyboard.press("Enter");
      await expect(sent("from")).toHaveValue(/^\d{4}-\d{2}-\d{2}T09:00$/);
      await expect(sent("to")).toHaveValue(/^\d{4}-\d{2}-\d{2}T12:00$/);
      await expect(to.getByRole("spinbutton").nth(3)).toHaveText("12");
      expect(errors).toEqual([]);
    });
  });
