import { gzipSync } from "node:zlib";
import { expect, type Page } from "playwright/test";
import { open, signIn, test } from "./journey.ts";
import { withMaps } from "./launch-options.ts";

test.use({ launchOptions: withMaps });

/**
 * Kilobytes of JavaScript, compressed, that a browser loads of a page until it is idle: what `npm run check:size` reads from
 * the manifest, and whatever loads itself afterwards.
 */
const budgets = [
  { page: "/orders", most: 280 },
  { page: "/shipments/deliveries", most: 280 },
  { page: "/plans", most: 280 },
  { page: "/customers", most: 280 },
  { page: "/orders/create", most: 320 },
  { page: "/settings/agents", most: 320 },
  { page: "/settings/account", most: 320 },
  { page: "/settings/routing", most: 320 },
] as const;

/** Opens a page with nothing in the cache, and waits until nothing comes any more. */
async function loaded(page: Page, address: string): Promise<{ kilobytes: number; files: number }> {
  const scripts = new Map<string, Promise<number>>();
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    scripts.set(
      response.url(),
      response.body().then((body) => gzipSync(body, { level: 9 }).length),
    );
  });
  await open(page, address);
  await page.waitForLoadState("networkidle");
  await page.evaluate(
    () =>
      new Promise<void>((idle) => {
        requestIdleCallback(() => idle());
      }),
  );
  await page.waitForLoadState("networkidle");
  const sizes = await Promise.all(scripts.values());
  return { kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1024, files: sizes.length };
}

test("no page weighs more than its budget, counted as the browser loads it", async ({ browser, page }) => {
  test.setTimeout(300_000);
  await signIn(page);
  const session = await page.context().storageState();
  const over: string[] = [];
  for (const { page: address, most } of budgets) {
    const context = await browser.newContext({ storageState: session });
    const { kilobytes, files } = await loaded(await context.newPage(), address);
    await context.close();
    const line = `${address.padEnd(24)} ${kilobytes.toFixed(1).padStart(6)} KB of ${most} KB, ${files} files`;
    console.log(line);
    if (kilobytes > most) over.push(line);
  }
  expect(over).toEqual([]);
});
