import { expect } from "playwright/test";
import { open, reload, signIn, test, watchConsole } from "./journey.ts";

const dispatcher = { email: "mehmet@waybill.example", password: "waybill-demo" };

test.use({ locale: "de-DE" });

test("an amount is typed in German format and shown the same way", async ({ page }) => {
  await signIn(page, dispatcher);
  const errors = watchConsole(page);
  await open(page, "/items");
  const sku = `KOMMA-${Date.now()}`;
  await page.getByRole("button", { name: "Artikel hinzufügen" }).first().click();
  const adding = page.getByRole("dialog", { name: "Artikel hinzufügen" });
  await adding.getByLabel("Artikelnummer").fill(sku);
  await adding.getByLabel("Name").fill("Zitronen");
  const price = adding.getByLabel("Stückpreis");
  await price.fill("1,2,3");
  await adding.getByRole("button", { name: /^(Artikel hinzufügen|Speichern)/ }).click();
  await expect(price).toHaveAttribute("aria-invalid", "true");
  await expect(price).toHaveValue("1,2,3");
  await price.fill("1.234,50");
  await adding.getByRole("button", { name: /^(Artikel hinzufügen|Speichern)/ }).click();
  await expect(adding).toBeHidden();

  await reload(page);
  const row = page.getByRole("row", { name: new RegExp(sku) });
  await expect(row).toContainText("1.234,50");
  await row.getByRole("link").or(row.getByRole("button")).first().click();
  await expect(page.getByLabel("Stückpreis")).toHaveValue("1234,50");
  expect(errors).toEqual([]);
});
