import { expect, type Page } from "playwright/test";
import { expectAccessible, open, signIn, test, tick, watchConsole } from "./journey.ts";
import { createApiOrder } from "./small-plan.ts";

const dispatcher = { email: "mehmet@waybill.example", password: "waybill-demo" };

/** Presses a button of a shipment's page, answers its dialog, and waits until it is gone. */
async function act(page: Page, name: string, fill: (dialog: ReturnType<Page["getByRole"]>) => Promise<unknown>) {
  const shown = page.getByRole("button", { name, exact: true });
  const entry = page.getByRole("menuitem", { name, exact: true });
  // In the row or in its menu, wherever there is room.
  await expect(async () => {
    if (!(await entry.isVisible())) await page.keyboard.press("Escape");
    if (await shown.isVisible()) return shown.click({ timeout: 2_000 });
    await page.getByRole("button", { name: "Weitere Aktionen", exact: true }).click({ timeout: 2_000 });
    await entry.click({ timeout: 2_000 });
  }).toPass();
  const dialog = page.getByRole("dialog", { name });
  await fill(dialog);
  await dialog.getByRole("button", { name, exact: true }).click();
  await expect(dialog).toBeHidden();
}

const nothing = async () => {};

test("a day at the warehouse in German: picked up, counted, attempted and returned", async ({ browser }) => {
  const context = await browser.newContext({ locale: "de-DE", timezoneId: "Europe/Berlin" });
  const page = await context.newPage();
  await signIn(page, dispatcher);
  const errors = watchConsole(page);
  // Two packages that a scanner can read.
  const { number } = await createApiOrder(page, { packages: [{ quantity: 2, weight: 2, barcode: "KARTON-7" }] });

  await open(page, `/shipments/pickups/create?search=${number}`);
  await expect(page.getByRole("heading", { name: "Neue Abholungen" })).toBeVisible();
  await tick(page, page.getByRole("row", { name: new RegExp(number) }).getByRole("checkbox"));
  await page.getByRole("button", { name: "Abholungen anlegen" }).click();
  const making = page.getByRole("dialog", { name: "Abholungen anlegen" });
  await making.getByLabel("An Standort").selectOption({ index: 1 });
  await making.getByRole("button", { name: "Abholungen anlegen" }).click();
  await expect(page.getByText("Abholungen entstehen aus Aufträgen").or(page.getByText("Keine Treffer"))).toBeVisible();

  await open(page, `/orders/${number}`);
  await expect(page.locator(".detail-heading")).toContainText("In Bearbeitung");
  await page.getByRole("link", { name: /^SH-/ }).click();
  await expect(page).toHaveURL(/shipments\/pickups\/SH-/);
  await act(page, "Fahrer zuweisen", (dialog) => dialog.getByLabel("Fahrer").selectOption({ index: 1 }));
  await act(page, "Als abgeholt markieren", nothing);
  await act(page, "Als zugestellt markieren", nothing);
  await expectAccessible(page);
  await act(page, "Einlagern", async (dialog) => {
    const scanner = dialog.getByLabel("Packstück scannen");
    await scanner.fill("FREMD-1");
    await scanner.press("Enter");
    await expect(dialog.getByText("FREMD-1")).toBeVisible();
    await scanner.fill("KARTON-7");
    await scanner.press("Enter");
    await expect(dialog.getByText("1 von 2 Packstücken. Fehlende werden als Vorfall vermerkt.")).toBeVisible();
  });
  await expect(page.locator(".detail-side")).toContainText("Vorfall");
  await expect(page.locator(".detail-side")).toContainText("1 von 2 Packstücken");

  await open(page, `/orders/${number}`);
  await expect(page.locator(".detail-heading")).toContainText("Unterwegs");
  await page.getByRole("button", { name: "Versenden" }).click();
  await expect(page.getByRole("link", { name: /^SH-/ })).toHaveCount(2);
  await page.getByRole("link", { name: /^SH-/ }).first().click();
  await expect(page).toHaveURL(/shipments\/deliveries\/SH-/);
  await act(page, "Fahrer zuweisen", (dialog) => dialog.getByLabel("Fahrer").selectOption({ index: 1 }));
  await act(page, "Fehlversuch vermerken", (dialog) => dialog.getByLabel("Grund").selectOption("WRONG_ITEMS"));
  await open(page, `/orders/${number}`);
  await expect(page.locator(".detail-heading")).toContainText("Rücksendung offen");
  // The customer's page shows the same.
  await open(page, `/track/${number}`);
  await expect(page.getByText("Ihre Bestellung geht zurück")).toBeVisible();
  expect(errors).toEqual([]);
  await context.close();
});
