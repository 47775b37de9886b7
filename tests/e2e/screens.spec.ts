import { expect, type Page } from "playwright/test";
import { demoCompany } from "#workers/local/demo/company.ts";
import { demo, open, signIn, test } from "./journey.ts";
import { withMaps } from "./launch-options.ts";
import { callPageApi } from "./small-plan.ts";

test.use({ launchOptions: withMaps });

// Measures every main screen as people see it: on a phone, and on a small laptop in German.

interface Numbered {
  id: string;
  number: string;
}

/** Addresses of the screens, with a thing of each kind. */
async function screens(page: Page): Promise<string[]> {
  const first = async (path: string, rows: string): Promise<Numbered | undefined> =>
    (await callPageApi(page, "GET", path)).data[rows][0];
  const [order, shipment, plan, customer, method, receipt] = [
    await first("orders?limit=1", "orders"),
    await first("shipments/deliveries?limit=1&filters[status][]=3", "shipments"),
    await first("plans?limit=1", "plans"),
    await first("customers?limit=1", "customers"),
    await first("shipping-methods?limit=1", "shipping_methods"),
    await first("collections/receipts?limit=1&filters[status][]=1", "receipts"),
  ];
  const settings =
    "account members locations custom-fields audit-log failed-messages agents teams vehicles equipment bank-rules routing merchants carriers subscription packages shipping-labels shipping-methods access-tokens webhooks-alerts webhooks-alerts/alerts integrations";
  return [
    "/",
    "/inbox",
    "/profile",
    "/orders",
    `/orders/${order?.number}`,
    "/orders/create",
    "/orders/import",
    "/shipments/deliveries",
    "/shipments/returns",
    `/shipments/deliveries/${shipment?.number}`,
    "/shipments/deliveries/create",
    "/plans",
    `/plans/${plan?.id}`,
    "/plans/rules",
    "/routes",
    "/fleet/attendance",
    "/fleet/attendance/worktime",
    "/fleet/attendance/history",
    "/accounting/collections/pending",
    "/accounting/collections/all",
    "/accounting/collections/receipts",
    `/accounting/collections/receipts/${receipt?.number}`,
    "/accounting/agent-billing/pending",
    "/accounting/agent-billing/receipts",
    "/accounting/merchant-billing/pending",
    "/accounting/merchant-billing/combine",
    "/accounting/merchant-billing/aging",
    "/accounting/merchant-billing/invoices",
    "/accounting/merchant-billing/settlements",
    "/accounting/merchant-billing/bank-statement",
    "/accounting/books",
    "/accounting/books/bank",
    "/customers",
    `/customers/${customer?.id}`,
    "/items",
    "/picklists",
    "/settings",
    ...settings.split(" ").map((each) => `/settings/${each}`),
    `/settings/shipping-methods/${method?.id}`,
  ];
}

/** What is wrong with the screen in view: wider than the window, something cut that may not be, actions on two lines. */
async function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong: string[] = [];
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over > 0) wrong.push(`${over} px wider than the window`);
    const seen = (element: Element) => element instanceof HTMLElement && element.offsetParent !== null;
    for (const element of document.querySelectorAll(".head h1, .data-grid td:not(.long-text), [data-uncut], time")) {
      const cut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
      // A cell without text holds a box, whose press area is larger than what is drawn.
      if (seen(element) && cut && element.textContent) wrong.push(`cut: ${element.textContent}`);
    }
    for (const row of document.querySelectorAll(".head, .action-row")) {
      const buttons = [...row.querySelectorAll(".button")].filter((each) => seen(each) && !each.closest("[popover]"));
      const middles = buttons.map((each) => {
        const { top, bottom } = each.getBoundingClientRect();
        return (top + bottom) / 2;
      });
      if (middles.some((middle) => Math.abs(middle - (middles[0] ?? middle)) > 4)) wrong.push("actions on two lines");
      for (const each of buttons) {
        const { right } = each.getBoundingClientRect();
        if (right > innerWidth + 1) wrong.push(`outside: ${each.textContent}`);
      }
    }
    // Nothing lies below the end of a page that does not scroll.
    for (const page of document.querySelectorAll("main, main > *, .display-small")) {
      const below = page.scrollHeight - page.clientHeight;
      if (below > 1 && getComputedStyle(page).overflowY === "visible") wrong.push(`${below} px below the page's end`);
    }
    // A table may scroll sideways within its frame, and so may a row of views, tabs or steps; nothing else.
    const frames = "nav, table, .data-grid, [role=tablist], .aside-scroll, .steps";
    for (const frame of document.querySelectorAll("main :is(nav, .table-wrap, [role=tablist])")) {
      const { right } = frame.getBoundingClientRect();
      if (seen(frame) && right > innerWidth + 1) wrong.push(`its end is out of reach: ${frame.className}`);
      const current = frame.querySelector(":scope > [aria-current]")?.getBoundingClientRect();
      if (current && (current.left < -1 || current.right > innerWidth + 1))
        wrong.push(`the current one is out of view: ${frame.className}`);
    }
    for (const each of document.querySelectorAll("main :is(button, a, input, select, textarea)")) {
      const { left, right, width } = each.getBoundingClientRect();
      if (seen(each) && width > 1 && (right > innerWidth + 1 || left < -1) && !each.closest(frames))
        wrong.push(`beside the window: ${each.textContent || each.getAttribute("aria-label") || each.tagName}`);
    }
    return wrong;
  });
}

