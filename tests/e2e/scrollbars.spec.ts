import { expect, type Page } from "playwright/test";
import { open, signIn, test } from "./journey.ts";

// Scrollbars that take room, as on Windows and Linux: a hidden label below the page costs everyone a bar.

test.use({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] }),
    { scope: "worker" },
  ],
});

/** By how much the document is higher and wider than the window, and frames that scroll sideways without need. */
const measureOverflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollHeight, scrollWidth, clientWidth } = document.documentElement;
    const frames = [...document.querySelectorAll(".detail-main, .detail-side, .scroll")];
    return {
      below: scrollHeight - innerHeight,
      beside: scrollWidth - innerWidth,
      bar: innerWidth - clientWidth,
      sideways: frames.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.className),
    };
  });

test("no page is higher or wider than its window", async ({ page }) => {
  const none = { below: 0, beside: 0, bar: 0, sideways: [] };
  await open(page, "/login");
  expect(await measureOverflow(page), "/login").toEqual(none);
  await signIn(page);
  await open(page, "/orders");
  const order = (await page.locator("tbody a").first().getAttribute("href")) ?? "no order";
  for (const path of ["/", "/settings/locations", "/shipments/deliveries/create", order]) {
    await open(page, path);
    await expect(page.locator("main h1").first()).toBeVisible();
    expect(await measureOverflow(page), path).toEqual(none);
  }
});
