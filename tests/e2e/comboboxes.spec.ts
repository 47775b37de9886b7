import { expect, type Page } from "playwright/test";
import { open, signIn, test } from "./journey.ts";

/** Goes on by Tab, as somebody without a mouse does, until the field has focus. */
async function tabTo(page: Page, label: string): Promise<void> {
  const field = page.getByRole("combobox", { name: label }).first();
  await expect(field).toBeVisible();
  for (let step = 0; step < 150; step += 1) {
    if (await field.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`"${label}" is not reached by Tab`);
}

/** What a screen reader announces for the highlighted option. */
async function activeOption(page: Page): Promise<string> {
  return page.evaluate(() => {
    const id = document.activeElement?.getAttribute("aria-activedescendant");
    return (id && document.getElementById(id)?.textContent) || "";
  });
}

const fields = [
  { page: "/orders/create", label: "Find customer", typed: "hasler", found: /hasler/i },
  { page: "/orders/create", label: "Template", typed: "euro", found: /euro/i },
  { page: "/orders/create", label: "Add an item", typed: "decke", found: /decke/i },
  { page: "/settings/account", label: "Time zone", typed: "lisb", found: /lisbon/i },
];

for (const { page: address, label, typed, found } of fields)
  test(`"${label}" reached by Tab accepts typing`, async ({ page }) => {
    await signIn(page);
    await open(page, address);
    await tabTo(page, label);
    await page.keyboard.type(typed, { delay: 40 });
    const field = page.getByRole("combobox", { name: label }).first();
    await expect(field).toHaveValue(typed);
    await expect(page.getByRole("option", { name: found }).first()).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => activeOption(page)).toMatch(found);
    const option = await activeOption(page);
    await page.keyboard.press("Enter");
    await expect(field).toHaveAttribute("aria-expanded", "false");
    // What is added goes into a row, and the field is empty for the next one.
    if (label === "Add an item") await expect(field).toHaveValue("");
    else expect(option).toContain(await field.inputValue());
  });

test("the chosen customer fills the form", async ({ page }) => {
  await signIn(page);
  await open(page, "/orders/create");
  await tabTo(page, "Find customer");
  await page.keyboard.type("hasler", { delay: 40 });
  await expect(page.getByRole("option", { name: /hasler/i }).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Last name").first()).toHaveValue("Hasler");
});
