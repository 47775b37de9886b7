import { expect } from "playwright/test";
import { countryName, demoTown } from "./demo-places.ts";
import { expectAccessible, open, signIn, test, watchConsole } from "./journey.ts";
import { withMaps } from "./launch-options.ts";
import { callPageApi } from "./small-plan.ts";

test.use({ launchOptions: withMaps });

test("an address with typos is found, and a suggestion is chosen by keyboard while typing", async ({ page }) => {
  await signIn(page);
  const errors = watchConsole(page);
  await open(page, "/orders/create");
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Lund");
  await page.getByLabel("Phone", { exact: true }).fill("+423 233 12 34");
  const street = page.getByRole("combobox", { name: "Address", exact: true });
  const option = page.getByRole("option", { name: /^Städtle 12/ });
  await expect(async () => {
    await street.fill("");
    await street.pressSequentially("Städtle 12, Vadutz");
    await expect(option).toBeVisible({ timeout: 4000 });
  }).toPass();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(street).toHaveValue("Städtle 12");
  // A street needs its own line.
  const [line, zip] = [await street.boundingBox(), await page.getByRole("textbox", { name: "Zip code" }).boundingBox()];
  expect(line?.width ?? 0).toBeGreaterThan(2 * (zip?.width ?? Number.POSITIVE_INFINITY));
  await expectAccessible(page);
  await expect(page.getByRole("textbox", { name: "Zip code" })).toHaveValue(demoTown.postal_code);
  await expect(page.getByRole("textbox", { name: "City" })).toHaveValue(demoTown.city);
  await page.getByLabel("Country").first().selectOption({ label: countryName });

  // An unknown address is saved all the same.
  await street.fill("Nirgendwo 7");
  await page.keyboard.press("Tab");
  await expect(street).toHaveValue("Nirgendwo 7");
  await street.fill("Städtle 12");
  await page.getByRole("button", { name: "Create order" }).click();
  await expect(page).toHaveURL(/\/orders\/WB/);
  const number = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const answer: { order: { status: number; destination: { point: { longitude: number; latitude: number } } } } = (
    await callPageApi(page, "GET", `orders/${number}`)
  ).data;
  expect(answer.order.status).toBeGreaterThan(0);
  expect(Math.abs(answer.order.destination.point.longitude - 9.5223)).toBeLessThan(0.001);
  expect(Math.abs(answer.order.destination.point.latitude - 47.1405)).toBeLessThan(0.001);
  expect(errors).toEqual([]);
});

test("the house at a pin is named and filled into the form while the pin stays", async ({ page }) => {
  await signIn(page);
  await open(page, "/settings/locations");
  const tiles: string[] = [];
  page.on("response", (response) => tiles.push(new URL(response.url()).pathname));
  await page.getByRole("button", { name: "Add location" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Add location" });
  await dialog.getByLabel("Latitude").fill("47.14052");
  await dialog.getByLabel("Longitude").fill("9.5223");
  // The map moves to the typed coordinates, down to street level.
  await expect.poll(() => tiles, { timeout: 30_000 }).toContainEqual(expect.stringMatching(/\/1[0-4]\/\d+\/\d+\.mvt$/));
  const named = dialog.getByText(/^Nearest address: Städtle \d/);
  await expect(named).toBeVisible();
  await dialog.getByRole("button", { name: "Use this address" }).click();
  const [, line = ""] = /: (.+), 9490 Vaduz$/.exec((await named.textContent()) ?? "") ?? [];
  await expect(dialog.getByRole("combobox", { name: "Address", exact: true })).toHaveValue(line);
  await expect(dialog.getByRole("textbox", { name: "Zip code" })).toHaveValue(demoTown.postal_code);
  await expect(dialog.getByRole("textbox", { name: "City" })).toHaveValue(demoTown.city);
  await expect(dialog.getByLabel("Latitude")).toHaveValue("47.14052");
  await expect(dialog.getByRole("button", { name: "Use this address" })).toHaveCount(0);
});

test("choosing an address sets the pin, and changing it removes the pin", async ({ page }) => {
  await signIn(page);
  await open(page, "/settings/locations");
  await page.getByRole("button", { name: "Add location" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Add location" });
  const street = dialog.getByRole("combobox", { name: "Address", exact: true });
  await expect(async () => {
    await street.fill("");
    await street.pressSequentially("Städtle 12, Vaduz");
    await page.getByRole("option", { name: /^Städtle 12/ }).click({ timeout: 4000 });
  }).toPass();
  await expect(dialog.getByLabel("Latitude")).toHaveValue(/^47\.14/);
  await expect(dialog.getByLabel("Longitude")).toHaveValue(/^9\.52/);
  await expect(dialog.getByText(/^Pin set at 47\.14/)).toBeVisible();
  // The map went there: the pin is in its frame.
  const frame = dialog.getByRole("region", { name: "Map with the pin" });
  const pin = dialog.getByRole("button", { name: /^Pin:/ });
  await expect(async () => {
    const [map, mark] = [await frame.boundingBox(), await pin.boundingBox()];
    if (!map || !mark) throw new Error("the map is not drawn yet");
    expect(Math.abs(mark.x + mark.width / 2 - map.x - map.width / 2)).toBeLessThan(map.width / 4);
  }).toPass({ timeout: 30_000 });
  await street.fill("Städtle 14");
  await expect(dialog.getByLabel("Latitude")).toHaveValue("");
});