for (const { name, size, locale } of [
  { name: "a phone", size: { width: 390, height: 844 }, locale: "en-US" },
  { name: "a small laptop, in German", size: { width: 1280, height: 720 }, locale: "de-DE" },
] as const)
  test.describe(name, () => {
    test.use({ viewport: size, locale });

    test("no screen is wider than the window, truncates a time or a street, or wraps its row of actions", async ({
      page,
    }) => {
      test.setTimeout(400_000);
      await signIn(page);
      const found: string[] = [];
      for (const path of await screens(page)) {
        await open(page, path);
        await expect(page.locator("main :is(h1, .empty b)").first()).toBeAttached();
        await page.evaluate(() => document.fonts.ready.then(() => null));
        found.push(...(await faults(page)).map((each) => `${path}: ${each}`));
      }
      expect(found).toEqual([]);
    });
  });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu links to every module, and multi-pane screens are readable", async ({ page }) => {
    await signIn(page);
    for (const name of ["Live view", "Plans", "Customers", "Items", "Pick lists", "Settings"]) {
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      const menu = page.getByRole("dialog", { name: "Menu" });
      await menu.getByRole("link", { name, exact: true }).click();
      await expect(menu).toBeHidden();
      await expect(page.locator("main h1").first()).toBeVisible();
    }
    await open(page, "/routes");
    await expect(page.getByText("This screen needs a larger display")).toBeVisible();
  });
});

test("an order leads to the next in its list, and back returns to the list", async ({ page }) => {
  await signIn(page);
  await open(page, "/orders?limit=20&filters[status][]=2");
  const links = page.locator(".data-grid tbody .cell-id a");
  await expect(links.first()).toBeVisible();
  const numbers = await links.allTextContents();
  await links.first().click();
  await expect(page.getByRole("heading", { name: numbers[0] ?? "", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Previous in the list" })).toBeDisabled();
  await expect(async () => {
    await page.getByRole("button", { name: "Next in the list" }).click({ timeout: 2000 });
    await expect(page.getByRole("heading", { name: numbers[1] ?? "", exact: true })).toBeVisible({ timeout: 4000 });
  }).toPass();
  await expect(page.getByText(/^2 of /)).toBeVisible();
  await expect(page.getByRole("img", { name: `Barcode of ${numbers[1]}` })).toBeVisible();
  await page.locator(".crumb").getByRole("link", { name: "Orders" }).click();
  await expect(page).toHaveURL(/filters/);
});

test("a person without access to a page sees why another one opened", async ({ page }) => {
  await signIn(page, { ...demo, email: "jonas@waybill.example" });
  // A typed URL replaces a page: one that hydrates late would read the reason and disappear.
  await expect(page.getByRole("heading", { name: "Needs action now" })).toBeVisible();
  await open(page, "/settings/members");
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText("You don't have access to that page.")).toBeVisible();
});

test("a shipping method shows an order's price while its fees are typed, and saves them", async ({ page }) => {
  await signIn(page);
  const name = `Measured ${Date.now()}`;
  await open(page, "/settings/shipping-methods/new");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Base fee").fill("5.00");
  await page.getByLabel("Weight: Threshold").fill("10");
  await page.getByLabel("Weight: Step").fill("1");
  await page.getByLabel("Weight: Amount").fill("0.35");
  const row = page.getByRole("row", { name: /^Weight/ });
  await expect(row).toContainText(`14.2 kg adds 1.75 ${demoCompany.currency}`);
  // Amounts have the method's currency, whatever the account's is.
  await page.getByLabel("Currency", { exact: true }).selectOption("EUR");
  await expect(row).toContainText("14.2 kg adds 1.75 EUR");
  await expect(row).not.toContainText(demoCompany.currency);
  await page.getByLabel("Currency", { exact: true }).selectOption(demoCompany.currency);
  const example = page.getByRole("region", { name: "One order" });
  await expect(example).toContainText(`5.70 ${demoCompany.currency}`);
  await example.getByLabel("Weight").fill("14.2");
  await expect(example).toContainText(`6.75 ${demoCompany.currency}`);
  await page.getByRole("radio", { name: "Dynamic" }).check();
  await page.getByLabel("From").fill("0");
  await page.getByRole("spinbutton", { name: "To", exact: true }).fill("");
  await page.locator('[name="ranges[0].amount"]').fill("4");
  await expect(page.getByRole("region", { name: "A month of one merchant" })).toContainText(
    `900.00 ${demoCompany.currency}`,
  );
  await page.getByRole("button", { name: /^Save/ }).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await expect(page).not.toHaveURL(/new$/);
});
