import { expect } from "playwright/test";
import { demoTown } from "./demo-places.ts";
import { expectAccessible, open, signIn, test, watchConsole } from "./journey.ts";

test("an agent is created after a correction, changed, and deactivated", async ({ page }) => {
  await signIn(page);
  const errors = watchConsole(page);
  await open(page, "/settings/agents");
  await page.getByRole("button", { name: "Add agent" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Add agent" });
  await dialog.getByLabel("Name", { exact: true }).fill("Greta Sommer");
  await dialog.getByLabel("Phone").fill("12");
  await dialog.getByRole("button", { name: "Add agent" }).click();
  await expect(dialog.getByText("Invalid phone number").first()).toBeVisible();
  await dialog.getByLabel("Phone").fill("+49 40 7654321");
  await dialog.getByLabel("Per shipment").fill("1.25");
  await dialog.getByRole("button", { name: "Add agent" }).click();
  await expect(dialog).toBeHidden();

  await page.getByText("Greta Sommer").click();
  const edit = page.getByRole("dialog", { name: "Edit agent" });
  await expect(edit.getByLabel("Phone")).toHaveValue("+49407654321");
  await expect(edit.getByLabel("Per shipment")).toHaveValue("1.25");
  await edit.getByLabel("Name", { exact: true }).fill("Greta Sommer-Lenz");
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(edit).toBeHidden();
  await expect(page).toHaveURL(/\/settings\/agents$/);
  const row = page.getByRole("row", { name: /Greta Sommer-Lenz/ });
  await row.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Deactivate" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Deactivate/ })
    .click();
  await expect(row.getByText("Inactive")).toBeVisible();
  expect(errors.filter((each) => !each.includes("422"))).toEqual([]);
  await expectAccessible(page);
});

test("a location without coordinates is found by its town, and marked as town precision", async ({ page }) => {
  await signIn(page);
  await open(page, "/settings/locations");
  await page.getByRole("button", { name: "Add location" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Add location" });
  await dialog.getByLabel("Name", { exact: true }).fill("Quitten Hub");
  await dialog.getByLabel("Address", { exact: true }).fill("Quittenzeile 1");
  await dialog.getByLabel("Zip code").fill(demoTown.postal_code);
  await dialog.getByLabel("City").fill(demoTown.city);
  await dialog.getByRole("button", { name: "Add location" }).click();
  await expect(page.getByText("Only the town was found. Check the position.")).toBeVisible();
  await expect(page.getByRole("row", { name: /Quitten Hub/ })).toContainText("47.1");
});

test.describe("in German", () => {
  test.use({ locale: "de-DE" });

  test("the form of a vehicle", async ({ page }) => {
    await signIn(page);
    await open(page, "/settings/vehicles");
    await page.getByRole("button", { name: "Fahrzeug hinzufügen" }).first().click();
    await expect(page.getByRole("dialog").getByLabel("Kennzeichen")).toBeVisible();
    await expectAccessible(page);
  });
});
