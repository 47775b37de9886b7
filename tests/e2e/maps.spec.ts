import { expect, type Page } from "playwright/test";
import { open, signIn, test } from "./journey.ts";
import { withMaps } from "./launch-options.ts";

test.use({ launchOptions: withMaps });

/** Screens with a map, and where it is. */
const screens = [
  { path: "/routes", map: ".map-pane" },
  { path: "/settings/delivery-zones", map: ".area-frame" },
  { path: "/orders/live", map: ".live-map", open: /^map$/i },
] as const;

/** Everything that a page asks of somebody else, and every tile that it gets. */
function watch(page: Page): { outside: string[]; tiles: string[]; ways: number[] } {
  const seen = { outside: [] as string[], tiles: [] as string[], ways: [] as number[] };
  page.on("response", (response) => {
    const url = new URL(response.url());
    const home = new URL(page.url());
    if (url.protocol.startsWith("http") && url.host !== home.host) seen.outside.push(url.href);
    if (url.pathname.endsWith(".mvt")) seen.tiles.push(`${response.status()} ${url.pathname}`);
    if (url.pathname === "/ways") seen.ways.push(response.status());
  });
  return seen;
}

test("maps show the region's streets with attribution, without external requests", async ({ page }) => {
  await signIn(page);
  for (const screen of screens) {
    const seen = watch(page);
    await open(page, screen.path);
    if ("open" in screen)
      await page
        .getByRole("radio", { name: screen.open })
        .or(page.getByRole("button", { name: screen.open }))
        .or(page.getByRole("tab", { name: screen.open }))
        .first()
        .click();
    await expect(page.locator(screen.map).getByRole("link", { name: "© OpenStreetMap" })).toBeVisible();
    await expect.poll(() => seen.tiles.length, { message: screen.path, timeout: 30_000 }).toBeGreaterThan(0);
    expect(seen.tiles.filter((each) => !/^20[04] /.test(each))).toEqual([]);
    expect(seen.outside).toEqual([]);
    page.removeAllListeners("response");
  }
});

test("the routes of a day request their paths once", async ({ page }) => {
  await signIn(page);
  const seen = watch(page);
  await open(page, "/routes");
  await expect.poll(() => seen.ways, { timeout: 30_000 }).toEqual([200]);
  await page.locator(".routes button").first().click();
  await expect(page.locator(".map-holder[data-ready]")).toBeVisible();
  expect(seen.ways).toEqual([200]);
});
