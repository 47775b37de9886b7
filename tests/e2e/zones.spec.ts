import { readFile } from "node:fs/promises";
import { expect, type Page } from "playwright/test";
import { countryName, demoHouse } from "./demo-places.ts";
import { expectAccessible, open, signIn, test, watchConsole } from "./journey.ts";
import { withMaps } from "./launch-options.ts";

test.use({ launchOptions: withMaps });

async function ready(page: Page): Promise<void> {
  await expect(page.locator("[data-ready]")).toBeVisible();
}

/** Clicks on the map, in parts of its width and height. */
async function clickMap(page: Page, places: readonly (readonly [number, number])[]): Promise<void> {
  const box = await page.locator(".map-holder").boundingBox();
  if (!box) throw new Error("there is no map");
  for (const [x, y] of places) await page.mouse.click(box.x + box.width * x, box.y + box.height * y);
}

async function saveAs(page: Page, name: string): Promise<void> {
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name: new RegExp(`^${name} `) })).toBeVisible();
}

test("zones are drawn, split, exported, imported, and decide which shipping method is offered", async ({ page }) => {
  await signIn(page);
  const errors = watchConsole(page);
  await open(page, "/settings/delivery-zones");
  await ready(page);
  await page.getByRole("button", { name: "Split by a line" }).click();
  await expect(page.getByText("Please select a polygon.")).toBeVisible();

  await page.getByRole("button", { name: "Draw a polygon" }).click();
  await clickMap(page, [
    [0.25, 0.3],
    [0.75, 0.3],
    [0.75, 0.8],
    [0.25, 0.8],
    [0.25, 0.3],
  ]);
  await saveAs(page, "Mouse");
  await page.getByRole("button", { name: "Split by a line" }).click();
  await clickMap(page, [
    [0.5, 0.22],
    [0.5, 0.9],
  ]);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /^Mouse 2 / })).toBeVisible();

  await page.getByRole("button", { name: "Draw a polygon" }).click();
  const map = page.getByRole("application");
  await map.focus();
  for (const [key, times] of [
    ["ArrowLeft", 1],
    ["ArrowRight", 4],
    ["ArrowDown", 4],
  ] as const) {
    for (let at = 0; at < times; at++) await page.keyboard.press(key);
    await page.keyboard.press("Enter");
  }
  await page.keyboard.press("Enter");
  await saveAs(page, "Keys");
  await expect(page.getByRole("region", { name: "Overlaps" })).toContainText("Mouse");
  await expectAccessible(page);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Export selected" }).click(),
  ]);
  const file = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(file.features).toHaveLength(1);
  await page.getByRole("button", { name: "Delete zone" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete zone" }).click();
  await expect(page.getByRole("button", { name: /^Keys / })).toHaveCount(0);
  const bow = {
    type: "Polygon",
    coordinates: [
      [
        [0, 0],
        [2, 2],
        [2, 0],
        [0, 2],
        [0, 0],
      ],
    ],
  };
  file.features.push({ type: "Feature", properties: { name: "Bow" }, geometry: bow });
  await page.getByRole("button", { name: "Import", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Import zones" });
  const buffer = Buffer.from(JSON.stringify(file));
  await dialog
    .getByLabel("GeoJSON file")
    .setInputFiles({ name: "zones.geojson", mimeType: "application/json", buffer });
  await expect(dialog.getByText("Feature 2, Bow: The outline crosses itself at 1, 1.")).toBeVisible();
  await dialog.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByRole("button", { name: /^Keys / })).toBeVisible();

  await open(page, "/settings/shipping-methods");
  await page.getByRole("link", { name: "Coverage" }).click();
  await expect(page.getByRole("heading", { name: "Coverage of shipping methods" })).toBeVisible();
  const first = page.getByRole("list", { name: "Who covers what" }).getByRole("button").first();
  const method = (await first.locator(".name").textContent()) ?? "";
  await page.getByRole("button", { name: "Add a country" }).click();
  const codes = page.getByLabel(`Postal codes in ${countryName}`);
  await codes.fill("97*, nonsense!");
  await expect(page.getByText("Not a postal code, a range or a prefix: nonsense!")).toBeVisible();
  await codes.fill("97*, 9600-9699");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(first).toContainText("codes: 2");
  await expectAccessible(page);

  await open(page, "/orders/create");
  const offered = page.getByLabel("Shipping method").getByRole("option", { name: method, exact: true });
  await expect(offered).toHaveCount(1);
  await page.getByRole("combobox", { name: "Address" }).fill(demoHouse.line1);
  await page.getByRole("textbox", { name: "Zip code" }).fill(demoHouse.postal_code);
  await page.getByRole("textbox", { name: "City" }).fill(demoHouse.city);
  await expect(offered).toHaveCount(0);
  await expect(page.getByText("Shipping methods that do not cover the destination: 1.")).toBeVisible();
  await page.getByRole("textbox", { name: "Zip code" }).fill("9700");
  await page.getByRole("textbox", { name: "City" }).fill("Bergstadt");
  await expect(offered).toHaveCount(1);
  expect(errors).toEqual([]);
});
